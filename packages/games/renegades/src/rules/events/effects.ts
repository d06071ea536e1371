import { drawFromBag, type Flow } from '@starboard/kernel';
import { cardOf } from '../../content/cards.ts';
import { npcCardOf } from '../../content/npcs.ts';
import { type Board, isObstructed, type PlacedTile, surfaceOf } from '../../field/board.ts';
import type { Anybody, Crew, EventId, Figure, Renegades, State } from '../../types.ts';
import { hazard } from '../combat/attack.ts';
import { spendEnergy } from '../gear/cards.ts';
import { infect, stun } from '../harm.ts';
import { drawCreature, drawEnemyCard, placeFighters, placeNpcs } from '../npcs/place.ts';
import { randomTile, spawnSquares } from '../random-location.ts';
import { rollOff } from '../roll-off.ts';
import { nearestInOrbit } from '../squares/flying.ts';
import { nearestOnFoot } from '../squares/walking.ts';
import { healthOf } from '../stats.ts';
import { crewOutside, figuresOutside, isOnBoard, nameOf, say } from '../table.ts';
import { isImmune } from './immunity.ts';
import { ionStorm, jailbreak, meteorShower, mutiny } from './orbit.ts';

/** RDA-COMP-13 */
const fireTokens = 4;

/** RDA-EVENT-05: what each event does, at once. */
export const eventEffects: { readonly [E in EventId]: (t: Renegades) => Flow } = {
  *hostileIncursion(t) {
    drawEnemyCard(t);
  },
  *predatorSighted(t) {
    drawCreature(t);
  },
  *droneSweep(t) {
    placeNpcs(t, 'drone', 3, randomTile(t, 'surface'));
  },
  *brushfire(t) {
    const tile = announced(t, randomTile(t, 'surface'));
    const squares = spawnSquares(t, tile, 1);
    const free = squares.includes(tile.spawn) ? spawnSquares(t, tile, 2) : [tile.spawn, ...squares];
    const left = Math.max(0, fireTokens - t.state.fires.length);
    t.state.fires.push(...free.filter(cell => !t.state.fires.includes(cell)).slice(0, left));
  },
  *groundquake(t) {
    const tile = announced(t, randomTile(t, 'surface'));
    yield* strikeAll(t, 3, 'groundquake', figure => tile.cells.includes(figure.cell));
  },
  *acidSquall(t) {
    const first = announced(t, randomTile(t, 'surface'));
    const second = announced(t, randomTile(t, 'surface', [first]));
    const board = surfaceOf(t.state);
    const cells = [...first.cells, ...second.cells];
    yield* strikeAll(t, 2, 'acidSquall', ({ cell }) => cells.includes(cell) && !isEnclosed(board, cell));
  },
  *flashFlood(t) {
    const board = surfaceOf(t.state);
    yield* strikeAll(t, 3, 'flashFlood', ({ cell }) => board.water[cell] === 1);
    t.state.lasting.push({ what: 'flashFlood', until: 'nextRound' });
  },
  *magneticPulse(t) {
    for (const crew of t.state.crew) if (isOnBoard(crew) && crew.on === 'surface') drain(t, crew);
    for (const npc of t.state.npcs) if (npcCardOf(npc.npc).keywords.includes('robot')) stun(t, npc);
  },
  *outbreak(t) {
    const { state } = t;
    const crew = crewOutside(state).filter(each => each.on === 'surface' && !isImmune(state, each, 'disease'));
    const most = Math.max(...crew.map(each => healthOf(state, each) - each.wounds));
    const fittest = crew.filter(each => healthOf(state, each) - each.wounds === most);
    if (fittest.length > 0) infect(t, rollOff(t, fittest, nameOf));
  },
  *supplyDrop(t) {
    const tile = announced(t, randomTile(t, 'surface'));
    const cell = nearestOpen(t.state, surfaceOf(t.state), tile);
    if (cell === undefined) return;
    const token = drawFromBag(t, t.state.containerBag);
    if (token !== undefined) t.state.containers.push({ token, cell, seenBy: [] });
  },
  *chokingFog(t) {
    t.state.lasting.push({ what: 'chokingFog', until: 'nextRound' });
  },
  *syphonSquadron(t) {
    placeFighters(t, 'syphon', 3);
  },
  *zurathiSquadron(t) {
    placeFighters(t, 'zurathi', 3);
  },
  *dreggSquadron(t) {
    placeFighters(t, 'dregg', 3);
  },
  meteorShower,
  *solarFlare(t) {
    t.state.lasting.push({ what: 'solarFlare', until: 'nextRound' });
  },
  mutiny,
  jailbreak,
  ionStorm,
  *driftingWreck(t) {
    const tile = announced(t, randomTile(t, 'orbit'));
    const cell = nearestSpace(t.state, tile);
    if (cell === undefined) return;
    const token = drawFromBag(t, t.state.salvageBag);
    if (token !== undefined) t.state.salvage.push({ token, cell, seenBy: [] });
  },
};

/** E32: the spawn square, or the nearest one without a token. */
function nearestSpace(state: State, tile: PlacedTile): number | undefined {
  return nearestInOrbit(state, tile.spawn, 1, cell => !state.salvage.some(token => token.cell === cell))[0];
}

function announced(t: Renegades, tile: PlacedTile): PlacedTile {
  say(t, 'RDA-RANDLOC-01', 'event.at', { tile: { key: `tile.${tile.tile}` } });
  return tile;
}

/** Everybody on the surface of whom it is true defends, one after the other. */
function* strikeAll(t: Renegades, dice: number, name: string, isHit: (figure: Figure) => boolean): Flow {
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
