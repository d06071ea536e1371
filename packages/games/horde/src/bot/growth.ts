import { type Answer, type AnyAsk, keyOf, type Sight } from '@starboard/kernel';
import { heroNo } from '../rules/table.ts';
import type { Hero, State } from '../types.ts';
import type { View } from '../view.ts';

type Question = Sight<View>;

/** The hero that a question is about. */
function subjectOf(state: State, { showing }: AnyAsk): Hero {
  const [ref = 'hero:1'] = showing?.about ?? [];
  return heroNo(state, Number(ref.split(':')[1]));
}

/** What is wanted of a level, the best first: whoever can mend itself lasts, then whoever hits. */
function wanted({ skills }: Hero): readonly string[] {
  const mends = skills.includes('mend');
  return [...(mends ? [] : ['skill']), 'quality', 'wil', 'tough', 'power', 'dex', 'str', 'skill', 'caster'];
}

/** GSQ-LEVEL-16 */
export function chooseGain({ view, ask }: Question): Answer | undefined {
  const keys = ask.options.map(keyOf);
  return wanted(subjectOf(view, ask)).find(gain => keys.includes(gain));
}
