// What runs when a signal arrives. In C, because Swift's runtime may allocate or lock at any moment and
// a signal handler may not.
#ifndef CSIGNALS_H
#define CSIGNALS_H

#include <stddef.h>

/// Remembers a temporary file that has to go if the program ends early. Returns its place in the
/// table, or -1 if the table is full: then the file is left behind, and swept by the next run.
int csignals_add_temporary(const char *path);

/// Remembers a file whose bytes are mapped into memory, so that a fault in them can name it. Returns
/// its place in the table, or -1 if the table is full: then the fault is reported without a name.
int csignals_add_mapping(const char *path, const void *start, size_t count);

/// Forgets what is at a place in the table; -1 is nothing.
void csignals_forget(int place);

/// Removes every temporary file that is remembered. May be called from a signal handler.
void csignals_remove_temporaries(void);

/// A bus error, which is how the system says that a mapped file was shortened, ends the program with
/// this exit code: temporary files are removed, and standard error names the file.
void csignals_catch_bus_errors(int exit_code);

/// Lets SIGINT, SIGTERM and SIGHUP put their number, one byte, into a pipe instead of ending the
/// program. Only the first of each kind: a second one ends the program at once. What the caller of
/// the program ignores stays ignored. Returns the end of the pipe to read from, or -1.
int csignals_watch_interruptions(void);

#endif
