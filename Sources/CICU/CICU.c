#include "CICU.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>

enum { LOCALE_CAPACITY = 64, BREAKERS = 4, KINDS = 2 };

/// ICU objects are opened once per thread and locale: opening one costs microseconds, using it
/// nanoseconds. A text and its source are cut in turns, so a few are kept of each kind.
typedef struct {
  struct {
    struct {
      char locale[LOCALE_CAPACITY];
      UBreakIterator *iterator;
    } kept[BREAKERS];
    unsigned next;
  } breakers[KINDS];
  struct {
    char locale[LOCALE_CAPACITY];
    UCaseMap *map;
  } casing;
  struct {
    char locale[LOCALE_CAPACITY];
    UPluralRules *rules;
  } plurals;
} objects;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

/// A thread that ends takes its objects with it; a pool starts and ends threads all the time.
static void close_objects(void *user) {
  objects *own = user;
  for (unsigned kind = 0; kind < KINDS; kind++)
    for (unsigned i = 0; i < BREAKERS; i++) {
      UBreakIterator *iterator = own->breakers[kind].kept[i].iterator;
      if (iterator != NULL) ubrk_close(iterator);
    }
  if (own->casing.map != NULL) ucasemap_close(own->casing.map);
  if (own->plurals.rules != NULL) uplrules_close(own->plurals.rules);
  free(own);
}

static void initialize(void) {
  if (pthread_key_create(&key, close_objects) != 0) abort();
}

static objects *own_objects(void) {
  pthread_once(&once, initialize);
  objects *own = pthread_getspecific(key);
  if (own != NULL) return own;
  own = calloc(1, sizeof *own);
  if (own == NULL || pthread_setspecific(key, own) != 0) abort();
  return own;
}

