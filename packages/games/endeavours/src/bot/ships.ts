import { catalogue } from '../catalogue.ts';
import { isSite, siteAt } from '../map/index.ts';
import { equipmentOf, faceOf, isAsterisk, isEquipment, isHuman, isPatent, kindOf } from '../rules/cards.ts';
import { withCoolers } from '../rules/coolers.ts';
import { mostWetMass, positionOf, stepsAt, weightClass } from '../rules/fuel.ts';
import { dryMassOf, massOf } from '../rules/mass.ts';
import { isBase } from '../rules/missions/quest.ts';
import { enginesOf } from '../rules/move/drives.ts';
import { leftInPool } from '../rules/pool.ts';
import { lastYear } from '../rules/season.ts';
import { noCargo } from '../rules/stacks.ts';
import { chainsOf, isOperational } from '../rules/support.ts';
import { tanksOf } from '../rules/tanks.ts';
import type { Card, CardId, EquipmentId, NodeId, Stack, State } from '../types.ts';
import { passengerFor } from './people.ts';
import { type Want, worthOf } from './wants/want.ts';
import { weights } from './weights.ts';

/** Cards of the Hand, and equipment that would have to be bought, are thought of as cards in play with numbers below 0. */
export function imagined(card: CardId, no: number): Card {
  const side = isEquipment(card) ? 'front' : 'white';
  return { no, card, side, heavy: false, damaged: false, lonely: false, uses: 0, madeAt: null };
}

export function isImagined({ no }: Card): boolean {
  return no < 0;
}

/** What was won or found. */
export function isGoods({ card, side }: Card): boolean {
  return !isPatent(card) && (!isEquipment(card) || side !== 'front') && !isHuman(card);
}

/** The Stacks in LEO of which a ship is made: LEO itself, the rocket and outposts there. */
export function berths(state: State): Stack[] {
  return state.stacks.filter(
    ({ node, kind }) => node === 'LEO' && (kind === 'leo' || kind === 'rocket' || kind === 'outpost'),
  );
}

/** Everything that a ship in LEO could be made of: what is there, and what could be boosted. */
export function assetsOf(state: State): Card[] {
  const there = berths(state).flatMap(({ cards }) => cards);
  const boostable = state.hand.filter(card =>
    isPatent(card) ? 'white' in catalogue.patents[card] : isEquipment(card) && equipmentOf(card).enters === 'LEO',
  );
  const assets = [...there.filter(({ damaged }) => !damaged), ...boostable.map((card, at) => imagined(card, -1 - at))];
  return assets.sort((a, b) => a.card.localeCompare(b.card) || b.no - a.no); // whichever Stack they are in
}

/** And what the ship under way will bring back. */
export function estateOf(state: State): Card[] {
  const under = state.stacks.find(({ kind, node }) => kind === 'rocket' && node !== 'LEO')?.cards ?? [];
  return [...assetsOf(state), ...under.filter(({ card }) => isPatent(card))];
}

/** A Stack that might be: these cards in LEO, with so many tanks of fuel. */
export function shipOf(state: State, cards: readonly Card[], tanks: number): Stack {
  const ship: Stack = {
    no: -1,
    kind: 'rocket',
    node: 'LEO',
    cards: [...cards],
    wet: null,
    fuel: 'water',
    isotope: null,
    cargo: noCargo(),
    glitch: false,
    moved: false,
    coasting: 0,
    arrives: null,
    tows: [],
    boons: [],
  };
  if (tanks === 0) return ship;
  const wet = Math.min(mostWetMass, dryMassOf(state, ship) + tanks);
  return { ...ship, wet: positionOf(Math.max(1, wet)) };
}

/** The tanks that give so many steps. */
export function tanksFor(state: State, cards: readonly Card[], steps: number): number {
  const dry = Math.max(1, dryMassOf(state, shipOf(state, cards, 0)));
  for (let tanks = 0; dry + tanks <= mostWetMass; tanks++) {
    if (stepsAt(positionOf(dry + tanks)) - stepsAt(positionOf(dry)) >= steps) return tanks;
  }
  return mostWetMass;
}

