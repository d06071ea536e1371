import { drawFromBag, type Flow } from '@starboard/kernel';
import { type Board, dist, homeBoardOf, orbitOf, type PlacedTile, surfaceOf } from '../../field/board.ts';
import { hazard } from '../../rules/combat/attack.ts';
import { isImmune } from '../../rules/events/immunity.ts';
import { harm } from '../../rules/harm.ts';
import { placeFighters } from '../../rules/npcs/place.ts';
import { randomTile } from '../../rules/random-location.ts';
import { nearestInOrbit } from '../../rules/squares/flying.ts';
import { initiativeOf } from '../../rules/stats.ts';
import {
  commanderOf,
  crewAboard,
  isConscious,
  nameOf,
  occupantOf,
  say,
  shipNo,
  vesselsInOrbit,
} from '../../rules/table.ts';
import { takeTest } from '../../rules/tests.ts';
import type { Crew, EventCard, EventId, Renegades, Ship, State } from '../../types.ts';
import { announced } from './event.ts';

/** E27 */
function* meteorShower(t: Renegades): Flow {
  for (const vessel of vesselsInOrbit(t.state)) {
    const isThere = vessel.kind === 'ship' || t.state.fighters.includes(vessel);
    if (isThere) yield* hazard(t, vessel, 2, 'meteors');
  }
}

/** E31: an empty Engineering station fails. */
function* ionStorm(t: Renegades): Flow {
  for (const ship of t.state.ships) {
    if (ship.where !== 'orbit' || ship.flipped) continue;
    const by = occupantOf(t.state, ship, 'engineering');
    const test = by && ({ by, skill: 'tech', target: 5, purpose: 'event', station: 'engineering' } as const);
    if (test && (yield* takeTest(t, test))) continue;
    yield* harm(t, ship, 1, null);
  }
}

/** E29, RDA-BRIG-02: with the commander aboard it may be jailed; without, order suffers. */
function* mutiny(t: Renegades): Flow {
  const { state } = t;
  for (const ship of state.ships) {
    if (ship.where === 'captured') continue;
    const commander = commanderOf(state, ship);
    const aboard = crewAboard(state, ship).filter(crew => crew.post !== 'brig' && isConscious(state, crew));
    const present = commander !== undefined && aboard.includes(commander);
    const by = present ? commander : highest(state, aboard);
    if (by === undefined) continue;
    if (yield* takeTest(t, { by, skill: 'leadership', target: 5, purpose: 'event' })) continue;
    if (present) {
      commander.post = 'brig';
      say(t, 'RDA-BRIG-02', 'crew.mutiny', { crew: nameOf(commander), ship: nameOf(ship) });
    } else {
      ship.lasting.push({ what: 'oneAction', until: 'nextRound' });
      say(t, 'RDA-EVENT-05', 'ship.unrest', { ship: nameOf(ship) });
    }
  }
}

function highest(state: State, crew: readonly Crew[]): Crew | undefined {
  return [...crew].sort((a, b) => initiativeOf(state, b) - initiativeOf(state, a))[0];
}

/** E30: prisoners go back to the nearest ship of their own, with the wounds they have. */
function* jailbreak(t: Renegades): Flow {
  const { state } = t;
  for (const crew of state.crew) {
    if (crew.aboard === 0 || crew.post !== 'brig' || crew.faction === shipNo(state, crew.aboard).faction) continue;
    const jail = shipNo(state, crew.aboard);
    const home = isImmune(state, jail, 'prisonerRelease') ? undefined : nearestShip(state, crew, jail);
    if (home === undefined) continue;
    Object.assign(crew, { aboard: home.no, ship: home.no, post: 'quarters' });
    say(t, 'RDA-EVENT-05', 'crew.escapes', { crew: nameOf(crew), ship: nameOf(home) });
  }
}

function boardUnder(state: State, { where }: Ship): Board {
  if (where === 'orbit') return orbitOf(state);
  return where === 'landed' && state.chase !== null ? homeBoardOf(state.chase) : surfaceOf(state);
}

/** The nearest ship of somebody's faction, seen from where it is held; ships on another board are farther than all others. */
function nearestShip(state: State, { faction }: Crew, jail: Ship): Ship | undefined {
  const board = boardUnder(state, jail);
  const gap = (ship: Ship) =>
    ship.where === jail.where && ship.where !== 'home' ? dist(board, ship.cell, jail.cell) : 1000;
  const own = state.ships.filter(ship => ship.faction === faction && ship.where !== 'captured');
  return own.sort((a, b) => gap(a) - gap(b))[0];
}

/** E32: the spawn square, or the nearest one without a token. */
function nearestSpace(state: State, tile: PlacedTile): number | undefined {
  return nearestInOrbit(state, tile.spawn, 1, cell => !state.salvage.some(token => token.cell === cell))[0];
}

/** RDA-EVENT-02, 05 */
export const orbitEvents = {
  syphonSquadron: {
    no: 'E21-E22',
    copies: 2,
    keywords: ['orbit', 'enemy'],
    *happens(t) {
      placeFighters(t, 'syphon', 3);
    },
  },
  zurathiSquadron: {
    no: 'E23-E24',
    copies: 2,
    keywords: ['orbit', 'enemy'],
    *happens(t) {
      placeFighters(t, 'zurathi', 3);
    },
  },
  dreggSquadron: {
    no: 'E25-E26',
    copies: 2,
    keywords: ['orbit', 'enemy'],
    *happens(t) {
      placeFighters(t, 'dregg', 3);
    },
  },
  meteorShower: { no: 'E27', copies: 1, keywords: ['orbit', 'naturalDisaster'], happens: meteorShower },
  solarFlare: {
    no: 'E28',
    copies: 1,
    keywords: ['orbit', 'naturalDisaster'],
    *happens(t) {
      t.state.lasting.push({ what: 'solarFlare', until: 'nextRound' });
    },
    leaves: { solarFlare: { whyNotAbility: () => ({ key: 'bar.solarFlare' }) } },
  },
  mutiny: {
    no: 'E29',
    copies: 1,
    keywords: ['orbit', 'mutiny'],
    happens: mutiny,
    leaves: { oneAction: { shipActions: () => 1 } },
  },
  jailbreak: { no: 'E30', copies: 1, keywords: ['orbit', 'prisonerRelease'], happens: jailbreak },
  ionStorm: { no: 'E31', copies: 1, keywords: ['orbit', 'naturalDisaster'], happens: ionStorm },
  driftingWreck: {
    no: 'E32',
    copies: 1,
    keywords: ['orbit', 'boon'],
    *happens(t) {
      const tile = announced(t, randomTile(t, 'orbit'));
      const cell = nearestSpace(t.state, tile);
      if (cell === undefined) return;
      const token = drawFromBag(t, t.state.salvageBag);
      if (token !== undefined) t.state.salvage.push({ token, cell, seenBy: [] });
    },
  },
} satisfies { readonly [E in EventId]?: EventCard };
