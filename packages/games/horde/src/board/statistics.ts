import type { Text } from '@starboard/kernel';
import type { View } from '../view.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** What is worth telling when the mission is over, besides the score (GSQ-SCORE-01). */
export function statistics({ finishedWaves, earned, tally }: View): readonly Figure[] {
  return [
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
