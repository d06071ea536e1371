import type { LogEntry, SeatId } from '@starboard/kernel';
import { isDefeated } from './rules/harm.ts';
import { deciderOf, everything, factionOf, nameOf, refOf } from './rules/table.ts';
import type { Anybody, State } from './types.ts';

/** What an option led to, in a few numbers: what opponents and one's own side suffered, who fell, whether an own test was passed. */
export function worth(
  before: State,
  after: State,
  said: readonly LogEntry[],
  seat: SeatId,
): { readonly [name: string]: number } {
  const own = before.ships.find(ship => ship.seat === seat)?.faction;
  const isOwn = (piece: Anybody) => factionOf(piece) === own;
  const isOther = (piece: Anybody) => !isOwn(piece);
  return {
    harm: harmOn(before, after, isOther),
    defeated: fallen(before, after, isOther),
    suffered: harmOn(before, after, isOwn),
    lost: fallen(before, after, isOwn),
    passed: said.some(entry => entry.key === 'test.passed' && isTestOf(before, entry, seat)) ? 1 : 0,
  };
}

/** What somebody else tries meanwhile is not the option's doing. */
function isTestOf(state: State, { params = {} }: LogEntry, seat: SeatId): boolean {
  const { who } = params;
  return state.crew.some(
    crew => typeof who === 'object' && nameOf(crew).key === who.key && deciderOf(state, crew) === seat,
  );
}

/** Wounds and damage; shields that went down count whole. */
function hurt(piece: Anybody): number {
  if (piece.kind === 'crew' || piece.kind === 'npc') return piece.wounds;
  return piece.damage + (piece.kind === 'ship' && piece.flipped ? 10 : 0);
}

function harmOn(before: State, after: State, isMeant: (piece: Anybody) => boolean): number {
  const then = new Map(everything(before).map(piece => [refOf(piece), hurt(piece)]));
  const now = everything(after).filter(isMeant);
  return now.reduce((sum, piece) => sum + Math.max(0, hurt(piece) - (then.get(refOf(piece)) ?? 0)), 0);
}

/** Those who are gone, or down and were not. */
function fallen(before: State, after: State, isMeant: (piece: Anybody) => boolean): number {
  const now = new Map(everything(after).map(piece => [refOf(piece), piece]));
  return everything(before).filter(piece => {
    if (!isMeant(piece) || isDefeated(before, piece)) return false;
    const later = now.get(refOf(piece));
    return later === undefined || isDefeated(after, later);
  }).length;
}
