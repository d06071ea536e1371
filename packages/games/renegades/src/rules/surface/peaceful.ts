import { boardOf } from '../../field/board.ts';
import { effects, type Offer } from '../../hooks.ts';
import type { Crew, State } from '../../types.ts';
import { parametersInReach } from '../mission/parameters.ts';
import { inReach } from '../squares/sight.ts';
import { skillOf } from '../stats.ts';
import { cardRef, isConscious, refOf } from '../table.ts';
import { bodiesInReach } from './bodies.ts';
import { Deed } from './deeds.ts';
import { canLeaveSquare } from './ground.ts';
import { containersInReach, droppedInReach } from './search.ts';
import { whyNotHide } from './stealth.ts';
import * as verbs from './verbs.ts';

/** RDA-SURFACE-09: the actions that are no attacks, for somebody who acts on a commander’s word. */
export function peacefulDeedsOf(state: State, crew: Crew): Deed<never>[] {
  const deeds: Deed[] = [];
  if (crew.aboard === 0) addMoves(state, crew, deeds);
  addInteracts(state, crew, deeds);
  for (const offers of effects.tell(state, 'offers', { by: crew })) {
    for (const offer of offers)
      if (offer.cost === 'action' && !crew.usedTurn.includes(offer.key)) deeds.push(offered(offer));
  }
  return deeds as Deed<never>[];
}

/** RDA-ELUDE-04, RDA-MOVE-09 */
export function addMoves(state: State, crew: Crew, deeds: Deed[]): void {
  if (crew.held) return;
  if (canLeaveSquare(state, crew)) deeds.push(verbs.moving as Deed);
  if (whyNotHide(state, crew) === undefined && canLeaveSquare(state, crew, true)) deeds.push(verbs.sneaking as Deed);
}

/** RDA-INTERACT-01 */
export function addInteracts(state: State, crew: Crew, deeds: Deed[]): void {
  for (const token of containersInReach(state, crew)) {
    deeds.push(new Deed(`open:container:${token.cell}`, verbs.opening, token) as Deed);
  }
  for (const parameter of parametersInReach(state, crew)) {
    deeds.push(new Deed(`interact:parameter:${parameter.no}`, verbs.interacting, parameter) as Deed);
  }
  for (const body of bodiesInReach(state, crew)) {
    deeds.push(new Deed(`pickUp:${refOf(body)}`, verbs.pickingUp, body) as Deed);
  }
  for (const dropped of droppedInReach(state, crew)) {
    deeds.push(new Deed(`pickUp:${cardRef(dropped.card)}`, verbs.takingDropped, dropped) as Deed);
  }
  for (const patient of state.crew) {
    if (patient.infected && mayCure(state, crew, patient)) {
      deeds.push(new Deed(`cure:${refOf(patient)}`, verbs.curing, patient) as Deed);
    }
  }
}

/** RDA-DATA-09: oneself or an adjacent friend. */
function mayCure(state: State, crew: Crew, patient: Crew): boolean {
  return (crew === patient || isBeside(state, crew, patient)) && skillOf(state, crew, 'medical') > 0;
}

/** A conscious friend outside, next to somebody. */
export function isBeside(state: State, crew: Crew, friend: Crew): boolean {
  if (friend === crew || friend.faction !== crew.faction || friend.aboard !== 0 || crew.aboard !== 0) return false;
  if (friend.on !== crew.on || !inReach(boardOf(state, crew), crew.cell, friend.cell)) return false;
  return isConscious(state, friend);
}

export function offered(offer: Offer): Deed {
  return new Deed(offer.key, verbs.taking, offer, offer.cost) as Deed;
}
