// C++ has gnu_inline, too; other inline functions of it are in the program.
#include "inline-definitions.c"
// SPDX-License-Identifier: GPL-3.0-or-later
