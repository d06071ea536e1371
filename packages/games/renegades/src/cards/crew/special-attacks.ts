import type { Flow } from '@starboard/kernel';
import type { Effect } from '../../hooks.ts';
import { type AttackOption, attackOptions, attackWith } from '../../rules/gear/weapons.ts';
import { attackOf } from '../../rules/stats.ts';
import { moveCrew } from '../../rules/surface/move.ts';
import { attacking } from '../../rules/surface/verbs.ts';
import { deciderOf, isConscious, nameOf, refOf } from '../../rules/table.ts';
import type { Crew, Renegades } from '../../types.ts';
import { ashore } from '../ashore.ts';

/** R6, RDA-ACTION-03: one Move and one melee attack as a single action. */
export const charge: Effect = ashore(by => {
  if (by.held) return undefined;
  return [{ key: 'charge', label: { key: 'offer.charge' }, cost: 'attack', take: t => chargeAt(t, by) }];
});

/** False where he could not get away: nothing is spent (RDA-RUL-44). Without an attack at its end it was a Move. */
function* chargeAt(t: Renegades, by: Crew): Flow<boolean> {
  if (!(yield* moveCrew(t, by))) return false;
  const isUp = by.aboard === 0 && isConscious(t.state, by);
  const targets = isUp ? attackOptions(t.state, by).filter(({ how }) => how === 'melee') : [];
  const chosen = yield* choose(t, by, targets);
  if (chosen !== undefined) yield* attackWith(t, by, chosen);
  else if (t.state.party !== null) t.state.party.attacks--;
  return true;
}

/** K5, RDA-ACTION-04: a second ranged attack at another target, with two dice fewer. */
export const doubleTap: Effect = {
  offers(about, _owner, state) {
    const by = about.by as Crew;
    if (!hasShot(by) || by.usedRound.includes('doubleTap')) return undefined;
    const others = attackOptions(state, by).filter(
      each => each.how === 'ranged' && !by.usedRound.includes(shotAt(each)),
    );
    if (others.length === 0) return undefined;
    return [
      {
        key: 'doubleTap',
        label: { key: 'offer.doubleTap' },
        cost: 'extraAttack',
        *take(t) {
          by.usedRound.push('doubleTap');
          const chosen = yield* choose(t, by, others);
          if (chosen !== undefined) yield* attackWith(t, by, chosen, Math.max(1, attackOf(by) - 2));
        },
      },
    ];
  },
  *afterAttack(_t, { by, attack }) {
    if (attack.how === 'ranged') by.usedRound.push(`shot:${refOf(attack.target)}`);
  },
};

const shotAt = ({ target }: AttackOption) => `shot:${refOf(target)}`;

function hasShot({ usedRound }: Crew): boolean {
  return usedRound.some(mark => mark.startsWith('shot:'));
}

/** Whom it attacks, or nobody. */
function* choose(t: Renegades, by: Crew, options: readonly AttackOption[]): Flow<AttackOption | undefined> {
  const seat = deciderOf(t.state, by);
  if (options.length === 0) return undefined;
  if (seat === null) return options[0];
  const all: readonly (AttackOption | 'nobody')[] = [...options, 'nobody'];
  const chosen = yield* t.choose(seat, 'specialTarget', all, {
    params: { crew: nameOf(by) },
    about: [refOf(by)],
    describe: option => (option === 'nobody' ? {} : attacking.describe(option, t.state, by)),
  });
  return chosen === 'nobody' ? undefined : chosen;
}
