import type { Outcome } from '@starboard/kernel';
import { type PageKey, useSay, useWord } from '../../words/words.tsx';

/** Why it is over. What ended it from outside the game has words of the page. */
export function useReason(): (outcome: Outcome) => string {
  const say = useSay();
  const word = useWord();
  return outcome => {
    const key = pageReason(outcome);
    return key === undefined ? say(outcome.reason) : word(key);
  };
}

/** The page's word for how a match can end without its game having a say in it. */
export function pageReason({ reason: { key } }: Outcome): PageKey | undefined {
  return key === 'ended.resigned' || key === 'ended.unfinished' ? `games.${key}` : undefined;
}
