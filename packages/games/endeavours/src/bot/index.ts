import { type Bot, keyOf, randomAnswer } from '@starboard/kernel';
import { mayExomigrate } from '../rules/free/exomigrate.ts';
import { freeActions } from '../rules/free/index.ts';
import { mayMove } from '../rules/move/movement.ts';
import { operations } from '../rules/operations/index.ts';
import { rightFor } from '../rules/operations/rights.ts';
import type { View } from '../view.ts';
import { answerTo } from './answers.ts';
import type { Idea } from './idea.ts';
import { Insight } from './insight.ts';
import { ideasOf } from './operations.ts';

export type { Idea };

/** Runs a space programme as a sensible person would: looks at the sky, fits out a ship for the errand that is worth most, flies it and comes back. */
export const sensibleBot: Bot<View> = {
  name: 'sensible',
  choose({ view, decision, ask, chance }) {
    const moving = decision.startsWith('move.') ? ask.showing : undefined;
    const insight = new Insight(view, moving?.about?.[0], moving?.params?.['thrust']);
    if (decision !== 'act') return answerTo(insight, decision, ask) ?? randomAnswer(ask, chance);
    const keys = ask.options.map(keyOf);
    return ideasOf(insight).find(({ key }) => keys.includes(key))?.key ?? 'end';
  },
};

const mostIdeas = 3;

/** What could be done next in the year, the best first, each with its reason: the first is what the bot would do. */
export function ideas(view: View): Idea[] {
  const insight = new Insight(view);
  if (insight.state.stage !== 'year') return [];
  const open = ideasOf(insight).filter(({ key }) => isOpen(insight, key));
  const distinct = open.filter(({ key }, at) => open.findIndex(each => each.key === key) === at);
  return distinct.slice(0, mostIdeas);
}

/** Whether it can be done now. What a deck would cost nobody knows: three cards are the most. */
function isOpen({ state, waiting }: Insight, key: string): boolean {
  const [group, name] = key.split('.') as [string, string];
  if (group === 'move') return state.stacks.some(stack => String(stack.no) === name && mayMove(state, stack));
  if (name === 'exomigrate') return mayExomigrate(state, waiting);
  if (group === 'free') return freeActions.some(action => action.name === name && action.isPossible(state));
  const operation = operations.find(each => each.name === name)!;
  if (rightFor(state, operation.name) === undefined) return false;
  return name === 'research' || operation.isPossible(state);
}
