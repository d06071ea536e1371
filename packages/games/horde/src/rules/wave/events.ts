import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Horde } from '../../types.ts';
import { eventKey, nameOf, say, textOf } from '../table.ts';
import { drawHero, drawQuarter } from './draws.ts';

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
  const told = catalogue.events[event]!;
  say(t, rule, 'event.rolled', { no: event, event: { key: eventKey(event) }, text: textOf(state, eventKey(event)) });
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
