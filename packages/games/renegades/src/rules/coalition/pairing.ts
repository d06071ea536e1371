import { boardOf } from '../../field/board.ts';
import type { Crew, Npc, Renegades, State } from '../../types.ts';
import { rollOff } from '../roll-off.ts';
import { isLineClear } from '../squares/sight.ts';
import { initiativeOf } from '../stats.ts';
import { isVisibleTo } from '../surface/stealth.ts';
import { areOpponents, crewOutside, nameOf, refOf } from '../table.ts';
import { nearest, wayLengths } from './duties.ts';

/** What is remembered of an NPC that has hurt somebody. */
const feud = 'feud';

/** RDA-SOLO-13, 31: whom a member is after: an NPC that damaged it, else the Renegade it is paired with. */
export function opponentOf(t: Renegades, crew: Crew): Crew | Npc | undefined {
  return foeOf(t, crew) ?? partnerOf(t, crew);
}

/** RDA-SOLO-13: an NPC that damaged it since its last turn, until that is defeated or out of sight. */
function foeOf(t: Renegades, crew: Crew): Npc | undefined {
  const { state } = t;
  const isFoe = (npc: Npc) => areOpponents(state, crew, npc) && isInSight(state, crew, npc);
  const hurt = state.npcs.filter(npc => crew.hurtBy[refOf(npc)] !== undefined && isFoe(npc));
  const most = Math.max(0, ...hurt.map(npc => crew.hurtBy[refOf(npc)]!));
  const worst = hurt.filter(npc => crew.hurtBy[refOf(npc)] === most);
  const old = crew.lasting.find(({ what }) => what === feud)?.about;
  const foe = worst.length > 0 ? rollOff(t, worst, nameOf) : state.npcs.find(npc => refOf(npc) === old && isFoe(npc));
  crew.lasting = crew.lasting.filter(({ what }) => what !== feud);
  if (foe !== undefined) crew.lasting.push({ what: feud, until: 'mission', about: refOf(foe) });
  return foe;
}

function isInSight(state: State, crew: Crew, npc: Npc): boolean {
  if (npc.aboard !== 0 || npc.on !== crew.on) return false;
  return isLineClear(boardOf(state, crew), crew.cell, npc.cell);
}

const paired = (crew: Crew) => `paired:${refOf(crew)}`;

/** RDA-SOLO-31: the visible Renegade of the closest initiative whom the fewest have taken yet; ties: nearest, then a roll-off. */
function partnerOf(t: Renegades, crew: Crew): Crew | undefined {
  const { state } = t;
  const visible = crewOutside(state).filter(
    other => other.on === crew.on && areOpponents(state, crew, other) && isVisibleTo(state, crew, other),
  );
  if (visible.length === 0) return undefined;
  const takers = (other: Crew) => state.crew.filter(each => each.usedRound.includes(paired(other))).length;
  const free = least(visible, takers);
  const gap = (other: Crew) => Math.abs(initiativeOf(state, other) - initiativeOf(state, crew));
  const closest = least(free, gap);
  const partner = nearest(t, closest, wayLengths(state, crew), nameOf)!;
  crew.usedRound.push(paired(partner));
  return partner;
}

function least<T>(all: readonly T[], measure: (each: T) => number): T[] {
  const lowest = Math.min(...all.map(measure));
  return all.filter(each => measure(each) === lowest);
}
