import { type Flow, nothing, type Ref } from '@starboard/kernel';
import { effects, type Offer } from '../../hooks.ts';
import type {
  Blocked,
  Crew,
  Described,
  Named,
  Params,
  Renegades,
  Ship,
  ShipTurn,
  State,
  Token,
  Vessel,
  Words,
} from '../../types.ts';
import { captivesToJail, jail } from '../captives.ts';
import { end } from '../lasting.ts';
import { isCritical, movementOf } from '../ship.ts';
import { shiftCrew } from '../stations.ts';
import { nameOf, occupantOf, refOf } from '../table.ts';
import { offerTactics } from '../tactics/moments.ts';
import { tacticOffers } from '../tactics/play.ts';
import { mayDeclare, overclock, scanForWeaknesses, weaknessTargets } from './abilities.ts';
import { mayFire, shipAttack, shipTargets } from './attack.ts';
import { mayRelease, patientsToPlace, placePatient, release } from './crew.ts';
import { ascend, dockName, hasAscended, type Landing, land, landings, mayAscend } from './landing.ts';
import { moveShip } from './move.ts';
import { collectSalvage, mayScanSalvage, salvageInReach, scanSalvage } from './salvage.ts';

/** A kind of thing to do: how one of them is shown, and what it does with what it is aimed at. */
interface Verb<T> {
  /** Whether it uses one of the two actions. */
  readonly action: boolean;
  describe?(target: T, ship: Ship): Described;
  /** Hands back true if the turn is over with it. */
  perform(t: Renegades, ship: Ship, turn: ShipTurn, target: T): Flow<unknown>;
}

/** Something that a ship may do now. There are some at every question, so they are light. */
export class Deed<T = unknown> {
  readonly key: string;
  readonly verb: Verb<T>;
  readonly target: T;
  readonly action: boolean;

  constructor(key: string, verb: Verb<T>, target: T, action = verb.action) {
    this.key = key;
    this.verb = verb;
    this.target = target;
    this.action = action;
  }

  /** One that is aimed at nothing is a group by itself. */
  describe(ship: Ship): Described {
    return { group: this.key, ...this.verb.describe?.(this.target, ship) };
  }

  perform(t: Renegades, ship: Ship, turn: ShipTurn): Flow<unknown> {
    return this.verb.perform(t, ship, turn, this.target);
  }
}

/** A deed that is aimed at nothing, made once. */
function alone(key: string, verb: Verb<undefined>): Deed {
  return new Deed(key, verb, undefined) as Deed;
}

const onShip = (_: unknown, ship: Ship): Described => ({ refs: [refOf(ship)] });

/** RDA-STATION-04 */
const shifting = alone('shift', { action: false, perform: (t, ship) => shiftCrew(t, ship) });

/** RDA-BRIG-03 */
const releasing = alone('release', { action: false, perform: (t, ship) => release(t, ship) });

/** RDA-ORBIT-02, 03 */
const moving = alone('move', { action: true, describe: onShip, perform: move });

/** RDA-ORBIT-07, 08 */
const ascending = alone('ascend', { action: true, describe: onShip, perform: (t, ship) => ascend(t, ship) });

/** RDA-ABIL-07 */
const overclocking = alone('overclock', { action: false, perform: overclocked });

const ending = alone('end', {
  action: false,
  *perform() {
    return true;
  },
});

/** RDA-ORBIT-04 */
const attacking: Verb<Vessel> = {
  action: true,
  describe: target => aimedAt('attack', { target: nameOf(target) }, refOf(target)),
  perform(t, ship, turn, target) {
    turn.attacks++;
    return shipAttack(t, ship, target);
  },
};

/** RDA-SALVAGE-04 */
const salvaging: Verb<Token> = {
  action: true,
  describe: ({ cell }) => ({ group: 'salvage', label: { key: 'act.salvage' }, refs: [`salvage:${cell}`] }),
  perform: (t, ship, _, token) => collectSalvage(t, ship, token),
};

/** RDA-SALVAGE-01 */
const scanning: Verb<Token> = {
  action: false,
  describe: ({ cell }) => ({ group: 'scan', label: { key: 'act.scan' }, refs: [`salvage:${cell}`] }),
  perform: (t, ship, _, token) => scanSalvage(t, ship, token),
};

