import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { endure } from '../../src/index.ts';
import { Played } from '../../src/testing/play.ts';
import type { CampaignId, ItemId, Refuge, RefugeEventId, SurvivorId } from '../../src/types.ts';

export type Cast = NonNullable<Parameters<typeof scene>[0]> & {
  readonly id?: CampaignId;
  /** The missions so far. */
  readonly path?: readonly string[];
  /** What the Trading Post has. */
  readonly offer?: readonly ItemId[];
  /** The next Refuge events, the first one topmost. */
  readonly coming?: readonly RefugeEventId[];
};

const crew: readonly SurvivorId[] = ['medic-a', 'captain-a', 'marine-a'];

/** In the first mission of a campaign, with nobody else on the map. */
export function inCampaign({ id = 'terrible', path = ['CG04'], offer = [], coming = [], ...cast }: Cast = {}): Scene {
  const survivors = cast.survivors ?? crew;
  return scene({ ...cast, survivors, mission: path.at(-1)! })
    .cleared()
    .campaign(id, { path: [...path], offer, coming });
}

/** At the Refuge after the first mission, before the first visit. */
export function atRefuge(cast: Cast = {}, refuge: Partial<Refuge> = {}): Scene {
  return inCampaign(cast).refuge(refuge);
}

/** Everybody has had a visit: it is time to leave or to stay. */
export function afterVisits(cast: Cast = {}, refuge: Partial<Refuge> = {}): Scene {
  return atRefuge(cast, { visited: (cast.survivors ?? crew).map(id => ({ id, place: null })), ...refuge });
}

/** The mission has just been won or lost. */
export function ended(set: Scene, result: 'won' | 'lost' = 'won'): Scene {
  return set.with(state => {
    state.result = result;
    state.reason = result === 'won' ? 'won' : 'lost.dead';
  });
}

/** Goes on with dice that nobody has written: for what leads into the next mission. */
export function goOn({ setup, state }: Scene, seed = 'on and on'): Played {
  return new Played(Match.from(endure, setup, state, { seed: seedFrom(seed) }));
}
