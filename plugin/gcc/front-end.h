/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plugin needs of the C and C++ front ends, whose headers want to
   stand before all others of GCC's.  Not there in lto1: references are weak. */

#ifndef QRINTF_GCC_FRONT_END_H
#define QRINTF_GCC_FRONT_END_H

#include "gcc/standard-includes.h"

#include "gcc-plugin.h"

#include "tree.h"

#include "cp/cp-tree.h"

#include "c-family/c-common.h"
#include "c-family/c-pragma.h"
#include "cpplib.h"
#include "langhooks.h"

#endif
