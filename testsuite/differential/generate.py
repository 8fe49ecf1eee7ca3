"""Random calls of sprintf, snprintf and fprintf as C source, each a function
of a seed.

A Call is a list of pieces, so that the runner can drop pieces to reduce a
failure.  Each argument comes with the file-scope variables it reads and the
conditions that hold where it is used.  Only what the C library defines (with
glibc's extensions for null pointers) is made; %n, floats and wide strings are
not.
"""

import random
from dataclasses import dataclass, field

AREA = 4096
INTEGER_TYPES = {
    # modifier: (signed type, unsigned type, bits)
    "hh": ("int", "unsigned", 32), "h": ("int", "unsigned", 32),
    "": ("int", "unsigned", 32), "l": ("long", "unsigned long", 64),
    "ll": ("long long", "unsigned long long", 64),
    "q": ("long long", "unsigned long long", 64),
    "j": ("intmax_t", "uintmax_t", 64), "z": ("ssize_t", "size_t", 64),
    "t": ("ptrdiff_t", "unsigned long", 64),
}


@dataclass
class Piece:
    text: str                # its part of the format, as C source
    arguments: list = field(default_factory=list)
    variables: list = field(default_factory=list)   # declarations
    conditions: list = field(default_factory=list)


@dataclass
class Call:
    number: int
    pieces: list
    function: str            # "sprintf", "snprintf" or "fprintf"
    spelling: str            # "plain", "builtin" or "chk"
    destination: str
    size: str
    use: str

    def format(self):
        # "" between pieces keeps an octal escape from swallowing a digit.
        return " ".join(f'"{piece.text}"' for piece in self.pieces) or '""'

    def arguments(self):
        return "".join(", " + a for p in self.pieces for a in p.arguments)

    def expression(self):
        tail = f"{self.format()}{self.arguments()}"
        if self.function == "fprintf":
            if self.spelling == "chk":
                return f"__builtin___fprintf_chk (stream, 1, {tail})"
            name = "__builtin_fprintf" if self.spelling == "builtin" \
                else "fprintf"
            return f"{name} (stream, {tail})"
        if self.function == "sprintf":
            if self.spelling == "chk":
                return f"__builtin___sprintf_chk (dst, 1, room, {tail})"
            name = "__builtin_sprintf" if self.spelling == "builtin" \
                else "sprintf"
            return f"{name} (dst, {tail})"
        if self.spelling == "chk":
            return (f"__builtin___snprintf_chk (dst, {self.size}, 1, "
                    f"(size_t) -1, {tail})")
        name = "__builtin_snprintf" if self.spelling == "builtin" \
            else "snprintf"
        return f"{name} (dst, {self.size}, {tail})"

    def block(self):
        """The call between begin () and end (), as a C block."""
        use = self.use.replace("CALL", self.expression())
        conditions = [c for p in self.pieces for c in p.conditions]
        if conditions:
            use = f"if ({' && '.join(conditions)}) {{ {use} }}"
        need = f"reference (NULL, 0, {self.format()}{self.arguments()})"
        return f"""  {{
    int r = -7, need = {need};
    const size_t room = (size_t) -1;
    (void) need, (void) room;
    {self.destination}
    {use}
    end ({self.number}, r);
  }}
"""


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = 0

    def chance(self, one_in):
        return self.random.randrange(one_in) == 0

    def variable(self, piece, ctype, value):
        """Another translation unit might write it: its value is unknown."""
        self.names += 1
        name = f"v{{}}_{self.names}"
        piece.variables.append(f"{ctype} {name} = {value};")
        return name

    def integer(self, bits):
        """A value of that many bits: extreme, small, or of any length."""
        pick = self.random.random()
        if pick < 0.25:
            edge = 1 << self.random.choice([0, 7, 8, 15, 16, 31, 32, 63])
            value = self.random.choice([1, -1]) * edge \
                + self.random.randint(-1, 1)
        elif pick < 0.5:
            value = 10 ** self.random.randint(0, 19) + self.random.randint(-1, 1)
            value *= self.random.choice([1, -1])
        elif pick < 0.6:
            value = 0
        else:
            value = self.random.getrandbits(self.random.randint(1, bits))
            value *= self.random.choice([1, -1])
        value &= (1 << bits) - 1
        return value - (1 << bits) if value >> (bits - 1) else value

    @staticmethod
    def constant(value, bits):
        suffix = "ULL" if bits == 64 else "u"
        return f"{value & ((1 << bits) - 1):#x}{suffix}"

    def integer_argument(self, piece, ctype, bits):
        """An expression of type CTYPE; the optimizers know all, some or nothing
        of its value."""
        value = self.integer(bits)
        constant = f"({ctype}) {self.constant(value, bits)}"
        kind = self.random.choice(
            ["constant", "unknown", "unknown", "unknown", "mask", "remainder",
             "shift", "cast", "choice", "condition", "field", "clamp"])
        if kind == "constant":
            return f"({constant})"
        v = self.variable(piece, ctype, constant)
        if kind == "mask":
            return f"({ctype}) ({v} & {2 ** self.random.randint(1, 16) - 1})"
        if kind == "remainder":
            limit = self.random.choice([2, 10, 24, 60, 100, 256, 1000, 10000,
                                        10001, 12345])
            return f"({ctype}) ({v} % {limit})"
        if kind == "shift":
            return f"({ctype}) ({v} >> {self.random.randrange(bits)})"
        if kind == "cast":
            narrow = self.random.choice(["uint8_t", "int8_t", "uint16_t",
                                         "int16_t", "unsigned char"])
            return f"({ctype}) ({narrow}) {v}"
        if kind == "choice":
            return (f"({ctype}) ({v} & 1 ? {self.random.randint(-9, 9)}"
                    f" : {self.random.randint(-12345, 12345)})")
        if kind == "field":
            f = self.variable(piece, "struct fields",
                              "{ %d, %d, %d, %d }" % tuple(
                                  self.random.randint(0, 7)
                                  for _ in range(4)))
            return f"({ctype}) {f}.{self.random.choice('abcd')}"
        if kind == "clamp":
            high = self.random.choice([9, 99, 255, 9999, 99999])
            return f"({ctype}) ({v} > {high} ? {high} : {v})"
        if kind == "condition":
            low = value - self.random.choice([0, 1, 9, 99])
            high = value + self.random.choice([0, 1, 9, 99, 9999])
            if -2 ** 31 < low and high < 2 ** 31 and (
                    low >= 0 or not ctype.startswith(("u", "size"))):
                piece.conditions.append(f"{v} >= {low} && {v} <= {high}")
        return v

    def number(self, piece, low, high):
        """A width or precision for '*': constant or unknown."""
        value = self.random.randint(low, high)
        return str(value) if self.chance(2) \
            else self.variable(piece, "int", value)

    def text(self, least, most):
        letters = "abcdefghijklmnopqrstuvwxyz 0123456789.,:;/-_<>[]{}=+"
        length = self.random.randint(least, most)
        out = "".join(self.random.choice(letters) for _ in range(length))
        return out + self.random.choice(
            ["", "", "", "\\n", "\\303\\244", "\\t", "\\\"", "\\\\", "\\377"])

    def string_argument(self, piece, precision):
        kind = self.random.choice(["literal", "choice", "unknown", "unknown",
                                   "array", "null", "edge", "edge"])
        length = self.random.choice([0, 1, 3, 7, 8, 15, 16, 17, 31, 33, 70])
        text = self.text(length, length)
        if kind == "literal":
            return f'"{text}"'
        if kind == "choice":
            v = self.variable(piece, "int", self.random.randint(0, 1))
            return f'({v} ? "{text}" : "{self.text(0, 9)}")'
        if kind == "array":
            size = length + self.random.randint(5, 9)
            return self.array(piece, size, text)
        if kind == "null":
            # GCC itself makes "%s" alone a strcpy, so a literal goes along.
            piece.text = "." + piece.text
            return self.variable(piece, "const char *", "NULL")
        if kind == "edge":
            # Ends at a page that cannot be read, without a NUL where the
            # precision allows.
            if precision is not None and precision >= 0:
                return f"(wall - {precision + self.random.randint(0, 4)})"
            return f"(nul_wall - {length + 1})"
        return self.variable(piece, "const char *", f'"{text}"')

    def array(self, piece, size, text):
        self.names += 1
        name = f"v{{}}_{self.names}"
        piece.variables.append(f'char {name}[{size}] = "{text}";')
        return name

    def directive(self):
        piece = Piece("")
        conversion = self.random.choice("ddiuuoxxXcsssp")
        flags = "".join(f for f in "-+ #0" if self.chance(5))
        width, precision, known = "", "", None
        if self.chance(3):
            if self.chance(3):
                width = "*"
                piece.arguments.append(self.number(piece, -25, 25))
            else:
                width = str(self.random.choice([1, 2, 3, 5, 8, 10, 16, 20, 40,
                                                self.random.randint(1, 120)]))
        if self.chance(3) and conversion != "c":
            known = self.random.choice([0, 1, 2, 3, 5, 6, 8, 12, 20, 33])
            if self.chance(3):
                if self.chance(3):
                    known = -known
                precision = ".*"
                piece.arguments.append(
                    str(known) if self.chance(2)
                    else self.variable(piece, "int", known))
            else:
                precision = f".{known}" if known or self.chance(2) else "."
        modifier = ""
        if conversion in "diuoxX":
            modifier = self.random.choice(["", "", "", "l", "hh", "h", "ll",
                                           "q", "j", "z", "t"])
            signed, unsigned, bits = INTEGER_TYPES[modifier]
            ctype = signed if conversion in "di" else unsigned
            last = self.integer_argument(piece, ctype, bits)
        elif conversion == "c":
            last = self.integer_argument(piece, "int", 32)
        elif conversion == "p":
            last = f"(void *) {self.integer_argument(piece, 'uintptr_t', 64)}"
        else:
            piece.text = "%" + flags + width + precision + "s"
            piece.arguments.append(self.string_argument(piece, known))
            return piece
        piece.text = "%" + flags + width + precision + modifier + conversion
        piece.arguments.append(last)
        return piece

    def pieces(self):
        out = []
        for _ in range(self.random.choice([1, 1, 1, 2, 2, 3, 4, 6, 9])):
            if self.chance(2):
                out.append(Piece(self.text(0, self.random.choice([2, 9, 33]))))
            out.append(Piece("%%") if self.chance(25) else self.directive())
        if self.chance(2):
            out.append(Piece(self.text(0, 9)))
        return out

    def call(self, number):
        pieces = self.pieces()
        function = self.random.choice(["sprintf", "snprintf", "snprintf",
                                       "fprintf"])
        spelling = self.random.choice(["plain", "plain", "builtin", "chk"])
        use = self.random.choice([
            "r = CALL;", "r = CALL;", "CALL;", "CALL;",
            "if (CALL > 11) r = 1;", "r = CALL + dst[0];"])
        delta = self.random.choice([0, 0, 1, -1, -2, 3, 40, -5, -9,
                                    self.random.randint(-30, 5)])
        constant = self.random.choice([0, 1, 2, 5, 8, 12, 16, 17, 32, 64, 2000,
                                       self.random.randint(0, 48)])
        where = self.random.choice(["area", "opaque", "wall", "local", "null"])
        offset = self.random.choice([0, 0, 3, 16])
        size = f"(size_t) (need + 1 + {delta} > 0 ? need + 1 + {delta} : 0)"
        if function == "fprintf":
            # What reaches the stream's far end is the destination.
            use = use.replace(" + dst[0]", "")
            filled = self.random.choice([0, 0, 3, 20])
            room = self.random.choice([f"{filled} + {size}", str(constant),
                                       "64", "4096"])
            return Call(number, pieces, function, spelling,
                        f"open_stream ({room}, {filled});", "0", use)
        if where == "null" and function == "snprintf":
            use = use.replace(" + dst[0]", "")
            return Call(number, pieces, function, spelling,
                        "char *dst = NULL; begin (area);", "0", use)
        if where == "wall":
            # What is written ends where the page that faults begins.
            if function == "sprintf":
                size = "(size_t) need + 1"
            else:
                use = use.replace(" + dst[0]", "")
            destination = (f"size_t size = {size}; char *dst = wall_room "
                           "- (size <= (size_t) need ? size : need + 1u); "
                           "begin (wall_room - AREA);")
            return Call(number, pieces, function, spelling, destination,
                        "size", use)
        if where == "local":
            room = 3000 if function == "sprintf" else max(constant, 1)
            return Call(number, pieces, function, spelling,
                        f"char dst[{room}]; begin_local (dst, {room});",
                        "sizeof dst", use)
        hidden = f"area + {offset}" if where == "area" \
            else f"(char *) hide (area + {offset})"
        return Call(number, pieces, function, spelling,
                    f"char *dst = {hidden}; begin (area);",
                    self.random.choice([size, size, str(constant)]), use)