/** A thruster with all that it needs to run. */
export interface Propulsion {
  readonly cards: readonly Card[];
  readonly thrust: number;
  readonly fuel: number;
  readonly mass: number;
}

const kitMass = 5;
const usualLoads = [3, 5, 7, 9, 12];
const farLoads = [7, 9, 12];

/** Thrusters that could run with what there is, the most promising first. */
export function propulsionsOf(state: State, assets: readonly Card[]): Propulsion[] {
  const ways = [assets, withHeavyRadiators(assets)].map(cards => shipOf(state, cards, 0));
  const found = assets
    .filter(card => faceOf(card).thrust !== undefined && !isCrewless(card))
    .flatMap(card => propulsionBy(state, ways, card));
  return found.sort((a, b) => meritOf(b) - meritOf(a));
}

/** END-SUPPORT-05 */
export function withHeavyRadiators(cards: readonly Card[]): Card[] {
  return cards.map(card => (kindOf(card.card) === 'radiator' ? { ...card, heavy: true } : card));
}

/** The lightest way to run a thruster, with radiators light if that will do. */
function propulsionBy(state: State, ways: readonly Stack[], { no }: Card): Propulsion[] {
  for (const all of ways) {
    const thruster = all.cards.find(each => each.no === no)!;
    const sets = chainsOf(state, all, thruster, 'movement').flatMap(({ cards }) => withCoolers(all, cards));
    const [best] = sets
      .map(cards => ({ cards, mass: massOfAll(state, cards) }))
      .sort((a, b) => a.mass - b.mass + frailtyOf(a.cards) - frailtyOf(b.cards));
    if (best !== undefined) return [{ ...best, ...figuresOf(best.cards) }];
  }
  return [];
}

/** Belts take what is not hard enough (END-BELT-02): what that is feared, in mass. */
function frailtyOf(cards: readonly Card[]): number {
  return cards.reduce(
    (sum, card) => sum + Math.max(0, weights.hardEnough - faceOf(card).hardness) * weights.frailty,
    0,
  );
}

export function figuresOf([thruster, ...chain]: readonly Card[]): { readonly thrust: number; readonly fuel: number } {
  let { thrust = 0, fuel = 0 } = faceOf(thruster!);
  for (const card of chain) {
    thrust += faceOf(card).chainThrust ?? 0;
    fuel *= faceOf(card).chainFuel ?? 1;
  }
  return { thrust, fuel };
}

/** Bernals, freighters and GW thrusters fly otherwise. */
function isCrewless({ card }: Card): boolean {
  return ['bernal', 'freighter', 'gwThruster'].includes(kindOf(card));
}

/** END-MAP-03: burns that are made at once on the way from the belt to Jupiter, and from each giant to the next. */
const outwardBurns = 2;

/** Burns and net thrust with the usual kit aboard and the load that suits it best. */
export function meritOf({ thrust, fuel, mass }: Omit<Propulsion, 'cards'>, isFar = false): number {
  const dry = Math.max(1, mass + kitMass);
  let best = Number.NEGATIVE_INFINITY;
  for (const wet of (isFar ? farLoads : usualLoads).map(tanks => Math.min(mostWetMass, dry + tanks))) {
    const steps = stepsAt(positionOf(wet)) - stepsAt(positionOf(Math.min(mostWetMass, dry)));
    const burns = fuel === 0 ? 8 : Math.min(12, steps / fuel);
    const net = thrust + weightClass(wet);
    const weakness = isFar && net < outwardBurns ? 10 : net <= 0 ? 6 : 0;
    best = Math.max(best, burns + 1.5 * Math.min(net, 3) - weakness);
  }
  return best;
}

export function massOfAll(state: State, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + massOf(state, card), 0);
}

/** Nobody has to come back from what is worth more than the ship: its patents come back by themselves (END-CORE-07). People do not, so that they stay behind for good only towards the end. */
export function isOneWay({ year }: State, want: Want): boolean {
  const { back, quest, manned, builders } = want;
  if (quest === null) return builders; // a Factory for people who were left behind
  if (want.deed === 'traverse') return true;
  if (back !== null || !isBase(quest)) return false;
  if (!manned || bringsCrewBack(want)) return true;
  return year > lastYear - weights.farewell && want.worth > worthOf(quest) * 0.9;
}

