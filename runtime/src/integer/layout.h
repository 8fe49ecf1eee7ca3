/* SPDX-License-Identifier: MIT-0 */
/* The parts of an integer's text in the general emitter, in their order.  */

#ifndef QRINTF_LAYOUT_H
#define QRINTF_LAYOUT_H

struct layout
{
  unsigned left;   /* spaces before the text */
  unsigned sign;   /* the byte before the number, or 0 for none */
  unsigned prefix; /* bytes of the sign and of 0x or 0b */
  unsigned places; /* digits and the zeros before them */
  unsigned digits;
  unsigned right; /* spaces behind the text */
};

#endif
