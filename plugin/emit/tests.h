/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of tests that do not depend on how the text is made.  */

#ifndef QRINTF_EMIT_TESTS_H
#define QRINTF_EMIT_TESTS_H

#include "emit/emission.h"

namespace qrintf
{

/* Test values and sizes, before anything is written.  */
void test_values_and_sizes (emission &e);

/* Test the LENGTH of the text, where that is planned here.  */
void test_length (emission &e, tree length);

} // namespace qrintf

#endif