/** Who founds a Colony is back in LEO at once (END-COLONY-01); who eats air has fuel again. */
function bringsCrewBack({ deed, builders, manned, air }: Want): boolean {
  return manned && (builders || deed === 'foundColony' || air);
}

/** What is good to have at a landing, if it is not too heavy: the usual, and what a ship makes do with that would not get there otherwise. */
const usualComforts: readonly EquipmentId[] = ['spareParts', 'struts', 'plating'];
export const leanComforts: readonly (readonly EquipmentId[])[] = [['spareParts', 'struts'], ['struts']];
/** Where nobody lands. */
export const noComforts: readonly (readonly EquipmentId[])[] = [[]];

/** The cards for an errand: the thruster's, people, and what the errand takes; undefined if that cannot be had. */
export function loadoutFor(
  state: State,
  assets: readonly Card[],
  { cards }: Propulsion,
  want: Want,
  years: number,
  comforts: readonly EquipmentId[] = usualComforts,
): Card[] | undefined {
  const crew = assets.find(({ card, lonely }) => isAsterisk(card) && !lonely);
  if (want.manned && crew === undefined && passengerFor(state, shipOf(state, cards, 0)) === undefined) return undefined;
  const load = new Set<Card>(cards);
  if (crew !== undefined && (want.manned || !isOneWay(state, want))) load.add(crew);
  if (want.builders && !addBuilders(state, assets, load)) return undefined;
  if (want.isru !== null && !addPlatform(state, assets, load, want.isru, want.rays)) return undefined;
  const kit: EquipmentId[] = [...want.kit];
  const isManned = want.manned || [...load].some(({ card }) => isAsterisk(card)); // somebody may come aboard on the way
  const isLongForSomebody = years > weights.voyage && isManned;
  if (isLongForSomebody && !kit.includes('tourists')) kit.push('tourists'); // END-LONELY-01: company
  for (const kind of comforts) if (!kit.includes(kind) && isOfUse(kind, want)) kit.push(kind);
  for (const kind of kit) {
    const card = equip(state, assets, [...load], kind);
    if (card !== undefined) load.add(card);
    else if (want.kit.includes(kind)) return undefined;
  }
  if (comforts.includes('plating') && years <= weights.voyage) addPlating(state, assets, load);
  if (want.power && !addPower(state, assets, load)) return undefined;
  if (want.air && !addAirEater(state, assets, load)) return undefined;
  if (want.carries !== null && !assets.some(({ no }) => no === want.carries)) return undefined;
  for (const card of assets) if (card.no === want.carries) load.add(card);
  return [...load];
}

/** Plating is weighed up by itself; nobody needs struts for a mission in space. */
function isOfUse(kind: EquipmentId, { quest, node }: Want): boolean {
  return kind !== 'plating' && (kind !== 'struts' || quest === null || isSite(node));
}

/** By how much the ground is known to be worse than usual (END-SHIELD-03). */
export function roughnessOf({ sites }: State, { node }: Want): number {
  const hazard = isSite(node) ? (sites[node]?.hazard ?? []) : [];
  return Math.max(0, hazard.reduce((sum, die) => sum + die, 0) - 3);
}

/** A Site that it takes thrust to land on and to leave, which struts make up for (END-MOVE-11, 12). */
export function isLarge(node: NodeId): boolean {
  return isSite(node) && siteAt(node).size >= 3;
}

const usualTanks = 5;

/** END-SHIELD-02, 07: one more die at every landing, and belts do less harm; not if it slows the ship down. */
function addPlating(state: State, assets: readonly Card[], load: Set<Card>): void {
  const plating = equip(state, assets, [...load], 'plating');
  if (plating === undefined) return;
  const wet = massOfAll(state, [...load]) + usualTanks;
  if (weightClass(wet + massOf(state, plating)) === weightClass(wet)) load.add(plating);
}

/** What is there, or what could be bought. */
function equip(state: State, assets: readonly Card[], load: readonly Card[], kind: EquipmentId): Card | undefined {
  const there = assets.find(card => card.card === kind && card.side === 'front' && !load.includes(card));
  if (there !== undefined) return there;
  return leftInPool(state, kind) > 0 ? imagined(kind, -100 - load.length) : undefined;
}

