/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of those tests that are the same for all strategies.  */

#ifndef QRINTF_EMIT_TESTS_H
#define QRINTF_EMIT_TESTS_H

#include "emit/emission.h"

namespace qrintf
{

/* Make the planned tests of values and sizes, which come before any write.  */
void test_values_and_sizes (emission &e);

/* Test the LENGTH of the whole text, if that is the next test planned.  */
void test_length (emission &e, tree length);

/* Test that the text from START to CURSOR is not too long, as the next test
   that is planned says.  */
void test_total (builder &b, tree start, tree cursor);

} // namespace qrintf

#endif
