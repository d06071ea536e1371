import type { Flow } from '@starboard/kernel';
import type { Condition, Hero, Horde, Reward } from '../../types.ts';
import { gainXp } from '../after/levels.ts';
import { takeHits } from '../attack/hits.ts';
import { gainCondition } from '../conditions.ts';
import { d3Of } from '../dice.ts';
import { shake } from '../morale.ts';
import { losePower, restorePower } from '../power.ts';
import { revealToken, takeReward } from '../search.ts';
import { placeTokenNearCentre } from '../setup/tokens.ts';
import { nameOf, say, textOf } from '../table.ts';
import { knockOut, sufferWounds } from '../wounds.ts';
import { drawHero, drawOne, drawQuarter, drawQuarters } from './draws.ts';

/** Whom an event concerns, and what it does at once; what it changes for a while is in `content/event-effects.ts`. */
type EventRule =
  | { readonly about: 'hero'; happens?(t: Horde, hero: Hero, rule: string): Flow }
  | { readonly about: 'quarter' }
  | { readonly about: 'everybody'; happens?(t: Horde, rule: string): Flow };

/** GSQ-EVENT-01, 02: two dice name the event. */
export function* drawEvent(t: Horde): Flow {
  const tens = t.chance.die();
  const units = t.chance.die();
  yield* resolveEvent(t, tens * 10 + units);
}

/** GSQ-EVENT-05: it takes the place of the one before it does anything. */
function* resolveEvent(t: Horde, event: number): Flow {
  const { state } = t;
  const rule = `GSQ-EVENT-${event}`;
  const told = eventRules[event]!;
  say(t, rule, 'event.rolled', { no: event, event: { key: `event.${event}` }, text: textOf(state, `event.${event}`) });
  switch (told.about) {
    case 'hero': {
      const hero = drawHero(t);
      state.event = { event, hero: hero.no };
      say(t, 'GSQ-EVENT-03', 'event.hero', { who: nameOf(hero) });
      yield* told.happens?.(t, hero, rule) ?? [];
      return;
    }
    case 'quarter':
      state.event = { event, quarter: drawQuarter(t) };
      say(t, rule, 'event.quarter', { quarter: `${state.event.quarter}` });
      return;
    default:
      state.event = { event };
      yield* told.happens?.(t, rule) ?? [];
  }
}

const lastsForHero: EventRule = { about: 'hero' };
const lastsForAll: EventRule = { about: 'everybody' };
const changesQuarter: EventRule = { about: 'quarter' };

function condition(which: Condition): EventRule {
  return {
    about: 'hero',
    *happens(t, hero, rule) {
      gainCondition(t, hero, which, rule);
    },
  };
}

function gift(reward: Reward): EventRule {
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

/** GSQ-EVENT-11..66 */
const eventRules: { readonly [event: number]: EventRule } = {
  11: { about: 'hero', happens: knockOut },
  12: condition('impaired'),
  13: lastsForHero,
  14: {
    about: 'hero',
    *happens(t, hero, rule) {
      yield* sufferWounds(t, hero, rollD3(t, rule), { rule, cause: 'event' });
    },
  },
  15: condition('crippled'),
  16: lastsForHero,
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
  25: lastsForHero,
  26: condition('diseased'),
  31: changesQuarter,
  32: lastsForAll,
  33: lastsForAll,
  34: changesQuarter,
  35: lastsForAll,
  36: lastsForAll,
  41: lastsForHero,
  42: lastsForHero,
  /** GSQ-RUL-20 */
  43: {
    about: 'everybody',
    *happens(t, rule) {
      for (const quarter of drawQuarters(t, rollD3(t, rule))) placeTokenNearCentre(t, t.state, quarter);
    },
  },
  44: lastsForHero,
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
  51: lastsForHero,
  52: lastsForHero,
  53: lastsForHero,
  54: lastsForHero,
  55: lastsForHero,
  56: lastsForHero,
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

/** GSQ-EVENT-08, 62, GSQ-RUL-21: one after the other, as many as there are. */
function* revealTokens(t: Horde, count: number): Flow {
  for (let i = 0; i < count; i++) {
    const token = drawOne(t, t.state.tokens);
    if (token === undefined) return;
    yield* revealToken(t, token, undefined);
  }
}
