import { TableError } from '@starboard/kernel';

/** A longer match would keep everybody else waiting while it is proved. */
const mostEntries = 5_000;
/** Far more than any game says at once, or sets up. */
const mostBytes = { entry: 64 << 10, head: 128 << 10 };

/** Where an entry lies in the text. */
type Place = readonly [from: number, to: number];

/** A journal as it came in: entries are counted, and none is read before somebody asks for it. */
export interface JournalText {
  /** All but the entries. */
  readonly head: unknown;
  readonly entries: Iterable<unknown>;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const pauseBytes = 64 << 10;
const unnamed: Place = [0, 0];

/** Finds the entries in the text of a journal by its brackets and commas alone, with pauses. */
export function* splitJournal(text: Buffer): Generator<void, JournalText> {
  const entries: Place[] = [];
  let list: Place | undefined;
  /** The last name in the journal itself: what comes next is called so. */
  let name = unnamed;
  let begun = 0;
  let depth = 0;
  let pauseAt = 0;
  for (let at = 0; at < text.length; at++) {
    if (at >= pauseAt) {
      yield;
      pauseAt = at + pauseBytes;
    }
    const byte = text[at];
    if (byte === quote) {
      const from = at;
      for (at++; at < text.length && text[at] !== quote; at++) if (text[at] === backslash) at++;
      if (depth === 1) name = [from, at + 1];
    } else if (byte === openList || byte === openObject) {
      depth += 1;
      const isEntries = depth === 2 && byte === openList && isCalledEntries(text, name, at);
      name = unnamed;
      if (!isEntries) continue;
      if (list !== undefined) throw notJournal('It has two lists of entries.');
      list = [at + 1, text.length];
      begun = at + 1;
    } else if (byte === closeList || byte === closeObject) {
      depth -= 1;
      if (depth !== 1 || list?.[1] !== text.length) continue;
      list = [list[0], at];
      if (entries.length > 0 || !isBlank(text, begun, at)) entries.push([begun, at]);
    } else if (byte === comma && depth === 2 && list?.[1] === text.length) {
      if (entries.push([begun, at]) >= mostEntries) throw tooMany();
      begun = at + 1;
    }
  }
  if (list === undefined) throw notJournal('It has no list of entries.');
  const [from, to] = list;
  if (text.length - (to - from) > mostBytes.head) throw notJournal('Its head is too long.');
  const head = read(`${text.toString('utf8', 0, from)}${text.toString('utf8', to)}`);
  return { head, entries: readEach(text, entries) };
}

function* readEach(text: Buffer, entries: readonly Place[]): Iterable<unknown> {
  for (const [at, [from, to]] of entries.entries()) {
    if (to - from > mostBytes.entry) throw notJournal(`Entry ${at} is too long.`);
    yield read(text.toString('utf8', from, to));
  }
}

function isCalledEntries(text: Buffer, [from, to]: Place, until: number): boolean {
  return text.toString('latin1', from, to) === '"entries"' && text.toString('latin1', to, until).trim() === ':';
}

function isBlank(text: Buffer, from: number, to: number): boolean {
  return text.toString('latin1', from, to).trim() === '';
}

function read(part: string): unknown {
  try {
    return JSON.parse(part);
  } catch {
    throw notJournal('It is not JSON.');
  }
}

function notJournal(why: string): TableError {
  return new TableError('bad-journal', `This is not a journal: ${why}`, { problems: [why] });
}

function tooMany(): TableError {
  return new TableError('bad-journal', `Only matches of up to ${mostEntries} entries are shown again.`);
}
