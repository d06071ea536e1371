import { type Assembly, type Cap, writeAssembly } from '../../field/assembly.ts';
import { locations } from '../../field/tiles.ts';
import type { Opening, TileId } from '../../types.ts';

const docks: readonly Cap[] = ['DK1', 'DK2', 'DK3', 'DK4'];
const planets: readonly Cap[] = ['portSaven', 'earth', 'neutral', 'mission'];

/** RDA-SETUP-15..22, 32, RDA-DATA-12: both boards, in one line each. */
export function layBoards(
  t: Opening,
  required: readonly TileId[],
  turnsCenter: boolean,
): { readonly surface: string; readonly orbit: string } {
  return {
    surface: writeAssembly(assemble(t, 'surface', required, docks, turnsCenter)),
    orbit: writeAssembly(assemble(t, 'orbit', required, planets, turnsCenter)),
  };
}

/** Slots as they fill: the center, N to W, NW to SW. */
interface Slots {
  readonly center: (TileId | undefined)[];
  readonly side: (TileId | undefined)[];
  readonly corner: (TileId | undefined)[];
}

function assemble(
  t: Opening,
  board: 'surface' | 'orbit',
  required: readonly TileId[],
  caps: readonly Cap[],
  turnsCenter: boolean,
): Assembly {
  const cards = (Object.keys(locations) as TileId[]).filter(tile => locations[tile]!.board === board);
  const slots: Slots = { center: [undefined], side: emptySlots(), corner: emptySlots() };
  for (const tile of required) if (cards.includes(tile)) placeAtRandom(t, slots, tile);
  fillSlots(slots, t.shuffle(cards.filter(tile => !required.includes(tile))));
  return {
    center: slots.center[0]!,
    sides: slots.side as TileId[],
    corners: slots.corner as TileId[],
    caps: t.shuffle([...caps]),
    turn: turnsCenter ? t.roll(1, 4)[0]! - 1 : 0,
  };
}

function emptySlots(): undefined[] {
  return [undefined, undefined, undefined, undefined];
}

/** RDA-SETUP-15, 32, RDA-DATA-12: any free slot of its type. */
function placeAtRandom(t: Opening, slots: Slots, tile: TileId): void {
  const row = slots[locations[tile]!.kind];
  const free = row.flatMap((placed, slot) => (placed === undefined ? [slot] : []));
  if (free.length > 0) row[t.shuffle(free)[0]!] = tile;
}

/** RDA-SETUP-16..19, 32, RDA-EX-16: card by card, clockwise; what finds no slot, or has its reverse on the board, is discarded. */
export function fillSlots(slots: Slots, cards: readonly TileId[]): void {
  for (const tile of cards) {
    const { kind, reverse } = locations[tile]!;
    const row = slots[kind];
    const slot = row.indexOf(undefined);
    if (slot < 0 || (reverse !== undefined && row.includes(reverse))) continue;
    row[slot] = tile;
  }
}
