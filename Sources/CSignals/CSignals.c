#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PLACES 4096

// Whoever takes `path` out of an entry owns it. A handler never frees what it took: it ends the program.
typedef struct {
  _Atomic(char *) path;
  atomic_bool is_used;
  const char *start;
  size_t count;
} entry;

static entry table[PLACES];
static atomic_uint next_place;
static int bus_exit_code;
static int pipe_in = -1;

static int add(const char *path, const void *start, size_t count) {
  char *copy = strdup(path);
  if (copy == NULL) return -1;
  for (int tries = 0; tries < PLACES; tries++) {
    unsigned place = atomic_fetch_add(&next_place, 1) % PLACES;
    bool is_used = false;
    if (!atomic_compare_exchange_strong(&table[place].is_used, &is_used, true)) continue;
    table[place].start = start;
    table[place].count = count;
    atomic_store(&table[place].path, copy);
    return (int)place;
  }
  free(copy);
  return -1;
}

int csignals_add_temporary(const char *path) { return add(path, NULL, 0); }

int csignals_add_mapping(const char *path, const void *start, size_t count) {
  return add(path, start, count);
}

void csignals_forget(int place) {
  if (place < 0 || place >= PLACES) return;
  free(atomic_exchange(&table[place].path, NULL));
  atomic_store(&table[place].is_used, false);
}

void csignals_remove_temporaries(void) {
  for (int place = 0; place < PLACES; place++) {
    if (table[place].start != NULL || atomic_load(&table[place].path) == NULL) continue;
    char *path = atomic_exchange(&table[place].path, NULL);
    if (path != NULL) unlink(path);
  }
}

static void say(const char *text, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, text, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text += written;
    count -= (size_t)written;
  }
}

// How many bytes of UTF-8 make up the control character that a text begins with, 0 for another one: those of ASCII and of
// Latin-1, line separators, and what turns the direction of text.
static size_t control(const unsigned char *text) {
  if (text[0] < 0x20 || text[0] == 0x7F) return 1;
  if (text[0] == 0xC2 && text[1] >= 0x80 && text[1] <= 0x9F) return 2;
  if (text[0] == 0xD8 && text[1] == 0x9C) return 2;
  if (text[0] != 0xE2) return 0;
  bool is_mark = text[1] == 0x80 && (text[2] == 0x8E || text[2] == 0x8F);
  bool is_line_or_turn = text[1] == 0x80 && text[2] >= 0xA8 && text[2] <= 0xAE;
  bool is_isolate = text[1] == 0x81 && text[2] >= 0xA6 && text[2] <= 0xA9;
  return is_mark || is_line_or_turn || is_isolate ? 3 : 0;
}

// A file name is data: control characters in it are not sent to a terminal.
static void say_name(const char *name) {
  while (*name != 0) {
    size_t count = control((const unsigned char *)name);
    say(count > 0 ? "?" : name, 1);
    name += count > 0 ? count : 1;
  }
}

static void say_text(const char *text) { say(text, strlen(text)); }

static void bus_error(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)context;
  const char *address = info->si_addr;
  char *name = NULL;
  for (int place = 0; place < PLACES && name == NULL; place++) {
    const char *start = table[place].start;
    if (start == NULL || (uintptr_t)address < (uintptr_t)start) continue;
    if ((uintptr_t)address - (uintptr_t)start < table[place].count) {
      name = atomic_exchange(&table[place].path, NULL);
    }
  }
  csignals_remove_temporaries();
  if (name != NULL) {
    say_name(name);
    say_text(": the file was shortened while it was read");
  } else {
    say_text("a file was shortened while it was read");
  }
  say_text(": nothing was written for it; run again when nothing is writing to it\n");
  _exit(bus_exit_code);
}

void csignals_catch_bus_errors(int exit_code) {
  bus_exit_code = exit_code;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = bus_error;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGBUS, &action, NULL);
}

static void interrupted(int number) {
  int before = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(pipe_in, &byte, 1);
  (void)ignored;
  errno = before;
}

int csignals_watch_interruptions(void) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  pipe_in = ends[1];
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction action;
    if (sigaction(numbers[index], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    memset(&action, 0, sizeof action);
    action.sa_handler = interrupted;
    action.sa_flags = SA_RESTART | (int)SA_RESETHAND;
    sigaction(numbers[index], &action, NULL);
  }
  return ends[0];
}
