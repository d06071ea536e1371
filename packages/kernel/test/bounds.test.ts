import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { smallRecord } from '../src/setup.ts';
import { boundless } from '../src/testing/bounds.ts';

describe('what has no end is found', () => {
  const short = z.string().max(9);
  test.each<[what: string, schema: z.ZodType, found: string[]]>([
    ['a string', z.object({ name: z.string() }), ['it.name: a string']],
    ['a string with an end', z.object({ name: short }), []],
    ['one of several words', z.enum(['a', 'b']), []],
    ['a spelling with an end', z.string().regex(/^[A-Z+*]{1,8}\+\d?$/), []],
    ['a spelling without one', z.string().regex(/^[A-Z]+$/), ['it: a string']],
    ['a spelling with a least alone', z.string().regex(/^[A-Z]{2,}$/), ['it: a string']],
    ['a spelling of a part', z.string().regex(/[A-Z]/), ['it: a string']],
    ['a list', z.array(z.number()), ['it: a list']],
    ['a list with an end', z.array(z.string()).max(3), ['it[]: a string']],
    ['a pair', z.tuple([short, z.string()]), ['it: a string']],
    ['a record', z.record(short, z.array(z.number())), ['it: a record', 'it{}: a list']],
    ['a record of known names', z.record(z.enum(['a', 'b']), z.number()), []],
    ['a record with an end', smallRecord(short, z.number(), 3), []],
    ['names without one', smallRecord(z.string(), z.number(), 3), ['it{name}: a string']],
    ['either', z.union([z.number(), z.array(short)]), ['it: a list']],
    ['what is usual', z.array(short).default([]), ['it: a list']],
  ])('%s', (_, schema, found) => {
    expect(boundless(schema)).toEqual(found);
  });

  test('a small record takes so many names and no more', () => {
    const schema = smallRecord(z.string(), z.number(), 2);
    expect(schema.safeParse({ a: 1, b: 2 }).success).toBe(true);
    expect(schema.safeParse({ a: 1, b: 2, c: 3 }).success).toBe(false);
  });
});
