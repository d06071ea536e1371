import type { Text } from '@starboard/kernel';
import { isConscious } from '../rules/table.ts';
import { asState, type View } from '../view.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** What is worth telling when it is over. */
export function statistics(view: View): readonly Figure[] {
  const state = asState(view);
  const down = view.crew.filter(crew => !isConscious(state, crew));
  return [
    figure('rounds', view.round),
    figure('bounties', view.bounties.filter(({ met }) => met).length),
    figure('down', down.length),
    figure('wrecks', view.ships.filter(({ flipped }) => flipped).length),
  ];
}

function figure(name: string, count: number): Figure {
  return { value: count, text: { key: `face.tally.${name}`, params: { count } } };
}
