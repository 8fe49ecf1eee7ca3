/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of the tests that are the same for all strategies.  */

#ifndef QRINTF_EMIT_TESTS_H
#define QRINTF_EMIT_TESTS_H

#include "emit/emission.h"

namespace qrintf
{

/* Make the planned tests of values and sizes, which come before any write.  */
void test_values_and_sizes (emission &e);

/* Test the LENGTH of the whole text, if the plan has that test next.  */
void test_length (emission &e, tree length);

/* Make the next planned test, which bounds the length of the text from START to
   CURSOR.  */
void test_total (builder &b, tree start, tree cursor);

} // namespace qrintf

#endif
