/* Full buffers of every small size, and of one size filled up to every place:
   the same writes, and nothing behind the buffer's end.  They are the program's
   own, and pass for the library's, behind whose text direct code may write.  */

#include "stream.h"
#include "calls.h"

enum
{
  LARGEST = 300,
  BEHIND = 32
};
static char buffer[LARGEST + BEHIND];

/* glibc's _IO_USER_BUF.  Without it the buffer is the library's, so the flag
   has to return before the stream is closed.  */
static void
pass_for_library (FILE *f, int passes)
{
#ifdef __GLIBC__
  enum
  {
    buffer_of_program = 1
  };
  f->_flags = passes ? f->_flags & ~buffer_of_program
                     : f->_flags | buffer_of_program;
#else
  (void) f, (void) passes;
#endif
}

static int passes;

static FILE *
open_buffered (size_t size)
{
  for (size_t i = 0; i < sizeof buffer; i++)
    buffer[i] = canary ((int) i);
  FILE *f = open_wire ("w");
  if (setvbuf (f, buffer, _IOFBF, size) != 0)
    abort ();
  pass_for_library (f, passes);
  return f;
}

static void
close_buffered (FILE *f)
{
  pass_for_library (f, 0);
  NOTE (fclose (f));
}

static void
check_behind (size_t size)
{
  for (size_t i = size; i < size + BEHIND; i++)
    if (buffer[i] != canary ((int) i))
      {
        say ("overrun of ");
        show_number ((long) size);
        say_char ('\n');
      }
}

static void
fill_buffers (void)
{
  for (size_t size = 1; size <= LARGEST; size += size < 48 ? 1 : 21)
    {
      FILE *f = open_buffered (size);
      for (int i = 0; i < N_CALLS; i++)
        {
          NOTE (calls[i](f, (int) size * 77 + i, "some string"));
          check_behind (size);
          NOTE (calls[i](f, -(int) size * 1001 - i, ""));
          check_behind (size);
        }
      close_buffered (f);
    }

  /* Room for 40 bytes down to none.  */
  static const char filler[] = "........................................";
  for (int i = 0; i < N_CALLS; i++)
    for (size_t filled = 0; filled <= 40; filled++)
      {
        FILE *f = open_buffered (40);
        fwrite (filler, 1, filled, f);
        NOTE (calls[i](f, 4711 + (int) filled, "abcdefg"));
        NOTE (calls[i](f, (int) filled, ""));
        check_behind (40);
        close_buffered (f);
      }

  /* Room for what long calls need, down to none.  */
  for (int i = 0; i < N_CALLS; i++)
    for (size_t room = 40; room <= 250; room++)
      {
        FILE *f = open_buffered (LARGEST);
        for (size_t filled = LARGEST; filled > room; filled--)
          putc ('.', f);
        NOTE (calls[i](f, (int) room, "abc"));
        check_behind (LARGEST);
        close_buffered (f);
      }
}

int
main (void)
{
  fill_buffers ();
  passes = 1;
  fill_buffers ();
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
