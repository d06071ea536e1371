import { type Dealt, type Scene, scene } from '@starboard/endeavours/testing';
import { effects, type Hooks } from '../../src/hooks.ts';
import { newCard } from '../../src/rules/cards.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { CardId, ExplorationId, NodeId, ObservationId, ProjectId, SiteId, StationId } from '../../src/types.ts';

/** The place of an ability, another Site of its zone, a Site of another zone. */
const places = { here: 'EROS', near: 'DEIMOS', far: 'PALLAS' } as const satisfies { readonly [name: string]: SiteId };
export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as Place[];

/** Stack 2 is here with these cards, 3 near, 4 far, each with a card that does nothing; 5 is in transit. */
export const peopled = (table: Scene, ...cards: Dealt[]): Scene =>
  table
    .outpost(places.here, { cards })
    .outpost(places.near, { cards: ['supplies'] })
    .rocket(places.far, { cards: ['supplies'] })
    .stack('freighter', 'EML1', { cards: ['K02'] })
    .with(state => {
      stackNo(state, 5).node = null;
    });
export const table = () => scene({ crew: 'C01' });
export const lying = (card: ExplorationId) => peopled(table().site('EROS', { ongoing: [card] }));
export const station = (card: StationId) => peopled(table().station(card, 'EROS'));
export const project = (card: ProjectId) => peopled(table().project(card));
export const sky = (card: ObservationId) => peopled(table().with(state => void state.skies.push({ card, until: 9 })));
export const aboard = (...cards: Dealt[]) => peopled(table(), ...cards);

type Stacks = { readonly [place in Place | 'transit']: ReturnType<typeof stackNo> };
const stacksOf = ({ state }: Scene): Stacks => ({
  here: stackNo(state, 2),
  near: stackNo(state, 3),
  far: stackNo(state, 4),
  transit: stackNo(state, 5),
});

/** Kinds of cards. */
const kinds = ['C01', 'N01', 'N13', 'tourists', 'drill', 'module', 'T05', 'sample:S'] as const satisfies CardId[];
const cardOf = (scene: Scene, card: CardId) => newCard(scene.state, card, 'front');

/** The first card here, whose ability it is, and another one. */
const ownAndOther = (scene: Scene) =>
  [
    ['own', stacksOf(scene).here.cards[0]!],
    ['other', cardOf(scene, 'R02')],
  ] as const;

type Asked<About> = readonly [label: string, about: About][];
type Grid<K extends keyof Hooks['changes']> = (scene: Scene) => Asked<Hooks['changes'][K][1]>;
type Tells<K extends keyof Hooks['tells']> = (scene: Scene) => Asked<Hooks['tells'][K][1]>;