PROLOGUE = """\
#define _GNU_SOURCE 1
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>

enum { AREA = %d };
struct fields { unsigned a : 3; int b : 5; unsigned c : 14; signed char d; };
char area[AREA];
char *wall, *nul_wall, *wall_room;
static char *window;
static int window_size;
int (*volatile reference) (char *, size_t, const char *, ...) = snprintf;

static void *
hide (void *p)
{
  __asm__ volatile ("" : "+r"(p));
  return p;
}

static void __attribute__ ((noinline))
begin_local (char *at, int size)
{
  __asm__ volatile ("" : "+r"(at) : : "memory");
  window = at;
  window_size = size;
  for (int i = 0; i < size; i++)
    at[i] = (char) (0x80 + i %% 61);
  errno = 77;
}

static void
begin (char *at)
{
  begin_local (at, AREA);
}

static FILE *stream;
static char *stream_wall;
static size_t arrived;

static ssize_t
arrive (void *cookie, const char *at, size_t n)
{
  for (size_t i = 0; i < n && arrived < AREA; i++)
    area[arrived++] = at[i];
  return (ssize_t) n;
}

/* A stream into `area` with a buffer of ROOM bytes, FILLED of them in use.  The
   buffer ends where the page that faults begins.  */
static void __attribute__ ((noinline))
open_stream (size_t room, int filled)
{
  cookie_io_functions_t functions = { NULL, arrive, NULL, NULL };
  begin_local (area, AREA);
  arrived = 0;
  stream = fopencookie (NULL, "w", functions);
  room = room < AREA ? room : AREA;
  setvbuf (stream, room ? stream_wall - room : NULL, room ? _IOFBF : _IONBF,
           room);
  while (filled-- > 0)
    putc ('.', stream);
  errno = 77;
}

static void __attribute__ ((noinline))
end (int number, int result)
{
  int after = errno, last = window_size;
  if (stream)
    fclose (stream);
  stream = NULL;
  const char *at = window;
  __asm__ volatile ("" : "+r"(at) : : "memory");
  while (last > 0 && at[last - 1] == (char) (0x80 + (last - 1) %% 61))
    last--;
  reference (area, AREA, "%%d %%d %%d ", number, result, after);
  fputs (area, stdout);
  for (int i = 0; i < last; i++)
    if (at[i] != (char) (0x80 + i %% 61))
      {
        putchar ("0123456789abcdef"[(unsigned char) at[i] >> 4]);
        putchar ("0123456789abcdef"[at[i] & 15]);
      }
    else
      putchar ('~');
  putchar ('\\n');
}

static char *
before_wall (void)
{
  char *p = (char *) mmap (NULL, AREA + 4096, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect (p + AREA, 4096, PROT_NONE);
  for (int i = 0; i < AREA; i++)
    p[i] = (char) ('A' + i %% 26);
  return p + AREA;
}

""" % AREA


def call(seed, number):
    """Call NUMBER of SEED, the same whatever else is made."""
    made = Generator(f"{seed}/{number}").call(number)
    for piece in made.pieces:
        for part in ("arguments", "variables", "conditions"):
            setattr(piece, part, [s.replace("{}", str(number))
                                  for s in getattr(piece, part)])
    return made


def source(calls, group=6):
    """A program that makes CALLS, GROUP to a function."""
    lines = [PROLOGUE]
    lines += [v for c in calls for p in c.pieces for v in p.variables]
    starts = range(0, len(calls), group)
    for start in starts:
        lines.append(f"\nstatic void __attribute__ ((noinline))\n"
                     f"group{start} (void)\n{{")
        lines += [c.block() for c in calls[start:start + group]]
        lines.append("}")
    lines.append("""
int
main (void)
{
  wall = before_wall ();
  nul_wall = before_wall ();
  nul_wall[-1] = 0;
  wall_room = before_wall ();
  stream_wall = before_wall ();""")
    lines += [f"  group{start} ();" for start in starts]
    lines.append("}\n")
    return "\n".join(lines)
