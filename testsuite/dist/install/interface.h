/* The interface of version 1, written by interface_test.py --write: the public
   headers' functions and types, what lowered code calls, and the names of arguments.
   It is compared with what there is; no program includes it.  */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

/* itoa.h  */
char *qrintf_u32toa (char *dst, uint32_t v);
char *qrintf_i32toa (char *dst, int32_t v);
char *qrintf_u64toa (char *dst, uint64_t v);
char *qrintf_i64toa (char *dst, int64_t v);
char *qrintf_u32toa_exact (char *dst, uint32_t v);
char *qrintf_i32toa_exact (char *dst, int32_t v);
char *qrintf_u64toa_exact (char *dst, uint64_t v);
char *qrintf_i64toa_exact (char *dst, int64_t v);
__extension__ typedef __int128 qrintf_int128;
__extension__ typedef unsigned __int128 qrintf_uint128;
char *qrintf_u128toa (char *dst, qrintf_uint128 v);
char *qrintf_i128toa (char *dst, qrintf_int128 v);
char *qrintf_u128toa_exact (char *dst, qrintf_uint128 v);
char *qrintf_i128toa_exact (char *dst, qrintf_int128 v);
unsigned qrintf_u128_digits (qrintf_uint128 v);
char *qrintf_u32tohex (char *dst, uint32_t v);
char *qrintf_u64tohex (char *dst, uint64_t v);
char *qrintf_u32toHEX (char *dst, uint32_t v);
char *qrintf_u64toHEX (char *dst, uint64_t v);
char *qrintf_u32tohex_exact (char *dst, uint32_t v);
char *qrintf_u64tohex_exact (char *dst, uint64_t v);
char *qrintf_u32toHEX_exact (char *dst, uint32_t v);
char *qrintf_u64toHEX_exact (char *dst, uint64_t v);
char *qrintf_u64tooct (char *dst, uint64_t v);
char *qrintf_u64tobin (char *dst, uint64_t v);
char *qrintf_u64tooct_exact (char *dst, uint64_t v);
char *qrintf_u64tobin_exact (char *dst, uint64_t v);
unsigned qrintf_u32_digits (uint32_t v);
unsigned qrintf_u64_digits (uint64_t v);
char *qrintf_u32toa_pad (char *dst, uint32_t v, unsigned width);
char *qrintf_u64toa_pad (char *dst, uint64_t v, unsigned width);
char *qrintf_u32tohex_pad (char *dst, uint32_t v, unsigned width);
char *qrintf_u64tohex_pad (char *dst, uint64_t v, unsigned width);
size_t qrintf_u32toa_join (char *dst, size_t size, const uint32_t *v, size_t n,
  char separator);
size_t qrintf_i32toa_join (char *dst, size_t size, const int32_t *v, size_t n,
  char separator);
size_t qrintf_u64toa_join (char *dst, size_t size, const uint64_t *v, size_t n,
  char separator);
size_t qrintf_i64toa_join (char *dst, size_t size, const int64_t *v, size_t n,
  char separator);
/* line_reader.h  */
enum qrintf_lines_input { QRINTF_LINES_AUTO, QRINTF_LINES_READ,
  QRINTF_LINES_MAP };
struct qrintf_lines_options { unsigned char delimiter; _Bool keep; _Bool crlf;
  _Bool survive; _Bool own; enum qrintf_lines_input input; size_t longest; };
typedef struct qrintf_lines_reader qrintf_lines_reader;
struct qrintf_lines_line { const char *text; size_t length; };
qrintf_lines_reader * qrintf_lines_open (const char *path, const struct
  qrintf_lines_options *options);
qrintf_lines_reader * qrintf_lines_fdopen (int fd, const struct
  qrintf_lines_options *options);
qrintf_lines_reader * qrintf_lines_stdio (FILE *stream, const struct
  qrintf_lines_options *options);
qrintf_lines_reader * qrintf_lines_memory (const void *text, size_t size, const
  struct qrintf_lines_options *options);
