import type { Horde, Unit } from '../types.ts';
import { say } from './table.ts';

/** GSQ-WOUND-04, GSQ-MORALE-04: off the table at once. */
export function destroyUnit(t: Horde, unit: Unit, rule: string): void {
  const { state } = t;
  state.tally.kills += unit.models.length;
  state.units = state.units.filter(each => each !== unit);
  unit.models = [];
  const { unit: id, no, size: count } = unit;
  say(t, rule, 'unit.destroyed', { who: { key: `unit.${id}`, params: { no, count } } });
}
