import type { Flow } from '@starboard/kernel';
import type { Effect, Modifier } from '../hooks.ts';
import { gainXp } from '../rules/after/levels.ts';
import { takeHits } from '../rules/attack/hits.ts';
import { gainCondition } from '../rules/conditions.ts';
import { d3Of } from '../rules/dice.ts';
import { shake } from '../rules/morale.ts';
import { losePower, restorePower } from '../rules/power.ts';
import { revealToken, takeReward } from '../rules/search.ts';
import { placeTokenNearCentre } from '../rules/setup/tokens.ts';
import { say } from '../rules/table.ts';
import { drawOne, drawQuarters } from '../rules/wave/draws.ts';
import { knockOut, sufferWounds } from '../rules/wounds.ts';
import type { Condition, EventCard, EventId, Fighter, Horde, Reward, Stat, State } from '../types.ts';

/** GSQ-EVENT-06: the hero that was drawn, and nobody else. */
function isDrawn({ event }: State, by: Fighter): boolean {
  return by.kind === 'hero' && by.no === event?.hero;
}

/** Events that change a die, a range or an allowance. */
type Modifying = Modifier['name'] extends infer Name
  ? Name extends `event${infer No extends number}`
    ? No
    : never
  : never;

/** An event as a modifier has a name of its own, so that it adds up with everything else (GSQ-EVENT-06). */
function by(event: Modifying, value: number): Modifier {
  return { name: `event${event}`, value };
}

function stat(event: Modifying, which: Stat, value: number): Effect {
  return {
    stat: (about, _, state) => (about.stat === which && isDrawn(state, about.by) ? by(event, value) : undefined),
  };
}

function hit(event: Modifying, how: 'shooting' | 'melee'): Effect {
  return { hit: (strike, _, state) => (strike.how === how && isDrawn(state, strike.by) ? by(event, 1) : undefined) };
}

function condition(which: Condition): EventCard {
  return {
    about: 'hero',
    *happens(t, hero, rule) {
      gainCondition(t, hero, which, rule);
    },
  };
}

function gift(reward: Reward): EventCard {
  return {
    about: 'hero',
    *happens(t, hero, rule) {
      takeReward(t, hero, reward, rule);
    },
  };
}

/** GSQ-CORE-12: how much a D3 makes it, said with its die. */
function rollD3(t: Horde, rule: string): number {
  const die = t.chance.die();
  const result = d3Of(die);
  say(t, rule, 'event.d3', { die, result });
  return result;
}

/** GSQ-EVENT-08, 62, GSQ-RUL-21: one after the other, as many as there are. */
function* revealTokens(t: Horde, count: number): Flow {
  for (let i = 0; i < count; i++) {
    const token = drawOne(t, t.state.tokens);
    if (token === undefined) return;
    yield* revealToken(t, token, undefined);
  }
}

/** GSQ-EVENT-11..66 */
export const events: { readonly [E in EventId]: EventCard } = {
  11: { about: 'hero', happens: knockOut },
  12: condition('impaired'),
  13: { about: 'hero', ...stat(13, 'str', -1) },
  14: {
    about: 'hero',
    *happens(t, hero, rule) {
      yield* sufferWounds(t, hero, rollD3(t, rule), { rule, cause: 'event' });
    },
  },
  15: condition('crippled'),
  16: { about: 'hero', ...stat(16, 'wil', -1) },
  21: {
    about: 'hero',
    *happens(t, hero, rule) {
      yield* takeHits(t, hero, { count: rollD3(t, rule), ap: 0 }, { rule, cause: 'event' });
    },
  },
  22: {
    about: 'hero',
    *happens(t, hero, rule) {
      yield* losePower(t, hero, rollD3(t, rule), rule);
    },
  },
  23: condition('afflicted'),
  24: {
    about: 'hero',
    *happens(t, hero, rule) {
      shake(t, hero, rule);
    },
  },
  25: { about: 'hero', ...stat(25, 'dex', -1) },
  26: condition('diseased'),
  31: { about: 'quarter', ground: 'dangerous' },
  32: { about: 'everybody', block: () => by(32, -1) },
  33: { about: 'everybody', hit: () => by(33, -1) },
  34: { about: 'quarter', ground: 'difficult' },
  35: { about: 'everybody', range: () => by(35, -6) },
  36: { about: 'everybody', morale: () => by(36, -1) },
  41: { about: 'hero', morale: (about, _, state) => (isDrawn(state, about.by) ? by(41, 1) : undefined) },
  42: { about: 'hero', ...stat(42, 'dex', 1) },
  /** GSQ-RUL-20 */
  43: {
    about: 'everybody',
    *happens(t, rule) {
      for (const quarter of drawQuarters(t, rollD3(t, rule))) placeTokenNearCentre(t, t.state, quarter);
    },
  },
  44: { about: 'hero', range: (about, _, state) => (isDrawn(state, about.by) ? by(44, 6) : undefined) },
  45: {
    about: 'hero',
    *happens(t, hero, rule) {
      restorePower(t, hero, rollD3(t, rule), rule);
    },
  },
  /** GSQ-RUL-22 */
  46: {
    about: 'everybody',
    *happens(t, rule) {
      const unit = drawOne(t, t.state.units);
      if (unit !== undefined) shake(t, unit, rule);
    },
  },
  51: { about: 'hero', ...stat(51, 'wil', 1) },
  52: {
    about: 'hero',
    stride: (about, _, state) => (isDrawn(state, about.by) ? by(52, about.move === 'advance' ? 2 : 4) : undefined),
  },
  53: { about: 'hero', ...hit(53, 'melee') },
  54: { about: 'hero', ...stat(54, 'str', 1) },
  55: { about: 'hero', ...hit(55, 'shooting') },
  56: { about: 'hero', block: (about, _, state) => (isDrawn(state, about.by) ? by(56, 1) : undefined) },
  61: gift({ item: 'powerInjector' }),
  62: {
    about: 'everybody',
    *happens(t, rule) {
      yield* revealTokens(t, rollD3(t, rule));
    },
  },
  63: gift({ item: 'stunGrenade' }),
  64: gift({ credits: 15 }),
  65: gift({ item: 'medKit' }),
  /** GSQ-RUL-36 */
  66: {
    about: 'hero',
    *happens(t, hero, rule) {
      yield* gainXp(t, hero, rollD3(t, rule), rule);
    },
  },
};
