import type { Text } from '@starboard/kernel';
import type { View } from '../view.ts';

interface Figure {
  readonly value: number | string;
  readonly text: Text;
}

/** What is worth telling when the mission is over. */
export function statistics({ round, tally, survivors }: View): readonly Figure[] {
  const made = survivors.filter(({ status }) => status !== 'dead').length;
  return [
    { value: round, text: { key: 'face.tally.rounds', params: { count: round } } },
    { value: tally.kills, text: { key: 'face.tally.kills', params: { count: tally.kills } } },
    { value: tally.revealed, text: { key: 'face.tally.revealed', params: { count: tally.revealed } } },
    { value: tally.searches, text: { key: 'face.tally.searches', params: { count: tally.searches } } },
    { value: `${made}/${survivors.length}`, text: { key: 'face.tally.survivors', params: { count: made } } },
  ];
}
