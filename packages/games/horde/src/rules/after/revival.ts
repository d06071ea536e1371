import type { Flow } from '@starboard/kernel';
import type { LatticeRuns } from '@starboard/space';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { Blocked, Hero, Horde, Injury } from '../../types.ts';
import { placeOfMarker } from '../enemies/goal.ts';
import { standingPlaces } from '../standing.ts';
import { isConscious, leadSeat, nameOf, refOf, say } from '../table.ts';
import { restoreWounds } from '../wounds.ts';

/** GSQ-INJURY-02 */
const restored = 3;

/** GSQ-INJURY-03, in inches. */
const revivalReach = 3;

/** GSQ-INJURY-01, 11, GSQ-RUL-29: asked for each who is unconscious, if anything was seized. */
export function* reviveTheFallen(t: Horde): Flow {
  const { state } = t;
  if (!state.modules.injuries || state.seized.length === 0) return;
  for (const hero of state.heroes) if (!isConscious(hero)) yield* offerRevival(t, hero);
}

function* offerRevival(t: Horde, hero: Hero): Flow {
  const { state } = t;
  const who = nameOf(hero);
  const markers = state.seized.map(no => placeOfMarker(state, no));
  const places = standingPlaces(state, hero, markers, revivalReach);
  const ways = places.length > 0 ? ['stand', 'move', 'no'] : ['stand', 'no'];
  const answer = yield* t.choose(leadSeat(state), 'revive', ways, {
    params: { who },
    about: [refOf(hero)],
    blocked: () => (places.length > 0 ? [] : [noRoom]),
  });
  if (answer === 'no') {
    say(t, 'GSQ-INJURY-11', 'revival.declined', { who });
    return;
  }
  if (answer === 'move') yield* moveToMarker(t, hero, places);
  yield* wake(t, hero);
}

const noRoom: Blocked = { key: 'move', reason: { key: 'bar.noRoom' }, rule: 'GSQ-INJURY-12' };

/** GSQ-INJURY-03, 12 */
function* moveToMarker(t: Horde, hero: Hero, places: LatticeRuns): Flow {
  hero.at = yield* t.pickPlace(leadSeat(t.state), 'revivalPlace', 'lattice', places, {
    params: { who: nameOf(hero) },
    about: [refOf(hero)],
    rule: 'GSQ-INJURY-03',
  });
}

/** GSQ-INJURY-02, 04, GSQ-COND-03: even the Diseased; injured for a wave. */
function* wake(t: Horde, hero: Hero): Flow {
  yield* restoreWounds(t, hero, restored, 'GSQ-INJURY-02', true);
  const die = t.chance.die();
  const injury = idsOf(catalogue.injuries)[die - 1]!;
  addInjury(hero, injury, t.state.wave + 1);
  say(t, 'GSQ-INJURY-04', 'revival.done', { who: nameOf(hero), die, injury: { key: `injury.${injury}` } });
}

/** GSQ-INJURY-13, GSQ-RUL-30: different ones add up; the same one only lasts anew. */
function addInjury(hero: Hero, injury: Injury, until: number): void {
  hero.injuries = [...hero.injuries.filter(each => each.injury !== injury), { injury, until }];
}
