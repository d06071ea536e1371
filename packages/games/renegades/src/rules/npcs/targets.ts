import type { Ref } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { dist, isSameRoom, surfaceOf } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Npc, Renegades, Ship, State } from '../../types.ts';
import { rollOff } from '../roll-off.ts';
import { gaitOf } from '../squares/walk.ts';
import { walkingCosts } from '../squares/walking.ts';
import { initiativeOf } from '../stats.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { crewById, crewOutside, isConscious, isCreature, nameOf, pieceOf, refOf } from '../table.ts';
import { canStrikeFrom, endsOf, inStrikingRange, isGiant, isInReach, isUnderLowCeiling } from './moving.ts';
import { rangeOf } from './range.ts';

/** Whom or what an NPC is after: a crewmember, or an overstaying ship. */
export type Prey = Crew | Ship;

/** RDA-NPC-13: conscious crew on the surface whom it can see; those it leaves alone while there is anybody else are left out. */
export function visibleTo(state: State, npc: Npc): Crew[] {
  const seen = crewOutside(state).filter(crew => crew.on === npc.on && isVisibleTo(state, npc, crew));
  if (seen.length < 2) return seen;
  const preferred = seen.filter(crew => !effects.holds(state, 'shunned', { by: crew, npc }));
  return preferred.length > 0 ? preferred : seen;
}

/** RDA-NPC-20: the target of a warrior or drone. */
export function targetOf(t: Renegades, npc: Npc): Prey | undefined {
  const { state } = t;
  const visible = visibleTo(state, npc);
  const decoy = effects.tell(state, 'decoy', { by: npc, visible })[0];
  if (decoy !== undefined) return decoy;
  const beside = visible.filter(crew => isBeside(state, npc, crew));
  if (beside.length > 0) return stickTo(t, npc, beside);
  const culprit = culpritOf(state, npc, visible);
  if (culprit !== undefined) return culprit;
  const ends = visible.length === 0 ? [] : endsOf(state, npc);
  const inReach = visible.filter(crew => isInReach(state, npc, crew, ends));
  const worst = mostHurtBy(npc, visible).filter(crew => inReach.includes(crew));
  if (worst.length > 0) return rollOff(t, worst, nameOf);
  const ship = overstayingFor(t, npc);
  if (ship !== undefined) return ship;
  if (inReach.length > 0 && !isFallen(state, npc.lastTarget)) return pairOff(t, npc, inReach);
  return nearest(t, npc, visible); // RDA-NPC-14, 20 g
}

/** RDA-NPC-14: whether somebody whom it was after is defeated. */
function isFallen(state: State, target: Ref | null): boolean {
  return state.crew.some(crew => refOf(crew) === target && !isConscious(state, crew));
}

function isBeside(state: State, npc: Npc, crew: Crew): boolean {
  return dist(surfaceOf(state), npc.cell, crew.cell) === 1 && canStrikeFrom(state, npc, npc.cell, crew);
}

/** RDA-VILLAIN-18, RDA-DRONE-03: the one it attacked last, else whoever hurt it most, else by die. */
function stickTo(t: Renegades, npc: Npc, beside: readonly Crew[]): Crew {
  const last = beside.find(crew => refOf(crew) === npc.lastTarget);
  if (last !== undefined) return last;
  const worst = mostHurtBy(npc, beside);
  return rollOff(t, worst.length > 0 ? worst : beside, nameOf);
}

/** RDA-VILLAIN-21, 22: while nobody else can be seen in its room. */
function culpritOf(state: State, npc: Npc, visible: readonly Crew[]): Crew | undefined {
  if (npc.culprit === null) return undefined;
  const culprit = visible.find(({ id }) => id === npc.culprit);
  const board = surfaceOf(state);
  const others = visible.some(crew => crew !== culprit && isSameRoom(board, crew.cell, npc.cell));
  return others ? undefined : culprit;
}

