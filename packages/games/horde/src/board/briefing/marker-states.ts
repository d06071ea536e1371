import type { Text } from '@starboard/kernel';
import { goalOf, isAtMarker } from '../../rules/enemies/goal.ts';
import { isUp, nameOf } from '../../rules/table.ts';
import { isOnTable } from '../../show/outlook.ts';
import type { Fighter, Unit } from '../../types.ts';
import type { View } from '../../view.ts';

/** How it stands with a marker: GSQ-OBJ-01, 03, GSQ-XP-01, GSQ-TABLE-06. */
type Hold = 'destroyed' | 'threatened' | 'contested' | 'held' | 'approached' | 'quiet';

interface MarkerState {
  readonly no: number;
  readonly damage: number;
  readonly isPriority: boolean;
  readonly hold: Hold;
  readonly text: Text;
}

/** GSQ-TABLE-05 */
const numbers = [1, 2, 3, 4, 5];

/** All five markers, with who is there or on the way. */
export function markerStates(view: View): readonly MarkerState[] {
  const coming = new Map<number, Unit[]>();
  if (view.markers.length > 0) {
    for (const unit of view.units.filter(isUp)) {
      const { no } = goalOf(view, unit);
      coming.set(no, [...(coming.get(no) ?? []), unit]);
    }
  }
  return numbers.map(no => stateOf(view, no, coming.get(no) ?? []));
}

function stateOf(view: View, no: number, coming: readonly Unit[]): MarkerState {
  const marker = view.markers.find(each => each.no === no);
  const isPriority = no === view.priority;
  if (marker === undefined)
    return { no, damage: 3, isPriority, hold: 'destroyed', text: { key: 'face.marker.destroyed' } };
  const heroes = view.heroes.filter(hero => isThere(view, hero, no));
  const units = view.units.filter(unit => isThere(view, unit, no));
  const hold = holdOf(heroes, units, coming);
  const who = { threatened: units, contested: [...units, ...heroes], held: heroes, approached: coming, quiet: [] }[
    hold
  ];
  const text = { key: `face.marker.${hold}`, ...(who.length > 0 && { params: { who: few(who) } }) };
  return { no, damage: marker.damage, isPriority, hold, text };
}

function holdOf(heroes: readonly Fighter[], units: readonly Fighter[], coming: readonly Fighter[]) {
  if (units.length > 0) return heroes.length > 0 ? 'contested' : 'threatened';
  if (heroes.length > 0) return 'held';
  return coming.length > 0 ? 'approached' : 'quiet';
}

/** GSQ-OBJ-06, 07: the Shaken and the unconscious do not count. */
function isThere(view: View, fighter: Fighter, no: number): boolean {
  if (!isUp(fighter) || fighter.shaken || (fighter.kind === 'hero' && !isOnTable(fighter))) return false;
  return isAtMarker(view, fighter, no);
}

/** Two names at most: there is one line for them. */
function few(fighters: readonly Fighter[]): Text {
  const [first, second, ...others] = fighters.map(nameOf);
  if (second === undefined) return first!;
  if (others.length === 0) return { key: 'board.list', params: { first: first!, rest: second } };
  return { key: 'face.more', params: { first: first!, count: fighters.length - 1 } };
}
