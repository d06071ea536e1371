import type { Flow } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { EnemyFeatId, Fighter, Horde, Unit } from '../../types.ts';
import { succeeds } from '../dice.ts';
import { hinderedBy } from '../feats/help.ts';
import { nameOf, say } from '../table.ts';

/** GSQ-PSY-07 */
const works = 4;

/** GSQ-PSY-34: one after the other, each at most once, and only if it can pay. */
export function* castFeats(t: Horde, unit: Unit): Flow {
  for (const feat of idsOf(catalogue.enemyFeats)) {
    const card = catalogue.enemyFeats[feat];
    if (unit.tokens < card.tokens) continue;
    const target = card.targetOf(t.state, unit);
    if (target !== undefined && (yield* cast(t, unit, feat, card.tokens, target))) yield* card.works(t, target);
  }
}

/** GSQ-PSY-05, 07, 08: tokens, what hero casters take away, and the roll. */
function* cast(t: Horde, unit: Unit, feat: EnemyFeatId, tokens: number, target: Fighter): Flow<boolean> {
  unit.tokens -= tokens;
  const hindrance = yield* hinderedBy(t, unit);
  const die = t.chance.die();
  const isCast = succeeds(die, works, -hindrance);
  say(t, 'GSQ-PSY-07', isCast ? 'feat.enemyWorks' : 'feat.enemyFails', {
    who: nameOf(unit),
    feat: { key: `feat.${feat}` },
    target: nameOf(target),
    die,
    total: die - hindrance,
  });
  return isCast;
}
