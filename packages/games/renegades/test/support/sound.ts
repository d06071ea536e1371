import type { Deck } from '@starboard/kernel';
import { enemyCards } from '../../src/cards/enemy-cards.ts';
import { events } from '../../src/cards/events/index.ts';
import { gearCards } from '../../src/cards/gear/index.ts';
import { creatureIds } from '../../src/cards/npcs/index.ts';
import { orbitalTactics as orbitals } from '../../src/cards/tactics/orbital.ts';
import { surfaceTactics as surfaces } from '../../src/cards/tactics/surface.ts';
import { containerFaces, salvageFaces } from '../../src/cards/tokens.ts';
import { upgrades } from '../../src/cards/upgrades.ts';
import { boxOf, idsOf } from '../../src/catalogue.ts';
import { homeBoardOf, orbitOf, surfaceOf } from '../../src/field/board.ts';
import { hullOf, shieldsOf, shipStats } from '../../src/rules/ship.ts';
import { freeSlots, stations } from '../../src/rules/stations.ts';
import { healthOf } from '../../src/rules/stats.ts';
import { isConscious } from '../../src/rules/table.ts';
import type { CardId, Crew, State, Token, TokenFace } from '../../src/types.ts';

/** Everything about a position that can never be, whatever was played. */
export function problemsOf(state: State): string[] {
  if (state.surface === '') return [];
  return [
    ...crewProblems(state),
    ...boardProblems(state),
    ...shipProblems(state),
    ...tokenProblems(state),
    ...cardProblems(state),
    ...moneyProblems(state),
  ];
}

function crewProblems(state: State): string[] {
  const problems: string[] = [];
  if (new Set(state.crew.map(({ id }) => id)).size < state.crew.length) problems.push('somebody is there twice');
  problems.push(...missing(state));
  for (const crew of state.crew) {
    const { id, wounds, aboard, post, faction } = crew;
    if (wounds < 0 || wounds > healthOf(state, crew)) problems.push(`${id} has ${wounds} wounds`);
    const bearer = state.crew.find(other => other.id === crew.bearer);
    if (bearer !== undefined && isConscious(state, crew)) problems.push(`${id} is carried on its feet`);
    if (bearer !== undefined && (bearer.cell !== crew.cell || bearer.on !== crew.on)) {
      problems.push(`${id} is not where ${bearer.id} carries it`);
    }
    const ship = state.ships[aboard - 1];
    if (aboard !== 0 && ship === undefined) problems.push(`${id} is aboard nothing`);
    if (ship === undefined) continue;
    const seated = (stations as readonly string[]).includes(post);
    if (seated && !isConscious(state, crew)) problems.push(`${id} sits at ${post} unconscious`);
    if (seated && faction !== ship.faction) problems.push(`${id} serves on ${ship.ship}`);
  }
  for (const ship of state.ships) {
    for (const station of stations) {
      const seated = state.crew.filter(({ aboard, post }) => aboard === ship.no && post === station);
      if (seated.length > 1) problems.push(`${seated.length} sit at ${station} of ${ship.ship}`);
    }
  }
  if (state.crew.filter(({ turned }) => turned).length > 6) problems.push('more than six are turned');
  return problems;
}

/** RDA-SETUP-04, RDA-RECRUIT-01, RDA-SOLO-03: five for each ship, who may change sides; nobody leaves, and in a campaign others come. */
function missing({ crew, ships, bounties, campaign }: State): string[] {
  const five = 5 * ships.length;
  const isGone = crew.length < five || (crew.length > five && (campaign?.played.length ?? 0) === 0);
  const named = [...ships.map(({ commander }) => commander), ...bounties.map(bounty => bounty.crew)];
  const unknown = named.filter(id => id !== null && !crew.some(each => each.id === id));
  return [...(isGone ? [`the crews have ${crew.length}`] : []), ...unknown.map(id => `${id} is nowhere`)];
}

/** RDA-MOVE-13, RDA-SHIP-18: nobody shares a square, and everybody stands on one. */
function boardProblems(state: State): string[] {
  const problems: string[] = [];
  const standing = [...state.crew.filter(crew => isConscious(state, crew)), ...state.npcs].filter(
    ({ aboard }) => aboard === 0,
  );
  const seen = new Map<string, string>();
  for (const figure of standing) {
    const name = figure.kind === 'crew' ? figure.id : `${figure.npc} ${figure.no}`;
    const { grid } = figure.on === 'home' ? homeBoardOf(state.chase ?? 'renegade') : surfaceOf(state);
    if (!(grid.terrain[figure.cell]! >= 0) || grid.stopsSteps[figure.cell]) problems.push(`${name} stands in a wall`);
    const place = `${figure.on} ${figure.cell}`;
    if (seen.has(place)) problems.push(`${name} stands on ${seen.get(place)}`);
    seen.set(place, name);
    const berth = figure.on === 'home' ? 'landed' : 'docked';
    const ship = state.ships.find(({ where, cell }) => where === berth && cell === figure.cell);
    // whoever leaves a ship begins on its square
    if (ship !== undefined && state.party?.crew !== name) problems.push(`${name} stands under ${ship.ship}`);
  }
  if (['missionBegins', 'placement', 'missionEnds', 'shoreLeave', 'draft'].includes(state.stage)) return problems;
  const flying = [...state.ships.filter(({ where }) => where === 'orbit'), ...state.fighters].map(({ cell }) => cell);
  if (new Set(flying).size < flying.length) problems.push('two ships share a square');
  const { grid } = orbitOf(state);
  if (flying.some(cell => !(grid.terrain[cell]! >= 0) || grid.stopsSteps[cell])) {
    problems.push('a ship is where no ship can be');
  }
  return problems;
}

