import { type Flow, type Option, type SeatId, settled } from '@starboard/kernel';
import { orbitalTactics } from '../../content/orbital-tactics.ts';
import { surfaceTactics } from '../../content/surface-tactics.ts';
import type { Attack, Offer, Test } from '../../hooks.ts';
import type {
  Crew,
  Moment,
  OrbitalTactic,
  Renegades,
  Ship,
  State,
  Station,
  SurfaceTactic,
  TacticalCard,
} from '../../types.ts';
import { isCritical } from '../ship.ts';
import { stations } from '../stations.ts';
import { noteScan } from '../surface/scan.ts';
import { commanderOf, crewById, isConscious, nameOf, refOf, say, shipNo } from '../table.ts';
import { takeTest } from '../tests.ts';
import { orbitalEffects } from './orbital.ts';
import { surfaceEffects } from './surface.ts';
import { testersOf } from './testers.ts';

/** What a moment is about: the attack that is under way, the test that failed, the ship or party whose turn is next. */
export interface Occasion {
  readonly attack?: Attack;
  /** Red dice of the hits, which a card may change. */
  readonly hits?: number[];
  /** Harm about to be dealt, and how much of it penetrates. */
  readonly harm?: number;
  readonly penetrating?: number;
  readonly test?: Test;
  readonly ship?: Ship;
}

/** What came of it: harm and hits as they are now, whether the test is rolled again. */
export interface Changed {
  harm: number;
  hits: number[];
  again: boolean;
}

/** What a tactical card does. */
export interface Tactic {
  /** Whether it would do anything now. */
  isUseful?(state: State, ship: Ship, occasion: Occasion): boolean;
  /** Of those who could make its other test, for whom it would do something. */
  isTester?(state: State, crew: Crew): boolean;
  /** Its tests are passed; `tester` made the one beside the commander's. */
  play(t: Renegades, ship: Ship, occasion: Occasion, changed: Changed, tester: Crew | undefined): Flow;
}

/** The card of a commander that works now, with what it does. */
interface Playable {
  readonly id: OrbitalTactic | SurfaceTactic;
  readonly kind: 'orbital' | 'surface';
  readonly card: TacticalCard;
  readonly tactic: Tactic;
  readonly commander: Crew;
}

/** RDA-TACT-05, 06: noted for the rest of the round, whichever card it was. */
const used = 'tactic';

/** RDA-TACT-03, 05, 06, 09, 11, 12, RDA-CRIT-04: the orbital card aboard, the surface card in a landing party, one of them once a round. */
function playableOf(state: State, ship: Ship): Playable | undefined {
  const commander = commanderOf(state, ship);
  if (commander === undefined || commander.ship !== ship.no || !isConscious(state, commander)) return undefined;
  if (ship.usedRound.includes(used)) return undefined;
  const kind = commander.aboard === 0 ? 'surface' : 'orbital';
  if (kind === 'surface') {
    const id = ship.surface;
    if (id === null) return undefined;
    return { id, kind, card: surfaceTactics[id], tactic: surfaceEffects[id], commander };
  }
  if (commander.aboard !== ship.no || commander.post === 'brig' || isCritical(state, ship)) return undefined;
  const id = ship.orbital;
  if (id === null) return undefined;
  return { id, kind, card: orbitalTactics[id], tactic: orbitalEffects[id], commander };
}

/** RDA-TACT-07: somebody is there to make its other test, and it would do something. */
function isUsable(state: State, ship: Ship, playable: Playable, occasion: Occasion): boolean {
  const { card, tactic } = playable;
  if (tactic.isUseful !== undefined && !tactic.isUseful(state, ship, occasion)) return false;
  return card.test === undefined || testersFor(state, ship, playable).length > 0;
}

/** RDA-TACT-07, 08 */
function testersFor(state: State, ship: Ship, { card, tactic }: Playable): Crew[] {
  const able = testersOf(state, ship, card);
  return tactic.isTester === undefined ? able : able.filter(crew => tactic.isTester!(state, crew));
}

function isStation(by: string): by is Station {
  return (stations as readonly string[]).includes(by);
}

/** RDA-TACT-13: `any` is in the phase of that board. */
function isPhaseOf({ stage }: State, kind: Playable['kind']): boolean {
  return (stage === 'parties' || stage === 'npcs' || stage === 'npcTurns') === (kind === 'surface');
}

/** RDA-TACT-03, 05, 13: the tactical card of a ship’s commander as a free option of its own turn, if it can be used. */
export function tacticOffers(state: State, ship: Ship, where: 'orbit' | 'surface'): Offer[] {
  const playable = playableOf(state, ship);
  if (playable === undefined || (playable.kind === 'surface') !== (where === 'surface')) return [];
  const { id, card } = playable;
  if ((card.moment !== 'own' && card.moment !== 'any') || !isUsable(state, ship, playable, {})) return [];
  return [
    {
      key: `tactic:${id}`,
      group: 'tactic',
      label: { key: `tactic.${id}` },
      cost: 'free',
      *take(t) {
        yield* use(t, ship, playable, {}, newChanged({}));
      },
    },
  ];
}

