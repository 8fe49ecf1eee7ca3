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
__extension__ typedef __int128 __qrintf_int128;
__extension__ typedef unsigned __int128 __qrintf_uint128;
__extension__ typedef unsigned __int128 qrintf_room;
struct qrintf_dec3 { char digits[3]; unsigned char length; };
extern const struct qrintf_dec3 __qrintf_dec3[256];
extern const char __qrintf_dec2[100][2];
extern const char __qrintf_hex2[256][2];
extern const char __qrintf_HEX2[256][2];
/*
emitters: allocate=cdz asprintf=ipd. asprintf_chk=ipid. b64=ccU b64_exact=ccU
  bytes=ccdz descriptor_write=iidz dprintf=iid. dprintf_chk=iiid. duplicate=cdz
  fprintf=ipd. fprintf_chk=ipid. fputs=idp fwrite=zpzzp i128=ccw i128_exact=ccw
  i32=cci i32_cut=uczi i32_exact=cci i32_in_stream=ccip i32_join=zczpzb i64=ccI
  i64_exact=ccI i64_in_stream=ccIp i64_join=zczpzb i64_left=ccIuu
  i64_right=ccIuu i64_zero=ccIuu integer=ccUuui integer_length=uUuui
  linked_fprintf=pp linked_fprintf_chk=pp linked_printf=pp linked_printf_chk=pp
  o64=ccU o64_alt=ccU o64_exact=ccU o64_right=ccUu o64_zero=ccUu pointer=ccpuui
  pointer_length=upuui print_bytes=zpzp print_i32=iiudp print_i64=iIudp
  print_str=idudp print_u32=iuudp print_u64=iUudp print_x32=iuudp
  printed_length=zdii printf=id. printf_chk=iid. ptr=ccp ptr_exact=ccp putc=iip
  putchar=ii puts=id real_exponent=cccfu real_exponent_field=cccfuuu
  real_fixed=cccfu real_fixed_field=cccfuuu real_general=cccfu
  real_general_field=cccfuuu snprintf=iczd. snprintf_chk=iczizd. sprintf=icd.
  sprintf_chk=icizd. stdout_character=ii stdout_enter=rz
  stdout_enter_unlocked=rz stdout_leave=ic stdout_leave_unlocked=ic
  stdout_unlock=v str=ccd str_left=ccdzu str_left_to=cccdzu str_length=zd
  str_right=ccdzu str_right_to=cccdzu str_to=cccd stream_character=iip
  stream_enter=rpz stream_enter_unlocked=rpz stream_leave=ipc
  stream_leave_unlocked=ipc stream_unlock=vp strn=ccdz strn_length=zdz
  strn_to=cccdz truncate=cczdz u128=ccW u128_digits=uW u128_exact=ccW u32=ccu
  u32_cut=uczu u32_digits=uu u32_exact=ccu u32_in_stream=ccup u32_join=zczpzb
  u32_zero=ccuu u64=ccU u64_digits=uU u64_exact=ccU u64_in_stream=ccUp
  u64_join=zczpzb u64_left=ccUu u64_right=ccUu u64_zero=ccUu vasprintf=ipda
  vasprintf_chk=ipida vdprintf=iida vdprintf_chk=iiida vfprintf=ipda
  vfprintf_chk=ipida vprintf=ida vprintf_chk=iida vsnprintf=iczda
  vsnprintf_chk=iczizda vsprintf=icda vsprintf_chk=icizda x32=ccu x32_8=ccu
  x32_exact=ccu x32_in_stream=ccup x32_upper=ccu x32_upper_exact=ccu
  x32_zero=ccuu x64=ccU x64_16=ccU x64_alt=ccUu x64_exact=ccU
  x64_in_stream=ccUp x64_right=ccUu x64_upper=ccU x64_upper_exact=ccU
  x64_upper_zero=ccUu x64_zero=ccUu
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
