import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, Match, newDeck, Opening, seedFrom } from '@starboard/kernel';
import { stackDeck } from '@starboard/kernel/testing';
import { refugeEventDeck } from '../src/content/refuge.ts';
import { endure } from '../src/index.ts';
import { Played } from '../src/testing/play.ts';
import type { Campaign, CampaignId, ItemId, Refuge, RefugeEventId, SurvivorId } from '../src/types.ts';

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
  const events = newDeck(new Opening([], new Chance(seedFrom('a stay'))), refugeEventDeck);
  stackDeck(events, ...coming);
  const campaign: Campaign = {
    id,
    path: [...path],
    used: [...survivors],
    technicians: true,
    won: path.length - 1,
    rounds: 0,
    over: false,
    start: [],
    events,
    offer: [...offer],
    refuge: null,
  };
  return scene({ ...cast, survivors, mission: path.at(-1)! })
    .cleared()
    .with(state => {
      state.campaign = campaign;
      for (const item of offer) state.items.draw.splice(state.items.draw.indexOf(item), 1);
    });
}

/** At the Refuge after the first mission, before the first visit. */
export function atRefuge(cast: Cast = {}, refuge: Partial<Refuge> = {}): Scene {
  return inCampaign(cast).with(state => {
    state.phase = 'refuge';
    state.campaign!.won = state.campaign!.path.length;
    state.campaign!.refuge = { track: 4, event: null, visited: [], ...refuge };
  });
}

/** Everybody has had a visit: it is time to leave or to stay. */
export function afterVisits(cast: Cast = {}, refuge: Partial<Refuge> = {}): Scene {
  return atRefuge(cast, { visited: [...(cast.survivors ?? crew)], ...refuge });
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
