/* SPDX-License-Identifier: MIT-0 */
/* The names that libqrintf_rt.so.1 exports.

   In the archive and in objects with embedded emitters -fvisibility=hidden
   hides all names, so that no program exports them by accident.  QRINTF_SHARED
   is defined for the shared library.  Then the names that programs may use get
   default visibility; exports.map gives them their version.

   In the shared library an emitter's variants and the tables have two names: an
   exported one, and a hidden one that the library itself uses.  The hidden one
   needs no entry in the global offset table, so a resolver may run before
   relocations are done.  */

#ifndef QRINTF_EXPORT_H
#define QRINTF_EXPORT_H

#ifdef QRINTF_SHARED

#define QRINTF_EXPORT __attribute__ ((visibility ("default")))

/* Around the inclusion of a header whose functions are exported.  */
#define QRINTF_EXPORTS_BEGIN _Pragma ("GCC visibility push(default)")
#define QRINTF_EXPORTS_END _Pragma ("GCC visibility pop")

/* Declare the exported name of an emitter's variant, or of a table.  */
#define QRINTF_EXPORT_VARIANT(RESULT, NAME, TIER, ...)                         \
  RESULT QRINTF_PASTE (__qrintf_##NAME##__, TIER) (__VA_ARGS__)                \
      __attribute__ ((alias (QRINTF_STRING (QRINTF_VARIANT (NAME, TIER))),     \
                      visibility ("default")));
#define QRINTF_EXPORT_TABLE(NAME)                                              \
  extern __typeof__ (__qrintf_##NAME) exported_##NAME __asm__(                 \
      "__qrintf_" #NAME) __attribute__ ((alias ("__qrintf_" #NAME "__in"),     \
                                         visibility ("default")));

#define __qrintf_dec2 __qrintf_dec2__in
#define __qrintf_dec3 __qrintf_dec3__in
#define __qrintf_hex2 __qrintf_hex2__in
#define __qrintf_HEX2 __qrintf_HEX2__in

#else

#define QRINTF_EXPORT
#define QRINTF_EXPORTS_BEGIN
#define QRINTF_EXPORTS_END
#define QRINTF_EXPORT_VARIANT(RESULT, NAME, TIER, ...)
#define QRINTF_EXPORT_TABLE(NAME)

#endif
#endif