/** Everything that a hook can be asked about, as far as any ability looks at it. */
export const changed = {
  testDice: scene =>
    (['explore', 'observe', 'shielding', 'tow', 'transmit', 'wormhole'] as const).flatMap(purpose =>
      placeNames.map(at => [`${purpose} ${at}`, { by: stacksOf(scene)[at], purpose, node: places[at] }]),
    ),
  target: scene =>
    (['drill', 'rescue', 'bioExperiment', 'fieldExperiment'] as const).flatMap(purpose =>
      placeNames.map(at => [`${purpose} ${at}`, { by: stacksOf(scene)[at], purpose, node: places[at] }]),
    ),
  refuelYield: scene =>
    (['isru', 'factory'] as const).flatMap(how =>
      [false, true].flatMap(again =>
        placeNames.map(at => [
          `${how} ${at}${again ? ' again' : ''}`,
          { by: stacksOf(scene)[at], site: places[at], how, platform: null, again },
        ]),
      ),
    ),
  hardness: scene => kinds.map(card => [card, { card: cardOf(scene, card) }]),
  cardMass: () => kinds.map(card => [card, { card }]),
  hydration: () => placeNames.map(at => [at, { site: places[at] }]),
  terrain: () => placeNames.map(at => [at, { site: places[at] }]),
  beads: () => placeNames.map(at => [at, { node: places[at] }]),
  hazardSum: scene =>
    placeNames.flatMap(at =>
      [false, true].map(lander => [
        `${at}${lander ? ' landing' : ''}`,
        { by: stacksOf(scene)[at], node: places[at], lander },
      ]),
    ),
  liftValue: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at], site: places[at] }]),
  sizeRoll: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at], site: places[at] }]),
  bonusBurns: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at], from: places[at], pushed: false }]),
  bonusPivots: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at], from: places[at] }]),
  shielding: scene => (['here', 'near', 'far', 'transit'] as const).map(at => [at, { by: stacksOf(scene)[at] }]),
  products: () => placeNames.map(at => [at, { site: places[at] }]),
  salePrice: scene =>
    placeNames.map(at => [at, { card: { ...cardOf(scene, 'T05'), madeAt: places[at] } }] as const) as never,
  promotionPrice: scene => placeNames.map(at => [at, { card: cardOf(scene, 'array'), node: places[at] }]),
  netThrust: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at], from: places[at] }]),
  zoneModifier: scene =>
    ownAndOther(scene).flatMap(([whose, card]) =>
      placeNames.map(at => [`${whose} ${at}`, { by: stacksOf(scene).here, from: places[at], card }] as const),
    ) as never,
  waterMass: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  airEaterYield: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  boostPrice: () => [1, 2, 3].map(mass => [String(mass), { card: 'T05', mass }]) as never,
  unlockPrice: () => ['station.0', 'disk.2', 'project.1', 'radioRelay'].map(unlock => [unlock, { unlock }]),
  foundPoints: () =>
    (['XM7-1', 'XM6-1', 'OM1-1'] as const).flatMap(card =>
      placeNames.map(at => [`${card} ${at}`, { card, site: places[at] }] as const),
    ) as never,
} satisfies { readonly [K in keyof Hooks['changes']]?: Grid<K> };

const hazards = ['aerobrake', 'crash', 'assistLanding', 'assistLiftOff', 'airEater'] as const;