function shipProblems(state: State): string[] {
  return state.ships.flatMap(ship => {
    const most = ship.flipped ? hullOf(state, ship) : shieldsOf(state, ship) - 1;
    const problems: string[] = [];
    if (ship.damage < 0 || ship.damage > most) problems.push(`${ship.ship} has ${ship.damage} damage`);
    if (freeSlots(ship) < 0) problems.push(`${ship.ship} has more than ${shipStats.slots} things installed`);
    return problems;
  });
}

/** RDA-COMP-02, 04, 05, 13, 17: nothing is in two places, and no more than the box has. */
function tokenProblems(state: State): string[] {
  const problems: string[] = [];
  if (state.fires.length > 4 + state.parameters.length) problems.push('too many fires');
  const cards = [
    ...state.crew.flatMap(each => each.cards),
    ...state.ships.flatMap(each => [...each.armory, ...each.components]),
  ];
  if (new Set(cards.map(({ no }) => no)).size < cards.length) problems.push('a card is in two places');
  if (cards.reduce((sum, { energy = 0 }) => sum + energy, 0) > 30) problems.push('more than 30 Energy tokens');
  for (const race of ['syphon', 'zurathi', 'dregg']) {
    if (state.fighters.filter(fighter => fighter.race === race).length > 3) problems.push(`too many ${race} fighters`);
  }
  for (const npc of ['syphonTrooper', 'zurathiWarrior', 'dreggTrooper', 'roninAndroid', 'drone']) {
    if (state.npcs.filter(each => each.npc === npc).length > 6) problems.push(`too many of ${npc}`);
  }
  for (const { what, bearer, hold, cell } of state.parameters) {
    if (Number(bearer !== null) + Number(hold > 0) + Number(cell >= 0) > 1) problems.push(`${what} is in two places`);
    if (bearer !== null && !isBorne(state, bearer)) problems.push(`${what} is borne by somebody unconscious`);
  }
  return problems;
}

/** RDA-COMP-07: every card of the box is in its deck, its discard pile or in play, and in one of them. */
function cardProblems(state: State): string[] {
  const { crew, ships, shore, gear, upgradeDeck, orbitalTactics, surfaceTactics, enemies, creatures } = state;
  const held = [
    ...crew.flatMap(each => each.cards),
    ...ships.flatMap(each => [...each.armory, ...each.components]),
    ...state.dropped.map(({ card }) => card),
  ].map(({ card }) => card);
  const attached = [...crew, ...ships].flatMap(each => each.upgrades);
  return [
    ...strayed('gear card', boughtCards, gear, held.filter(isBought), shore?.wares ?? []),
    ...strayed('upgrade card', idsOf(upgrades), upgradeDeck, attached, shore?.offers ?? []),
    ...strayed(
      'orbital tactic',
      Object.keys(orbitals),
      orbitalTactics,
      ships.flatMap(({ orbital }) => orbital ?? []),
    ),
    ...strayed(
      'surface tactic',
      Object.keys(surfaces),
      surfaceTactics,
      ships.flatMap(({ surface }) => surface ?? []),
    ),
    ...strayed('enemy card', idsOf(enemyCards), enemies),
    ...strayed('creature card', creatureIds, creatures),
    ...eventProblems(state),
    ...tokensOf('container', state.containers, state.containerBag, state.used!.containers, containerFaces, held),
    ...tokensOf('salvage', state.salvage, state.salvageBag, state.used!.salvage, salvageFaces, held),
  ];
}

/** RDA-SETUP-14: as many as the clock has, of those that there are. */
function eventProblems({ events: { draw, discard }, clock }: State): string[] {
  const problems = strayed('event card', boxOf(events), { draw, discard }).filter(problem =>
    problem.endsWith('too often'),
  );
  if (draw.length + discard.length !== clock) problems.push(`there are ${draw.length + discard.length} events`);
  return problems;
}

/** RDA-COMP-16: a token is in the bag, on the board or used, and nobody has what a token gives that is not used. */
function tokensOf(
  kind: string,
  lying: readonly Token[],
  bag: readonly number[],
  used: readonly number[],
  faces: readonly TokenFace[],
  held: readonly CardId[],
): string[] {
  const all = faces.map((_, token) => `${token}`).slice(1);
  const there = [...lying.map(({ token }) => token), ...bag, ...used].map(token => `${token}`);
  const given = used.flatMap(token => faces[token]!.card ?? []);
  const found = held.filter(card => faces.some(face => face.card === card));
  return [
    ...strayed(`${kind} token`, all, { draw: there, discard: [] }),
    ...strayed(`${kind} card`, given, { draw: found, discard: [] }).filter(problem => problem.endsWith('too often')),
  ];
}

const isBought = (card: CardId) => gearCards[card].no.startsWith('G');
const boughtCards = (Object.keys(gearCards) as CardId[])
  .filter(isBought)
  .flatMap(card => Array.from({ length: gearCards[card].copies }, () => card));

/** What is missing of a kind, and what there is too much of. */
function strayed(kind: string, box: readonly string[], deck: Deck<string>, ...inPlay: (readonly string[])[]): string[] {
  const left = [...box];
  const odd: string[] = [];
  for (const card of [...deck.draw, ...deck.discard, ...inPlay.flat()]) {
    const at = left.indexOf(card);
    if (at < 0) odd.push(`${kind} ${card} is there once too often`);
    else left.splice(at, 1);
  }
  return [...odd, ...left.map(card => `${kind} ${card} is gone`)];
}

function isBorne(state: State, id: Crew['id']): boolean {
  return isConscious(state, state.crew.find(crew => crew.id === id)!);
}

function moneyProblems({ purses, earned }: State): string[] {
  const below = [...Object.values(purses), ...Object.values(earned)].some(digits => digits < 0);
  return below ? ['somebody has less than nothing'] : [];
}
