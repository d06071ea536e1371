import { type Journal, type Outcome, same } from '@starboard/kernel';
import { codeOf } from '../app/problem-text.ts';
import { device } from '../device/device.ts';
import { server } from '../play/server.ts';
import type { ScoreRow } from './rows.ts';

/** What came of playing a match again: it is proved only if its journal leads to this very score. */
export type Proof = 'proved' | 'otherRules' | 'failed' | 'unchecked';

type Row = Pick<ScoreRow, 'where' | 'id' | 'version' | 'setup' | 'score'>;

const wrong: ReadonlySet<string | undefined> = new Set(['journal-mismatch', 'bad-journal', 'wrong-seed', 'other-game']);

export async function prove(
  row: Row,
  journalOf: (row: Row) => Promise<Journal>,
  play: (journal: Journal) => Promise<Outcome | undefined>,
): Promise<Proof> {
  try {
    const journal = await journalOf(row);
    const isSame = journal.version === row.version && same(journal.setup, row.setup) && journal.start === undefined;
    return isSame && (await play(journal))?.score === row.score ? 'proved' : 'failed';
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === 'other-version') return 'otherRules';
    return wrong.has(code) ? 'failed' : 'unchecked';
  }
}

const known = new Map<string, Promise<Proof>>();
let last: Promise<unknown> = Promise.resolve();

const keyOf = ({ where, id, score }: Row) => `${where} ${id} ${score}`;

export function isProving(row: Row): boolean {
  return known.has(keyOf(row));
}

/** Proves one match after the other, each once; what could not be checked may be tried again. */
export function proofOf(row: Row): Promise<Proof> {
  const key = keyOf(row);
  const before = known.get(key);
  if (before !== undefined) return before;
  const proving = last.then(() => prove(row, journalOf, journal => device.prove(journal)));
  last = proving;
  known.set(key, proving);
  void proving.then(proof => proof === 'unchecked' && known.delete(key));
  return proving;
}

function journalOf({ where, id }: Row): Promise<Journal> {
  return where === 'device' ? device.journal(id) : server.scoreReplay(id);
}
