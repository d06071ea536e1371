import { discard, drawAndRenew } from '@starboard/kernel';
import { catalogue, npcCardOf } from '../../catalogue.ts';
import type { PlacedTile } from '../../field/board.ts';
import type { EnemyCard, FighterRace, Npc, NpcId, Params, Renegades, State } from '../../types.ts';
import { freeOrbitSquares, randomTile, spawnSquares } from '../random-location.ts';
import { say } from '../table.ts';

/** RDA-COMP-02, 04, 05, 13: how many there are of each. */
const mostOf = { warrior: 6, commander: 1, drone: 6, creature: 1, object: 1 } as const;
const mostFighters = 3;

/** How NPCs come: asleep as guards, on squares of one's own choice, or a second creature of a kind (RDA-VAR-05). */
interface Coming {
  readonly asleep?: boolean;
  readonly cells?: readonly number[];
  readonly most?: number;
}

/** RDA-COMP-04, 05, RDA-RANDLOC-03..05: puts NPCs on a tile, as many as the box and the tile have room for. */
export function placeNpcs(t: Renegades, npc: NpcId, count: number, tile: PlacedTile, how: Coming = {}): Npc[] {
  const { state } = t;
  const left = (how.most ?? mostOf[npcCardOf(npc).rank]) - state.npcs.filter(each => each.npc === npc).length;
  const wanted = Math.min(count, Math.max(0, left));
  const taken = new Set(state.npcs.map(({ cell }) => cell));
  const own = how.cells?.filter(cell => !taken.has(cell)).slice(0, wanted);
  const placed = (own ?? spawnSquares(t, tile, wanted, npc)).map(cell => newNpc(state, npc, cell, how.asleep ?? false));
  state.npcs.push(...placed);
  if (placed.length > 0) {
    const params: Params = { npc: { key: `npc.${npc}` }, count: placed.length, tile: { key: `tile.${tile.tile}` } };
    say(t, 'RDA-RANDLOC-03', 'npc.placed', params);
  }
  return placed;
}

/** RDA-EVENT-06: whoever comes in a round does not act before the next. */
function newNpc(state: State, npc: NpcId, cell: number, asleep: boolean): Npc {
  return {
    kind: 'npc',
    no: state.nextNo++,
    npc,
    placed: state.round,
    on: 'surface',
    cell,
    aboard: 0,
    wounds: 0,
    stunned: false,
    detected: [],
    asleep,
    culprit: null,
    primary: null,
    lastSeen: -1,
    lastTarget: null,
    lastInRange: [],
    shared: null,
    ignored: [],
    lasting: [],
    usedTurn: [],
    usedRound: [],
    usedMission: [],
    hurtBy: {},
  };
}

/** RDA-ENEMYCARD-03..14: draws an enemy card and resolves it. */
export function drawEnemyCard(t: Renegades): void {
  const { state } = t;
  const drawn = drawAndRenew(t, state.enemies);
  if (drawn === undefined) return;
  const card: EnemyCard = catalogue.enemyCards[drawn];
  say(t, 'RDA-ENEMYCARD-01', 'enemies.drawn', { card: drawn });
  const tiles: PlacedTile[] = [];
  for (const group of card.groups) {
    const [die] = t.roll(1);
    const present = state.npcs.filter(({ npc }) => npc === group.npc).length;
    const number = Math.max(0, group.table[die! - 1]! - present);
    const comes = card.commander !== undefined && !state.npcs.some(({ npc }) => npc === card.commander);
    say(t, 'RDA-ENEMYCARD-03', 'enemies.rolled', { npc: { key: `npc.${group.npc}` }, die: die!, number });
    if (number === 0 && !comes) continue;
    const tile = randomTile(t, 'surface', tiles);
    tiles.push(tile);
    if (comes) placeNpcs(t, card.commander, 1, tile);
    placeNpcs(t, group.npc, number, tile);
  }
  discard(state.enemies, drawn);
}

/** RDA-EVENT-07, RDA-VAR-05: draws a creature and places it at a random location; one that is there already is drawn past, or joined by its mate. */
export function drawCreature(t: Renegades): void {
  const { state } = t;
  for (let tries = 0; tries < 10; tries++) {
    const drawn = drawAndRenew(t, state.creatures);
    if (drawn === undefined) return;
    discard(state.creatures, drawn);
    const isThere = state.npcs.some(({ npc }) => npc === drawn);
    if (isThere && !state.variants.creatureMates) continue;
    placeNpcs(t, drawn, 1, randomTile(t, 'surface'), { most: isThere ? 2 : 1 });
    return;
  }
}

/** RDA-COMP-02: places fighters of a race up to so many in total, at a random location or on these squares. */
export function placeFighters(t: Renegades, race: FighterRace, total: number, cells?: readonly number[]): void {
  const { state } = t;
  const count = Math.min(total, mostFighters) - state.fighters.filter(fighter => fighter.race === race).length;
  if (count <= 0) return;
  const isTaken = (square: number) => state.ships.some(({ where, cell }) => where === 'orbit' && cell === square);
  const squares = cells?.filter(cell => !isTaken(cell)) ?? freeOrbitSquares(state, randomTile(t, 'orbit'), count);
  for (const cell of squares.slice(0, count)) {
    state.fighters.push({
      kind: 'fighter',
      no: state.nextNo++,
      race,
      placed: state.round,
      cell,
      damage: 0,
      lasting: [],
      usedTurn: [],
      usedRound: [],
      usedMission: [],
      hurtBy: {},
    });
  }
  say(t, 'RDA-COMP-02', 'fighters.placed', { race: { key: `race.${race}` }, count: Math.min(count, squares.length) });
}
