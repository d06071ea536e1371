import { type Chance, copy, type Viewer } from '@starboard/kernel';
import type { DeckName, State } from './types.ts';

/** END-HIDDEN-01..04: what lies open. The rest is the order of decks, piles and the queue, and what was taken out of the game. */
const open = [
  'difficulty',
  'options',
  'crew',
  'stage',
  'year',
  'bank',
  'hand',
  'stacks',
  'nextNo',
  'nextStack',
  'sites',
  'pool',
  'samples',
  'bag',
  'filled',
  'paid',
  'rows',
  'projects',
  'tough',
  'stations',
  'drift',
  'bernals',
  'satellites',
  'wormholes',
  'holes',
  'ejections',
  'elevators',
  'missions',
  'found',
  'credited',
  'skies',
  'futures',
  'colonistBonus',
  'extraDieUsed',
  'disksRemoved',
  'isotopeMade',
  'waterBridge',
  'bioZones',
  'rights',
  'promises',
  'usedYear',
  'usedCycle',
  'usedGame',
  'log',
  'deeds',
  'result',
] as const satisfies readonly (keyof State)[];

export type View = Pick<State, (typeof open)[number]> & {
  /** How many cards each deck still has. */
  readonly piles: { readonly [deck: string]: number };
  /** END-HIDDEN-04: these may be looked at. */
  readonly discards: { readonly exploration: readonly string[]; readonly observation: readonly string[] };
};

export function view(state: State, _viewer: Viewer): View {
  const { patents, queue, exploration, observation, missionPiles } = state;
  const left: { [deck: string]: number } = {
    queue: queue.length,
    exploration: exploration.draw.length,
    observation: observation.draw.length,
  };
  for (const [deck, cards] of Object.entries(patents)) left[deck] = cards.length;
  for (const [pile, cards] of Object.entries(missionPiles)) left[pile] = cards.length;
  const shown: { [field: string]: unknown } = {};
  for (const field of open) shown[field] = copy(state[field]);
  return {
    ...(shown as Pick<State, (typeof open)[number]>),
    piles: left,
    discards: { exploration: [...exploration.discard], observation: [...observation.discard] },
  };
}

/** The order of everything face down is drawn anew; what was taken out of the game may be any of the unseen ones. */
export function imagine(state: State, _viewer: Viewer, chance: Chance): void {
  const { patents, removed = {}, queue, exploration, observation, missionPiles, driftDeck } = state;
  for (const name of Object.keys(patents) as DeckName[]) shuffleTogether(patents[name], removed[name], chance);
  for (const deck of [queue, exploration.draw, observation.draw, ...Object.values(missionPiles), driftDeck]) {
    chance.shuffle<string>(deck);
  }
}

function shuffleTogether<C>(deck: C[], removed: C[] = [], chance: Chance): void {
  const all = chance.shuffle([...deck, ...removed]);
  removed.splice(0, removed.length, ...all.splice(deck.length));
  deck.splice(0, deck.length, ...all);
}

/** A view as rules read it, with nothing face down in it: for what they can tell of the open table. */
export function asState({ piles: _, discards, ...open }: View): State {
  return {
    ...open,
    patents: {
      thruster: [],
      robonaut: [],
      refinery: [],
      generator: [],
      reactor: [],
      radiator: [],
      freighter: [],
      gwThruster: [],
      bernal: [],
    },
    queue: [],
    exploration: { draw: [], discard: [...discards.exploration] as State['exploration']['discard'] },
    observation: { draw: [], discard: [...discards.observation] as State['observation']['discard'] },
    missionPiles: { easy: [], medium: [], hard: [] },
    driftDeck: [],
  };
}
