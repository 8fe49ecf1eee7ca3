# SPDX-License-Identifier: GPL-3.0-or-later
"""Random calls of sprintf, snprintf, fprintf, asprintf and dprintf as C source, each a
function of a seed (own.py: calls of user sinks).

A Call is a list of pieces (pieces.py), so that the runner can drop pieces to
reduce a failure.  Its format is a literal, or one that shows when the program runs
(FORMS); its arguments come in the format's order, or in any, with positions.
Some are made by functions with a va_list (wrappers.py), or have a format that the
compiler cannot see.
"""

import random
import re
from dataclasses import dataclass, replace

import wrappers
from pieces import PieceMaker
from prologue import PROLOGUE

# Flags, width, ".", precision, the rest.
CONVERSION = re.compile(
    r"%([-+ #0']*)(\*|\d*)(\.?)(\*|\d*)((?:hh|h|ll|l|q|j|z|t|L)?[a-zA-Z%])")

# How a call comes by its format: from the literal "<...>" or from another one, and the
# condition that decides.
FORMS = {
    "chosen": "({condition} ? {one} : {other})",
    "translated": "translate ({condition}, {one})",
    "translated choice":
        "({condition} ? translate (choice[{number} & 1], {one}) : {other})",
    "table": "table{number}[{condition}]",
    "row": "rows{number}[{condition}].format",
}
DECLARATIONS = {
    "table": "static const char *const table{number}[] = {{ {one}, {other}, NULL }};",
    "row": "static const struct {{ int number; const char *name, *format; }} "
           'rows{number}[] = {{ {{ 1, "one", {one} }}, {{ 2, "two", {other} }} }};',
}

# Functions that print neither to a buffer nor to a stream, and where to.
ELSEWHERE = {"asprintf": "&allocated", "dprintf": "ends[1]"}


# What prints one piece to the stream.
SINGLE_PIECES = ("fputc ('\\n', stream)", "putc (choice[0] + 'x', stream)",
                 "fputs (\"100%\", stream)",
                 "fputs ((const char *) hide ((void *) \"some text\"), stream)",
                 "fwrite (\"%s\", 1, 2, stream)",
                 "fwrite (hide ((void *) \"a\\0text\"), 1, choice[0] & 3, stream)",
                 "0")

OF_STDOUT = tuple(piece.replace("stream", "stdout") for piece in SINGLE_PIECES
                  ) + ("putchar (';')", "puts (\"a line\")")

# How calls name the stream: as itself, and as what stdout is for the time being,
# with fprintf and with printf.
NAMES = {"stream": ("fprintf", "stream, "), "stdout": ("fprintf", "stdout, "),
         "printf": ("printf", "")}

# Where a part of what is printed to the stream stands.  Which branch is taken only
# shows when the program runs.
BRANCHES = ("{part}", "{part}", "(choice[{n}] ? {part} : 0)",
            "(choice[{n}] ? {part} : {piece})",
            "(choice[{n}] ? ({piece}, {part}) : (choice[1 - {n}] ? {piece} : 0))")


# What looks for the end of the text that a call has just written, of snprintf or
# where there is room for more.
READERS = ("CALL; r = (int) strlen (dst);", "r = CALL; r += 3 * (int) strlen (dst);",
           "if (CALL > 11) r = (int) strlen (dst);")
STANDARD_APPENDERS = (
    "CALL; strcat (dst, \"tail\"); r = (int) strlen (dst);",
    "CALL; r = sprintf (dst + strlen (dst), \"%d,\", choice[0] - 12345);"
    " sprintf (dst + strlen (dst), \"%x\", r); r += (int) strlen (dst);",
    "CALL; r = (int) strlen (strcat (dst, (char *) hide ((void *) \"t\")));",
    "if (choice[1]) CALL; else *dst = 0; r = (int) strlen (dst);",
    "CALL; strcpy (dst, \"head: \"); sprintf (dst + strlen (dst), \"%d\", 7 - choice[0]);"
    " strcat (dst, \",\"); sprintf (dst + strlen (dst), \"%x\", choice[1]);"
    " r = (int) strlen (dst);",
    "for (r = *dst = 0; r < 3; r++) if (choice[r & 1]) strcat (dst, \", \");"
    " else if (r) sprintf (dst + strlen (dst), \"%d\", r); else CALL;"
    " r = (int) strlen (dst);")
APPENDERS = STANDARD_APPENDERS + (
    "CALL; __builtin___strcat_chk (dst, \"tail\", 4000);"
    " __builtin___strcat_chk (dst, (char *) hide ((void *) \"s\"), 4000);"
    " r = (int) strlen (dst);",)


