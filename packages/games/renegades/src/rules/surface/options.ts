import { catalogue } from '../../catalogue.ts';
import { effects, type Offer } from '../../hooks.ts';
import type { Crew, PartyTurn, Ship, State } from '../../types.ts';
import { bodyOf } from '../burden.ts';
import { mayCarry } from '../gear/carrying.ts';
import { attackOptions } from '../gear/weapons.ts';
import { liftOffSquares, mayAscend } from '../orbit/landing.ts';
import { deciderOf, refOf, shipOf } from '../table.ts';
import { tacticOffers } from '../tactics/play.ts';
import { isTakenOver } from './boarding.ts';
import { commanding } from './command.ts';
import { canPay, Deed } from './deeds.ts';
import { partnersOf } from './exchange.ts';
import { canLeaveShip } from './ground.ts';
import { partyBeside, partySize } from './party.ts';
import { addInteracts, addMoves, isBeside, offered } from './peaceful.ts';
import { hiddenInSight, mayScan } from './scan.ts';
import { containersInReach } from './search.ts';
import * as verbs from './verbs.ts';

/** RDA-SURFACE-01..06, RDA-DEC-15: everything that somebody may do now, the end of its turn left out. */
export function deedsOf(state: State, crew: Crew, party: PartyTurn): Deed<never>[] {
  const deeds: Deed[] = [];
  const acts = canPay('action', party);
  if (!party.begun && crew.cards.length > 0 && !crew.usedTurn.includes('swap')) deeds.push(verbs.swapping as Deed);
  if (crew.aboard === 0) {
    if (acts) addMoves(state, crew, deeds);
  } else addDeedsAboard(state, crew, acts, deeds);
  if (canPay('attack', party)) addAttacks(state, crew, deeds);
  addScans(state, crew, deeds);
  if (acts) addInteracts(state, crew, deeds);
  addFreeDeeds(state, crew, deeds);
  if (acts) addCommands(state, crew, deeds);
  for (const offers of effects.tell(state, 'offers', { by: crew })) addOffers(crew, party, offers, deeds);
  addOffers(crew, party, tacticOffers(state, shipOf(state, crew), 'surface'), deeds);
  return deeds as Deed<never>[];
}

/** RDA-DEPLOY-07, RDA-GEAR-15, RDA-PARAM-15, RDA-BOARDING-05, 06 */
function addDeedsAboard(state: State, crew: Crew, acts: boolean, deeds: Deed[]): void {
  const ship = shipOf(state, crew);
  const isHome = crew.aboard === ship.no;
  const mayLeave = acts && !crew.held && (!isHome || partyBeside(state, ship).length < partySize);
  if (mayLeave && canLeaveShip(state, crew)) deeds.push(verbs.leaving as Deed);
  if (!isHome) return;
  if (!crew.usedTurn.includes('arm') && ship.armory.some(({ card }) => mayCarry(crew, card))) {
    deeds.push(verbs.arming as Deed);
  }
  for (const parameter of state.parameters) {
    if (parameter.hold === ship.no && !parameter.delivered) {
      deeds.push(new Deed(`load:parameter:${parameter.no}`, verbs.loading, parameter) as Deed);
    }
  }
}

function addAttacks(state: State, crew: Crew, deeds: Deed[]): void {
  for (const option of attackOptions(state, crew)) deeds.push(new Deed(option.key, verbs.attacking, option) as Deed);
}

/** RDA-SCAN-01, 06, RDA-SEARCH-04, 06: a room is scanned where somebody hides in it. */
function addScans(state: State, crew: Crew, deeds: Deed[]): void {
  const hidden = hiddenInSight(state, crew).length > 0;
  const containers = containersInReach(state, crew);
  if ((!hidden && containers.length === 0) || !mayScan(state, crew)) return;
  if (hidden) deeds.push(verbs.scanningRoom as Deed);
  for (const token of containers) {
    deeds.push(new Deed(`scan:container:${token.cell}`, verbs.scanningContainer, token) as Deed);
  }
}

/** RDA-EXCH-02..04, RDA-KO-05 */
function addFreeDeeds(state: State, crew: Crew, deeds: Deed[]): void {
  for (const other of partnersOf(state, crew)) {
    if (crew.usedTurn.includes(verbs.dealKey(state, other))) continue;
    deeds.push(new Deed(`exchange:${refOf(other)}`, verbs.exchanging, other) as Deed);
  }
  if (crew.aboard === 0 && bodyOf(state, crew) !== undefined) deeds.push(verbs.puttingDown as Deed);
}

/** RDA-SURFACE-09: On My Command. */
function addCommands(state: State, crew: Crew, deeds: Deed[]): void {
  if (!isCommander(crew)) return;
  for (const friend of state.crew) {
    if (!isBeside(state, crew, friend) || deciderOf(state, friend) === null) continue;
    deeds.push(new Deed(`command:${refOf(friend)}`, commanding, friend) as Deed);
  }
}

/** The commanders of both factions have it on their surface side. */
export function isCommander({ id }: Crew): boolean {
  return catalogue.crew[id].specialties[0] === 'commander';
}

/** RDA-TEST-06: what failed is not offered again. */
function addOffers(crew: Crew, party: PartyTurn, offers: readonly Offer[], deeds: Deed[]): void {
  for (const offer of offers) {
    if (canPay(offer.cost, party) && !crew.usedTurn.includes(offer.key)) deeds.push(offered(offer));
  }
}

/** RDA-DEPLOY-04, RDA-BOARDING-15, RDA-DEC-18: ships that may lift off in a party’s turn: its own, and one that it has taken over. */
export function shipsToAscend(state: State, own: Ship): Ship[] {
  return state.ships.filter(ship => {
    if (ship.where !== 'docked' && ship.where !== 'landed') return false;
    if (ship === own) return mayAscend(state, ship) && !isTakenOver(state, ship);
    return isTakenBy(state, own, ship) && ship.landed < state.round && liftOffSquares(state, ship).length > 0;
  });
}

function isTakenBy(state: State, own: Ship, ship: Ship): boolean {
  const isAboard = (crew: Crew) => crew.aboard === ship.no && crew.ship === own.no && crew.post === 'boarder';
  if (!state.crew.some(isAboard) || state.npcs.some(({ aboard }) => aboard === ship.no)) return false;
  return isTakenOver(state, ship);
}
