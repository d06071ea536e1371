import { byHook, type Having, type Show, type Source } from '@starboard/kernel';
import { bernals } from './cards/bernals.ts';
import { colonists } from './cards/colonists.ts';
import { crews } from './cards/crews.ts';
import { driftBernals } from './cards/drift-bernals.ts';
import { equipment } from './cards/equipment.ts';
import { faces, ongoing, skies } from './cards/found.ts';
import { futures } from './cards/futures.ts';
import { patents } from './cards/patents/index.ts';
import { projects } from './cards/projects.ts';
import { stations } from './cards/stations.ts';
import type { Effect, Hooks } from './hooks.ts';
import { homeBernal } from './rules/bernals.ts';
import { isWorking } from './rules/playmats.ts';
import type { Card, Face, Side, SiteId, Stack, State } from './types.ts';

type Kind = Having<Effect> | undefined;

function part<T>(things: { readonly [id: string]: T }, partOf: (thing: T) => Effect | undefined) {
  return Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, partOf(thing)]));
}

const crewsWith = byHook<Effect>(crews);
const homesWith = byHook(part(bernals, ({ home }) => home));
const promotedWith = byHook(part(bernals, ({ promoted }) => promoted));
const projectsWith = byHook<Effect>(projects);
const stationsWith = byHook<Effect>(stations);
const driftWith = byHook<Effect>(driftBernals);
const plantsWith = byHook(part(patents, ({ plant }) => plant));
const ongoingWith = byHook<Effect>(ongoing);
const skiesWith = byHook<Effect>(skies);
const futuresWith = byHook<Effect>(futures);

/** What lies in Stacks, by the side that is up. */
const sides: readonly (readonly [card: string, sides: { readonly [S in Side]?: Face | Partial<Face> }])[] = [
  ...Object.entries(patents),
  ...Object.entries(colonists).map(([card, { purple }]) => [card, purple === undefined ? {} : { purple }] as const),
  ...Object.entries(equipment),
  ...Object.entries(faces).map(([card, found]) => [card, found ?? {}] as const),
];

/** The cards that have a hook for their own Stack, or wherever they are; undefined if none has. */
function cardsWith(hook: keyof Effect, scope: 'aboard' | 'anywhere') {
  const found = new Map<string, { [S in Side]?: Effect }>();
  for (const [card, faces] of sides) {
    for (const side of ['white', 'black', 'purple', 'front', 'back', 'rotated'] as const) {
      const effect = faces[side]?.[scope];
      if (effect?.[hook] !== undefined) found.set(card, { ...found.get(card), [side]: effect });
    }
  }
  return found.size === 0 ? undefined : found;
}

const ofPrivilege: Source<Hooks> = hook => {
  const having = crewsWith(hook);
  return (
    having &&
    ((state, show) => {
      if (homeBernal(state)?.anchored && !isCrewLonely(state)) show(having.get(state.crew), null); // END-BERNAL-02
    })
  );
};

const ofBernals: Source<Hooks> = hook => {
  const homes = homesWith(hook);
  const promoted = promotedWith(hook);
  if ((homes ?? promoted) === undefined) return undefined;
  return (state, show) => {
    for (const bernal of state.bernals) if (bernal.anchored) showBernal(state, bernal, show, homes, promoted);
  };
};

/** END-BERNAL-02, 08: the home ability while it is home, the second one once it is promoted. */
function showBernal(
  { stacks }: State,
  { card, home }: State['bernals'][number],
  show: Show<Hooks>,
  homes: Kind,
  promoted: Kind,
): void {
  if (home) show(homes?.get(card), null);
  if (promoted && stacks.some(({ cards }) => cards.some(each => each.card === card && each.side === 'purple')))
    show(promoted.get(card), null);
}

const ofProjects: Source<Hooks> = hook => {
  const having = projectsWith(hook);
  return (
    having &&
    ((state, show) => {
      for (const project of state.projects) {
        const ability = having.get(project);
        if (ability !== undefined && isWorking(state, project)) show(ability, null);
      }
    })
  );
};

const ofOutposts: Source<Hooks> = hook => {
  const stations = stationsWith(hook);
  const drift = driftWith(hook);
  if ((stations ?? drift) === undefined) return undefined;
  return (state, show) => {
    if (stations) for (const each of state.stations) if (each.node !== null) show(stations.get(each.card), each);
    if (drift) for (const each of state.drift) if (each.anchored) show(drift.get(each.card), each);
  };
};

const ofSites: Source<Hooks> = hook => {
  const plants = plantsWith(hook);
  const ongoing = ongoingWith(hook);
  if ((plants ?? ongoing) === undefined) return undefined;
  return ({ sites }, show) => {
    for (const id in sites) {
      const site = sites[id as SiteId]!;
      if (plants && site.plant !== null) show(plants.get(site.plant), site);
      if (ongoing) for (const card of site.ongoing) show(ongoing.get(card), site);
    }
  };
};

const ofSkies: Source<Hooks> = hook => {
  const skies = skiesWith(hook);
  const futures = futuresWith(hook);
  if ((skies ?? futures) === undefined) return undefined;
  return (state, show) => {
    if (skies) for (const { card } of state.skies) show(skies.get(card), null);
    if (futures) for (const future of state.futures) show(futures.get(future), null);
  };
};

const ofFarCards: Source<Hooks> = hook => {
  const far = cardsWith(hook, 'anywhere');
  return (
    far &&
    (({ stacks }, show) => {
      for (const { cards } of stacks)
        for (const card of cards) if (isAble(card)) show(far.get(card.card)?.[card.side], card);
    })
  );
};

/** The cards of the Stack that a question is about. */
const ofOwnCards: Source<Hooks> = hook => {
  const own = cardsWith(hook, 'aboard');
  return (
    own &&
    ((_, show, by) => {
      if (isStack(by)) for (const card of by.cards) if (isAble(card)) show(own.get(card.card)?.[card.side], card);
    })
  );
};

/** `by` is a Stack or nothing; owners are never asked about. */
function isStack(by: unknown): by is Stack {
  return by !== undefined && by !== null && (by as Stack).cards !== undefined;
}

/** END-DAMAGE-01, END-LONELY-06: neither damaged nor lonely cards have abilities. */
function isAble({ damaged, lonely }: Card): boolean {
  return !damaged && !lonely;
}

/** END-LONELY-06: its privilege rests with it. */
function isCrewLonely({ stacks, crew }: State): boolean {
  return stacks.some(({ cards }) => cards.some(({ card, lonely }) => lonely && card === crew));
}

/** In this order effects apply. */
export const sources: readonly Source<Hooks>[] = [
  ofPrivilege,
  ofBernals,
  ofProjects,
  ofOutposts,
  ofSites,
  ofSkies,
  ofFarCards,
  ofOwnCards,
];