int qrintf_lines_close (qrintf_lines_reader *reader);
int qrintf_lines_next (qrintf_lines_reader *reader, struct qrintf_lines_line
  *line);
uint64_t qrintf_lines_number (const qrintf_lines_reader *reader);
_Bool qrintf_lines_unterminated (const qrintf_lines_reader *reader);
_Bool qrintf_lines_truncated (const qrintf_lines_reader *reader);
int qrintf_lines_errno (const qrintf_lines_reader *reader);
const char *qrintf_lines_error (qrintf_lines_reader *reader);
int64_t qrintf_lines_count (qrintf_lines_reader *reader);
int64_t qrintf_lines_count_bytes (qrintf_lines_reader *reader, const void *set,
  size_t n);
size_t qrintf_lines_text_count_byte (const void *text, size_t size, unsigned
  char byte);
size_t qrintf_lines_text_count_bytes (const void *text, size_t size, const void
  *set, size_t n);
struct qrintf_lines_cursor { const char *start; const char *base; const
  uint16_t *next, *stop; const uint16_t *end; const uint16_t **taken; size_t
  skip; };
struct qrintf_lines_cursor qrintf_lines_begin (qrintf_lines_reader *reader);
struct qrintf_lines_cursor qrintf_lines_refill (qrintf_lines_reader *reader);
struct qrintf_lines_bytes { const char *text; size_t size; void *block; size_t
  mapped; void *guard; };
int qrintf_lines_bytes_open (struct qrintf_lines_bytes *bytes, const char
  *path, const struct qrintf_lines_options *options);
int qrintf_lines_bytes_fdopen (struct qrintf_lines_bytes *bytes, int fd, const
  struct qrintf_lines_options *options);
void qrintf_lines_bytes_close (struct qrintf_lines_bytes *bytes);
_Bool qrintf_lines_bytes_truncated (const struct qrintf_lines_bytes *bytes);
size_t qrintf_lines_split (const void *text, size_t size, unsigned char
  delimiter, size_t part, size_t parts);
/* strbuf.h  */
enum qrintf_strbuf_state { QRINTF_STRBUF_BLOCK = 1, QRINTF_STRBUF_FAILED = 2 };
struct qrintf_strbuf { size_t length; size_t room; char here[46 + 1]; unsigned
  char state; };
void qrintf_strbuf_free (struct qrintf_strbuf *s);
_Bool qrintf_strbuf_append (struct qrintf_strbuf *s, const void *bytes, size_t
  n);
_Bool qrintf_strbuf_append_cstr (struct qrintf_strbuf *s, const char *text);
_Bool qrintf_strbuf_append_char (struct qrintf_strbuf *s, char c);
_Bool qrintf_strbuf_append_i32 (struct qrintf_strbuf *s, int32_t v);
_Bool qrintf_strbuf_append_u32 (struct qrintf_strbuf *s, uint32_t v);
_Bool qrintf_strbuf_append_i64 (struct qrintf_strbuf *s, int64_t v);
_Bool qrintf_strbuf_append_u64 (struct qrintf_strbuf *s, uint64_t v);
char *qrintf_strbuf_reserve (struct qrintf_strbuf *s, size_t n);
void qrintf_strbuf_commit (struct qrintf_strbuf *s, size_t used);
int qrintf_strbuf_printf (struct qrintf_strbuf *s, const char *format, ...)
  __attribute__ ((format (printf, 2, 3))) ;
int qrintf_strbuf_vprintf (struct qrintf_strbuf *s, const char *format, va_list
  values) __attribute__ ((format (printf, 2, 0)));
void qrintf_strbuf_truncate (struct qrintf_strbuf *s, size_t length);
void qrintf_strbuf_clear (struct qrintf_strbuf *s);
char *qrintf_strbuf_steal (struct qrintf_strbuf *s);
/* emitters.h  */
enum qrintf_flags { QRINTF_LEFT = 1, QRINTF_ZERO = 2, QRINTF_ALT = 4,
  QRINTF_UPPER = 8, QRINTF_PLUS = 16, QRINTF_SPACE = 32, QRINTF_NEGATIVE = 64,
  QRINTF_OCTAL = 128, QRINTF_HEX = 256, QRINTF_BINARY = 512 };
