import { readAssembly } from '../field/assembly.ts';
import { isDock } from '../field/layout.ts';
import { missionOf, tierOf } from '../rules/mission/card.ts';
import { everything, nameOf } from '../rules/table.ts';
import type { Anybody, Words } from '../types.ts';
import { asState, type View } from '../view.ts';
import { leftOf, type StateName, statesOf } from './names.ts';
import { phaseIn } from './phase.ts';
import { type BoardName, boardNamed, boardsOf, type Stand, standOfPiece } from './plan.ts';
import { tokenFaceText } from './token-text.ts';

/** The table as far as a view shows it: what a terminal or a summary draws. */
export interface Sketch {
  readonly phase: Words;
  readonly goal: Words;
  /** Those in play; none before a mission begins. */
  readonly boards: readonly SketchedBoard[];
  readonly pieces: readonly SketchedPiece[];
  /** RDA-DEC-02: containers and salvage, and what they are for whoever has looked. */
  readonly tokens: readonly (Stand & { readonly name: Words; readonly isKnown: boolean })[];
}

/** Its squares row by row from the north, by the legend of the tiles, and what its tiles and caps are called. */
export interface SketchedBoard {
  readonly name: BoardName;
  readonly width: number;
  readonly symbols: string;
  readonly areas: readonly { readonly at: Bearing; readonly name: Words }[];
}

const bearings = ['center', 'N', 'E', 'S', 'W', 'NW', 'NE', 'SE', 'SW', 'capN', 'capE', 'capS', 'capW'] as const;
type Bearing = (typeof bearings)[number];

/** Who or what it is, how much it can still take, where it stands if on a board, and what is to be known of it. */
export interface SketchedPiece {
  readonly piece: Anybody;
  readonly name: Words;
  readonly left: number;
  readonly most: number;
  readonly stand: Stand | undefined;
  readonly states: readonly StateName[];
}

export function sketch(view: View): Sketch {
  const state = asState(view);
  const phase = phaseIn(view);
  return {
    phase: { key: `face.phase.${phase}` },
    goal: { key: `face.goal.${tierOf(state)}`, params: { need: missionOf(view).need } },
    boards: sketchBoards(view),
    pieces: everything(state).map(piece => ({
      piece,
      name: nameOf(piece),
      ...leftOf(view, piece),
      stand: standOfPiece(piece),
      states: statesOf(view, piece),
    })),
    tokens: [
      ...view.containers.map(token => ({ ...sketchToken(view, 'container', token), board: 'surface' as const })),
      ...view.salvage.map(token => ({ ...sketchToken(view, 'salvage', token), board: 'orbit' as const })),
    ],
  };
}

/** The boards alone. */
export function sketchBoards(view: View): readonly SketchedBoard[] {
  return boardsOf(view).map(name => sketchBoard(view, name));
}

function sketchBoard(view: View, name: BoardName): SketchedBoard {
  const { grid, symbols } = boardNamed(view, name);
  return { name, width: grid.width, symbols, areas: name === 'home' ? [] : areasOf(view[name]) };
}

/** RDA-TILE-05: planets have names, docks have none. */
function areasOf(written: string): SketchedBoard['areas'] {
  const { center, sides, corners, caps } = readAssembly(written);
  const tiles = [center, ...sides, ...corners].map((tile): Words => ({ key: `tile.${tile}` }));
  const planets = caps.map((cap): Words | undefined => (isDock(cap) ? undefined : { key: `planet.${cap}` }));
  return [...tiles, ...planets].flatMap((name, slot) => (name === undefined ? [] : { at: bearings[slot]!, name }));
}

function sketchToken(view: View, kind: 'container' | 'salvage', { cell, token }: View['containers'][number]) {
  return { cell, name: tokenFaceText(view, kind, cell), isKnown: token !== undefined };
}
