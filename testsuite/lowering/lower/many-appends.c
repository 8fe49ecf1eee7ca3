/* Sixty appends in one loop: the search for overlaps must visit each name once
   and not walk every path, which once took hours.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>

void
append (char *p, const char *q, const unsigned char *code)
{
  for (; *code; code++)
    switch (*code)
      {
      case 1: p += sprintf (p, "%s0-%s", q, q + 1); q += 3; break;
      case 2: p += sprintf (p, "%s1-%s", q, q + 1); q += 3; break;
      case 3: p += sprintf (p, "%s2-%s", q, q + 1); q += 3; break;
      case 4: p += sprintf (p, "%s3-%s", q, q + 1); q += 3; break;
      case 5: p += sprintf (p, "%s4-%s", q, q + 1); q += 3; break;
      case 6: p += sprintf (p, "%s5-%s", q, q + 1); q += 3; break;
      case 7: p += sprintf (p, "%s6-%s", q, q + 1); q += 3; break;
      case 8: p += sprintf (p, "%s7-%s", q, q + 1); q += 3; break;
      case 9: p += sprintf (p, "%s8-%s", q, q + 1); q += 3; break;
      case 10: p += sprintf (p, "%s9-%s", q, q + 1); q += 3; break;
      case 11: p += sprintf (p, "%s10-%s", q, q + 1); q += 3; break;
      case 12: p += sprintf (p, "%s11-%s", q, q + 1); q += 3; break;
      case 13: p += sprintf (p, "%s12-%s", q, q + 1); q += 3; break;
      case 14: p += sprintf (p, "%s13-%s", q, q + 1); q += 3; break;
      case 15: p += sprintf (p, "%s14-%s", q, q + 1); q += 3; break;
      case 16: p += sprintf (p, "%s15-%s", q, q + 1); q += 3; break;
      case 17: p += sprintf (p, "%s16-%s", q, q + 1); q += 3; break;
      case 18: p += sprintf (p, "%s17-%s", q, q + 1); q += 3; break;
      case 19: p += sprintf (p, "%s18-%s", q, q + 1); q += 3; break;
      case 20: p += sprintf (p, "%s19-%s", q, q + 1); q += 3; break;
      case 21: p += sprintf (p, "%s20-%s", q, q + 1); q += 3; break;
      case 22: p += sprintf (p, "%s21-%s", q, q + 1); q += 3; break;
      case 23: p += sprintf (p, "%s22-%s", q, q + 1); q += 3; break;
      case 24: p += sprintf (p, "%s23-%s", q, q + 1); q += 3; break;
      case 25: p += sprintf (p, "%s24-%s", q, q + 1); q += 3; break;
      case 26: p += sprintf (p, "%s25-%s", q, q + 1); q += 3; break;
      case 27: p += sprintf (p, "%s26-%s", q, q + 1); q += 3; break;
      case 28: p += sprintf (p, "%s27-%s", q, q + 1); q += 3; break;
      case 29: p += sprintf (p, "%s28-%s", q, q + 1); q += 3; break;
      case 30: p += sprintf (p, "%s29-%s", q, q + 1); q += 3; break;
      case 31: p += sprintf (p, "%s30-%s", q, q + 1); q += 3; break;
      case 32: p += sprintf (p, "%s31-%s", q, q + 1); q += 3; break;
      case 33: p += sprintf (p, "%s32-%s", q, q + 1); q += 3; break;
      case 34: p += sprintf (p, "%s33-%s", q, q + 1); q += 3; break;
      case 35: p += sprintf (p, "%s34-%s", q, q + 1); q += 3; break;
      case 36: p += sprintf (p, "%s35-%s", q, q + 1); q += 3; break;
      case 37: p += sprintf (p, "%s36-%s", q, q + 1); q += 3; break;
      case 38: p += sprintf (p, "%s37-%s", q, q + 1); q += 3; break;
      case 39: p += sprintf (p, "%s38-%s", q, q + 1); q += 3; break;
      case 40: p += sprintf (p, "%s39-%s", q, q + 1); q += 3; break;
      case 41: p += sprintf (p, "%s40-%s", q, q + 1); q += 3; break;
      case 42: p += sprintf (p, "%s41-%s", q, q + 1); q += 3; break;
      case 43: p += sprintf (p, "%s42-%s", q, q + 1); q += 3; break;
      case 44: p += sprintf (p, "%s43-%s", q, q + 1); q += 3; break;
      case 45: p += sprintf (p, "%s44-%s", q, q + 1); q += 3; break;
      case 46: p += sprintf (p, "%s45-%s", q, q + 1); q += 3; break;
      case 47: p += sprintf (p, "%s46-%s", q, q + 1); q += 3; break;
      case 48: p += sprintf (p, "%s47-%s", q, q + 1); q += 3; break;
      case 49: p += sprintf (p, "%s48-%s", q, q + 1); q += 3; break;
      case 50: p += sprintf (p, "%s49-%s", q, q + 1); q += 3; break;
      case 51: p += sprintf (p, "%s50-%s", q, q + 1); q += 3; break;
      case 52: p += sprintf (p, "%s51-%s", q, q + 1); q += 3; break;
      case 53: p += sprintf (p, "%s52-%s", q, q + 1); q += 3; break;
      case 54: p += sprintf (p, "%s53-%s", q, q + 1); q += 3; break;
      case 55: p += sprintf (p, "%s54-%s", q, q + 1); q += 3; break;
      case 56: p += sprintf (p, "%s55-%s", q, q + 1); q += 3; break;
      case 57: p += sprintf (p, "%s56-%s", q, q + 1); q += 3; break;
      case 58: p += sprintf (p, "%s57-%s", q, q + 1); q += 3; break;
      case 59: p += sprintf (p, "%s58-%s", q, q + 1); q += 3; break;
      case 60: p += sprintf (p, "%s59-%s", q, q + 1); q += 3; break;
      }
}

/* { dg-final { lowered 60 } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
