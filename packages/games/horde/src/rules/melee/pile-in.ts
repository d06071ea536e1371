import type { Flow } from '@starboard/kernel';
import { modelsOf } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Fighter, Horde, Model, State } from '../../types.ts';
import { halvedByWeather } from '../allowance.ts';
import { crossDanger } from '../move/danger.ts';
import { nameOf, say } from '../table.ts';
import { Approach, type Closing } from './approach.ts';
import { coherentWith, comeNear, moveTo, shortestContact, type Way } from './close-in.ts';
import { byNearness, isInContact } from './contact.ts';

/** GSQ-MELEE-03, in inches. */
const pileInMove = 3;

/** GSQ-MELEE-03, 16: those of the target who are not in contact close in, the nearest first. */
export function* pileIn(t: Horde, target: Fighter, charger: Fighter): Flow {
  const { state } = t;
  const apart = modelsOf(target).filter(model => !isInContact(state, target, model, charger));
  const inPlace = modelsOf(target).filter(model => !apart.includes(model));
  const limit = halvedByWeather(state, distance(state, pileInMove));
  const ways: Way[] = [];
  for (const model of byNearness(state, apart, modelsOf(charger))) {
    ways.push(closeIn(state, { by: target, model, foe: charger, limit }, inPlace));
    inPlace.push(model);
  }
  const moved = ways.filter(({ way }) => way.length > 1);
  if (moved.length === 0) return;
  say(t, 'GSQ-MELEE-03', 'melee.pilesIn', { who: nameOf(target), count: moved.length });
  yield* crossDanger(t, target, moved);
}

/** GSQ-MELEE-16: into contact by the shortest way, else as near as can be, in coherency with those who are in place. */
function closeIn(state: State, closing: Closing, inPlace: readonly Model[]): Way {
  const approach = new Approach(state, closing);
  const contact = shortestContact(state, approach, coherentWith(state, closing.by, inPlace));
  return contact === undefined ? comeNear(state, closing, inPlace) : moveTo(approach, contact.at);
}