/** RDA-ORBIT-06 */
const descending: Verb<Landing> = {
  action: true,
  describe: landing => ({
    group: 'descend',
    label: { key: `act.descend.${landing.where}`, params: { dock: dockName(landing) } },
    refs: landing.cell < 0 ? [] : [`cell:${landing.cell}`],
  }),
  perform: (t, ship, _, landing) => land(t, ship, landing, true),
};

/** RDA-ABIL-04 */
const scanningForWeaknesses: Verb<Vessel> = {
  action: false,
  describe: target => aimedAt('scanForWeaknesses', { target: nameOf(target) }, refOf(target)),
  perform: (t, ship, _, target) => scanForWeaknesses(t, ship, target),
};

/** RDA-HEAL-05 */
const placing: Verb<Crew> = {
  action: false,
  describe: crew => aimedAt('patient', { crew: nameOf(crew) }, refOf(crew)),
  perform: (t, ship, _, crew) => placePatient(t, ship, crew),
};

/** RDA-HEAL-07 */
const jailing: Verb<Crew> = {
  action: false,
  describe: crew => aimedAt('jail', { crew: nameOf(crew) }, refOf(crew)),
  perform(t, ship, _, captive) {
    jail(t, ship, captive);
    return nothing;
  },
};

/** What cards offer; whether it came off does not end the turn. */
const taking: Verb<Offer> = {
  action: true,
  describe: offer => offer,
  *perform(t, _, __, offer) {
    yield* offer.take(t);
  },
};

function aimedAt(group: Named<'act'>, params: Params, ref: Ref): Described {
  return { group, label: { key: `act.${group}`, params }, refs: [ref] };
}

/** Everything a ship can do now, the end of its turn included. */
export function deedsOf(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  const deeds: Deed[] = [];
  if (!turn.begun) deeds.push(shifting);
  if (mayRelease(state, ship)) deeds.push(releasing);
  const salvage = salvageInReach(state, ship);
  if (turn.actions > 0) addActions(state, ship, turn, salvage, deeds);
  addFreeDeeds(state, ship, turn, salvage, deeds);
  deeds.push(ending);
  return deeds;
}

/** RDA-ORBIT-02..08 */
function addActions(state: State, ship: Ship, turn: ShipTurn, salvage: readonly Token[], deeds: Deed[]): void {
  if (mayMove(state, ship)) deeds.push(moving);
  if (turn.attacks < turn.attacksAllowed) {
    for (const target of shipTargets(state, ship)) {
      deeds.push(new Deed(`attack:${refOf(target)}`, attacking, target) as Deed);
    }
  }
  for (const token of salvage) deeds.push(new Deed(`salvage:${token.cell}`, salvaging, token) as Deed);
  addLandings(state, ship, deeds);
}

/** RDA-SHIP-05, RDA-ORBIT-03 */
function mayMove(state: State, ship: Ship): boolean {
  return ship.where === 'orbit' && movementOf(state, ship) > 0;
}

function* move(t: Renegades, ship: Ship, turn: ShipTurn): Flow<boolean> {
  turn.moves++;
  const goesOn = yield* moveShip(t, ship, movementOf(t.state, ship));
  end(ship, 'move');
  if (goesOn) yield* offerTactics(t, 'afterMove', { ship });
  return !goesOn;
}

/** RDA-ORBIT-06..08, RDA-DEPLOY-03: down or up, never both in one round. */
function addLandings(state: State, ship: Ship, deeds: Deed[]): void {
  if (ship.where !== 'orbit') {
    if (mayAscend(state, ship)) deeds.push(ascending);
    return;
  }
  for (const landing of landings(state, ship)) {
    deeds.push(new Deed(`descend:${landing.key}`, descending, landing) as Deed);
  }
}

