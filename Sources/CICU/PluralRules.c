#include "PluralRules.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// ICU adds its version to the names of its functions.
#define TEXT(name) #name
#define NAME(name) TEXT(name)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static plural_functions functions;

/// The library is one more to load at every start, for rules that few files need: it is loaded with the first plural.
/// An installation without it is broken, and ends as it would have ended at the start.
static void load(void) {
  void *library = dlopen("libicui18n.so." NAME(U_ICU_VERSION_MAJOR_NUM), RTLD_NOW | RTLD_LOCAL);
  if (library != NULL) {
    functions.open = dlsym(library, NAME(uplrules_open));
    functions.select = dlsym(library, NAME(uplrules_select));
    functions.close = dlsym(library, NAME(uplrules_close));
  }
  if (functions.open == NULL || functions.select == NULL || functions.close == NULL) {
    fprintf(stderr, "%s\n", dlerror());
    abort();
  }
}

const plural_functions *plurals(void) {
  pthread_once(&once, load);
  return &functions;
}

#else

static const plural_functions functions = {uplrules_open, uplrules_select, uplrules_close};

const plural_functions *plurals(void) { return &functions; }

#endif
