import { cellAt, type Played, type Spot } from '@starboard/renegades/testing';
import { type GridDirection, gridDirections } from '@starboard/space';

/** A square and a facing as a Move is answered. */
export function pose(at: Spot, facing: GridDirection): number {
  return cellAt(at) * 8 + gridDirections.indexOf(facing);
}

/** Answers whatever an attack asks with as little as possible, up to the next question of another kind. */
export function passOn(match: Played): Played {
  const idle = ['aim', 'evade', 'attack.bonus', 'attack.reroll', 'defense.bonus', 'defense.reroll', 'pair', 'tactic'];
  while (match.asks !== undefined && idle.includes(match.asks)) {
    const { shape } = match.shown();
    if (shape === 'some') match.choose([]);
    else if (shape === 'pairs') match.choose(pairsInOrder(match));
    else match.choose(match.offers().includes('keep') ? 'keep' : 'pass');
  }
  return match;
}

function pairsInOrder(match: Played): [string, string][] {
  return match.offers('red').map((red, at) => [red, `black:${at + 1}`]);
}
