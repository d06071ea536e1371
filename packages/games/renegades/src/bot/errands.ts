import type { Planet } from '../field/assembly.ts';
import { homePlanets } from '../field/board.ts';
import { tierOf } from '../rules/mission/card.ts';
import { hasAllNeeded, needed } from '../rules/mission/delivery.ts';
import { carrierOf } from '../rules/mission/holding.ts';
import { isBadlyDamaged } from '../rules/ship.ts';
import { speedOf } from '../rules/stats.ts';
import { crewAboard, isConscious, partyOf } from '../rules/table.ts';
import type { Ship, State } from '../types.ts';
import { hidingPlaces, isHiddenInOrbit, meetingDock, toFetch } from './goals.ts';
import { mayGo } from './party.ts';
import { patientsAboard } from './sickbay.ts';
import { thumb } from './thumb.ts';
import { waysFrom } from './ways.ts';

/** What a ship is after: a planet to be at and why, salvage, or a fight. */
export type Errand =
  | { readonly task: 'repair' | 'deliver' | 'pursue' | 'deploy' | 'fetch'; readonly planet: Planet }
  | { readonly task: 'salvage' | 'fight' };

export function errandOf(state: State, ship: Ship): Errand {
  const home = homePlanets[ship.faction];
  if (state.chase !== null) {
    if (toFetch(state, ship).length > 0) return { task: 'fetch', planet: 'mission' };
    return { task: 'pursue', planet: homePlanets[state.chase] };
  }
  const hasAll = carriesAll(state, ship);
  if (hasAll && tierOf(state) > 1) return { task: 'deliver', planet: home };
  if (isBadlyDamaged(ship)) return { task: 'repair', planet: home };
  if (toFetch(state, ship).length > 0) return { task: 'fetch', planet: 'mission' };
  if (hasAll) return { task: 'deploy', planet: 'mission' }; // RDA-TIER-01: it counts on the surface only
  if (isHiddenInOrbit(state) && hidingPlaces(state).length > 0) return { task: 'salvage' };
  if (isReadyToDeploy(state, ship)) return { task: 'deploy', planet: 'mission' };
  return { task: 'fight' };
}

/** Nobody is ashore, nobody is with the medic, and somebody can go. */
function isReadyToDeploy(state: State, ship: Ship): boolean {
  if (partyOf(state, ship).length > 0 || patientsAboard(state, ship).length > 0) return false;
  return crewAboard(state, ship).some(crew => isConscious(state, crew) && mayGo(state, crew));
}

/** All that is needed flies with ships of one's own. */
function carriesAll(state: State, ship: Ship): boolean {
  return (
    hasAllNeeded(state, ship.faction) &&
    needed(state).every(
      parameter =>
        parameter.kind === 'site' || carrierOf(state, parameter)?.faction === ship.faction || parameter.bearer === null,
    )
  );
}

/** Those whom it fetches will be at the dock in this round. */
export function isTimeToFetch(state: State, ship: Ship): boolean {
  const dock = ship.where === 'docked' ? ship.cell : meetingDock(state, ship);
  if (dock === undefined) return false;
  return toFetch(state, ship).some(crew => {
    const [way] = waysFrom(state, 'surface', crew.cell, [dock]);
    return way! <= thumb.fetchAhead * speedOf(state, crew);
  });
}
