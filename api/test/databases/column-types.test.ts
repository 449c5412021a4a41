import assert from 'node:assert/strict';
import { test } from 'node:test';
import { types } from 'pg';
import { columnTypes, parseTime } from '#src/platform/db/column-types.ts';

const usual = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => unknown;

const TIMES = [
  '2026-01-31 09:05:07+00',
  '2026-01-31 09:05:07.1+00',
  '2026-01-31 09:05:07.04+00',
  '2026-12-31 23:59:59.999999+00',
  '2024-02-29 00:00:00.283+00',
  '1969-12-31 23:59:59.5+00',
  '0099-03-01 10:00:00+00',
  '0044-03-15 10:00:00+00 BC',
  '12026-03-01 10:00:00+00',
  '2026-06-01 11:05:07.25+02',
  '2026-06-01 14:35:07.250001+05:30',
  '1890-06-01 14:35:07+00:19:32',
  'infinity',
  '-infinity',
];

test('a time is read as the driver reads it, in whatever form it was written', () => {
  for (const text of TIMES) assert.deepEqual(parseTime(text), usual(text), text);
});

test('every millisecond of a second is read as it was written', () => {
  for (let ms = 0; ms < 1000; ms += 1) {
    const fraction = String(ms).padStart(3, '0').replace(/0+$/, '');
    const read = parseTime(`2026-05-06 07:08:09${fraction && `.${fraction}`}+00`) as Date;
    assert.equal(read.getTime(), Date.UTC(2026, 4, 6, 7, 8, 9, ms));
  }
});

test('numbers and truth values are read, and dates stay text', () => {
  const { BOOL, DATE, FLOAT8, INT4, INT8, TEXT } = types.builtins;
  const read = (oid: number, text: string): unknown => {
    const parse = columnTypes.getTypeParser(oid, 'text') as (text: string) => unknown;
    return parse(text);
  };
  assert.deepEqual(
    [read(BOOL, 't'), read(BOOL, 'f'), read(INT4, '-12'), read(INT8, '9007199254740991')],
    [true, false, -12, 9007199254740991],
  );
  assert.deepEqual([read(FLOAT8, '1.5e-7'), read(FLOAT8, '-Infinity')], [1.5e-7, -Infinity]);
  assert.deepEqual([read(DATE, '1990-02-03'), read(TEXT, '007')], ['1990-02-03', '007']);
});
