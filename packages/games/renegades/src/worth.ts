import type { LogEntry } from '@starboard/kernel';
import { isDefeated } from './rules/harm.ts';
import { everything, factionOf, refOf, shipNo } from './rules/table.ts';
import type { Anybody, Faction, State } from './types.ts';

/** What an option led to, in a few numbers: what opponents and one's own side suffered, who fell, whether a test was passed. */
export function worth(before: State, after: State, said: readonly LogEntry[]): { readonly [name: string]: number } {
  const own = actingFaction(before);
  const isOwn = (piece: Anybody) => factionOf(piece) === own;
  const isOther = (piece: Anybody) => !isOwn(piece);
  return {
    harm: harmOn(before, after, isOther),
    defeated: fallen(before, after, isOther),
    suffered: harmOn(before, after, isOwn),
    lost: fallen(before, after, isOwn),
    passed: said.some(({ key }) => key === 'test.passed') ? 1 : 0,
  };
}

/** Whose turn it is; between turns that of the Renegades. */
function actingFaction(state: State): Faction {
  const no = state.turn?.ship ?? state.party?.ship;
  return no === undefined ? 'renegade' : shipNo(state, no).faction;
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