@dataclass
class Call:
    number: int
    pieces: list
    function: str            # "sprintf", "snprintf", "fprintf", or of ELSEWHERE
    spelling: str            # "plain", "builtin" or "chk"
    destination: str
    size: str
    use: str
    form: str = ""           # of FORMS: how it comes by its format
    order: int = 0           # not 0: positional arguments, in this random order
    route: str = ""          # a row of wrappers.ROUTES, or "hidden"
    name: str = "stream"     # of fprintf: of the stream, of NAMES
    parts: int = 1           # of fprintf: how many calls in a row print the pieces
    between: tuple = ()      # what else is printed between these
    branches: tuple = ()     # of BRANCHES: where they stand
    error: int = 77          # errno before

    def positions(self):
        """The position of the argument that the format takes as its Nth."""
        numbers = list(range(sum(len(p.arguments) for p in self.pieces)))
        if self.order:
            random.Random(self.order).shuffle(numbers)
        return numbers

    def texts(self):
        """The directives of the pieces, with positions if the call has them."""
        if not self.order:
            return [piece.text for piece in self.pieces]
        positions = iter(self.positions())

        def star(text):
            return f"*{next(positions) + 1}$" if text == "*" else text

        def numbered(match):
            flags, width, point, precision, rest = match.groups()
            if rest == "%":
                return match.group(0)
            middle = flags + star(width) + point + star(precision) + rest
            if rest == "m":
                return "%" + middle
            return f"%{next(positions) + 1}$" + middle

        return [CONVERSION.sub(numbered, piece.text) for piece in self.pieces]

    def format(self):
        return self.filled(FORMS.get(self.form, "{other}"))

    def declaration(self):
        """What its format needs at file scope."""
        return self.filled(DECLARATIONS.get(self.form, ""))

    def filled(self, template):
        # "" between pieces keeps an octal escape from swallowing a digit.
        text = " ".join(f'"{text}"' for text in self.texts()) or '""'
        return template.format(number=self.number, one=f'"<" {text} ">"', other=text,
                               condition=f"choice[{self.number // 2 % 2}]")

    def arguments(self):
        given = [a for p in self.pieces for a in p.arguments]
        placed = dict(zip(self.positions(), given))
        return "".join(", " + placed[i] for i in range(len(given)))

    def in_parts(self):
        """Several calls of fprintf one after another, as an expression."""
        of_part = -(-len(self.pieces) // self.parts)
        parts = [self.pieces[i:i + of_part]
                 for i in range(0, len(self.pieces), of_part)]
        calls = [replace(self, pieces=part, parts=1).expression() for part in parts]
        if self.branches:
            calls = [template.format(part=call, n=(self.number + i) & 1,
                                     piece=self.between[i & 1])
                     for i, (call, template) in enumerate(zip(calls, self.branches))]
        for call, piece in zip(range(len(calls) - 1, 0, -1), self.between):
            calls.insert(call, piece)
        return "(" + ", ".join(calls) + ")"

    def expression(self):
        if self.parts > 1 and self.pieces:
            return self.in_parts()
        if self.route in wrappers.ROUTES and self.name == "printf":
            return replace(self, name="stdout").expression()
        function, plain, checked = self.function, f"{ELSEWHERE.get(self.function)}, ", ""
        if function == "fprintf":
            function, plain = NAMES[self.name]
            checked = f"{plain}1, "
        elif function == "sprintf":
            plain, checked = "dst, ", "dst, 1, room, "
        elif function == "snprintf":
            plain, checked = f"dst, {self.size}, ", f"dst, {self.size}, 1, (size_t) -1, "
        if self.route in wrappers.ROUTES:
            return wrappers.expression(function, self.route, plain[:-2], self.format(),
                                       self.arguments())
        form = self.format()
        if self.route == "hidden":
            form = f"(const char *) hide ((void *) ({form}))"
        tail = f"{form}{self.arguments()}"
        if self.spelling == "chk":
            return f"__builtin___{function}_chk ({checked}{tail})"
        prefix = "__builtin_" if self.spelling == "builtin" else ""
        return f"{prefix}{function} ({plain}{tail})"

    def statement(self):
        """The call, under the conditions that it needs."""
        use = self.use.replace("CALL", self.expression())
        conditions = [c for p in self.pieces for c in p.conditions]
        return f"if ({' && '.join(conditions)}) {{ {use} }}" if conditions else use

    def length(self):
        """The length of its text, as an expression."""
        return f"reference (NULL, 0, {self.format()}{self.arguments()})"

    def block(self):
        """The call between begin () and end (), as a C block."""
        return f"""  {{
    errno = {self.error};
    int r = -7, need = {self.length()};
    const size_t room = (size_t) -1;
    (void) need, (void) room;
    {self.destination}
    errno = {self.error};
    {self.statement()}
    end ({self.number}, r);
  }}
"""


class Generator(PieceMaker):
    elsewhere = sorted(ELSEWHERE)

    def call(self, number):
        """With a literal format, one that shows at run time, or one with positional
        arguments."""
        made = self.plain_call(number)
        made.error = self.random.choice([77, 0, 2, 13, 84, 4711, -1])
        if made.parts > 1:
            return made
        made.form = self.random.choice(sorted(FORMS)) if self.chance(5) else ""
        made.order = self.random.randint(1, 10 ** 6) if self.chance(12) else 0
        if self.plain_c:
            made.order = 0
        if not made.order and self.chance(3):
            made.route = self.random.choice(wrappers.ROUTES + ["hidden"])
        if self.elsewhere and not made.order and self.chance(6):
            self.send_elsewhere(made)
        return made

    def readers(self, function):
        if function == "snprintf":
            return READERS
        return READERS + (STANDARD_APPENDERS if self.plain_c else APPENDERS)

    def send_elsewhere(self, call):
        """Let CALL print to memory that it allocates, or to a pipe."""
        call.function = self.random.choice(self.elsewhere)
        call.spelling = "plain"
        call.destination = "begin_elsewhere ();"
        use = call.use.replace(" + dst[0]", "")
        call.use = ("r = CALL;" if "dst" in use else use) + " collect ();"

    def plain_call(self, number):
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
            # The destination is the text that arrives at the other end of the stream.
            use = use.replace(" + dst[0]", "")
            filled = self.random.choice([0, 0, 3, 20])
            room = self.random.choice([f"{filled} + {size}", str(constant),
                                       "64", "4096"])
            made = Call(number, pieces, function, spelling,
                        f"open_stream ({room}, {filled});", "0", use)
            made.parts = self.random.choice([1, 1, 2, 3])
            # Not in every C library can stdout be another stream.
            if not self.plain_c:
                made.name = self.random.choice(["stream", "stream", "stdout", "printf"])
            pieces = SINGLE_PIECES if made.name == "stream" else OF_STDOUT
            made.between = tuple(self.random.sample(pieces, 2))
            if self.chance(2):
                made.branches = tuple(self.random.choice(BRANCHES) for _ in range(3))
            return made
        if where == "null" and function == "snprintf":
            use = use.replace(" + dst[0]", "")
            return Call(number, pieces, function, spelling,
                        "char *dst = NULL; begin (area);", "0", use)
        if where == "wall":
            # The text ends where a page begins that cannot be accessed.
            if function == "sprintf":
                size = "(size_t) need + 1"
            else:
                use = use.replace(" + dst[0]", "")
            destination = (f"size_t size = {size}; char *dst = wall_room "
                           "- (size <= (size_t) need ? size : need + 1u); "
                           "begin (wall_room - AREA);")
            return Call(number, pieces, function, spelling, destination,
                        "size", use)
        if self.chance(3) and (function == "sprintf" or where == "local"):
            use = self.random.choice(self.readers(function))
        if where == "local":
            room = 4096 if function == "sprintf" else max(constant, 1)
            return Call(number, pieces, function, spelling,
                        f"char dst[{room}]; begin_local (dst, {room});",
                        "sizeof dst", use)
        hidden = f"area + {offset}" if where == "area" \
            else f"(char *) hide (area + {offset})"
        return Call(number, pieces, function, spelling,
                    f"char *dst = {hidden}; begin (area);",
                    self.random.choice([size, size, str(constant)]), use)


def call(seed, number, generator=Generator):
    """Call NUMBER of SEED, which does not depend on other calls."""
    made = generator(f"{seed}/{number}").call(number)
    for piece in made.pieces:
        for part in ("arguments", "variables", "conditions"):
            setattr(piece, part, [s.replace("{}", str(number))
                                  for s in getattr(piece, part)])
    return made


def source(calls, group=6, more="", first=""):
    """A program that makes CALLS, GROUP to a function; MORE follows the
    prologue, and main begins with FIRST."""
    lines = [PROLOGUE, wrappers.WRAPPERS, more]
    lines += [v for c in calls for p in c.pieces for v in p.variables]
    lines += [c.declaration() for c in calls]
    starts = range(0, len(calls), group)
    for start in starts:
        # GCC takes code that main executes once for cold; some calls are to be hot.
        hot = ", hot" if calls[start].number // group % 2 else ""
        lines.append(f"\nstatic void __attribute__ ((noinline{hot}))\n"
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
    lines.append(first)
    lines += [f"  group{start} ();" for start in starts]
    lines.append("}\n")
    return "\n".join(lines)
