import { siteAt } from '../../map/index.ts';
import type { Endeavours, EquipmentId, Stack, State, Tow, TowLimits } from '../../types.ts';
import { equipmentOf, valueAt } from '../cards.ts';
import { releaseTow } from '../free/release.ts';
import { wetMassOf } from '../fuel.ts';
import { siteOf } from '../sites.ts';
import { stackNo } from '../stacks.ts';
import { isOperational } from '../support.ts';
import { nameOfNode, say } from '../table.ts';

/** The Stacks that a Stack has in tow. */
export function towedStacks(state: State, { tows }: Stack): Stack[] {
  return tows.flatMap(tow => ('stack' in tow ? [stackNo(state, tow.stack)] : []));
}

/** A Stack and those that it has in tow: they travel together. */
export function convoyOf(state: State, stack: Stack): Stack[] {
  return [stack, ...towedStacks(state, stack)];
}

/** END-TRACTOR-04: the comets in tow have left their Sites, which are closed for good. */
export function closeSites(t: Endeavours, { tows }: Stack): void {
  for (const tow of tows) {
    if (!('comet' in tow) || siteOf(t.state, tow.comet).gone) continue;
    siteOf(t.state, tow.comet).gone = true;
    say(t, 'END-TRACTOR-04', 'tow.away', { comet: nameOfNode(tow.comet) });
  }
}

/** Whether another Stack has this one in tow. */
export function isTowed({ stacks }: State, { no }: Stack): boolean {
  return stacks.some(({ tows }) => tows.some(tow => 'stack' in tow && tow.stack === no));
}

/** END-TRACTOR-03, 07: what is in tow, a Stack's wet mass rounded up. */
function towedMass(state: State, { tows }: Stack): number {
  return tows.reduce((sum, tow) => sum + massInTow(state, tow), 0);
}

function massInTow(state: State, tow: Tow): number {
  return 'comet' in tow ? siteAt(tow.comet).size : Math.ceil(wetMassOf(state, stackNo(state, tow.stack)));
}

/** END-TRACTOR-11, END-RULE-22: the most burns with what is in tow, bonus burns included; null without a tow, -1 if it is too much to move. */
export function mostBurnsOf(state: State, stack: Stack): number | null {
  if (stack.tows.length === 0) return null;
  const mass = towedMass(state, stack);
  const limits = stack.cards
    .filter(card => valueAt(card, 'tow') !== undefined && isOperational(state, stack, card))
    .map(({ card, side }) => mostBurnsFor(equipmentOf(card as EquipmentId).towLimits![side === 'back' ? 1 : 0], mass));
  return Math.max(-1, ...limits);
}

function mostBurnsFor(limits: TowLimits, mass: number): number {
  return limits.find(([most]) => mass <= most)?.[1] ?? -1;
}

/** END-TRACTOR-14: without an Operational beam everything is released where it is. */
export function releaseTows(t: Endeavours, stack: Stack): void {
  if (stack.tows.length === 0 || hasBeam(t.state, stack)) return;
  for (const tow of stack.tows) releaseTow(t.state, stack, tow);
  say(t, 'END-TRACTOR-14', 'tow.lost');
}

function hasBeam(state: State, stack: Stack): boolean {
  return stack.cards.some(card => valueAt(card, 'tow') !== undefined && isOperational(state, stack, card));
}
