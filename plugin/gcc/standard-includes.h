/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The standard headers of all files that include headers of GCC.  They come
   first, as GCC poisons names that the standard library uses.  */

#ifndef QRINTF_GCC_STANDARD_INCLUDES_H
#define QRINTF_GCC_STANDARD_INCLUDES_H

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#endif
