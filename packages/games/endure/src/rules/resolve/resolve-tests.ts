import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Params, Survivor } from '../../types.ts';
import { changesText } from '../arithmetic.ts';
import { loseHealth } from '../combat/damage.ts';
import { dreadOf } from '../enemies/bosses.ts';
import { diceText, isAlive, nameOf, say } from '../table.ts';
import { isPutOff, loseResolve, turnUp } from './resolve.ts';

/** ETS-RESOLVE-04, 05, 11: 2d6 at or above the Resolve fail and cost 1; at Resolve 0 it costs 1 Health instead. */
export function* resolveTest(t: Endure, by: Survivor, rule: string): Flow {
  if (!isAlive(by)) return;
  if (by.resolve === 0 && variantsOf(t.state).resolveZero === 'always') {
    say(t, 'ETS-RESOLVE-11', 'test.broken', { who: nameOf(by) });
    yield* loseHealth(t, by, 1, 'ETS-RESOLVE-12');
    yield* turnUp(t, by, isPutOff);
    return;
  }
  if (yield* rollAgainstResolve(t, by, 'test', rule)) {
    yield* effects.react(t, 'testPassed', { by });
  } else if (by.resolve === 0) {
    yield* loseHealth(t, by, 1, 'ETS-VAR-02');
    yield* turnUp(t, by, isPutOff);
  } else {
    yield* loseResolve(t, by, 1, 'ETS-RESOLVE-05', isPutOff);
  }
}

/** ETS-RESOLVE-13, 14: rolled like a test, but a failure costs nothing. */
export function resolveCheck(t: Endure, by: Survivor): Flow<boolean> {
  return rollAgainstResolve(t, by, 'check', 'ETS-RESOLVE-13');
}

function* rollAgainstResolve(t: Endure, by: Survivor, kind: 'test' | 'check', rule: string): Flow<boolean> {
  const due = { passed: false };
  yield* effects.react(t, 'testDue', { by, test: due });
  if (due.passed) return true;
  for (;;) {
    const dice = t.roll(kind === 'test' ? effects.change(t.state, 'testDice', 2, { by }) : 2);
    const changes = [
      ...effects.changes(t.state, 'testTotal', 0, { by }),
      ...(kind === 'test' ? dreadOf(t.state, by) : []),
    ];
    const counted = twoHighest(dice);
    const total = changes.reduce((sum, change) => sum + change.by, counted[0] + counted[1]);
    const passed = total < by.resolve;
    const told: Params = {
      who: nameOf(by),
      sum: counted.join(' + '),
      more: dice.length > 2 ? { key: 'sum.highest', params: { dice: diceText(dice) } } : '',
      changes: changesText(changes),
      total,
      resolve: by.resolve,
    };
    if (kind === 'test') say(t, rule, passed ? 'test.passed' : 'test.failed', told);
    else say(t, rule, passed ? 'check.passed' : 'check.failed', told);
    if (passed) return true;
    const test = { total, again: false };
    if (kind === 'test') yield* effects.react(t, 'testFailed', { by, test });
    if (!test.again) return false;
  }
}

/** The two that count, as they fell: all there are, unless a card adds one. */
function twoHighest(dice: readonly number[]): readonly [number, number] {
  const lowest = dice.length > 2 ? dice.indexOf(Math.min(...dice)) : -1;
  const [one, other] = dice.filter((_, at) => at !== lowest);
  return [one!, other!];
}
