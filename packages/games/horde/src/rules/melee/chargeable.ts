import { type LatticeIndex, latticeTolerance, type QuarterInches } from '@starboard/space';
import { type Field, fieldOf } from '../../field/field.ts';
import { gapBetween, modelsOf, radiusOf } from '../../field/measure.ts';
import { effects } from '../../hooks.ts';
import type { Fighter, Model, State } from '../../types.ts';
import { allowance } from '../allowance.ts';
import type { Mover } from '../move/mover.ts';
import { special } from '../specials.ts';
import { foesOf, isUp, refOf } from '../table.ts';
import { Approach, type Closing, chargerOf } from './approach.ts';
import { contactSlack, placesBeside } from './contact.ts';

/** A model near a foe that no straight leg leads to: whether there is a way to any of these places must be searched. */
interface Doubt {
  readonly approach: Approach;
  readonly places: readonly LatticeIndex[];
  /** How far the nearest of them is as the crow flies. */
  readonly straight: QuarterInches;
}

/** GSQ-MELEE-01, GSQ-AI-05: those whom it can charge, of all its foes or of some. */
export function chargeable(state: State, by: Fighter, among: readonly Fighter[] = foesOf(state, by)): Fighter[] {
  if (among.length === 0 || effects.tell(state, 'chargeBar', { by }).length > 0) return [];
  const limit = allowance(state, by, 'charge');
  const near = among.filter(foe => gapBetween(state, by, foe) <= limit + contactSlack + latticeTolerance);
  if (near.length === 0) return [];
  const known = knownOf(state, by, limit);
  const movers = new Map<Model, Mover>();
  return near.filter(foe => {
    let can = known.get(refOf(foe));
    if (can === undefined) {
      can = canReach(state, { by, foe, limit }, movers);
      known.set(refOf(foe), can);
    }
    return can;
  });
}

/** Most charges go straight ahead; only for others ways are searched. */
function canReach(state: State, { by, foe, limit }: Omit<Closing, 'model'>, movers: Map<Model, Mover>): boolean {
  const doubts: Doubt[] = [];
  for (const model of modelsOf(by)) {
    const closing: Closing = { by, model, foe, limit };
    const beside = placesBeside(state, closing);
    if (beside.length === 0) continue;
    const approach = new Approach(state, closing, moverFor(state, closing, movers));
    const free = beside.filter(({ at }) => approach.mayEnd(at));
    if (free.length === 0) continue;
    const nearest = free.reduce((a, b) => (b.straight < a.straight ? b : a));
    if (approach.isStraight(nearest.at) || free.some(({ at }) => approach.isStraight(at))) return true;
    doubts.push({ approach, places: free.map(({ at }) => at), straight: nearest.straight });
  }
  doubts.sort((a, b) => a.straight - b.straight);
  return (
    doubts.some(({ approach, places }) => places.some(at => approach.isSoonFound(at))) ||
    doubts.some(({ approach, places }) => places.some(at => approach.isInReach(at)))
  );
}

/** The same for all foes. */
function moverFor(state: State, { by, model }: Closing, movers: Map<Model, Mover>): Mover {
  let mover = movers.get(model);
  if (mover === undefined) {
    mover = chargerOf(state, by, model);
    movers.set(model, mover);
  }
  return mover;
}

/** What was found out about the charges of a fighter, as everybody stood. */
interface Known {
  readonly field: Field;
  readonly standing: readonly number[];
  readonly foes: Map<string, boolean>;
}

/** By the name of the fighter. The same is asked again and again before anybody moves. */
const knownBy = new Map<string, Known>();
const mostKnown = 256;

function knownOf(state: State, by: Fighter, limit: QuarterInches): Map<string, boolean> {
  const name = refOf(by);
  const field = fieldOf(state);
  const standing = everybody(state, by, limit);
  const known = knownBy.get(name);
  if (known?.field === field && isSame(known.standing, standing)) return known.foes;
  if (knownBy.size >= mostKnown) knownBy.clear();
  const foes = new Map<string, boolean>();
  knownBy.set(name, { field, standing, foes });
  return foes;
}

/** Everything that decides about a charge, but for the ground. */
function everybody(state: State, by: Fighter, limit: QuarterInches): number[] {
  const all = [limit, special(by, 'flying'), special(by, 'strider')];
  const add = (fighter: Fighter) => {
    if (!isUp(fighter)) return;
    all.push(-fighter.no, radiusOf(state, fighter));
    for (const { no, at } of modelsOf(fighter)) all.push(no, at);
  };
  for (const hero of state.heroes) add(hero);
  all.push(Infinity);
  for (const unit of state.units) add(unit);
  return all;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