/** RDA-VILLAIN-15, RDA-CREATURE-07: whoever dealt it most damage in this round. */
function mostHurtBy({ hurtBy }: Npc, crew: readonly Crew[]): Crew[] {
  const most = Math.max(0, ...crew.map(each => hurtBy[refOf(each)] ?? 0));
  return most === 0 ? [] : crew.filter(each => hurtBy[refOf(each)] === most);
}

/** RDA-NPC-20 e, f, RDA-VILLAIN-14, 16, 17, RDA-DRONE-01: one whom nobody else of its like has attacked, if there is one. */
function pairOff(t: Renegades, npc: Npc, inReach: readonly Crew[]): Crew {
  const isFree = (crew: Crew) => !isAttackedByAnother(t.state, npc, crew) && npc.shared !== refOf(crew);
  const free = inReach.filter(isFree);
  const candidates = free.length > 0 ? free : inReach;
  if (free.length > 0 && npcCardOf(npc.npc).rank === 'drone') return nearest(t, npc, free)!;
  return rollOff(t, candidates, nameOf);
}

/** What an NPC did in this phase is among its used things. */
export const attackedMark = (crew: Prey) => `attacked:${refOf(crew)}`;

function isAttackedByAnother({ npcs }: State, npc: Npc, crew: Crew): boolean {
  const mark = attackedMark(crew);
  return npcs.some(other => other !== npc && !isCommanding(other) && other.usedRound.includes(mark));
}

export function isCommanding(npc: Npc): boolean {
  return isCreature(npc) || npcCardOf(npc.npc).rank === 'commander';
}

/** RDA-NPC-20 g: by path cost. */
function nearest(t: Renegades, npc: Npc, crew: readonly Crew[]): Crew | undefined {
  if (crew.length < 2) return crew[0];
  return rollOff(t, cheapest(t.state, npc, crew), nameOf);
}

/** Those to whom it has the cheapest way, figures aside. */
function cheapest<T extends Prey>(state: State, npc: Npc, prey: readonly T[]): T[] {
  const board = surfaceOf(state);
  const cells = prey.map(({ cell }) => cell);
  const costs = walkingCosts(state, board, gaitOf(state, npc), npc.cell, cells);
  const least = Math.min(...costs);
  return prey.filter((_, at) => costs[at] === least);
}

/** RDA-DOCK-05, 07, RDA-BOARDING-13, 14: the nearest overstaying ship that it still heeds; none for Giants. */
function overstayingFor(t: Renegades, npc: Npc): Ship | undefined {
  const { state } = t;
  if (isGiant(npc)) return undefined;
  const ships = state.ships.filter(ship => ship.where === 'docked' && ship.overstays && !npc.ignored.includes(ship.no));
  return ships.length < 2 ? ships[0] : rollOff(t, cheapest(state, npc, ships), nameOf);
}

/** RDA-NPC-21, 23, RDA-VILLAIN-08, 10, 12, RDA-CREATURE-06, 07: the primary target of a commander or creature. */
export function primaryOf(t: Renegades, npc: Npc): Prey | undefined {
  const { state } = t;
  const visible = reachableFor(state, npc, visibleTo(state, npc));
  const decoy = effects.tell(state, 'decoy', { by: npc, visible })[0];
  if (decoy !== undefined) return decoy;
  const worst = isCreature(npc) ? mostHurtBy(npc, visible) : [];
  if (worst.length > 0) return kept(t, npc, worst);
  const named = effects.tell(state, 'prey', { by: npc, visible })[0] ?? [];
  if (named.length > 0) return kept(t, npc, named);
  return (
    overstayingFor(t, npc) ?? (isCreature(npc) ? successor(t, npc, visible) : undefined) ?? highest(t, npc, visible)
  );
}

/** What is remembered of a creature that has gone on from one who was defeated. */
const wentOn = 'wentOn';