const newChanged = ({ harm = 0, hits = [] }: Occasion): Changed => ({ harm, hits: [...hits], again: false });

/** RDA-TACT-13, RDA-DEC-14: asks those who hold a card of this moment, the active player first. */
export function offerTactics(t: Renegades, moment: Moment, occasion: Occasion): Flow<Changed> {
  const changed = newChanged(occasion);
  const holders = holdersOf(t.state, moment, occasion);
  return holders.length === 0 ? settled(changed) : offerTo(t, holders, moment, occasion, changed);
}

function* offerTo(
  t: Renegades,
  holders: readonly Ship[],
  moment: Moment,
  occasion: Occasion,
  changed: Changed,
): Flow<Changed> {
  for (const ship of holders) {
    const playable = playableOf(t.state, ship);
    if (playable === undefined || playable.card.moment !== moment) continue;
    if (moment === 'any' && !isPhaseOf(t.state, playable.kind)) continue;
    if (!isUsable(t.state, ship, playable, occasion)) continue;
    if (yield* isWanted(t, ship.seat!, ship, playable)) yield* use(t, ship, playable, occasion, changed);
  }
  return changed;
}

/** Whether one of a ship's cards is for this moment: mostly none is, and nothing else need be looked at. */
function isHolder({ seat, orbital, surface }: Ship, moment: Moment): boolean {
  if (seat === null) return false;
  return (
    (orbital !== null && orbitalTactics[orbital].moment === moment) ||
    (surface !== null && surfaceTactics[surface].moment === moment)
  );
}

function isAnybodyHolder(ships: readonly Ship[], moment: Moment): boolean {
  for (let at = 0; at < ships.length; at++) if (isHolder(ships[at]!, moment)) return true;
  return false;
}

const nobody: readonly Ship[] = [];

/** Those who might: of attacks and abilities the ship concerned alone, of turns everybody but whose turn it is. */
function holdersOf(state: State, moment: Moment, { ship, attack, test }: Occasion): readonly Ship[] {
  const { ships } = state;
  if (!isAnybodyHolder(ships, moment)) return nobody;
  const people = ships.filter(each => isHolder(each, moment));
  if (moment === 'any')
    return inTurn(
      state,
      people.filter(each => each !== ship),
    );
  if (moment === 'afterHits' || moment === 'beforeDamage') return people.filter(each => each === attack?.target);
  if (moment === 'abilityFailed') return people.filter(({ no }) => no === test?.by.ship);
  if (moment === 'testFailed') return people.filter(({ faction }) => faction === test?.by.faction);
  if (moment === 'afterMove' || moment === 'boardingAttack') return people.filter(each => each === ship);
  return inTurn(state, people);
}

/** The active player first, then in turn order. */
function inTurn(state: State, ships: readonly Ship[]): readonly Ship[] {
  return ships.length < 2 ? ships : [...ships].sort((a, b) => placeOf(state, a) - placeOf(state, b));
}

function placeOf({ order }: State, { no }: Ship): number {
  const place = order.indexOf(no);
  return place < 0 ? order.length + no : place;
}

function* isWanted(t: Renegades, seat: SeatId, ship: Ship, { id }: Playable): Flow<boolean> {
  const tactic = { key: `tactic.${id}` };
  const options: Option[] = [{ key: 'pass' }, { key: 'use', label: { key: 'tactic.use', params: { tactic } } }];
  const showing = { params: { ship: nameOf(ship), tactic }, about: [refOf(ship)] };
  return (yield* t.choose(seat, 'tactic', options, showing)).key === 'use';
}

/** RDA-TACT-04..06: the commander's Leadership, then the other test; all must succeed, and a failure uses it up as well. */
function* use(t: Renegades, ship: Ship, playable: Playable, occasion: Occasion, changed: Changed): Flow {
  const { id, card, tactic, commander } = playable;
  ship.usedRound.push(used);
  say(t, 'RDA-TACT-04', 'tactic.used', { crew: nameOf(commander), tactic: { key: `tactic.${id}` } });
  const about = `tactic:${id}` as const;
  const lead = { by: commander, skill: 'leadership', target: 5, purpose: 'tactical', about } as const;
  if (!(yield* takeTest(t, lead))) return;
  const tester = card.test === undefined ? undefined : yield* chooseTester(t, ship, playable);
  if (card.test !== undefined) {
    const { skill, target, by } = card.test;
    const station = isStation(by) ? { station: by } : {};
    if (skill === 'search') noteScan(tester!); // RDA-SEARCH-06: of any kind
    if (!(yield* takeTest(t, { by: tester!, skill, target, purpose: 'tactical', about, ...station }))) return;
  }
  yield* tactic.play(t, shipNo(t.state, ship.no), occasion, changed, tester);
}

function* chooseTester(t: Renegades, ship: Ship, playable: Playable): Flow<Crew> {
  const able = testersFor(t.state, ship, playable);
  const options = able.map(crew => ({ key: refOf(crew), refs: [refOf(crew)], label: nameOf(crew), id: crew.id }));
  const params = { tactic: { key: `tactic.${playable.id}` } };
  const { id } = yield* t.choose(ship.seat!, 'tester', options, { params, takeOnly: true });
  return crewById(t.state, id);
}
