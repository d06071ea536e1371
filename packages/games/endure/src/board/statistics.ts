import type { Text } from '@starboard/kernel';
import type { View } from '../view.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** What is worth telling when the mission is over. */
export function statistics({ round, tally, survivors }: View, isUnfinished: boolean): readonly Figure[] {
  const made = survivors.filter(({ status }) => status !== 'dead').length;
  const figures: readonly Figure[] = [
    { value: round, text: { key: 'face.tally.rounds', params: { count: round } } },
    { value: tally.kills, text: { key: 'face.tally.kills', params: { count: tally.kills } } },
    { value: tally.revealed, text: { key: 'face.tally.revealed', params: { count: tally.revealed } } },
    { value: tally.searches, text: { key: 'face.tally.searches', params: { count: tally.searches } } },
  ];
  // Who gets away is known once the mission has its end.
  if (isUnfinished) return figures;
  const away = { key: 'face.tally.survivors', params: { count: made } };
  return [...figures, { value: `${made}/${survivors.length}`, text: away }];
}