/** RDA-NPC-14: whom a creature went on to: the closest when its target was defeated, and the same one from then on. */
function successor(t: Renegades, npc: Npc, visible: readonly Crew[]): Crew | undefined {
  const isBereft = npc.primary !== null && isFallen(t.state, `crew:${npc.primary}`);
  const last = npc.lasting.find(({ what }) => what === wentOn)?.about;
  const next = isBereft ? nearest(t, npc, visible) : visible.find(crew => refOf(crew) === last);
  npc.lasting = npc.lasting.filter(({ what }) => what !== wentOn);
  if (next === undefined) return undefined;
  npc.lasting.push({ what: wentOn, until: 'mission', about: refOf(next) });
  npc.primary = next.id;
  return next;
}

/** RDA-CREATURE-04: a Giant breaks off from those under a low ceiling whom it cannot shoot through a door. */
function reachableFor(state: State, npc: Npc, visible: readonly Crew[]): readonly Crew[] {
  if (!isGiant(npc)) return visible;
  const board = surfaceOf(state);
  if (!visible.some(crew => isUnderLowCeiling(board, crew))) return visible;
  const ends = rangeOf(state, npc) > 1 ? endsOf(state, npc) : [];
  return visible.filter(crew => !isUnderLowCeiling(board, crew) || isInReach(state, npc, crew, ends));
}

function highest(t: Renegades, npc: Npc, visible: readonly Crew[]): Crew | undefined {
  if (visible.length === 0) return undefined;
  const most = Math.max(...visible.map(crew => initiativeOf(t.state, crew)));
  const tied = visible.filter(crew => initiativeOf(t.state, crew) === most);
  return kept(t, npc, tied);
}

/** RDA-NPC-23, RDA-VILLAIN-12: the result of a roll-off stands as long as that one is among the tied. */
function kept(t: Renegades, npc: Npc, tied: readonly Crew[]): Crew {
  const chosen = tied.find(({ id }) => id === npc.primary) ?? rollOff(t, tied, nameOf);
  npc.primary = chosen.id;
  return chosen;
}

/** RDA-NPC-22, RDA-VILLAIN-11, 13: whom a commander or creature attacks from where it stands. */
export function victimOf(t: Renegades, npc: Npc, primary: Prey | undefined): Crew | undefined {
  const { state } = t;
  const inRange = inStrikingRange(state, npc, visibleTo(state, npc));
  if (primary?.kind === 'crew' && inRange.includes(primary)) return primary;
  if (inRange.length === 0) return undefined;
  return isCreature(npc)
    ? nearestByLine(t, npc, inRange)
    : (another(t, npc, inRange) ?? nearestByLine(t, npc, inRange));
}

/** RDA-VILLAIN-13: the same crew in range as last time: whoever hurt it most, else another than last time, of the other faction if possible. */
function another(t: Renegades, npc: Npc, inRange: readonly Crew[]): Crew | undefined {
  const refs = inRange.map(refOf).sort();
  if (refs.length !== npc.lastInRange.length || refs.some((ref, at) => ref !== npc.lastInRange[at])) return undefined;
  const worst = mostHurtBy(npc, inRange);
  if (worst.length > 0) return rollOff(t, worst, nameOf);
  const last = npc.lastTarget === null ? undefined : pieceOf(t.state, npc.lastTarget);
  const others = inRange.filter(crew => crew !== last);
  const rivals = others.filter(crew => last?.kind === 'crew' && crew.faction !== crewById(t.state, last.id).faction);
  const candidates = rivals.length > 0 ? rivals : others;
  return candidates.length > 0 ? rollOff(t, candidates, nameOf) : undefined;
}

/** The nearest in range; ties by higher initiative, then by die. */
export function nearestByLine(t: Renegades, npc: Npc, crew: readonly Crew[]): Crew {
  const board = surfaceOf(t.state);
  const least = Math.min(...crew.map(({ cell }) => dist(board, cell, npc.cell)));
  const near = crew.filter(({ cell }) => dist(board, cell, npc.cell) === least);
  const most = Math.max(...near.map(each => initiativeOf(t.state, each)));
  const foremost = near.filter(each => initiativeOf(t.state, each) === most);
  return rollOff(t, foremost, nameOf);
}
