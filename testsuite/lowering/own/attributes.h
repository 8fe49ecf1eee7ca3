/* The attributes, which only the plugin knows.  */

#ifndef QRINTF_OWN_ATTRIBUTES_H
#define QRINTF_OWN_ATTRIBUTES_H

#include <stdarg.h>

#ifdef __QRINTF__
#define OWN(...) __attribute__ ((__VA_ARGS__))
#else
#define OWN(...)
#endif
#define PRINTF(m) __attribute__ ((format (printf, m, m + 1)))
#define NOINLINE __attribute__ ((noinline))

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
