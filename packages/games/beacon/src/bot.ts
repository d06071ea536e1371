import { type AnyAsk, type Bot, keyOf } from '@starboard/kernel';
import { catalogue } from './catalogue.ts';
import type { Job, SeatName } from './types.ts';
import type { View } from './view.ts';

/** Shields when the next storm is known to be bad or the hull is thin, and otherwise works. Rolls failures again. */
export const steadyBot: Bot<View> = {
  name: 'steady',
  choose({ seat, view, decision, ask }) {
    return decision === 'plan' ? bestJob(view, seat as SeatName) : failedDice(ask);
  },
};

function bestJob(view: View, seat: SeatName): Job {
  const { foreseen } = view.crew[seat];
  const feared = foreseen === null ? 2 : catalogue.storms[foreseen].damage;
  const thin = view.hull <= 4 && seat === 'keeper' && feared > 0;
  return feared >= view.hull || thin ? 'shield' : 'work';
}

function failedDice({ options }: AnyAsk): string[] {
  return options.filter(option => typeof option !== 'string' && Number(option.label?.params?.['die']) < 4).map(keyOf);
}