static UBreakIterator *breaker(cicu_break_kind kind, const char *locale) {
  objects *own = own_objects();
  for (unsigned i = 0; i < BREAKERS; i++) {
    if (own->breakers[kind].kept[i].iterator != NULL &&
        strcmp(own->breakers[kind].kept[i].locale, locale) == 0)
      return own->breakers[kind].kept[i].iterator;
  }
  unsigned place = own->breakers[kind].next++ % BREAKERS;
  UBreakIterator **iterator = &own->breakers[kind].kept[place].iterator;
  if (*iterator != NULL) ubrk_close(*iterator);
  *iterator = NULL;
  static const UBreakIteratorType types[] = {UBRK_WORD, UBRK_SENTENCE};
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *opened = ubrk_open(types[kind], locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  strncpy(own->breakers[kind].kept[place].locale, locale, LOCALE_CAPACITY - 1);
  return *iterator = opened;
}

int32_t cicu_segments(cicu_break_kind kind, const char *locale, const char *text, int32_t length,
                      int32_t *ends, bool *words, int32_t capacity) {
  UBreakIterator *iterator = breaker(kind, locale);
  if (iterator == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text, length, &status);
  ubrk_setUText(iterator, &source, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
    if (count < capacity) {
      ends[count] = end;
      words[count] = kind != CICU_WORD || ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT;
    }
    count++;
  }
  utext_close(&source);
  return count;
}

static UCaseMap *case_map(const char *locale) {
  objects *own = own_objects();
  if (own->casing.map != NULL && strcmp(own->casing.locale, locale) == 0) return own->casing.map;
  if (own->casing.map != NULL) ucasemap_close(own->casing.map);
  own->casing.map = NULL;
  UErrorCode status = U_ZERO_ERROR;
  uint32_t options = U_TITLECASE_NO_LOWERCASE | U_TITLECASE_WHOLE_STRING |
                     U_TITLECASE_NO_BREAK_ADJUSTMENT;
  UCaseMap *opened = ucasemap_open(locale, options, &status);
  if (U_FAILURE(status)) return NULL;
  strncpy(own->casing.locale, locale, LOCALE_CAPACITY - 1);
  return own->casing.map = opened;
}

static int32_t written(int32_t length, UErrorCode status) {
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

/// What ICU’s case mappings have in common.
typedef int32_t mapping(const UCaseMap *map, char *out, int32_t capacity, const char *text,
                        int32_t length, UErrorCode *status);

static int32_t mapped(mapping *to_case, const char *locale, const char *text, int32_t length,
                      char *out, int32_t capacity) {
  const UCaseMap *map = case_map(locale);
  if (map == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = to_case(map, out, capacity, text, length, &status);
  return written(count, status);
}

/// The only one that may change the map, in which it keeps an iterator.
static int32_t to_title(const UCaseMap *map, char *out, int32_t capacity, const char *text,
                        int32_t length, UErrorCode *status) {
  return ucasemap_utf8ToTitle((UCaseMap *)map, out, capacity, text, length, status);
}

int32_t cicu_title_first(const char *locale, const char *text, int32_t length, char *out,
                         int32_t capacity) {
  return mapped(to_title, locale, text, length, out, capacity);
}

int32_t cicu_lower(const char *locale, const char *text, int32_t length, char *out,
                   int32_t capacity) {
  return mapped(ucasemap_utf8ToLower, locale, text, length, out, capacity);
}

int32_t cicu_upper(const char *locale, const char *text, int32_t length, char *out,
                   int32_t capacity) {
  return mapped(ucasemap_utf8ToUpper, locale, text, length, out, capacity);
}

static bool is_language(const char *locale, const char *language) {
  size_t length = strlen(language);
  if (strncmp(locale, language, length) != 0) return false;
  char next = locale[length];
  return next == 0 || next == '-' || next == '_';
}

bool cicu_is_turkic(const char *locale) {
  return is_language(locale, "tr") || is_language(locale, "az");
}

/// Folds a text in three rooms of so many units each; false if they are too small.
static bool fold_in(UChar *rooms, int32_t room, uint32_t options, const char *text, int32_t length,
                    UChar **folded, int32_t *count, UErrorCode *status) {
  UChar *first = rooms, *second = rooms + room;
  *folded = second + room;
  u_strFromUTF8(first, room, count, text, length, status);
  // Composed first: a dotted capital I may come as two characters, and folds as one.
  const UNormalizer2 *nfc = unorm2_getNFCInstance(status);
  *count = unorm2_normalize(nfc, first, *count, second, room, status);
  *count = u_strFoldCase(first, room, second, *count, options, status);
  *count = unorm2_normalize(nfc, first, *count, *folded, room, status);
  return *status != U_BUFFER_OVERFLOW_ERROR;
}

int32_t cicu_fold(const char *locale, const char *text, int32_t length, char *out,
                  int32_t capacity) {
  enum { ROOM = 1024 };
  UChar few[3 * ROOM], *rooms = few, *folded = NULL;
  uint32_t options =
      cicu_is_turkic(locale) ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT;
  int32_t count = 0, needed = 0;
  UErrorCode status = U_ZERO_ERROR;
  for (int32_t room = ROOM;
       !fold_in(rooms, room, options, text, length, &folded, &count, &status);) {
    if (rooms != few) free(rooms);
    if (room > INT32_MAX / 2) return -1;
    room *= 2;
    rooms = malloc(3 * (size_t)room * sizeof *rooms);
    if (rooms == NULL) return -1;
    status = U_ZERO_ERROR;
  }
  u_strToUTF8(out, capacity, &needed, folded, count, &status);
  if (rooms != few) free(rooms);
  return written(needed, status);
}

int32_t cicu_columns(uint32_t scalar) {
  switch (u_charType((UChar32)scalar)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR: return 0;
    default: break;
  }
  int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

int32_t cicu_plural_category(const char *locale, int32_t number, char *out, int32_t capacity) {
  objects *own = own_objects();
  UErrorCode error = U_ZERO_ERROR;
  if (own->plurals.rules == NULL || strcmp(own->plurals.locale, locale) != 0) {
    if (strlen(locale) >= LOCALE_CAPACITY) return -1;
    if (own->plurals.rules != NULL) uplrules_close(own->plurals.rules);
    strcpy(own->plurals.locale, locale);
    own->plurals.rules = uplrules_open(locale, &error);
    if (U_FAILURE(error)) {
      own->plurals.rules = NULL;
      return -1;
    }
  }
  UChar keyword[16];
  int32_t length = uplrules_select(own->plurals.rules, number, keyword, 16, &error);
  if (U_FAILURE(error) || length > 16) return -1;
  if (length > capacity) return length;
  for (int32_t i = 0; i < length; i++) out[i] = (char)keyword[i];
  return length;
}

int32_t cicu_alphabet(uint32_t scalar) {
  UErrorCode error = U_ZERO_ERROR;
  switch (uscript_getScript((UChar32)scalar, &error)) {
    case USCRIPT_LATIN: return 1;
    case USCRIPT_CYRILLIC: return 2;
    case USCRIPT_GREEK: return 3;
    default: return 0;
  }
}

int32_t cicu_likely_tag(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char id[LOCALE_CAPACITY * 2], full[LOCALE_CAPACITY * 2];
  int32_t parsed = 0;
  uloc_forLanguageTag(locale, id, sizeof id, &parsed, &status);
  uloc_addLikelySubtags(id, full, sizeof full, &status);
  if (U_FAILURE(status)) return -1;
  return written(uloc_toLanguageTag(full, out, capacity, false, &status), status);
}

bool cicu_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

bool cicu_knows(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[256];
  char language[16];
  if (uloc_getLanguage(locale, language, sizeof language, &status) <= 0) return false;
  status = U_ZERO_ERROR;
  uloc_getDisplayLanguage(locale, "en", name, 256, &status);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

int32_t cicu_english_name(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[256];
  int32_t count = uloc_getDisplayName(locale, "en", name, 256, &status);
  if (U_FAILURE(status)) return -1;
  int32_t needed = 0;
  u_strToUTF8(out, capacity, &needed, name, count, &status);
  return written(needed, status);
}
