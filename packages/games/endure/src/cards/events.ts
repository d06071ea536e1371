import type { Flow } from '@starboard/kernel';
import { type Effect, effects } from '../hooks.ts';
import { tileCodes } from '../map/tiles.ts';
import { spawnOnTile } from '../rules/enemies/spawn.ts';
import { weightlessReach } from '../rules/map/gravity.ts';
import { makeNoise } from '../rules/map/noise.ts';
import { groundOf } from '../rules/mission.ts';
import { failLifeSupport } from '../rules/resolution/life-support.ts';
import { resolveTest } from '../rules/resolve/resolve.ts';
import { atRandom, inTurnOrder, preyIn } from '../rules/table.ts';
import type { Endure, EventId, State, TileCode } from '../types.ts';
import { variantsOf } from '../variants.ts';

/** An event card: what happens when it is drawn, and what it changes until the next one. */
export interface EventCard {
  readonly copies: number;
  /** ETS-EDECK-01: a radar spawn card for this tile. */
  readonly tile?: TileCode;
  /** ETS-EDECK-02: it counts as a radar spawn card. */
  readonly spawns?: true;
  readonly lockdown?: true;
  readonly darkness?: true;
  readonly weightless?: true;
  drawn(t: Endure): Flow;
  readonly effect?: Effect;
}

function* nothing(): Flow {}

/** ETS-EVENT-01 */
function spawnCard(tile: TileCode): EventCard {
  return { copies: 1, tile, spawns: true, drawn: t => spawnOnTile(t, tile) };
}

/** ETS-EVENT-07, 10: in the dark enemies forget whom they saw, except where a survivor is with them. */
function loseTrack(state: State): void {
  for (const figure of state.figures) if (preyIn(state, figure.zone).length === 0) figure.saw = 0;
}

export const events = {
  ...(Object.fromEntries(tileCodes.map(tile => [`spawn${tile}`, spawnCard(tile)])) as {
    readonly [T in TileCode as `spawn${T}`]: EventCard;
  }),
  proximityAlert: {
    copies: 2,
    spawns: true,
    *drawn(t) {
      yield* spawnOnTile(t, atRandom(t, groundOf(t.state).tiles).code);
    },
  },
  lockdown: { copies: 3, lockdown: true, drawn: nothing },
  blackout: {
    copies: 3,
    darkness: true,
    *drawn(t) {
      loseTrack(t.state);
    },
    effect: {
      *enemyPhaseStarts(t) {
        loseTrack(t.state);
      },
      moveLimit: (limit, _, __, state) => (variantsOf(state).blackout === 'full' ? Math.min(limit, 2) : limit), // ETS-EVENT-08
      attackRange: (range, _, __, state) => (variantsOf(state).blackout === 'full' ? 0 : range), // ETS-EVENT-09
    },
  },
  lifeSupportFailure: { copies: 3, drawn: t => failLifeSupport(t, effects.change(t.state, 'lifeSupport', 1, {})) },
  gravityFailure: {
    copies: 3,
    weightless: true,
    drawn: nothing,
    effect: {
      // ETS-EVENT-16, 26: a Move that something lengthens already is not doubled on top
      moveReach: (reach, { by }, _, state) =>
        effects.change(state, 'gravityReach', Math.max(reach, weightlessReach(state, 1)), { by }),
    },
  },
  anxiety: {
    copies: 3,
    *drawn(t) {
      for (const survivor of inTurnOrder(t.state)) yield* resolveTest(t, survivor, 'ETS-EVENT-23');
    },
  },
  groaningHull: {
    copies: 1,
    *drawn(t) {
      const [first] = inTurnOrder(t.state);
      if (first !== undefined) makeNoise(t, first.zone, 3);
    },
  },
} satisfies { readonly [E in EventId]: EventCard } as { readonly [E in EventId]: EventCard };

type Flag = 'lockdown' | 'darkness' | 'weightless';

/** What kind of card the one is that was asked about last: mostly it is asked about again. */
let last = kindOf('anxiety');

function kindOf(id: EventId): { readonly [F in Flag]: boolean } & { readonly id: EventId } {
  const { lockdown = false, darkness = false, weightless = false } = events[id];
  return { id, lockdown, darkness, weightless };
}

/** Whether the event card in force, or the one that the mission keeps in force, is of this kind. */
export function isInForce({ event, standing }: State, flag: Flag): boolean {
  if (standing !== null && events[standing][flag] === true) return true;
  if (event === null) return false;
  if (last.id !== event) last = kindOf(event);
  return last[flag];
}

/** ETS-EDECK-01: every card as often as the box has it. */
export const eventDeck: readonly EventId[] = (Object.keys(events) as EventId[]).flatMap(card =>
  Array<EventId>(events[card].copies).fill(card),
);
