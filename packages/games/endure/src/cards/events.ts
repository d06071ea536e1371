import { effects } from '../hooks.ts';
import { tileCodes } from '../map/tiles.ts';
import { spawnOnTile } from '../rules/enemies/spawn.ts';
import { weightlessReach } from '../rules/map/gravity.ts';
import { makeNoise } from '../rules/map/noise.ts';
import { groundOf } from '../rules/mission.ts';
import { failLifeSupport } from '../rules/resolution/life-support.ts';
import { resolveTest } from '../rules/resolve/resolve-tests.ts';
import { atRandom, inTurnOrder, preyIn } from '../rules/table.ts';
import { variantsOf } from '../tables/variants.ts';
import type { EventCard, EventId, State, TileCode } from '../types.ts';

/** ETS-EVENT-01 */
function spawnCard(tile: TileCode): EventCard {
  return { copies: 1, tile, spawns: true, drawn: t => spawnOnTile(t, tile) };
}

/** ETS-EVENT-07, 10: in the dark enemies forget whom they saw, except where a survivor is with them. */
function loseTrack(state: State): void {
  for (const figure of state.figures) if (preyIn(state, figure.zone).length === 0) figure.saw = 0;
}

/** The event cards, as often as the box has them (ETS-EDECK-01). */
export const events: { readonly [E in EventId]: EventCard } = {
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
  lockdown: { copies: 3, lockdown: true },
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
};
