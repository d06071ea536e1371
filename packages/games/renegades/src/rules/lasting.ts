import type { Anybody, Lasting, State } from '../types.ts';
import { everything } from './table.ts';

/** Begins something that lasts. */
export function begin(piece: Anybody | State, lasting: Lasting): void {
  piece.lasting.push(lasting);
}

/** Ends whatever lasts until then. */
export function end(piece: Anybody | State, ...until: Lasting['until'][]): void {
  if (piece.lasting.length > 0) piece.lasting = piece.lasting.filter(each => !until.includes(each.until));
}

export function hasLasting({ lasting }: Anybody | State, what: string): boolean {
  for (const each of lasting) if (each.what === what) return true;
  return false;
}

/** The turn of a ship or party is over: what lasted for it, wherever it lies. */
export function turnIsOver(state: State): void {
  for (const piece of everything(state)) if (piece.lasting.length > 0) end(piece, 'attack', 'move', 'turn');
  end(state, 'attack', 'move', 'turn');
}

/** RDA-ROUND-07, RDA-ELUDE-04, RDA-STEALTH-07, 08, RDA-SCAN-05, RDA-RUL-55: the round is over: what lasted for it, what was used in it, who was found in it. */
export function roundIsOver(state: State): void {
  for (const piece of everything(state)) {
    agesBy(piece);
    if (piece.usedTurn.length > 0) piece.usedTurn = [];
    if (piece.usedRound.length > 0) piece.usedRound = [];
    if (!isPrograms(state, piece)) piece.hurtBy = {};
    if ((piece.kind === 'crew' || piece.kind === 'npc') && piece.detected.length > 0) piece.detected = [];
    if (piece.kind === 'crew') {
      piece.exposed = false;
      piece.held = false;
    }
  }
  agesBy(state);
}

/** RDA-SOLO-13, 33: whatever hurt the program's ships and crew since their last turn counts until their next is over. */
function isPrograms({ ships }: State, piece: Anybody): boolean {
  if (piece.kind === 'ship') return piece.seat === null;
  return piece.kind === 'crew' && ships[piece.ship - 1]!.seat === null;
}

/** What lasts until the end of the next round has one round left. */
function agesBy(piece: Anybody | State): void {
  if (piece.lasting.length === 0) return;
  end(piece, 'attack', 'move', 'nextMove', 'turn', 'round');
  for (const each of piece.lasting) if (each.until === 'nextRound') each.until = 'round';
}
