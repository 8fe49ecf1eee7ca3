/* SPDX-License-Identifier: GPL-3.0-or-later */
/* TRY { ... } CATCH (WHAT, ...): a try block and its handler of WHAT; the block
   alone in C, and where NO_THROW is defined as exceptions are off.  */

#ifndef QRINTF_TRY_H
#define QRINTF_TRY_H

#if defined __cplusplus && !defined NO_THROW
#define TRY try
#define CATCH(WHAT, ...) catch (WHAT) { __VA_ARGS__; }
#else
#define TRY
#define CATCH(WHAT, ...)
#endif

#endif
