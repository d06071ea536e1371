import { scoreOf } from '../rules/missions/score.ts';
import type { Headline } from '../types.ts';
import { asState, type View } from '../view.ts';

/** The difficulty, the year, and the score as it stands. */
export function headline(view: View): Headline {
  const { difficulty, year } = view;
  return { title: { key: 'face.title', params: { difficulty } }, round: year, score: scoreOf(asState(view)) };
}
