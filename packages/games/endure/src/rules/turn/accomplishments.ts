import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Accomplishment, AccomplishmentId, Action, Endure, State, Survivor } from '../../types.ts';
import { lookAround } from '../map/look-around.ts';
import { isAlive, nameOf, say } from '../table.ts';

export function newAccomplishment(card: AccomplishmentId): Accomplishment {
  return { card, count: 0, marks: [], unlocked: false, inForce: false };
}

/** ETS-ACC-01, 09: the task has come one further; with enough it is done. */
export function advance(t: Endure, by: Survivor, amount: number, needed: number): void {
  const { accomplishment } = by;
  if (accomplishment === null || accomplishment.unlocked) return;
  accomplishment.count += amount;
  if (accomplishment.count < needed) return;
  accomplishment.unlocked = true;
  say(t, 'ETS-ACC-01', 'accomplished', { who: nameOf(by), card: { key: `accomplishment.${accomplishment.card}` } });
}

/** A task that must be done several times in a row begins anew. */
export function startOver({ accomplishment }: Survivor): void {
  if (accomplishment !== null && !accomplishment.unlocked) accomplishment.count = 0;
}

/** ETS-ACC-04, 08: an unlocked reward may be used at any moment of the owner's turn, for free. */
export function rewardsFor(state: State, by: Survivor): Action[] {
  const { accomplishment } = by;
  if (accomplishment === null || !accomplishment.unlocked || accomplishment.inForce) return [];
  const { whyNot } = catalogue.accomplishments[accomplishment.card];
  if (whyNot?.(state, by) !== undefined) return [];
  return [
    {
      key: 'reward',
      group: 'reward',
      cost: 0,
      describe() {
        return { label: { key: 'act.reward', params: { card: { key: `accomplishment.${accomplishment.card}` } } } };
      },
      do: useReward,
    },
  ];
}

/** ETS-ACC-05, 06, 11: a single-use reward takes effect and is replaced at once, a lasting one when it ends. */
function* useReward(t: Endure, by: Survivor): Flow {
  const accomplishment = by.accomplishment!;
  const { use } = catalogue.accomplishments[accomplishment.card];
  say(t, 'ETS-ACC-04', 'reward.used', { who: nameOf(by), card: { key: `accomplishment.${accomplishment.card}` } });
  if (use === undefined) {
    accomplishment.inForce = true;
    return;
  }
  yield* use(t, by);
  replaceCard(t, by);
  yield* lookAround(t);
}

/** ETS-ACC-02, 03, 10: nobody is ever without a card, since the one that was spent may come again. */
export function replaceCard(t: Endure, by: Survivor): void {
  const { accomplishments: deck } = t.state;
  if (!isAlive(by) || by.accomplishment === null) return;
  discard(deck, by.accomplishment.card);
  const next = drawAndRenew(t, deck)!;
  by.accomplishment = newAccomplishment(next);
  say(t, 'ETS-ACC-03', 'accomplishment.dealt', { who: nameOf(by), card: { key: `accomplishment.${next}` } });
  catalogue.accomplishments[next].dealt?.(t, by);
}

/** ETS-ACC-07, ETS-VAR-08: lasting rewards end with the round, or with the turn. */
export function endRewards(t: Endure): void {
  for (const survivor of t.state.survivors) endReward(t, survivor);
}

export function endRewardWithTurn(t: Endure, by: Survivor): void {
  if (variantsOf(t.state).lastingReward === 'turn') endReward(t, by);
}

function endReward(t: Endure, by: Survivor): void {
  if (by.accomplishment?.inForce) replaceCard(t, by);
}
