import type { TileId } from '../../../types.ts';

/** What stands on obstructed squares. */
export type Cover =
  | 'crates'
  | 'machines'
  | 'bunks'
  | 'consoles'
  | 'stalls'
  | 'fungi'
  | 'reeds'
  | 'boulders'
  | 'scrap'
  | 'rubble'
  | 'crystals'
  | 'shrubs';

/** How a tile is dressed: nothing of it is a rule. */
export interface Dress {
  readonly ground: 'dust' | 'moss' | 'rust' | 'rock' | 'sand' | 'paving';
  readonly wall: 'built' | 'rock';
  readonly cover: Cover;
}

export const dresses: { readonly [T in TileId]?: Dress } = {
  CT1: { ground: 'rust', wall: 'built', cover: 'machines' },
  CT2: { ground: 'sand', wall: 'built', cover: 'rubble' },
  CT3: { ground: 'rock', wall: 'rock', cover: 'boulders' },
  S1: { ground: 'dust', wall: 'built', cover: 'crates' },
  S2: { ground: 'paving', wall: 'built', cover: 'stalls' },
  S3: { ground: 'rock', wall: 'rock', cover: 'crystals' },
  S4: { ground: 'moss', wall: 'rock', cover: 'fungi' },
  S5: { ground: 'moss', wall: 'rock', cover: 'shrubs' },
  S6: { ground: 'rust', wall: 'built', cover: 'machines' },
  S7: { ground: 'dust', wall: 'built', cover: 'consoles' },
  S8: { ground: 'dust', wall: 'built', cover: 'bunks' },
  C1: { ground: 'dust', wall: 'built', cover: 'bunks' },
  C2: { ground: 'dust', wall: 'built', cover: 'rubble' },
  C3: { ground: 'moss', wall: 'rock', cover: 'reeds' },
  C4: { ground: 'dust', wall: 'built', cover: 'consoles' },
  C5: { ground: 'rock', wall: 'rock', cover: 'boulders' },
  C6: { ground: 'sand', wall: 'rock', cover: 'shrubs' },
  C7: { ground: 'rust', wall: 'built', cover: 'scrap' },
  C8: { ground: 'dust', wall: 'built', cover: 'crates' },
};

/** Caps and home boards. */
export const plainDress: Dress = { ground: 'paving', wall: 'built', cover: 'crates' };
