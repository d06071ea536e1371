import type { Target } from '@starboard/board';
import type { Ref, ShownAsk, ShownOption } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { type Draft, isAmong } from './draft.ts';

interface Lit {
  readonly ask: ShownAsk;
  readonly lit: readonly ShownOption[];
  /** Those that have keys, in their order. */
  readonly numbered: readonly ShownOption[];
  readonly chosen: ShownOption | undefined;
  readonly draft: Draft;
  readonly say: Formatter;
}

/** Everything on the board that can be chosen now, each once, whatever number of options touches it. */
export function targetsOf({ ask, lit, numbered, chosen, draft, say }: Lit): readonly Target[] {
  if (ask.shape === 'place') return chosenPlace(ask.places, draft);
  const byRef = new Map<Ref, ShownOption[]>();
  for (const option of lit) {
    for (const ref of option.refs ?? []) byRef.set(ref, [...(byRef.get(ref) ?? []), option]);
  }
  return [...byRef].map(([ref, options]) => {
    const hotkey = options.length === 1 && options[0] ? hotkeyOf(numbered, options[0]) : undefined;
    return {
      ref,
      isChosen: options.some(option => isChosen(ask, option, chosen, draft)),
      ...(hotkey !== undefined && { hotkey }),
      label: options.map(({ label }) => say(label)).join(', '),
    };
  });
}

/** The board knows which places can be chosen; it is told which one is. */
function chosenPlace(places: readonly number[], { place }: Draft): readonly Target[] {
  if (place === undefined || !isAmong(places, place)) return [];
  return [{ ref: `place:${place}`, isChosen: true, label: `${place}` }];
}

/** The key 1 to 9 of an option that lies open. */
export function hotkeyOf(numbered: readonly ShownOption[], option: ShownOption): string | undefined {
  const at = numbered.indexOf(option);
  return at >= 0 && at < 9 ? `${at + 1}` : undefined;
}

function isChosen(ask: ShownAsk, { key }: ShownOption, chosen: ShownOption | undefined, draft: Draft): boolean {
  switch (ask.shape) {
    case 'some':
      return draft.picked.includes(key);
    case 'split':
      return (draft.amounts[key] ?? 0) > 0;
    case 'pairs':
      return draft.half?.key === key || draft.pairs.some(pair => pair.includes(key));
    default:
      return chosen?.key === key;
  }
}
