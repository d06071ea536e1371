import type { GameFace } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { useSay, useWord } from '../words/words.tsx';

/** "Round 3, Enemy phase"; where both have one name, that alone. */
export function useWhere({ roundName }: GameFace): (round: number, phase: Text | undefined) => string {
  const say = useSay();
  const word = useWord();
  return (round, phase) => {
    const [when, what] = [say(roundName(round)), phase && say(phase)];
    return what === undefined || what === when ? when : word('replay.where', { round: when, phase: what });
  };
}
