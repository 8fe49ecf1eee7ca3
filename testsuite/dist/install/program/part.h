/* Between app.c and part.c.  */

#ifndef PART_H
#define PART_H

#ifdef __cplusplus
extern "C"
#endif
    void
    part (char text[64], int value);

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