char *__qrintf_u32 (char *cursor, uint32_t v);
char *__qrintf_i32 (char *cursor, int32_t v);
char *__qrintf_u64 (char *cursor, uint64_t v);
char *__qrintf_i64 (char *cursor, int64_t v);
char *__qrintf_u32_exact (char *cursor, uint32_t v);
char *__qrintf_i32_exact (char *cursor, int32_t v);
char *__qrintf_u64_exact (char *cursor, uint64_t v);
char *__qrintf_i64_exact (char *cursor, int64_t v);
char *__qrintf_i64_right (char *cursor, int64_t v, unsigned width, unsigned
  plus);
char *__qrintf_u64_right (char *cursor, uint64_t v, unsigned width);
char *__qrintf_i64_left (char *cursor, int64_t v, unsigned width, unsigned
  plus);
char *__qrintf_u64_left (char *cursor, uint64_t v, unsigned width);
char *__qrintf_i64_zero (char *cursor, int64_t v, unsigned width, unsigned
  plus);
char *__qrintf_u64_zero (char *cursor, uint64_t v, unsigned width);
char *__qrintf_u32_zero (char *cursor, uint32_t v, unsigned width);
__extension__ typedef __int128 __qrintf_int128;
__extension__ typedef unsigned __int128 __qrintf_uint128;
char *__qrintf_u128 (char *cursor, __qrintf_uint128 v);
char *__qrintf_i128 (char *cursor, __qrintf_int128 v);
char *__qrintf_u128_exact (char *cursor, __qrintf_uint128 v);
char *__qrintf_i128_exact (char *cursor, __qrintf_int128 v);
char *__qrintf_x32 (char *cursor, uint32_t v);
char *__qrintf_x64 (char *cursor, uint64_t v);
char *__qrintf_x32_exact (char *cursor, uint32_t v);
char *__qrintf_x64_exact (char *cursor, uint64_t v);
char *__qrintf_x32_zero (char *cursor, uint32_t v, unsigned width);
char *__qrintf_x64_zero (char *cursor, uint64_t v, unsigned width);
char *__qrintf_x32_8 (char *cursor, uint32_t v);
char *__qrintf_x64_16 (char *cursor, uint64_t v);
char *__qrintf_x64_alt (char *cursor, uint64_t v, unsigned width);
char *__qrintf_x32_upper (char *cursor, uint32_t v);
char *__qrintf_x64_upper (char *cursor, uint64_t v);
char *__qrintf_x32_upper_exact (char *cursor, uint32_t v);
char *__qrintf_x64_upper_exact (char *cursor, uint64_t v);
char *__qrintf_o64 (char *cursor, uint64_t v);
char *__qrintf_o64_exact (char *cursor, uint64_t v);
char *__qrintf_b64 (char *cursor, uint64_t v);
char *__qrintf_b64_exact (char *cursor, uint64_t v);
char *__qrintf_ptr (char *cursor, const void *p);
char *__qrintf_ptr_exact (char *cursor, const void *p);
char *__qrintf_integer (char *cursor, uint64_t v, unsigned flags, unsigned
  width, int precision);
char *__qrintf_pointer (char *cursor, const void *p, unsigned flags, unsigned
  width, int precision);
char *__qrintf_str (char *cursor, const char *s);
char *__qrintf_strn (char *cursor, const char *s, size_t n);
char *__qrintf_bytes (char *cursor, const char *s, size_t n);
char *__qrintf_str_left (char *cursor, const char *s, size_t n, unsigned
  width);
char *__qrintf_str_right (char *cursor, const char *s, size_t n, unsigned
  width);
