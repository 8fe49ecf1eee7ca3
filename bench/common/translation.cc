/* SPDX-License-Identifier: GPL-3.0-or-later */
/* See bench_translate in calls.h.  */

#include "calls.h"

#include <libintl.h>

static bool volatile has_translations = false;

const char *
bench_translate (const char *text)
{
  return has_translations ? gettext (text) : text;
}
