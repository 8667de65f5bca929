#include "CXML.h"

#include <assert.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { MAX_NAMES = 32, MAX_NAMESPACES = 8 };

typedef struct {
  xmlParserCtxtPtr parser;
  const uint8_t *bytes;
  size_t count, read;
  const xmlChar *names[MAX_NAMES];
  const xmlChar *namespaces[MAX_NAMESPACES];
  int32_t name_count, namespace_count, depth, max_depth, max_attributes;
  void *context;
  cxml_callback start, end;
  cxml_result result;
} state;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void initialize(void) { xmlInitParser(); }

static size_t offset_now(const state *s) {
  xmlParserInputPtr input = s->parser->input;
  if (input == NULL) return s->count;
  size_t offset = input->consumed + (size_t)(input->cur - input->base);
  return offset < s->count ? offset : s->count;
}

/// Keeps the first reason only: what libxml2 says after it was stopped is a consequence.
static void stop(state *s, cxml_status status, const char *message) {
  if (s->result.status != CXML_OK) return;
  s->result.status = status;
  s->result.offset = offset_now(s);
  snprintf(s->result.message, sizeof s->result.message, "%s", message ? message : "");
  size_t length = strlen(s->result.message);
  while (length > 0 && s->result.message[length - 1] == 10) s->result.message[--length] = 0;
  for (size_t i = 0; i < length; i++)  // one line, and no more of the file than its place
    if (s->result.message[i] == 10) s->result.message[i] = 0;
  xmlStopParser(s->parser);
}

static int32_t find(const xmlChar *name, const xmlChar *const *list, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (list[i] == name) return i;
  return -1;
}

static cxml_tag tag_named(const state *s, const xmlChar *name, const xmlChar *uri) {
  cxml_tag tag = {.name = find(name, s->names, s->name_count), .ns = -1};
  if (uri != NULL) {
    tag.ns = find(uri, s->namespaces, s->namespace_count);
    if (tag.ns < 0) tag.ns = -2;
  }
  return tag;
}

static size_t tag_begin(const state *s, size_t before) {
  while (before > 0 && s->bytes[before - 1] != '<') before--;
  return before > 0 ? before - 1 : 0;
}

static void on_start(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                     int namespaces, const xmlChar **namespace_list, int attributes, int defaulted,
                     const xmlChar **attribute_list) {
  (void)prefix, (void)namespace_list, (void)defaulted, (void)attribute_list;
  state *s = user;
  if (s->result.status != CXML_OK) return;
  if (++s->depth > s->max_depth) {
    stop(s, CXML_TOO_DEEP, "");
    return;
  }
  if (attributes > s->max_attributes || namespaces > s->max_attributes) {
    stop(s, CXML_TOO_MANY_ATTRIBUTES, "");
    return;
  }
  cxml_tag tag = tag_named(s, name, uri);
  size_t offset = offset_now(s);  // at '>' or '/'
  if (offset >= s->count) return;  // cut off: the error follows
  tag.begin = tag_begin(s, offset);
  tag.end = offset + (offset < s->count && s->bytes[offset] == '/' ? 2 : 1);
  s->start(s->context, tag);
}

static void on_end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)prefix;
  state *s = user;
  if (s->result.status != CXML_OK) return;
  s->depth--;
  cxml_tag tag = tag_named(s, name, uri);
  tag.end = offset_now(s);  // just past '>'
  int closed_itself = tag.end >= 2 && s->bytes[tag.end - 2] == '/';
  tag.begin = closed_itself ? tag.end : tag_begin(s, tag.end);
  s->end(s->context, tag);
}

static void on_entity(void *user, const xmlChar *name, int type, const xmlChar *public_id,
                      const xmlChar *system_id, xmlChar *content) {
  (void)type, (void)public_id, (void)system_id, (void)content;
  stop(user, CXML_ENTITY, (const char *)name);
}

static void on_attribute_declaration(void *user, const xmlChar *element, const xmlChar *name, int type,
                                     int def, const xmlChar *value, xmlEnumerationPtr tree) {
  (void)element, (void)type, (void)def, (void)value;
  xmlFreeEnumeration(tree);
  stop(user, CXML_ATTRIBUTE_DECLARATION, (const char *)name);
}

