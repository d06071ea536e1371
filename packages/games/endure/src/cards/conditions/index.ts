import type { ConditionName, ConditionRule } from '../../types.ts';
import { alarm } from './alarm.ts';
import { asleep } from './asleep.ts';
import { bloodTrail } from './blood-trail.ts';
import { carrierRoll } from './carrier-roll.ts';
import { guarded } from './guarded.ts';
import { hiddenBoss } from './hidden-boss.ts';
import { hideout } from './hideout.ts';
import { keyCard } from './key-card.ts';
import { lastingEvent } from './lasting-event.ts';
import { lifeSupport } from './life-support.ts';
import { malfunction } from './malfunction.ts';
import { neverAlone } from './never-alone.ts';
import { oneExit } from './one-exit.ts';
import { openWound } from './open-wound.ts';
import { opensAfter } from './opens-after.ts';
import { reboot } from './reboot.ts';
import { relentless } from './relentless.ts';
import { salvage } from './salvage.ts';
import { meekSolomons, noSolomons } from './solomons.ts';
import { spawnRoll } from './spawn-roll.ts';
import { thinnedOut } from './thinned-out.ts';
import { unnoticed } from './unnoticed.ts';
import { wounded } from './wounded.ts';

/** Every special condition by its word. */
export const conditions: { readonly [C in ConditionName]: ConditionRule<C> } = {
  spawnRoll,
  carrierRoll,
  lastingEvent,
  lifeSupport,
  oneExit,
  openWound,
  bloodTrail,
  thinnedOut,
  noSolomons,
  meekSolomons,
  neverAlone,
  unnoticed,
  wounded,
  hiddenBoss,
  malfunction,
  reboot,
  salvage,
  alarm,
  asleep,
  keyCard,
  hideout,
  guarded,
  relentless,
  opensAfter,
};
