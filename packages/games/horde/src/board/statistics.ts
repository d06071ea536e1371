import type { Text } from '@starboard/kernel';
import type { View } from '../view.ts';
import { scoreSoFar } from './status.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** GSQ-SCORE-01: what is worth telling when the mission is over. */
export function statistics(view: View): readonly Figure[] {
  const { finishedWaves, earned, tally } = view;
  return [
    figure('score', scoreSoFar(view)),
    figure('waves', finishedWaves),
    figure('xp', earned),
    figure('kills', tally.kills),
    figure('falls', tally.falls),
    figure('searches', tally.searches),
  ];
}

function figure(name: string, count: number): Figure {
  return { value: count, text: { key: `face.tally.${name}`, params: { count } } };
}