char *__qrintf_str_to (char *cursor, char *limit, const char *s);
char *__qrintf_strn_to (char *cursor, char *limit, const char *s, size_t n);
char *__qrintf_str_left_to (char *cursor, char *limit, const char *s, size_t n,
  unsigned width);
char *__qrintf_str_right_to (char *cursor, char *limit, const char *s, size_t
  n, unsigned width);
char *__qrintf_f64_fixed (char *cursor, char *limit, double v, unsigned
  precision);
char *__qrintf_f64_exponent (char *cursor, char *limit, double v, unsigned
  precision);
char *__qrintf_f64_general (char *cursor, char *limit, double v, unsigned
  precision);
char *__qrintf_f64_fixed_field (char *cursor, char *limit, double v, unsigned
  flags, unsigned width, unsigned precision);
char *__qrintf_f64_exponent_field (char *cursor, char *limit, double v,
  unsigned flags, unsigned width, unsigned precision);
char *__qrintf_f64_general_field (char *cursor, char *limit, double v, unsigned
  flags, unsigned width, unsigned precision);
char *__qrintf_format (char *cursor, char *limit, const char *format, ...);
unsigned __qrintf_u64_digits (uint64_t v);
unsigned __qrintf_u32_digits (uint32_t v);
unsigned __qrintf_u128_digits (__qrintf_uint128 v);
unsigned __qrintf_integer_length (uint64_t v, unsigned flags, unsigned width,
  int precision);
unsigned __qrintf_pointer_length (const void *p, unsigned flags, unsigned
  width, int precision);
size_t __qrintf_str_length (const char *s);
size_t __qrintf_strn_length (const char *s, size_t n);
size_t __qrintf_printed_length (const char *s, int32_t n, int32_t most);
unsigned __qrintf_u32_cut (char *dst, size_t size, uint32_t v);
unsigned __qrintf_i32_cut (char *dst, size_t size, int32_t v);
size_t __qrintf_u32_join (char *dst, size_t size, const uint32_t *v, size_t n,
  char separator);
size_t __qrintf_i32_join (char *dst, size_t size, const int32_t *v, size_t n,
  char separator);
size_t __qrintf_u64_join (char *dst, size_t size, const uint64_t *v, size_t n,
  char separator);
size_t __qrintf_i64_join (char *dst, size_t size, const int64_t *v, size_t n,
  char separator);
char *__qrintf_truncate (char *dst, size_t size, const char *scratch, size_t
  length);
__extension__ typedef unsigned __int128 qrintf_room;
qrintf_room __qrintf_stream_enter (void *stream, size_t size);
qrintf_room __qrintf_stdout_enter (size_t size);
qrintf_room __qrintf_stream_enter_unlocked (void *stream, size_t size);
qrintf_room __qrintf_stdout_enter_unlocked (size_t size);
int32_t __qrintf_stream_leave (void *stream, char *end);
int32_t __qrintf_stdout_leave (char *end);
int32_t __qrintf_stream_leave_unlocked (void *stream, char *end);
int32_t __qrintf_stdout_leave_unlocked (char *end);
void __qrintf_stream_unlock (void *stream);
void __qrintf_stdout_unlock (void);
int32_t __qrintf_stream_character (int32_t c, void *stream);
int32_t __qrintf_stdout_character (int32_t c);
int32_t __qrintf_print_u32 (uint32_t v, unsigned around, const char *format,
  void *stream);
int32_t __qrintf_print_i32 (int32_t v, unsigned around, const char *format,
  void *stream);
int32_t __qrintf_print_u64 (uint64_t v, unsigned around, const char *format,
  void *stream);
int32_t __qrintf_print_i64 (int64_t v, unsigned around, const char *format,
  void *stream);
int32_t __qrintf_print_x32 (uint32_t v, unsigned around, const char *format,
  void *stream);
int32_t __qrintf_print_str (const char *v, unsigned around, const char *format,
  void *stream);