/** RDA-ORBIT-05, 10: abilities, scans, tactical cards, patients, and what cards offer. */
function addFreeDeeds(state: State, ship: Ship, turn: ShipTurn, salvage: readonly Token[], deeds: Deed[]): void {
  if (mayDeclare(state, ship, 'scanForWeaknesses')) {
    for (const target of weaknessTargets(state, ship)) {
      deeds.push(new Deed(`scanForWeaknesses:${refOf(target)}`, scanningForWeaknesses, target) as Deed);
    }
  }
  if (turn.attacks > 0 && mayMove(state, ship) && mayDeclare(state, ship, 'overclockTheEngines')) {
    deeds.push(overclocking);
  }
  if (salvage.length > 0 && mayScanSalvage(state, ship)) {
    for (const token of salvage) deeds.push(new Deed(`scan:${token.cell}`, scanning, token) as Deed);
  }
  for (const crew of patientsToPlace(state, ship)) deeds.push(new Deed(`patient:${crew.id}`, placing, crew) as Deed);
  for (const captive of captivesToJail(state, ship)) {
    deeds.push(new Deed(`jail:${captive.id}`, jailing, captive) as Deed);
  }
  for (const offers of effects.tell(state, 'offers', { by: ship })) addOffers(turn, offers, deeds);
  if (!isCritical(state, ship)) addOffers(turn, tacticOffers(state, ship, 'orbit'), deeds);
}

/** What cards and the commander's tactical card offer. */
function addOffers({ actions }: ShipTurn, offers: readonly Offer[], deeds: Deed[]): void {
  for (const offer of offers) {
    const isFree = offer.cost === 'free';
    if (isFree || actions > 0) deeds.push(new Deed(offer.key, taking, offer, !isFree) as Deed);
  }
}

/** RDA-ABIL-07: the engines carry it on after its attack. */
function* overclocked(t: Renegades, ship: Ship): Flow<boolean> {
  const points = yield* overclock(t, ship);
  return points > 0 && !(yield* moveShip(t, ship, points, 0));
}

/** What is looked for in vain: `act.any.<key>`. */
type Sought = Named<'act.any'>;

/** What a player would look for and cannot have, and why. */
export function barred(state: State, ship: Ship, turn: ShipTurn, deeds: readonly Deed[]): Blocked[] {
  const bars: Blocked[] = [];
  const bar = (key: Sought, reason: Named<'bar'> | Words, rule: string) => {
    const isOffered = deeds.some(deed => deed.key === key || deed.describe(ship).group === key);
    if (isOffered || bars.some(each => each.key === key)) return;
    bars.push({
      key,
      label: { key: `act.any.${key}` },
      reason: typeof reason === 'string' ? { key: `bar.${reason}` } : reason,
      rule,
    });
  };
  if (turn.actions === 0) for (const key of ['move', 'attack'] as const) bar(key, 'noActions', 'RDA-ORBIT-01');
  if (ship.where === 'orbit' && occupantOf(state, ship, 'navigation') === undefined) {
    bar('move', 'noNavigator', 'RDA-SHIP-05');
    bar('descend', 'noNavigator', 'RDA-DEPLOY-05');
  }
  if (turn.begun) bar('shift', 'begun', 'RDA-STATION-04');
  if (isCritical(state, ship)) bar('attack', 'critical', 'RDA-CRIT-02');
  else if (ship.where !== 'orbit') bar('attack', 'docked', 'RDA-DOCK-04');
  else if (!mayFire(state, ship)) bar('attack', 'noGunner', 'RDA-SHIP-04');
  else if (turn.attacks >= turn.attacksAllowed) bar('attack', 'hasAttacked', 'RDA-ORBIT-04');
  else bar('attack', 'noTarget', 'RDA-ATTACK-01');
  if (ship.where !== 'orbit' && ship.landed >= state.round) bar('ascend', 'justLanded', 'RDA-ORBIT-07');
  if (ship.usedRound.includes(hasAscended)) bar('descend', 'justAscended', 'RDA-ORBIT-07');
  const abilities = ['scanForWeaknesses', 'overclock'] as const;
  for (const reason of effects.tell(state, 'whyNotAbility', { by: ship }))
    for (const key of abilities) bar(key, reason, 'RDA-ABIL-08');
  if (ship.declared !== null) for (const key of abilities) bar(key, 'declared', 'RDA-ABIL-08');
  return bars;
}
