// The files of the review page, inside the program.
#ifndef REVIEW_PAGE_H
#define REVIEW_PAGE_H

#include <stddef.h>
#include <stdint.h>

struct review_page_asset {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// Number of files.
extern const int32_t review_page_count;

/// One of them.
struct review_page_asset review_page_file(int32_t index);

#endif
