import { drawFromBag, type Flow } from '@starboard/kernel';
import { cardOf, npcCardOf } from '../../catalogue.ts';
import { type Board, isObstructed, type PlacedTile, surfaceOf } from '../../field/board.ts';
import { hazard } from '../../rules/combat/attack.ts';
import { isImmune } from '../../rules/events/immunity.ts';
import { spendEnergy } from '../../rules/gear/cards.ts';
import { infect, stun } from '../../rules/harm.ts';
import { drawCreature, drawEnemyCard, placeNpcs } from '../../rules/npcs/place.ts';
import { randomTile, spawnSquares } from '../../rules/random-location.ts';
import { rollOff } from '../../rules/roll-off.ts';
import { nearestOnFoot } from '../../rules/squares/walking.ts';
import { healthOf } from '../../rules/stats.ts';
import { crewOutside, figuresOutside, isOnBoard, nameOf } from '../../rules/table.ts';
import type { Anybody, Crew, EventCard, EventId, Figure, Named, Renegades, State } from '../../types.ts';
import { announced } from './event.ts';

/** RDA-COMP-13 */
const fireTokens = 4;

/** Everybody on the surface of whom it is true defends, one after the other. */
function* strikeAll(t: Renegades, dice: number, name: Named<'hazard'>, isHit: (figure: Figure) => boolean): Flow {
  const { state } = t;
  for (const figure of figuresOutside(state)) {
    if (figure.on !== 'surface' || !isHit(figure) || !isStill(state, figure)) continue;
    if (figure.kind === 'crew' && isImmune(state, figure, 'naturalDisaster')) continue;
    yield* hazard(t, figure, dice, name);
  }
}

/** It may have been removed meanwhile. */
function isStill(state: State, piece: Anybody): boolean {
  return piece.kind !== 'npc' || state.npcs.includes(piece);
}

/** E15: indoors, or shut off by walls and doors. */
function isEnclosed(board: Board, cell: number): boolean {
  return board.rooms[cell]!.some(room => board.enclosed[room]);
}

/** E17: one Energy token off each weapon that has any. */
function drain(t: Renegades, crew: Crew): void {
  for (const card of [...crew.cards]) if (cardOf(card.card).range !== undefined) spendEnergy(t, crew, card);
}

/** E19: the spawn square, or the nearest one without a token. */
function nearestOpen(state: State, board: Board, tile: PlacedTile): number | undefined {
  return nearestOnFoot(state, board, tile.spawn, 1, cell => !isObstructed(state, board, cell))[0];
}

/** RDA-EVENT-02, 05 */
export const surfaceEvents = {
  hostileIncursion: {
    no: 'E01-E05',
    copies: 5,
    keywords: ['surface', 'enemy'],
    *happens(t) {
      drawEnemyCard(t);
    },
  },
  predatorSighted: {
    no: 'E06-E09',
    copies: 4,
    keywords: ['surface', 'creature'],
    *happens(t) {
      drawCreature(t);
    },
  },
  droneSweep: {
    no: 'E10-E11',
    copies: 2,
    keywords: ['surface', 'drone'],
    *happens(t) {
      placeNpcs(t, 'drone', 3, randomTile(t, 'surface'));
    },
  },
  brushfire: {
    no: 'E12-E13',
    copies: 2,
    keywords: ['surface', 'naturalDisaster'],
    *happens(t) {
      const tile = announced(t, randomTile(t, 'surface'));
      const squares = spawnSquares(t, tile, 1);
      const free = squares.includes(tile.spawn) ? spawnSquares(t, tile, 2) : [tile.spawn, ...squares];
      const left = Math.max(0, fireTokens - t.state.fires.length);
      t.state.fires.push(...free.filter(cell => !t.state.fires.includes(cell)).slice(0, left));
    },
  },
  groundquake: {
    no: 'E14',
    copies: 1,
    keywords: ['surface', 'naturalDisaster'],
    *happens(t) {
      const tile = announced(t, randomTile(t, 'surface'));
      yield* strikeAll(t, 3, 'groundquake', figure => tile.cells.includes(figure.cell));
    },
  },
  acidSquall: {
    no: 'E15',
    copies: 1,
    keywords: ['surface', 'naturalDisaster'],
    *happens(t) {
      const first = announced(t, randomTile(t, 'surface'));
      const second = announced(t, randomTile(t, 'surface', [first]));
      const board = surfaceOf(t.state);
      const cells = [...first.cells, ...second.cells];
      yield* strikeAll(t, 2, 'acidSquall', ({ cell }) => cells.includes(cell) && !isEnclosed(board, cell));
    },
  },
  flashFlood: {
    no: 'E16',
    copies: 1,
    keywords: ['surface', 'naturalDisaster'],
    *happens(t) {
      const board = surfaceOf(t.state);
      yield* strikeAll(t, 3, 'flashFlood', ({ cell }) => board.water[cell] === 1);
      t.state.lasting.push({ what: 'flashFlood', until: 'nextRound' });
    },
    leaves: { flashFlood: { flood: () => true } },
  },
  magneticPulse: {
    no: 'E17',
    copies: 1,
    keywords: ['surface', 'technology'],
    *happens(t) {
      for (const crew of t.state.crew) if (isOnBoard(crew) && crew.on === 'surface') drain(t, crew);
      for (const npc of t.state.npcs) if (npcCardOf(npc.npc).keywords.includes('robot')) stun(t, npc);
    },
  },
  outbreak: {
    no: 'E18',
    copies: 1,
    keywords: ['surface', 'disease'],
    *happens(t) {
      const { state } = t;
      const crew = crewOutside(state).filter(each => each.on === 'surface' && !isImmune(state, each, 'disease'));
      const most = Math.max(...crew.map(each => healthOf(state, each) - each.wounds));
      const fittest = crew.filter(each => healthOf(state, each) - each.wounds === most);
      if (fittest.length > 0) infect(t, rollOff(t, fittest, nameOf));
    },
  },
  supplyDrop: {
    no: 'E19',
    copies: 1,
    keywords: ['surface', 'boon'],
    *happens(t) {
      const tile = announced(t, randomTile(t, 'surface'));
      const cell = nearestOpen(t.state, surfaceOf(t.state), tile);
      if (cell === undefined) return;
      const token = drawFromBag(t, t.state.containerBag);
      if (token !== undefined) t.state.containers.push({ token, cell, seenBy: [] });
    },
  },
  chokingFog: {
    no: 'E20',
    copies: 1,
    keywords: ['surface', 'weather'],
    *happens(t) {
      t.state.lasting.push({ what: 'chokingFog', until: 'nextRound' });
    },
    leaves: { chokingFog: { range: (range, { by }) => (by.on === 'surface' ? Math.min(range, 2) : range) } },
  },
} satisfies { readonly [E in EventId]?: EventCard };
