import { baseMissions } from '../../src/cards/base-missions.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { nodeIds } from '../../src/map/index.ts';
import { isBernal, isColonist, isCrew, isPatent } from '../../src/rules/cards.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { massAt } from '../../src/rules/fuel.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import type { CardId, State } from '../../src/types.ts';

const baseMissionIds = idsOf(baseMissions);
const observationIds = copiesOf(observation);

/** What can never be true of a position, in words; nothing if it is sound. */
export function problemsOf(state: State): string[] {
  return [
    ...moneyProblems(state),
    ...stackProblems(state),
    ...cardProblems(state),
    ...tokenProblems(state),
    ...beadProblems(state),
    ...yearProblems(state),
  ];
}

function moneyProblems({ bank }: State): string[] {
  return bank < 0 || !Number.isInteger(bank) ? [`The Bank has ${bank} Aqua.`] : [];
}

function stackProblems(state: State): string[] {
  const problems: string[] = [];
  const cards = state.stacks.flatMap(stack => stack.cards.map(({ no }) => no));
  if (hasTwice(cards)) problems.push('A card lies in two Stacks.');
  if (cards.some(no => no >= state.nextNo)) problems.push('A card has a number that is still to be given.');
  if (hasTwice(state.stacks.map(({ no }) => no))) problems.push('Two Stacks have one number.');
  if (state.stacks[0]?.kind !== 'leo') problems.push('LEO is gone.');
  if (state.stacks.some(({ kind, cards }) => kind === 'bernal' && !cards.some(({ card }) => isBernal(card))))
    problems.push('A Bernal Stack has no Bernal.');
  if (state.bernals.some(({ card, anchored }) => anchored && carrierOf(state, card) !== 'bernal'))
    problems.push('An Anchored Bernal has no Stack of its own.');
  if (state.stacks.filter(({ kind }) => kind === 'rocket').length > 1) problems.push('There are two rockets.');
  for (const stack of state.stacks) {
    const name = `${stack.kind} ${stack.no}`;
    if (stack.node !== null && !nodeIds.includes(stack.node)) problems.push(`${name} is nowhere.`);
    if (stack.node === null && stack.arrives === null) problems.push(`${name} never arrives.`);
    if (stack.cargo.water < 0 || stack.cargo.dirt < 0) problems.push(`${name} owes tanks.`);
    if (stack.wet !== null && massAt(stack.wet) < dryMassOf(state, stack) - 1e-9)
      problems.push(`${name} is lighter than dry.`);
  }
  return problems;
}

function carrierOf({ stacks }: State, id: CardId) {
  return stacks.find(({ cards }) => cards.some(({ card }) => card === id))?.kind;
}

function hasTwice(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}

/** Of every card but equipment and the like the box has one: it is in a deck, in the hand or in a Stack. */
function cardProblems(state: State): string[] {
  const { patents, removed = {}, queue, hand, stacks, exploration, observation, driftDeck, missionPiles } = state;
  const out = [...hand, ...stacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  const missions = [...Object.values(missionPiles).flat(), ...state.missions.map(({ card }) => card)];
  const drift = [...driftDeck, ...state.drift.map(({ card }) => card)];
  const decks: readonly (readonly [string, readonly string[]])[] = [
    [
      'A patent, Bernal or Colonist',
      [...Object.values(patents).flat(), ...Object.values(removed).flat(), ...queue, ...out.filter(isOneOfAKind)],
    ],
    ['An exploration card', [...exploration.draw, ...exploration.discard]],
    ['An observation card', [...observation.draw, ...observation.discard]],
    ['A drift card', drift],
    ['A mission', missions],
  ];
  // Devices and Drift Bernals that are lost leave the game (END-FOUND-18, END-DRIFT-16): of those nothing can be said.
  const elsewhere = [...out, ...state.found.map(({ card }) => card)];
  const skies = state.skies.map(({ card }) => card);
  return [
    ...decks.filter(([, cards]) => hasTwice(cards)).map(([name]) => `${name} is in two places.`),
    ...(missingOf(observationIds, observation.draw, observation.discard, elsewhere, skies) > underWay
      ? ['An observation card is gone.']
      : []),
    ...(missingOf(baseMissionIds, missions) > 0 ? ['A mission is gone.'] : []),
  ];
}

/** A card that was drawn and of which something is asked lies nowhere yet. */
const underWay = 1;

function missingOf(all: readonly string[], ...places: readonly (readonly string[])[]): number {
  const there = new Set(places.flat());
  return all.filter(card => !there.has(card)).length;
}

function isOneOfAKind(card: CardId): boolean {
  return isPatent(card) || isCrew(card) || isColonist(card) || isBernal(card);
}

function yearProblems({ year, disksRemoved, waterBridge }: State): string[] {
  return [
    ...(year < 1 || year > 84 || !Number.isInteger(year) ? [`It is year ${year}.`] : []),
    ...(disksRemoved < 0 || waterBridge < 0 ? ['Something was counted below nothing.'] : []),
  ];
}

/** END-CORE-12 */
function tokenProblems(state: State): string[] {
  const sites = Object.values(state.sites);
  const problems: string[] = [];
  if (sites.filter(({ claim }) => claim).length > 9) problems.push('More than nine Claims.');
  if (sites.filter(({ factory }) => factory).length > 7) problems.push('More than seven Factories.');
  if (sites.some(({ colony, factory }) => colony && !factory)) problems.push('A Colony without a Factory.');
  if (Object.values(state.pool).some(left => left < 0 || left > 4)) problems.push('The Pool is wrong.');
  if (Object.values(state.samples).some(left => left < 0 || left > 2)) problems.push('Samples are wrong.');
  return problems;
}

function beadProblems({ bag, filled, missions }: State): string[] {
  const onMissions = missions.flatMap(({ status, beads }) =>
    status === 'open' ? beads.filter(bead => bead !== null) : [],
  );
  const coloured = bag.green + bag.purple + bag.red + bag.yellow + Object.keys(filled).length + onMissions.length;
  return coloured === 120 && bag.black === 30 ? [] : [`There are ${coloured} coloured beads.`];
}
