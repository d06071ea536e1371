import type { Flow } from '@starboard/kernel';
import { cardOf, catalogue } from '../../catalogue.ts';
import { dist, orbitOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { CardId, Renegades, Ship, State, Token, Words } from '../../types.ts';
import { hazard } from '../combat/attack.ts';
import { newCard } from '../gear/cards.ts';
import { credit } from '../money.ts';
import { freeCapacity } from '../ship.ts';
import { install } from '../stations.ts';
import { nameOf, occupantOf, say } from '../table.ts';
import { takeTest } from '../tests.ts';
import { isScannedBy, noteScanned, useToken } from '../tokens.ts';

/** RDA-SALVAGE-04: tokens on or next to the ship. */
export function salvageInReach(state: State, ship: Ship): Token[] {
  if (ship.where !== 'orbit' || state.salvage.length === 0) return [];
  const board = orbitOf(state);
  const reach = effects.change(state, 'salvageReach', 1, { by: ship });
  return state.salvage.filter(({ cell }) => dist(board, ship.cell, cell) <= reach);
}

/** RDA-SALVAGE-02, 05: once a round, by the Communications occupant. */
export function mayScanSalvage(state: State, ship: Ship): boolean {
  return occupantOf(state, ship, 'communications') !== undefined && !ship.usedRound.includes('salvageScan');
}

/** RDA-SALVAGE-01, RDA-DEC-02: a look at the hidden side, for this player alone. */
export function* scanSalvage(t: Renegades, ship: Ship, token: Token): Flow {
  ship.usedRound.push('salvageScan');
  if (!(yield* isScanPassed(t, ship))) return;
  t.reveal();
  noteScanned(token, ship);
  if (ship.seat === null) return;
  if (!token.seenBy.includes(ship.seat)) token.seenBy.push(ship.seat);
  t.say('salvage.seen', { face: faceText(token.token) }, { rule: 'RDA-SALVAGE-01', to: [ship.seat] });
}

function* isScanPassed(t: Renegades, ship: Ship): Flow<boolean> {
  if (effects.tell(t.state, 'sureScan', { by: ship }).length > 0) return true;
  const by = occupantOf(t.state, ship, 'communications')!;
  return yield* takeTest(t, { by, skill: 'search', target: 5, purpose: 'salvageScan', station: 'communications' });
}

/** RDA-SALVAGE-03, 04, RDA-SHIP-19: takes a token; unscanned, its charge goes off. A passenger without room stays outside. */
export function* collectSalvage(t: Renegades, ship: Ship, token: Token): Flow {
  const { state } = t;
  t.reveal();
  const { card, digits, trap } = catalogue.salvageFaces[token.token]!;
  const hasRoom = card === undefined || !cardOf(card).passenger || freeCapacity(state, ship) > 0;
  if (hasRoom) useToken(state, 'salvage', token);
  say(t, 'RDA-SALVAGE-04', 'salvage.collected', { ship: nameOf(ship), face: faceText(token.token) });
  if (trap !== undefined && !isScannedBy(token, ship)) yield* hazard(t, ship, trap, 'explosive');
  if (digits !== undefined && ship.seat !== null) credit(t, ship.seat, digits, 'RDA-SETUP-33');
  if (!hasRoom) say(t, 'RDA-SHIP-19', 'salvage.noRoom', { ship: nameOf(ship) });
  else if (card !== undefined) stow(t, ship, card);
  yield* takeHidden(t, ship, token);
}

/** RDA-SALVAGE-05: components and passengers are installed, the rest goes into the armory. */
function stow(t: Renegades, ship: Ship, card: CardId): void {
  const { component, passenger } = cardOf(card);
  if (component || passenger) install(t, ship, newCard(t.state, card));
  else ship.armory.push(newCard(t.state, card));
}

/** M10: what was hidden under it goes into the hold. */
function* takeHidden(t: Renegades, ship: Ship, { token }: Token): Flow {
  for (const parameter of t.state.parameters) {
    if (parameter.under?.bag !== 'salvage' || parameter.under.token !== token) continue;
    delete parameter.under;
    parameter.hold = ship.no;
    say(t, 'RDA-PARAM-12', 'parameter.found', { what: { key: `parameter.${parameter.what}` }, ship: nameOf(ship) });
    yield* effects.react(t, 'parameterMoved', { by: null, parameter });
  }
}

function faceText(token: number): Words {
  const { card, digits, trap } = catalogue.salvageFaces[token]!;
  if (card !== undefined) return { key: `card.${card}` };
  if (digits !== undefined) return { key: 'face.digits', params: { digits } };
  return { key: 'face.trap', params: { dice: trap! } };
}
