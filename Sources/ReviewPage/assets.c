#include "ReviewPage.h"

// C23, and known to this compiler.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files of the page. A new file needs its line in both lists.
static const unsigned char actions_js[] = {
#embed "page/actions.js"
};
static const unsigned char alert_js[] = {
#embed "page/alert.js"
};
static const unsigned char api_js[] = {
#embed "page/api.js"
};
static const unsigned char base_js[] = {
#embed "page/base.js"
};
static const unsigned char diff_js[] = {
#embed "page/diff.js"
};
static const unsigned char drawing_css[] = {
#embed "page/drawing.css"
};
static const unsigned char drawing_js[] = {
#embed "page/drawing.js"
};
static const unsigned char editor_js[] = {
#embed "page/editor.js"
};
static const unsigned char filters_js[] = {
#embed "page/filters.js"
};
static const unsigned char finding_js[] = {
#embed "page/finding.js"
};
static const unsigned char keys_js[] = {
#embed "page/keys.js"
};
static const unsigned char list_js[] = {
#embed "page/list.js"
};
static const unsigned char memory_js[] = {
#embed "page/memory.js"
};
static const unsigned char page_css[] = {
#embed "page/page.css"
};
static const unsigned char page_html[] = {
#embed "page/page.html"
};
static const unsigned char platforms_css[] = {
#embed "page/platforms.css"
};
static const unsigned char review_css[] = {
#embed "page/review.css"
};
static const unsigned char reviewer_js[] = {
#embed "page/reviewer.js"
};
static const unsigned char start_js[] = {
#embed "page/start.js"
};
static const unsigned char texts_js[] = {
#embed "page/texts.js"
};

static const struct review_page_asset files[] = {
    {"actions.js", actions_js, sizeof actions_js},
    {"alert.js", alert_js, sizeof alert_js},
    {"api.js", api_js, sizeof api_js},
    {"base.js", base_js, sizeof base_js},
    {"diff.js", diff_js, sizeof diff_js},
    {"drawing.css", drawing_css, sizeof drawing_css},
    {"drawing.js", drawing_js, sizeof drawing_js},
    {"editor.js", editor_js, sizeof editor_js},
    {"filters.js", filters_js, sizeof filters_js},
    {"finding.js", finding_js, sizeof finding_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"list.js", list_js, sizeof list_js},
    {"memory.js", memory_js, sizeof memory_js},
    {"page.css", page_css, sizeof page_css},
    {"page.html", page_html, sizeof page_html},
    {"platforms.css", platforms_css, sizeof platforms_css},
    {"review.css", review_css, sizeof review_css},
    {"reviewer.js", reviewer_js, sizeof reviewer_js},
    {"start.js", start_js, sizeof start_js},
    {"texts.js", texts_js, sizeof texts_js},
};

const int32_t review_page_count = sizeof files / sizeof *files;

struct review_page_asset review_page_file(int32_t index) { return files[index]; }
