// libxml2 in one place. Swift sees only this header: no libxml2 type leaks out of CXML.
#ifndef CXML_H
#define CXML_H

#include <stddef.h>
#include <stdint.h>

/// Why a parse ended.
typedef enum cxml_status {
  CXML_OK = 0,
  /// Not well-formed; `message` is libxml2's own sentence.
  CXML_MALFORMED,
  /// The document declares an entity. Entities are never expanded, so such a document is refused.
  CXML_ENTITY,
  /// The document names an external DTD; `message` is its system id.
  CXML_EXTERNAL_DTD,
  /// The document declares attributes of its own, which would hold where none is written.
  CXML_ATTRIBUTE_DECLARATION,
  /// Elements are nested deeper than the limit given.
  CXML_TOO_DEEP,
  /// A tag has more attributes than the limit given.
  CXML_TOO_MANY_ATTRIBUTES,
  CXML_OUT_OF_MEMORY,
} cxml_status;

typedef struct cxml_result {
  cxml_status status;
  /// Byte offset into the input where the parse stopped.
  size_t offset;
  char message[240];
} cxml_result;

/// One tag. Offsets are bytes from the start of the input.
typedef struct cxml_tag {
  /// Index into the names given to `cxml_parse`, or -1.
  int32_t name;
  /// Index into the namespaces given to `cxml_parse`; -1: in no namespace; -2: in another one.
  int32_t ns;
  /// Offset of `<`; for the end of a self-closed element equal to `end`.
  size_t begin;
  /// Offset just past `>`.
  size_t end;
} cxml_tag;

typedef void (*cxml_callback)(void *context, cxml_tag tag);

/// Parses UTF-8 bytes (whatever the XML declaration says) and reports every start and end tag with
/// its byte range. Nothing is loaded, no entity is expanded, no memory is kept.
cxml_result cxml_parse(const uint8_t *bytes, size_t count, const char *const *names,
                       int32_t name_count, const char *const *namespaces,
                       int32_t namespace_count, int32_t max_depth, int32_t max_attributes, void *context,
                       cxml_callback start, cxml_callback end);

#endif
