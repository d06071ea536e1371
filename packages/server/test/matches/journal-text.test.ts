import { TableError } from '@starboard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitJournal } from '../../src/matches/journal-text.ts';

/** A text as its parts, all of them read. */
function split(text: string): { head: unknown; entries: unknown[] } {
  const splitting = splitJournal(Buffer.from(text));
  for (;;) {
    const next = splitting.next();
    if (next.done) return { head: next.value.head, entries: [...next.value.entries] };
  }
}

function refusalOf(text: string): string {
  try {
    split(text);
  } catch (thrown) {
    if (thrown instanceof TableError && thrown.code === 'bad-journal') return thrown.message;
    throw thrown;
  }
  return 'none';
}

test('whatever the entries and whatever stands around them, they are found', () => {
  const name = fc.string().filter(each => each !== 'entries' && each !== '__proto__');
  const around = fc.dictionary(name, fc.jsonValue());
  const property = fc.property(
    ...[around, fc.array(fc.jsonValue()), around, fc.constantFrom('', ' ', '\n\t')],
    (before, entries, after, space) => {
      const text = JSON.stringify({ ...before, entries, ...after }, undefined, space);
      const { entries: _, ...head } = JSON.parse(text);
      expect(split(text)).toEqual({ head: { ...head, entries: [] }, entries: JSON.parse(JSON.stringify(entries)) });
    },
  );
  fc.assert(property);
});

test.each([
  ['nothing', '', 'It has no list of entries.'],
  ['a list', '[[]]', 'It has no list of entries.'],
  ['a list of another name', '{"entries":1,"others":[1]}', 'It has no list of entries.'],
  ['a list further in', '{"setup":{"entries":[1]}}', 'It has no list of entries.'],
  ['two lists', '{"entries":[1],"entries":[2]}', 'It has two lists of entries.'],
  ['an end that is missing', '{"entries":[1,2', 'It is not JSON.'],
  ['another end', '{"entries":[1}}', 'It is not JSON.'],
  ['an entry that is missing', '{"entries":[1,,2]}', 'It is not JSON.'],
  ['a comma too many', '{"entries":[1,]}', 'It is not JSON.'],
  ['an entry that is none', '{"entries":[1,x]}', 'It is not JSON.'],
  ['a string without end', '{"entries":[1,"x]}', 'It is not JSON.'],
  ['words after it', '{"entries":[1]} and more', 'It is not JSON.'],
  ['an entry without end', `{"entries":["${'x'.repeat(70_000)}"]}`, 'Entry 0 is too long.'],
  ['a head without end', `{"x":"${'x'.repeat(140_000)}","entries":[]}`, 'Its head is too long.'],
])('%s is no journal', (_, text, why) => {
  expect(refusalOf(text)).toBe(`This is not a journal: ${why}`);
});

test('entries are counted before any of them is read', () => {
  const text = (count: number) => `{"entries":[${Array(count).fill('nonsense').join()}]}`;
  expect(refusalOf(text(5_000))).toBe('This is not a journal: It is not JSON.');
  expect(refusalOf(text(5_001))).toBe('Only matches of up to 5000 entries are shown again.');
});
