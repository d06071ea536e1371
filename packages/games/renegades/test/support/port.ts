import { type Played, type Scene, scene } from '@starboard/renegades/testing';
import type { CardId, UpgradeId } from '../../src/types.ts';

interface Port {
  readonly digits?: readonly [number, number];
  readonly gear?: readonly CardId[];
  readonly upgrades?: readonly UpgradeId[];
}

/** A campaign after its first mission. The first card of a list lies on top. */
export function port(
  { digits = [0, 0], gear = Array<CardId>(8).fill('railSniper'), upgrades = [] }: Port = {},
  cast = {},
): Scene {
  return scene({ campaign: 'any', mission: 'random', ...cast })
    .with(state => {
      state.campaign = {
        of: null,
        length: 3,
        credits: { crown: 1, monolith: 0, rust: 0 },
        missions: ['runawayPrincess'],
        played: ['raceForTheBeacon'],
        ending: null,
      };
      state.purses = { p1: digits[0], p2: digits[1] };
      state.gear = { draw: [...gear].reverse(), discard: [] };
      state.upgradeDeck = { draw: [...upgrades].reverse(), discard: [] };
      for (const ship of state.ships) Object.assign(ship, { orbital: 'feint', surface: 'focusFire' });
    })
    .stage('shoreLeave');
}

/** Declines until this phase of this player. */
export function until(given: Scene, ask: string, seat = 'p1'): Played {
  const match = given.play();
  for (let step = 0; step < 30 && match.state.stage === 'shoreLeave'; step++) {
    if (match.asks === ask && match.asked === seat) return match;
    match.choose(match.asks === 'turn' ? 'wait' : 'next');
  }
  return match;
}
