import type { GameFace, Status } from '@starboard/board';
import { isResigned } from '@starboard/kernel';
import { useSettings } from '../settings/settings.ts';
import { type PageKey, useSay, useWord } from '../words/words.tsx';
import type { Ending } from './film/film.ts';
import { resultOf, winnersOf } from './result.ts';
import type { People } from './source.ts';

/** What was played, who won it, when and with how much: "Replay · The Brain · victory: Ada, Ben · Round 9". */
export function useSubtitle(
  face: GameFace,
  { title, round }: Status,
  ending: Ending | undefined,
  people: People,
): string {
  const word = useWord();
  const say = useSay();
  const { language } = useSettings();
  const named = say(title);
  if (ending === undefined) return word('replay.open', { title: named });
  const { outcome } = ending;
  const result = resultOf(outcome);
  const names = winnersOf(outcome, people, seat => say(face.seatOf(seat).name));
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  const facts = [
    word(`replay.${result}` satisfies PageKey, { title: named, names: list }),
    say(face.roundName(round)),
    ...(outcome?.score !== undefined && !isResigned(outcome) ? [word('games.score', { score: outcome.score })] : []),
  ];
  return facts.join(' · ');
}
