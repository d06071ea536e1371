import type { Outcome } from '@starboard/kernel';
import { useSay, useWord } from '../words/words.tsx';

/** Why it is over. What ended it from outside the game has words of the page. */
export function useReason(): (outcome: Outcome) => string {
  const say = useSay();
  const word = useWord();
  return ({ reason }) => {
    if (reason.key === 'ended.resigned') return word('games.ended.resigned');
    if (reason.key === 'ended.unfinished') return word('games.ended.unfinished');
    return say(reason);
  };
}
