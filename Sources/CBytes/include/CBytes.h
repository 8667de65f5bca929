// Sixteen bytes looked at together, in C: Swift's vectors cannot tell at once which of their places match.
#ifndef CBYTES_H
#define CBYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#pragma clang assume_nonnull begin

typedef uint8_t cbytes_vector __attribute__((vector_size(16)));
typedef _Bool cbytes_bits __attribute__((ext_vector_type(16)));

static inline cbytes_vector cbytes_load(const uint8_t *bytes) {
  cbytes_vector vector;
  memcpy(&vector, bytes, sizeof vector);
  return vector;
}

/// A bit for each byte that matched, the lowest for the first.
static inline uint32_t cbytes_places(cbytes_vector matches) {
  cbytes_bits bits = __builtin_convertvector(matches, cbytes_bits);
  uint16_t places;
  memcpy(&places, &bits, sizeof places);
  return places;
}

/// Where the bytes are that are one of four signs or less than `least`.
static inline uint32_t cbytes_found(
    const uint8_t *bytes, uint8_t a, uint8_t b, uint8_t c, uint8_t d, uint8_t least) {
  cbytes_vector next = cbytes_load(bytes);
  return cbytes_places((cbytes_vector)(
      (next == a) | (next == b) | (next == c) | (next == d) | (next < least)));
}

/// How many bytes stand before the first that is one of four signs or less than `least`; all of them, if none is.
static inline size_t cbytes_before(
    const void *start, size_t count, uint8_t a, uint8_t b, uint8_t c, uint8_t d, uint8_t least) {
  const uint8_t *bytes = start;
  size_t index = 0;
  for (; index + 16 <= count; index += 16) {
    uint32_t places = cbytes_found(bytes + index, a, b, c, d, least);
    if (places != 0) return index + (size_t)__builtin_ctz(places);
  }
  if (index == count) return count;
  if (count >= 16) {
    // The last sixteen: none of those was it that have been looked at.
    uint32_t places = cbytes_found(bytes + count - 16, a, b, c, d, least);
    return places == 0 ? count : count - 16 + (size_t)__builtin_ctz(places);
  }
  for (; index < count; index++) {
    uint8_t next = bytes[index];
    if (next == a || next == b || next == c || next == d || next < least) break;
  }
  return index;
}

/// Where other bytes stand for the first time; `count` if nowhere.
static inline size_t cbytes_find(
    const void *start, size_t count, const void *needle, size_t length) {
  if (length == 0) return 0;
  if (length > count) return count;
  const uint8_t *bytes = start;
  const uint8_t *text = needle;
  size_t starts = count - length + 1;
  size_t index = 0;
  for (; index + 16 <= starts; index += 16) {
    uint32_t places = cbytes_places((cbytes_vector)(
        (cbytes_load(bytes + index) == text[0])
        & (cbytes_load(bytes + index + length - 1) == text[length - 1])));
    for (; places != 0; places &= places - 1) {
      size_t place = index + (size_t)__builtin_ctz(places);
      if (memcmp(bytes + place, text, length) == 0) return place;
    }
  }
  for (; index < starts; index++) {
    if (bytes[index] == text[0] && memcmp(bytes + index, text, length) == 0) return index;
  }
  return count;
}

/// How many bytes are `byte`.
static inline size_t cbytes_count(const void *start, size_t count, uint8_t byte) {
  const uint8_t *bytes = start;
  size_t total = 0;
  size_t index = 0;
  while (index + 16 <= count) {
    // As many turns as a byte can count.
    cbytes_vector sums = {0};
    for (int turn = 0; turn < 255 && index + 16 <= count; turn++, index += 16) {
      sums -= (cbytes_vector)(cbytes_load(bytes + index) == byte);
    }
    for (int place = 0; place < 16; place++) total += sums[place];
  }
  for (; index < count; index++) total += bytes[index] == byte;
  return total;
}

#pragma clang assume_nonnull end

#endif
