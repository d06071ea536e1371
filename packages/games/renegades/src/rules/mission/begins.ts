import { type Deck, draw, type Flow, newDeck, type SeatId } from '@starboard/kernel';
import { boxOf, catalogue } from '../../catalogue.ts';
import { orbitOf, surfaceOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type {
  Bounty,
  CardId,
  EventId,
  Faction,
  Parameter,
  ParameterName,
  Params,
  Renegades,
  Ship,
  State,
  Token,
  TokenFace,
} from '../../types.ts';
import { listOf } from '../combat/dice.ts';
import { discardCard, takeFromBox } from '../gear/cards.ts';
import { placeNpcs } from '../npcs/place.ts';
import { layBoards } from '../setup/boards.ts';
import { nameOf, say, seatsOfFaction } from '../table.ts';
import { missionOf } from './card.ts';
import { tilesAt } from './spots.ts';

/** RDA-SETUP-09..27: everything that is ready before ships take their places. */
export function* missionBegins(t: Renegades): Flow {
  const { state } = t;
  const mission = missionOf(state);
  say(t, 'RDA-MISSION-01', 'mission.begins', { mission: { key: `mission.${state.mission}` } });
  say(t, 'RDA-MISSION-01', `mission.${state.mission}.story`);
  Object.assign(state, layBoards(t, mission.tiles, state.variants.turnedCenter));
  clearTable(t);
  dealTactics(t);
  fillArmories(t);
  state.events = eventDeck(t);
  placeTokens(t);
  placeParameters(t);
  yield* effects.react(t, 'missionSetUp', {}); // what a mission puts on a square of its own comes before the guards
  placeGuards(t);
  yield* drawBounties(t);
  state.stage = 'placement';
}

/** Nothing of an earlier mission is left on the boards, and nothing that was used up in it is still so. */
function clearTable({ state }: Renegades): void {
  for (const { card } of state.dropped) discardCard(state, card);
  const inPlay = cardsInPlay(state);
  state.used = {
    containers: usedTokens(catalogue.containerFaces, inPlay),
    salvage: usedTokens(catalogue.salvageFaces, inPlay),
  };
  state.containerBag = tokensBut(catalogue.containerFaces, state.used.containers);
  state.salvageBag = tokensBut(catalogue.salvageFaces, state.used.salvage);
  for (const ship of state.ships) Object.assign(ship, fresh(), { usedMission: [], declared: null });
  for (const crew of state.crew) {
    Object.assign(crew, fresh(), { usedMission: [], stunned: false, detected: [], exposed: false, held: false });
    if (crew.post !== 'brig') crew.post = 'quarters'; // until all take their stations (RDA-SETUP-08)
  }
  Object.assign(state, {
    round: 0,
    npcs: [],
    fighters: [],
    fires: [],
    shutDoors: [],
    spentMines: [],
    closedDocks: [],
    containers: [],
    salvage: [],
    dropped: [],
    parameters: [],
    notes: {},
    bounties: [],
    lasting: [],
    drawing: false,
    lastRound: false,
    chase: null,
    result: null,
  });
}

const fresh = () => ({ lasting: [], usedTurn: [], usedRound: [], hurtBy: {} });

/** Cards that somebody has already; of those that are alike, each of them. */
function cardsInPlay({ crew, ships }: State): CardId[] {
  const cards = [...crew.flatMap(each => each.cards), ...ships.flatMap(each => [...each.armory, ...each.components])];
  return cards.map(({ card }) => card);
}

/** RDA-COMP-16: tokens whose card is in play from an earlier mission. */
function usedTokens(faces: readonly TokenFace[], inPlay: readonly CardId[]): number[] {
  const out = [...inPlay];
  return faces.flatMap(({ card }, token) => {
    const at = card === undefined ? -1 : out.indexOf(card);
    if (at < 0) return [];
    out.splice(at, 1);
    return [token];
  });
}

function tokensBut(faces: readonly TokenFace[], used: readonly number[]): number[] {
  return faces.flatMap((_, token) => (token === 0 || used.includes(token) ? [] : [token]));
}

/** RDA-SETUP-09, 10, RDA-TACT-02, RDA-SOLO-05: the highest die draws first, then clockwise; the program has none. */
function dealTactics(t: Renegades): void {
  const { state } = t;
  const ships = state.ships.filter(({ seat, orbital }) => seat !== null && orbital === null);
  const seats = [...new Set(ships.map(({ seat }) => seat!))];
  const first = seats.length < 2 ? 0 : seats.indexOf(highestRoller(t, seats));
  for (const seat of [...seats.slice(first), ...seats.slice(0, first)]) {
    for (const ship of ships) if (ship.seat === seat) drawTactics(t, ship);
  }
}

/** Whoever rolls highest; those who tie roll again. */
function highestRoller(t: Renegades, seats: readonly SeatId[]): SeatId {
  let left = seats;
  while (left.length > 1) {
    const rolls = t.roll(left.length);
    say(t, 'RDA-SETUP-09', 'tactics.rolled', { dice: listOf(rolls) });
    left = left.filter((_, at) => rolls[at] === Math.max(...rolls));
  }
  return left[0]!;
}

function drawTactics(t: Renegades, ship: Ship): void {
  const orbital = draw(t, t.state.orbitalTactics);
  const surface = draw(t, t.state.surfaceTactics);
  if (orbital === undefined || surface === undefined) return;
  Object.assign(ship, { orbital, surface });
  say(t, 'RDA-SETUP-10', 'tactics.dealt', {
    ship: nameOf(ship),
    orbital: { key: `tactic.${orbital}` },
    surface: { key: `tactic.${surface}` },
  });
}

/** RDA-SETUP-11, RDA-RUL-32: out of the box, before the first mission. */
function fillArmories({ state }: Renegades): void {
  if (state.campaign !== null && state.campaign.played.length > 0) return;
  for (const ship of state.ships)
    ship.armory.push(...catalogue.firstKit.flatMap(card => takeFromBox(state, card) ?? []));
}

/** RDA-SETUP-14, RDA-COMP-07: the whole deck, or as many as the clock has. */
function eventDeck(t: Renegades): Deck<EventId> {
  const { draw: pile } = newDeck(t, boxOf(catalogue.events));
  return { draw: pile.slice(0, t.state.clock), discard: [] };
}

/** RDA-SETUP-24, 25, RDA-SEARCH-01, RDA-RUL-76: nine tokens on each board, unseen. */
function placeTokens(t: Renegades): void {
  const { state } = t;
  t.shuffle(state.containerBag);
  t.shuffle(state.salvageBag);
  for (const { crate } of surfaceOf(state).tiles) layToken(state.containers, state.containerBag, crate);
  for (const { crate } of orbitOf(state).tiles) layToken(state.salvage, state.salvageBag, crate);
}

function layToken(tokens: Token[], bag: number[], cell: number): void {
  const token = bag.pop();
  if (token !== undefined) tokens.push({ token, cell, seenBy: [] });
}

/** RDA-MISSION-04, RDA-PARAM-12: at objective squares, hidden under tokens, or to come. */
function placeParameters(t: Renegades): void {
  const { state } = t;
  for (const { what, kind, at } of missionOf(state).parameters) {
    const names: readonly ParameterName[] = typeof what === 'string' ? [what] : what;
    const cells = at === undefined ? [] : tilesAt(t, surfaceOf(state), at).map(({ objective }) => objective);
    const tokens = kind === 'hidden' ? hidingPlaces(t, names.length) : [];
    names.forEach((name, nth) => {
      const parameter = newParameter(state.parameters.length + 1, name, kind);
      parameter.cell = cells[nth] ?? cells[0] ?? -1;
      if (tokens[nth] !== undefined) parameter.under = tokens[nth]!;
      state.parameters.push(parameter);
    });
  }
}

function newParameter(no: number, what: ParameterName, kind: Parameter['kind']): Parameter {
  return { no, what, kind, cell: -1, bearer: null, hold: 0, marked: null, delivered: false };
}

/** RDA-PARAM-12: one is under a container; several are under salvage (M10). */
function hidingPlaces(t: Renegades, count: number): NonNullable<Parameter['under']>[] {
  const bag = count === 1 ? 'container' : 'salvage';
  const tokens = (bag === 'container' ? t.state.containers : t.state.salvage).map(({ token }) => token);
  return t
    .shuffle(tokens)
    .slice(0, count)
    .map(token => ({ bag, token }));
}

/** RDA-VILLAIN-01, 19, RDA-DATA-10 */
function placeGuards(t: Renegades): void {
  const { state } = t;
  for (const { npc, count, at, guard, from } of missionOf(state).npcs) {
    for (const tile of tilesAt(t, surfaceOf(state), at)) {
      const placed = placeNpcs(t, npc, count, tile, { asleep: guard });
      if (from !== undefined) for (const each of placed) Object.assign(each, { placed: from - 1 });
    }
  }
}

/** RDA-BOUNTY-01..03, RDA-SETUP-23, RDA-SOLO-29: one for each player, on the other faction's crew. */
function* drawBounties(t: Renegades): Flow {
  const { state } = t;
  const wanted = (faction: Faction) =>
    t.shuffle(state.crew.filter(crew => crew.faction === faction).map(({ id }) => id));
  const decks = { renegade: wanted('renegade'), coalition: wanted('coalition') };
  for (const { seat, faction } of playersOf(state.ships)) {
    const crew = decks[faction === 'renegade' ? 'coalition' : 'renegade'].pop();
    if (crew === undefined) continue;
    t.reveal();
    state.bounties.push({ seat, crew, met: false });
    t.say('bounty.drawn', { crew: { key: `crew.${crew}` } }, { rule: 'RDA-BOUNTY-02', to: [seat] });
  }
  for (const bounty of state.bounties) yield* offerToShow(t, bounty);
}

/** RDA-BOUNTY-03, RDA-DEC-01: its owner may show it to a teammate. */
function* offerToShow(t: Renegades, bounty: Bounty): Flow {
  const { seat, crew } = bounty;
  const { faction } = t.state.ships.find(ship => ship.seat === seat)!;
  const mates = seatsOfFaction(t.state, faction).filter(mate => mate !== seat);
  if (mates.length === 0) return;
  const params: Params = { crew: { key: `crew.${crew}` } };
  if ((yield* t.choose(seat, 'showBounty', ['keep', 'show'], { params, hidden: true })) === 'keep') return;
  bounty.shownTo = mates;
  t.say('bounty.shown', { seat, ...params }, { rule: 'RDA-BOUNTY-03', to: [seat, ...mates] });
}

/** Each seat once, with its faction. */
export function playersOf(ships: readonly Ship[]): { readonly seat: string; readonly faction: Faction }[] {
  const players = new Map<string, Faction>();
  for (const { seat, faction } of ships) if (seat !== null) players.set(seat, faction);
  return [...players].map(([seat, faction]) => ({ seat, faction }));
}
