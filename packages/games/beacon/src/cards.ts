import type { Effect } from '@starboard/kernel';
import type { StormCard } from './catalogue.ts';
import type { Hooks } from './hooks.ts';
import type { Storm, Tool } from './types.ts';

export const storms: { readonly [S in Storm]: StormCard } = {
  calm: { count: 2, damage: 0 },
  gust: { count: 4, damage: 2 },
  squall: { count: 3, damage: 3 },
  static: { count: 2, damage: 1, lasts: true, workDice: dice => dice - 1 },
  surge: {
    count: 1,
    damage: 2,
    *hullStruck(t, { damage }) {
      if (damage === 0 || t.state.charge === 0) return;
      t.state.charge -= 1;
      t.say('surge', {}, { rule: 'BCN-STORM-03' });
    },
  },
};

export const tools: { readonly [T in Tool]: Effect<Hooks> } = {
  coil: { workDice: (dice, { by }, owner) => (by === owner ? dice + 1 : dice) },
  lens: { dieCharge: (charge, { by, die }, owner) => (by === owner && die === 6 ? charge + 1 : charge) },
  baffle: { shieldStrength: (strength, { by }, owner) => (by === owner ? strength + 1 : strength) },
  relay: {
    *rolled(t, { by, dice }, owner) {
      if (by !== owner || t.state.crew[by].shown) return;
      const again = yield* t.pickSome(
        by,
        'relay',
        dice.map((die, at) => ({ key: `die-${at}`, at, label: { key: 'die', params: { die } } })),
        { min: 0, max: dice.length },
      );
      if (again.length === 0) return;
      t.state.crew[by].shown = true;
      for (const { at } of again) dice[at] = t.chance.die();
      t.say('relay.used', { seat: by, count: again.length, dice: dice.join(' ') }, { rule: 'BCN-WORK-02' });
    },
  },
};
