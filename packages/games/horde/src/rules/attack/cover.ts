import { fieldOf } from '../../field/field.ts';
import { modelsOf } from '../../field/measure.ts';
import { outlookOf } from '../../field/outlook.ts';
import { isCovered } from '../../field/sight.ts';
import type { Fighter, Model, State, Weapon } from '../../types.ts';
import { aimingOf } from './aim.ts';

/** GSQ-COVER-01, 06, GSQ-SPECIAL-03, 18, GSQ-SKILL-17: whether cover helps a target against models that fire a weapon at it. */
export function coverHelps(
  state: State,
  by: Fighter,
  weapon: Weapon,
  target: Fighter,
  firing: readonly Model[] = modelsOf(by),
): boolean {
  const { blast, indirect } = weapon.rules;
  if (blast || aimingOf(state, { by, weapon, how: 'shooting' }).has('ignoresCover')) return false;
  return indirect ? standsInCover(state, target) : isCovered(state, by, target, firing);
}

/** GSQ-COVER-02, 05: cover of the ground it stands on, whoever shoots. */
function standsInCover(state: State, target: Fighter): boolean {
  const { cover } = outlookOf(fieldOf(state));
  const models = modelsOf(target);
  return models.filter(({ at }) => cover[at] === 1).length * 2 > models.length;
}
