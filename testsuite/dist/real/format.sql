-- Text made of numbers, in the ways that reach sqlite3's own and libc's printf.
.mode list
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i * 3 + 1 FROM n LIMIT 38)
  SELECT i, -i, i || '', printf ('%d|%08x|%-20d|%,d|%o', i, i, i, i, i),
         hex (i), quote (i / 7.0) FROM n;
SELECT date ('2024-02-29', '+1 year'), datetime (86399, 'unixepoch'),
       strftime ('%Y %j %H:%M:%f', 2460000.5), julianday ('2000-01-01');
SELECT typeof (1e300 * 1e10), round (2.5), abs (-9223372036854775807);
CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT);
INSERT INTO t SELECT value, printf ('row %d', value) FROM generate_series (1, 50);
.mode column
SELECT * FROM t WHERE a % 7 = 0;
.mode insert t
SELECT * FROM t WHERE a < 4;
EXPLAIN QUERY PLAN SELECT * FROM t WHERE b = 'x';
SELECT nothing FROM nowhere;
.schema
.dump
-- SPDX-License-Identifier: GPL-3.0-or-later
