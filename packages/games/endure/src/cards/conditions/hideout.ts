import { type Flow, nothing } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { attackFromHere } from '../../rules/enemies/boss.ts';
import { bossFigure, meetBosses } from '../../rules/enemies/bosses.ts';
import { placeFigures } from '../../rules/enemies/radar.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { zoneText } from '../../rules/map/map.ts';
import { isInView } from '../../rules/map/sight.ts';
import { objectivesNamed } from '../../rules/objectives.ts';
import { atRandom, enemyText, say } from '../../rules/table.ts';
import type { Boss, ConditionOf, ConditionRule, Endure, ZoneId } from '../../types.ts';

type Hideout = ConditionOf<'hideout'>;

/** Set once the boss was not at the first place. */
const elsewhere = 'hideout';

/** ETS-ROP-1904..1906, 1908, 1911: the boss shows itself when survivors see the place where it hides. */
export const hideout: ConditionRule<'hideout'> = {
  bossAt: ({ at }) => at,
  params: ({ at, elsewhereUpTo, guards }, called) => ({ objective: called(at), elsewhereUpTo, count: guards.count }),
  refersTo: ({ at }) => ({ boss: 'any', objectives: [{ field: 'at', name: at }] }),
  brings: ({ guards }) => [guards.type],
  effect: condition => ({
    looked(t) {
      const boss = t.state.bosses.find(({ status }) => status === 'hidden');
      return boss === undefined ? nothing : lookForBoss(t, boss, condition);
    },
  }),
};

function* lookForBoss(t: Endure, boss: Boss, condition: Hideout): Flow {
  const { state } = t;
  const inView = objectivesNamed(state, condition.at).filter(({ done, zone }) => !done && isInView(state, zone));
  if (inView.length === 0) return;
  const place = atRandom(t, inView); // ETS-ODD-06
  if (state.memory[elsewhere] !== undefined || isHere(t, condition)) {
    yield* appear(t, boss, place.zone, condition);
    return;
  }
  state.memory[elsewhere] = 1;
  place.done = true;
  say(t, 'ETS-ROP-1908', 'hideout.empty', { boss: enemyText(boss.type, 1), zone: zoneText(state, place.zone) });
  yield* lookForBoss(t, boss, condition);
}

/** ETS-ROP-1904 */
function isHere(t: Endure, { elsewhereUpTo }: Hideout): boolean {
  const die = t.chance.die();
  say(t, 'ETS-ROP-1904', 'hideout.rolled', { die, upTo: elsewhereUpTo });
  return die > elsewhereUpTo;
}

/** ETS-ROP-1905, 1906, 1911: placed with its guards, the loss of Resolve, the tests, and its first attack at once. */
function* appear(t: Endure, boss: Boss, zone: ZoneId, { guards: { type, count } }: Hideout): Flow {
  const { state } = t;
  boss.status = 'here';
  say(t, 'ETS-ROP-1905', 'hideout.found', {
    boss: enemyText(boss.type, 1),
    zone: zoneText(state, zone),
    guards: enemyText(type, count),
  });
  const placed = [...placeFigures(t, boss.type, 1, zone), ...placeFigures(t, type, count, zone)];
  yield* meetBosses(t, placed);
  if (state.phase === 'enemies') yield* effects.react(t, 'enemiesCame', { zone, figures: placed });
  yield* lookAround(t);
  const figure = bossFigure(state, boss.type);
  if (figure !== undefined) yield* attackFromHere(t, figure);
  yield* lookAround(t);
}
