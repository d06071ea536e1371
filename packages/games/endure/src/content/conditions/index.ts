import type { Condition, ConditionName } from '../missions/index.ts';
import type { Rule } from './condition.ts';
import { meekSolomons, noSolomons } from './solomons.ts';

/** Every special condition by its word. */
const conditions: { readonly [C in ConditionName]: Rule<C> } = {
  spawnRoll: {},
  carrierRoll: {},
  lastingEvent: {},
  lifeSupport: {},
  oneExit: {},
  openWound: {},
  bloodTrail: {},
  thinnedOut: {},
  noSolomons,
  meekSolomons,
  neverAlone: {},
  unnoticed: {},
  wounded: {},
  hiddenBoss: {},
  malfunction: {},
  reboot: {},
  salvage: {},
  alarm: {},
  asleep: {},
  keyCard: {},
  hideout: {},
  guarded: {},
  relentless: {},
  opensAfter: {},
};

/** The rule of a condition, whichever it is. */
export function conditionRule({ condition }: Condition): Rule<ConditionName> {
  return conditions[condition] as Rule<ConditionName>;
}
