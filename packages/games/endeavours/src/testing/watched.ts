import {
  type Choice,
  type Choosing,
  type Decision,
  type Described,
  type Flow,
  keyOf,
  Table,
  type Text,
  type Who,
} from '@starboard/kernel';
import { requireWords } from '@starboard/kernel/testing';
import { noteOf } from '../show/notes.ts';
import { texts } from '../text/index.ts';
import type { State, TextKey } from '../types.ts';

/** Everything that is to be read in a scene. */
export const wording = { texts, noteOf };

/** A table that looks at what rules offer, also where the only option is taken unasked. */
export class WatchedTable extends Table<State, TextKey> {
  override choose<C extends Choice<TextKey>>(
    who: Who,
    name: TextKey,
    options: readonly C[],
    choosing?: Choosing<C, TextKey>,
  ): Flow<C> {
    const decision = super.choose(who, name, options, { ...choosing, takeOnly: false }).next(undefined).value;
    requireWords(wording, decision as Decision);
    requirePointing(decision as Decision);
    return super.choose(who, name, options, choosing);
  }
}

/** What is offered here is no place, though its name may tell one. */
const placeless = ['mission.credit', 'spared', 'move.thruster'];

/** Fails if an option has no key of its own, or if something of the table is offered and does not light up there. */
function requirePointing({ name, asks }: Decision): void {
  for (const { options, showing } of asks) {
    const keys = options.map(keyOf);
    if (keys.includes('') || new Set(keys).size < keys.length) throw new Error(`"${name}" offers ${keys.join(', ')}.`);
    for (const option of options) {
      const own: Described = typeof option === 'string' ? {} : option;
      const { label, refs = [] } = { ...own, ...showing?.describe?.(option as never) };
      const wrong = wrongRef(keyOf(option), label && !placeless.includes(name) ? namesIn(label) : [], refs);
      if (wrong) throw new Error(`"${name}": ${keyOf(option)} ${wrong}; it points at ${refs.join(', ') || 'nothing'}.`);
    }
  }
}

/** The keys of a text, and of all that is in it. */
function namesIn({ key, params = {} }: Text): string[] {
  return [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? namesIn(value) : []))];
}

function wrongRef(key: string, names: readonly string[], refs: readonly string[]): string | undefined {
  if (refs.some(ref => !/^(node|card|stack|spot|unlock):./.test(ref))) return 'points at nothing known';
  if (/^(node|card|stack):[\w-]+$/.test(key) && !refs.includes(key)) return 'is not lit up';
  const named = names.find(each => /^(node|stack)\./.test(each));
  return refs.length === 0 && named !== undefined ? `names ${named}` : undefined;
}
