/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The headers of the C and C++ front ends, which have to be included before all
   other headers of GCC.  Their functions do not exist in lto1; references to
   them are weak.  */

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
