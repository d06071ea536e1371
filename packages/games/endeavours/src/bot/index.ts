import { type Bot, keyOf, randomAnswer } from '@starboard/kernel';
import type { View } from '../view.ts';
import { answerTo } from './answers.ts';
import { Insight } from './insight.ts';
import { ideasOf } from './operations.ts';

/** Runs a space programme as a sensible person would: looks at the sky, fits out a ship for the errand that is worth most, flies it and comes back. */
export const sensibleBot: Bot<View> = {
  name: 'sensible',
  choose({ view, decision, ask, chance }) {
    const insight = new Insight(view, decision.startsWith('move.') ? ask.showing?.about?.[0] : undefined);
    if (decision !== 'act') return answerTo(insight, decision, ask) ?? randomAnswer(ask, chance);
    const keys = ask.options.map(keyOf);
    return ideasOf(insight).find(({ key }) => keys.includes(key))?.key ?? 'end';
  },
};
