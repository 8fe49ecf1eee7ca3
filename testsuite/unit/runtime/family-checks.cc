/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The replacements of the C library's functions; unit/print tests them.  */

#include "versions.h"

void
check_printf (const versions &)
{
}

void
check_fprintf (const versions &)
{
}

void
check_vprintf (const versions &)
{
}

void
check_vfprintf (const versions &)
{
}

void
check_sprintf (const versions &)
{
}

void
check_snprintf (const versions &)
{
}

void
check_vsprintf (const versions &)
{
}

void
check_vsnprintf (const versions &)
{
}

void
check_asprintf (const versions &)
{
}

void
check_vasprintf (const versions &)
{
}

void
check_dprintf (const versions &)
{
}

void
check_vdprintf (const versions &)
{
}

void
check_printf_chk (const versions &)
{
}

void
check_fprintf_chk (const versions &)
{
}

void
check_vprintf_chk (const versions &)
{
}

void
check_vfprintf_chk (const versions &)
{
}

void
check_sprintf_chk (const versions &)
{
}

void
check_snprintf_chk (const versions &)
{
}

void
check_vsprintf_chk (const versions &)
{
}

void
check_vsnprintf_chk (const versions &)
{
}

void
check_asprintf_chk (const versions &)
{
}

void
check_vasprintf_chk (const versions &)
{
}

void
check_dprintf_chk (const versions &)
{
}

void
check_vdprintf_chk (const versions &)
{
}

void
check_puts (const versions &)
{
}

void
check_fputs (const versions &)
{
}

void
check_putchar (const versions &)
{
}

void
check_putc (const versions &)
{
}

void
check_fwrite (const versions &)
{
}
