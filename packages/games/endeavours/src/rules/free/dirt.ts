import type { Card, Option, Stack, State } from '../../types.ts';
import { faceOf, nameOfCard } from '../cards.ts';
import { mostWetMass, positionOf } from '../fuel.ts';
import { decommission } from '../losing.ts';
import { dryMassOf, massOf } from '../mass.ts';
import { drivesOf } from '../move/drives.ts';
import { cardOption, stackOption } from '../options.ts';
import { hasFactory, siteUnder } from '../sites.ts';
import { isOperational } from '../support.ts';
import { isUsed, noteUse, player, say } from '../table.ts';
import { addFuel, mixed, roomForFuel } from '../tanks.ts';
import type { FreeAction } from './free-action.ts';
import { maySpare } from './tokens.ts';

/** END-FUEL-13: on a Site with a Factory or an Operational ISRU platform, once a year: dirt up to any mass. */
export const dirtRefuel: FreeAction = {
  name: 'dirtRefuel',
  isPossible: state => state.stacks.some(stack => canRefuel(state, stack)),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const stacks = state.stacks.filter(each => canRefuel(state, each)).map(stackOption);
    const { stack } = yield* t.choose(player, 'dirtRefuel.stack', stacks, { takeOnly: true });
    const least = Math.max(1, dryMassOf(state, stack)) + 1;
    const masses = Array.from({ length: mostWetMass - least + 1 }, (_, at): Option & { readonly mass: number } => ({
      key: String(least + at),
      mass: least + at,
      label: { key: 'amount.mass', params: { mass: least + at } },
    }));
    const { mass } = yield* t.choose(player, 'dirtRefuel.mass', masses); // a rocket that can move is not that heavy (END-CORE-11)
    Object.assign(stack, { wet: positionOf(mass), fuel: 'dirt', isotope: null });
    noteUse(t, `dirt:${stack.no}`);
    say(t, 'END-FUEL-13', 'dirtRefuel.done', { mass });
  },
};

function canRefuel(state: State, stack: Stack): boolean {
  const site = siteUnder(state, stack);
  if (site === undefined || isUsed({ state }, `dirt:${stack.no}`)) return false;
  if (!hasDirtThruster(state, stack) || dryMassOf(state, stack) >= mostWetMass) return false;
  if (stack.wet !== null && stack.fuel === 'isotope') return false; // END-FUEL-06
  return hasFactory(state, site) || stack.cards.some(card => isPlatform(card) && isOperational(state, stack, card));
}

function isPlatform(card: Card): boolean {
  return faceOf(card).isru !== undefined && !card.lonely;
}

function hasDirtThruster(state: State, stack: Stack): boolean {
  if (!stack.cards.some(card => faceOf(card).dirt)) return false;
  return drivesOf(state, stack).some(({ thruster }) => thruster !== null && faceOf(thruster).dirt);
}

/** END-FUEL-14: cards of the rocket become dirt, a tank for each unit of mass. */
export const scrap: FreeAction = {
  name: 'scrap',
  isPossible: state => state.stacks.some(stack => scrapOf(state, stack).length > 0),
  whyNot: () => null,
  *perform(t) {
    const { state } = t;
    const stack = state.stacks.find(each => scrapOf(state, each).length > 0)!;
    const options = scrapOf(state, stack).map(cardOption);
    const { card } = yield* t.choose(player, 'scrap.card', options); // what the thruster lives on is always among them
    const tanks = massOf(state, card);
    yield* decommission(t, stack, card, 'voluntary');
    const fuel = mixed(stack, 'dirt')!;
    addFuel(state, stack, Math.min(tanks, roomForFuel(state, stack)));
    stack.fuel = fuel;
    say(t, 'END-FUEL-14', 'scrap.done', { card: nameOfCard(card), tanks });
  },
};

/** Not the thruster itself, nothing that may not be given up (END-CORE-09, 22), and never into isotope fuel. */
function scrapOf(state: State, stack: Stack): Card[] {
  if (
    stack.kind !== 'rocket' ||
    stack.node === null ||
    mixed(stack, 'dirt') === undefined ||
    !hasDirtThruster(state, stack)
  )
    return [];
  return stack.cards.filter(card => maySpare(state, stack, card) && !faceOf(card).dirt && massOf(state, card) > 0);
}