static void on_subset(void *user, const xmlChar *name, const xmlChar *public_id,
                      const xmlChar *system_id) {
  (void)name;
  // XLIFF 1.0, property lists and glossaries (TBX, MARTIF) name a DTD: by these names it is let pass, and never loaded.
  // Others are refused.
  if (public_id == NULL && system_id == NULL) return;
  static const char *const known[] = {"XLIFF", "xliff", "Apple//DTD PLIST", "Apple Computer//DTD PLIST",
                                      "TBX",   "MARTIF"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (public_id != NULL && strstr((const char *)public_id, known[i]) != NULL) return;
    if (system_id != NULL && strstr((const char *)system_id, known[i]) != NULL) return;
  }
  stop(user, CXML_EXTERNAL_DTD, (const char *)(system_id ? system_id : public_id));
}

static void on_error(void *user, xmlErrorPtr error) {
  if (error == NULL) return;
  // Where a DTD is named, libxml2 takes an entity that nobody declared for one of the DTD, which is never loaded.
  bool is_undeclared =
      error->code == XML_ERR_UNDECLARED_ENTITY || error->code == XML_WAR_UNDECLARED_ENTITY;
  if (error->level < XML_ERR_FATAL && !is_undeclared) return;
  stop(user, CXML_MALFORMED, error->message);
}

static int on_read(void *user, char *buffer, int length) {
  state *s = user;
  // libxml2 compares each attribute with all before it once the tag is read. It reads the tag in small
  // pieces, so one far beyond the limit ends the file here; each attribute takes five places.
  if (s->parser != NULL && s->result.status == CXML_OK &&
      (s->parser->maxatts / 5 > 8 * s->max_attributes ||
       s->parser->nsNr / 2 > 2 * s->max_attributes * s->max_depth)) {
    s->result.status = CXML_TOO_MANY_ATTRIBUTES;
    s->result.offset = offset_now(s);
    return -1;
  }
  size_t left = s->count - s->read;
  size_t now = left < (size_t)length ? left : (size_t)length;
  memcpy(buffer, s->bytes + s->read, now);
  s->read += now;
  return (int)now;
}

cxml_result cxml_parse(const uint8_t *bytes, size_t count, const char *const *names,
                       int32_t name_count, const char *const *namespaces,
                       int32_t namespace_count, int32_t max_depth, int32_t max_attributes, void *context,
                       cxml_callback start, cxml_callback end) {
  pthread_once(&once, initialize);
  state s = {.bytes = bytes, .count = count, .max_depth = max_depth,
             .max_attributes = max_attributes, .context = context,
             .start = start, .end = end};
  xmlSAXHandler sax;
  memset(&sax, 0, sizeof sax);
  sax.initialized = XML_SAX2_MAGIC;
  sax.startElementNs = on_start;
  sax.endElementNs = on_end;
  sax.entityDecl = on_entity;
  sax.internalSubset = on_subset;
  sax.attributeDecl = on_attribute_declaration;
  sax.serror = on_error;

  assert(name_count <= MAX_NAMES && namespace_count <= MAX_NAMESPACES);
  s.parser = xmlCreateIOParserCtxt(&sax, &s, on_read, NULL, &s, XML_CHAR_ENCODING_NONE);
  if (s.parser == NULL) {
    s.result.status = CXML_OUT_OF_MEMORY;
    return s.result;
  }
  xmlCtxtUseOptions(s.parser, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  for (int32_t i = 0; i < name_count; i++)
    s.names[i] = xmlDictLookup(s.parser->dict, (const xmlChar *)names[i], -1);
  for (int32_t i = 0; i < namespace_count; i++)
    s.namespaces[i] = xmlDictLookup(s.parser->dict, (const xmlChar *)namespaces[i], -1);
  s.name_count = name_count;
  s.namespace_count = namespace_count;

  xmlParseDocument(s.parser);
  if (s.result.status == CXML_OK && !s.parser->wellFormed)
    stop(&s, CXML_MALFORMED, "the document is not well-formed");
  // Declarations of entities and attributes make libxml2 begin a document that it leaves to the caller.
  xmlFreeDoc(s.parser->myDoc);
  s.parser->myDoc = NULL;
  xmlFreeParserCtxt(s.parser);
  return s.result;
}
