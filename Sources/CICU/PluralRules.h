#ifndef PLURAL_RULES_H
#define PLURAL_RULES_H

#include <unicode/upluralrules.h>

/// What CICU needs of ICU’s plural rules, which are in a library of their own.
typedef struct {
  UPluralRules *(*open)(const char *locale, UErrorCode *status);
  int32_t (*select)(const UPluralRules *rules, double number, UChar *keyword, int32_t capacity,
                    UErrorCode *status);
  void (*close)(UPluralRules *rules);
} plural_functions;

/// The functions of this version of ICU.
const plural_functions *plurals(void);

#endif
