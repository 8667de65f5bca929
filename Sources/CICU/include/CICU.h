// ICU in one place. Swift sees only this header: ICU's own names clash with Foundation's.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

/// Text in, text out is UTF-8. `locale` is a BCP 47 tag or ICU id, NUL-terminated.
/// Functions that write return the length needed, or -1 on failure; when it is larger than
/// `capacity` nothing useful was written and the caller asks again with more room.

typedef enum cicu_break_kind { CICU_WORD = 0, CICU_SENTENCE = 1 } cicu_break_kind;

/// Writes the end offset (bytes) of each segment and whether it is a word (letters, digits,
/// ideographs; always true for sentences). Returns the number of segments.
int32_t cicu_segments(cicu_break_kind kind, const char *locale, const char *text, int32_t length,
                      int32_t *ends, bool *words, int32_t capacity);

/// Title-cases the first character by the rules of the locale (tr i → İ, nl ij → IJ) and leaves
/// the rest as it is.
int32_t cicu_title_first(const char *locale, const char *text, int32_t length, char *out,
                         int32_t capacity);

/// Lower-cases by the rules of the locale (tr I → ı, Greek final sigma).
int32_t cicu_lower(const char *locale, const char *text, int32_t length, char *out,
                   int32_t capacity);

/// Upper-cases by the rules of the locale (CLDR: Greek capitals lose the tonos and keep the dialytika).
int32_t cicu_upper(const char *locale, const char *text, int32_t length, char *out,
                   int32_t capacity);

/// Case folding for comparison; Turkic locales keep dotted and dotless i apart. The result is NFC.
int32_t cicu_fold(const char *locale, const char *text, int32_t length, char *out,
                  int32_t capacity);

/// Columns a scalar takes on a display: 0 combining, 2 East Asian wide, else 1.
int32_t cicu_columns(uint32_t scalar);

/// The alphabet of a letter: 1 Latin, 2 Cyrillic, 3 Greek, 0 any other.
int32_t cicu_alphabet(uint32_t scalar);

/// The plural category of a whole number in a locale (`one`, `few` …), ASCII.
int32_t cicu_plural_category(const char *locale, int32_t number, char *out, int32_t capacity);

/// The locale with likely script and region as a BCP 47 tag (`zh-TW` → `zh-Hant-TW`).
int32_t cicu_likely_tag(const char *locale, char *out, int32_t capacity);

/// Whether the small I of a locale has a dot only if the capital has one.
bool cicu_is_turkic(const char *locale);

/// Whether the script of the locale runs from right to left.
bool cicu_is_right_to_left(const char *locale);

/// Whether ICU has a name for the language of the tag.
bool cicu_knows(const char *locale);

/// The English name of the locale.
int32_t cicu_english_name(const char *locale, char *out, int32_t capacity);

#endif