export const heard = {
  hazardFree: scene =>
    [
      ...hazards.flatMap(hazard =>
        placeNames.map(
          at => [`${hazard} ${at}`, { by: stacksOf(scene).here, hazard, node: places[at] as NodeId }] as const,
        ),
      ),
      ...placeNames.map(
        at =>
          [
            `aerobrake to ${at}`,
            { by: stacksOf(scene).here, hazard: 'aerobrake', node: 'EA-AE' as NodeId, towards: places[at] },
          ] as const,
      ),
    ] as never,
  hazardReroll: scene => hazards.map(hazard => [hazard, { by: stacksOf(scene).here, hazard }]),
  secondDraw: () => (['exploration', 'observation'] as const).map(deck => [deck, { deck }]),
  epicReroll: scene => (['elevator', 'future'] as const).map(what => [what, { by: stacksOf(scene).here, what }]),
  spared: scene =>
    kinds.flatMap(card =>
      placeNames.map(at => [`${card} ${at}`, { by: stacksOf(scene)[at], card: cardOf(scene, card) }] as const),
    ) as never,
  neverIsolated: scene =>
    (['C01', 'N01', 'N13'] as const).flatMap(card =>
      (['here', 'near', 'far', 'transit'] as const).map(
        at => [`${card} ${at}`, { by: stacksOf(scene)[at], card: cardOf(scene, card) }] as const,
      ),
    ) as never,
  neverLonely: scene =>
    (['here', 'near', 'far', 'transit'] as const).map(at => [
      at,
      { by: stacksOf(scene)[at], card: cardOf(scene, 'C01') },
    ]),
  neverDamaged: scene =>
    (['drill', 'rover'] as const).flatMap(card =>
      (['here', 'near', 'far', 'transit'] as const).map(
        at => [`${card} ${at}`, { by: stacksOf(scene)[at], card: cardOf(scene, card) }] as const,
      ),
    ) as never,
  survey: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at], site: places[at] }]),
  siteFeature: () => placeNames.map(at => [at, { site: places[at] }]),
  silenced: () => placeNames.map(at => [at, { node: places[at] }]),
  observesFromSite: () => placeNames.map(at => [at, { site: places[at] }]),
  productsAnywhere: () => placeNames.map(at => [at, { site: places[at] }]),
  sunlit: () => placeNames.map(at => [at, { node: places[at] }]),
  powersat: () => [['', {}]],
  blankFilter: () => [['', {}]],
  wormholeReroll: () => [['', {}]],
  steadyPotential: () => placeNames.map(at => [at, { site: places[at] }]),
  whyNotTransmit: () => [['', {}]],
  whyNotExomigrate: () => [['', {}]],
  pushable: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  beltImmune: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  ejectionImmune: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  humansSafe: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  repairs: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  glitchFix: scene => placeNames.map(at => [at, { by: stacksOf(scene)[at] }]),
  triesAgain: scene => ownAndOther(scene).map(([whose, platform]) => [whose, { by: stacksOf(scene).here, platform }]),
  bustIgnored: scene => ownAndOther(scene).map(([whose, platform]) => [whose, { by: stacksOf(scene).here, platform }]),
  prospectsAdjacent: scene =>
    ownAndOther(scene).map(([whose, platform]) => [whose, { by: stacksOf(scene).here, platform }]),
  industryWaives: scene =>
    [...ownAndOther(scene), ['none', null] as const].map(
      ([whose, refinery]) => [whose, { by: stacksOf(scene).here, refinery }] as const,
    ) as never,
  recovers: scene =>
    (['C01', 'N13'] as const).flatMap(card =>
      (['here', 'near', 'far', 'transit'] as const).map(
        at => [`${card} ${at}`, { by: stacksOf(scene)[at], card: cardOf(scene, card) }] as const,
      ),
    ) as never,
  robotFounds: () => (['MAR-PV', 'EROS'] as const).map(site => [site, { site }]),
  placeTransmits: () => placeNames.map(at => [at, { node: places[at] }]),
  refuelsAt: () => (['TIT-LM', 'TIT-XA', 'EROS'] as const).map(site => [site, { site }]),
  founderStays: () => placeNames.map(at => [at, { site: places[at] }]),
  repairWithoutParts: () => (['EML4', 'EROS'] as const).map(node => [node, { node }]),
  eventImmunity: () => (['padExplosion', 'budgetCuts'] as const).map(event => [event, { event }]),
} satisfies { readonly [K in keyof Hooks['tells']]?: Tells<K> };

/** What five becomes, where it is no longer five. */
export function bent<K extends keyof typeof changed>(scene: Scene, hook: K): { readonly [label: string]: number } {
  const asked = changed[hook](scene) as Asked<Hooks['changes'][K][1]>;
  return Object.fromEntries(
    asked
      .map(([label, about]) => [label, effects.change(scene.state, hook, 5, about)])
      .filter(([, value]) => value !== 5),
  );
}

/** What is told, where anything is; the number of the card whose ability it is stands as # in names of uses. */
export function answers<K extends keyof typeof heard>(scene: Scene, hook: K): { readonly [label: string]: unknown } {
  const asked = heard[hook](scene) as Asked<Hooks['tells'][K][1]>;
  return Object.fromEntries(
    asked
      .map(([label, about]) => [label, effects.tell(scene.state, hook, about)] as const)
      .filter(([, all]) => all.length > 0)
      .map(([label, all]) => [label, all.length === 1 ? nameless(scene, all[0]) : all]),
  );
}

function nameless(scene: Scene, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(`:${stacksOf(scene).here.cards[0]?.no}`, ':#') : value;
}

/** The same result for each of these. */
export const all = (value: unknown, ...labels: string[]) => Object.fromEntries(labels.map(label => [label, value]));
export const every = (what: string) => placeNames.map(at => `${what} ${at}`);
