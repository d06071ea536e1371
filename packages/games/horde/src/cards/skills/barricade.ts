import { type Flow, place } from '@starboard/kernel';
import {
  type BoundingBox,
  boxesNear,
  type ConvexPolygon,
  type LatticeIndex,
  type LatticePoint,
  outlinesBox,
  runsOf,
} from '@starboard/space';
import { fieldOf } from '../../field/field.ts';
import { bodyOf, modelsOf, pointAt, radiusOf } from '../../field/measure.ts';
import { type LaidPiece, outlinesOf, writePiece } from '../../field/pieces.ts';
import { distance } from '../../field/scale.ts';
import { consciousHeroes, nameOf, refOf, say } from '../../rules/table.ts';
import type { Hero, Horde, SkillCard, State } from '../../types.ts';
import { passes } from './skill.ts';

/** GSQ-SKILL-20, in inches. */
const reach = 3;

/** A Barrier is the same after half a turn: it lies from west to east, or from north to south. */
const lies = { westEast: 0, northSouth: 1 } as const;

type Lie = keyof typeof lies;

const bothLies = Object.keys(lies) as Lie[];

/** GSQ-SKILL-20: the place is the north-west corner of the Barrier. */
export const fieldBarricade: SkillCard = {
  stat: 'dex',
  usable: (state, hero) => bothLies.some(lie => !places(state, hero, lie).next().done),
  *use(t, hero) {
    const piece = yield* choosePlace(t, hero);
    if (!(yield* passes(t, hero, 'fieldBarricade', 'GSQ-SKILL-20'))) return;
    const { state } = t;
    state.barricades = [...state.barricades, { piece: writePiece(piece), until: state.wave + 1 }];
    say(t, 'GSQ-SKILL-20', 'done.fieldBarricade', { who: nameOf(hero) });
  },
};

function* choosePlace(t: Horde, hero: Hero): Flow<LaidPiece> {
  const { state } = t;
  const options = bothLies.map(key => ({ key, at: [...places(state, hero, key)] })).filter(({ at }) => at.length > 0);
  const showing = { params: { who: nameOf(hero) }, about: [refOf(hero)], rule: 'GSQ-SKILL-20' };
  const { key, at } = yield* t.choose(hero.seat, 'use.fieldBarricade', options, { ...showing, takeOnly: true });
  const name = key === 'westEast' ? 'place.westEast' : 'place.northSouth';
  const corner = yield* t.ask(hero.seat, name, place('lattice', runsOf(at), showing));
  return barrierAt(pointAt(state, corner), key);
}

function barrierAt({ x, y }: LatticePoint, lie: Lie): LaidPiece {
  return { kind: 'barrier', x, y, turns: lies[lie] };
}

/** Wherever a Barrier may be put up, in the order of the lattice; found one by one, as often the first is enough. */
function* places(state: State, hero: Hero, lie: Lie): Generator<LatticeIndex, undefined> {
  const { side, table } = fieldOf(state);
  const { east: width, south: depth } = outlinesBox(outlinesOf(barrierAt({ x: 0, y: 0 }, lie), state.small));
  const { x, y } = pointAt(state, hero.at);
  const near = radiusOf(state, hero) + distance(state, reach);
  const first = (from: number) => Math.max(0, Math.ceil(from / 2) * 2);
  const area = { west: first(x - near - width), north: first(y - near - depth), east: x + near, south: y + near };
  const isFree = freeGround(state, { ...area, east: area.east + width, south: area.south + depth });
  for (let { north } = area; north <= Math.min(area.south, side - depth); north += 2) {
    for (let { west } = area; west <= Math.min(area.east, side - width); west += 2) {
      const box = { west, north, east: west + width, south: north + depth };
      if (squaredGap({ x, y }, box) <= near * near && isFree(box)) yield (north / 2) * table.columns + west / 2;
    }
  }
  return undefined;
}

/** The squared distance of a point from an upright box, 0 inside. */
function squaredGap({ x, y }: LatticePoint, { west, north, east, south }: BoundingBox): number {
  const dx = Math.max(west - x, 0, x - east);
  const dy = Math.max(north - y, 0, y - south);
  return dx * dx + dy * dy;
}

/** GSQ-SKILL-20: whether a box in this area is over no conscious model and no footprint; touching them is allowed. */
function freeGround(state: State, area: BoundingBox): (box: BoundingBox) => boolean {
  const footprints = fieldOf(state).footprints.filter(({ polygon }) => boxesNear(polygon.box, area, 0));
  const bases = [...consciousHeroes(state), ...state.units]
    .flatMap(fighter => modelsOf(fighter).map(model => bodyOf(state, fighter, model)))
    .filter(base => squaredGap(base, area) < base.radius * base.radius);
  return box =>
    bases.every(base => squaredGap(base, box) >= base.radius * base.radius) &&
    !footprints.some(({ polygon }) => overlap(polygon, box));
}

/** Whether an outline and an upright box have any ground in common: no edge of either has the other on its outer side. */
function overlap({ box: around, edges }: ConvexPolygon, box: BoundingBox): boolean {
  if (!boxesNear(around, box, 0)) return false;
  for (let e = 0; e < edges.length; e += 3) {
    const [p, q, r] = [edges[e]!, edges[e + 1]!, edges[e + 2]!];
    // The corner of the box that lies furthest inwards.
    if (p * (p > 0 ? box.east : box.west) + q * (q > 0 ? box.south : box.north) + r <= 0) return false;
  }
  return true;
}