/** Whether something that needs steady current would have it; a generator is added if that helps. */
function addPower(state: State, assets: readonly Card[], load: Set<Card>): boolean {
  const works = () => {
    const probe = imagined('drill', -99);
    return isOperational(state, shipOf(state, [...load, probe], 0), probe);
  };
  if (works()) return true;
  const all = shipOf(state, assets, 0);
  const chains = assets
    .filter(({ card }) => kindOf(card) === 'generator')
    .filter(card => faceOf(card).supplies?.includes('E'))
    .flatMap(card => chainsOf(state, all, card).flatMap(({ cards }) => withCoolers(all, cards)));
  for (const card of lightest(state, chains, load)) load.add(card);
  return works();
}

/** END-HAZARD-07: whether a ship can refuel in an aerobrake hazard; one that burns too much gains nothing. */
export function eatsAir(state: State, ship: Stack): boolean {
  return (
    ship.cards.some(card => faceOf(card).air && isOperational(state, ship, card)) &&
    enginesOf(state, ship).some(({ fuelPerBurn }) => fuelPerBurn < 5)
  );
}

/** The lightest card that eats air, with its supports. */
function addAirEater(state: State, assets: readonly Card[], load: Set<Card>): boolean {
  const all = shipOf(state, assets, 0);
  const chains = assets
    .filter(card => faceOf(card).air)
    .flatMap(card => chainsOf(state, all, card).flatMap(({ cards }) => withCoolers(all, cards)));
  for (const card of lightest(state, chains, load)) load.add(card);
  return eatsAir(state, shipOf(state, [...load], 0));
}

/** Of these sets of cards the one that adds the least mass. */
function lightest(state: State, sets: readonly (readonly Card[])[], load: Set<Card>): readonly Card[] {
  const added = (cards: readonly Card[]) =>
    massOfAll(
      state,
      cards.filter(card => !load.has(card)),
    );
  return [...sets].sort((a, b) => added(a) - added(b))[0] ?? [];
}

/** END-PROSPECT-01, 04: whether it can prospect with such an ISRU number, from orbit if need be. */
export function isProspector(card: Card, isru: number, rays: boolean): boolean {
  const face = faceOf(card);
  return (face.isru ?? 99) <= isru && (!rays || face.platform === 'raygun');
}

/** Somebody who can prospect with such an ISRU number. */
function addPlatform(state: State, assets: readonly Card[], load: Set<Card>, isru: number, rays: boolean): boolean {
  const isGood = (card: Card) =>
    isProspector(card, isru, rays) && isOperational(state, shipOf(state, [...load, card], 0), card);
  if ([...load].some(isGood)) return true;
  const platforms = assets.filter(isGood);
  const platform = platforms.find(({ card }) => !isAsterisk(card)) ?? platforms[0];
  if (platform !== undefined) load.add(platform);
  return platform !== undefined;
}

/** The lightest robonaut and refinery with their supports. */
function addBuilders(state: State, assets: readonly Card[], load: Set<Card>): boolean {
  const sets = builderSetsOf(state, shipOf(state, assets, 0));
  for (const card of lightest(state, sets, load)) load.add(card);
  return sets.length > 0;
}

/** END-FACTORY-01: every robonaut and refinery that work at once, with their supports. */
export function builderSetsOf(state: State, stack: Stack): (readonly Card[])[] {
  const chains = (kind: string) =>
    stack.cards
      .filter(({ card }) => kindOf(card) === kind)
      .flatMap(card => chainsOf(state, stack, card, 'industry').map(({ cards }) => cards));
  const plants = chains('refinery');
  return chains('robonaut').flatMap(rig =>
    plants.flatMap(plant => withCoolers(stack, [...new Set([...rig, ...plant])])),
  );
}

/** Water that is at hand in LEO, as tanks or as fuel. */
export function waterInLeo(state: State): number {
  return berths(state).reduce((sum, stack) => sum + stack.cargo.water + tanksOf(state, stack), 0);
}