size_t __qrintf_print_bytes (const void *s, size_t n, void *stream);
int32_t __qrintf_descriptor_write (int32_t fd, const char *text, size_t
  length);
char *__qrintf_duplicate (const char *text, size_t length);
char *__qrintf_allocate (const char *text, size_t length);
int32_t __qrintf_printf (const char *format, ...);
int32_t __qrintf_fprintf (void *stream, const char *format, ...);
int32_t __qrintf_vprintf (const char *format, va_list values);
int32_t __qrintf_vfprintf (void *stream, const char *format, va_list values);
int32_t __qrintf_sprintf (char *dst, const char *format, ...);
int32_t __qrintf_snprintf (char *dst, size_t size, const char *format, ...);
int32_t __qrintf_vsprintf (char *dst, const char *format, va_list values);
int32_t __qrintf_vsnprintf (char *dst, size_t size, const char *format, va_list
  values);
int32_t __qrintf_asprintf (char **result, const char *format, ...);
int32_t __qrintf_vasprintf (char **result, const char *format, va_list values);
int32_t __qrintf_dprintf (int32_t fd, const char *format, ...);
int32_t __qrintf_vdprintf (int32_t fd, const char *format, va_list values);
int32_t __qrintf_printf_chk (int32_t flag, const char *format, ...);
int32_t __qrintf_fprintf_chk (void *stream, int32_t flag, const char *format,
  ...);
int32_t __qrintf_vprintf_chk (int32_t flag, const char *format, va_list
  values);
int32_t __qrintf_vfprintf_chk (void *stream, int32_t flag, const char *format,
  va_list values);
int32_t __qrintf_sprintf_chk (char *dst, int32_t flag, size_t object, const
  char *format, ...);
int32_t __qrintf_snprintf_chk (char *dst, size_t size, int32_t flag, size_t
  object, const char *format, ...);
int32_t __qrintf_vsprintf_chk (char *dst, int32_t flag, size_t object, const
  char *format, va_list values);
int32_t __qrintf_vsnprintf_chk (char *dst, size_t size, int32_t flag, size_t
  object, const char *format, va_list values);
int32_t __qrintf_asprintf_chk (char **result, int32_t flag, const char *format,
  ...);
int32_t __qrintf_vasprintf_chk (char **result, int32_t flag, const char
  *format, va_list values);
int32_t __qrintf_dprintf_chk (int32_t fd, int32_t flag, const char *format,
  ...);
int32_t __qrintf_vdprintf_chk (int32_t fd, int32_t flag, const char *format,
  va_list values);
int32_t __qrintf_puts (const char *s);
int32_t __qrintf_fputs (const char *s, void *stream);
int32_t __qrintf_putchar (int32_t c);
int32_t __qrintf_putc (int32_t c, void *stream);
size_t __qrintf_fwrite (const void *s, size_t size, size_t n, void *stream);
const void *__qrintf_linked_printf (const void *libc);
const void *__qrintf_linked_fprintf (const void *libc);
const void *__qrintf_linked_printf_chk (const void *libc);
const void *__qrintf_linked_fprintf_chk (const void *libc);
struct qrintf_dec3 { char digits[3]; unsigned char length; };
extern const struct qrintf_dec3 __qrintf_dec3[256];
extern const char __qrintf_dec2[100][2];
extern const char __qrintf_hex2[256][2];
extern const char __qrintf_HEX2[256][2];
/*
plugin: alloc cpu disable exclude help inline libc lower-sanitized mismatch
  report reserve runtime sink sinks version
qrintf-gcc: --check --qrintf-command --qrintf-help --qrintf-version
qrintf-report: --help --html --json --top
qrintf-rebuild: --from-json --help --html --jobs --json --keep --library --list
  --markdown --no-install --no-lintian --pairs --plugin --runtime --time --user
  --work
qrintf-gate: --functions --help --inside --tolerance --update
qrintf-run: --help --report --version
*/
/* SPDX-License-Identifier: GPL-3.0-or-later */
