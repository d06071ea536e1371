import { isResigned, type Text } from '@starboard/kernel';
import { type PageKey, useSay, useWord } from '../words/words.tsx';
import type { Ending } from './film.ts';

/** "Replay · The Brain, won in round 9" */
export function useSubtitle(title: Text, ending: Ending | undefined, seats: number, round: number): string {
  const word = useWord();
  const say = useSay();
  return word(keyOf(ending, seats), ending === undefined ? { title: say(title) } : { title: say(title), round });
}

function keyOf(ending: Ending | undefined, seats: number): PageKey {
  if (ending === undefined) return 'replay.open';
  if (ending.outcome === undefined) return 'replay.unfinished';
  if (isResigned(ending.outcome)) return 'replay.resigned';
  const winners = ending.outcome.winners.length;
  return winners === 0 ? 'replay.lost' : winners === seats ? 'replay.won' : 'replay.over';
}
