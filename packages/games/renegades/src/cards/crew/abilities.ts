import type { Flow } from '@starboard/kernel';
import type { Effect, Offer } from '../../hooks.ts';
import { heal, repair } from '../../rules/harm.ts';
import { nameOf, occupantOf, refOf } from '../../rules/table.ts';
import { takeTest } from '../../rules/tests.ts';
import type { Anybody, Crew, Named, Renegades, Ship } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { friendsBeside } from '../beside.ts';
import { bonus } from '../bonus.ts';

/** A bonus to the guns of the ship. */
export const gunnery = (name: Named<'bonus'>): Effect => ({
  attackBonus: ({ how }) => (how === 'ship' ? bonus(name) : undefined),
});

/** A bonus to the defense of the ship, whatever attacks it. */
export const helm = (name: Named<'bonus'>): Effect => ({ defenseBonus: () => bonus(name) });

/** Once a round: true the first time it is asked, which is when it is used. */
function firstTime(piece: Anybody, mark: string): boolean {
  if (piece.usedRound.includes(mark)) return false;
  piece.usedRound.push(mark);
  return true;
}

/** Takes 1 off the harm of an attack that deals at least so much, once a round. */
export const toughness = (name: string, least: number): Effect => ({
  harm: (harm, _about, owner) => (harm >= least && firstTime(owner!, name) ? harm - 1 : harm),
});

/** RDA-TEST-05: a special ability that needs a target next to oneself. */
export function aimedOffers(
  by: Crew,
  name: Named<'offer'>,
  targets: readonly Crew[],
  take: (t: Renegades, target: Crew) => Flow<unknown>,
): Offer[] {
  if (by.usedTurn.includes(name)) return [];
  return targets.map(
    (target): Offer => ({
      key: `${name}:${target.id}`,
      label: { key: `offer.${name}`, params: { crew: nameOf(target) } },
      refs: [refOf(target)],
      cost: 'action',
      take: t => take(t, target),
    }),
  );
}

/** R7, K7: Medical 5+, and a friend loses two wounds. */
export const patchUp: Effect = ashore((by, state) => {
  const hurt = friendsBeside(state, by).filter(({ wounds }) => wounds > 0);
  return aimedOffers(by, 'patchUp', hurt, function* (t, target) {
    if (!(yield* takeTest(t, { by, skill: 'medical', target: 5, purpose: 'special' }))) {
      by.usedTurn.push('patchUp'); // RDA-TEST-06
      return false;
    }
    heal(t, target, 2);
    return true;
  });
});

/** R8, K9: once a round Tech 5+ takes one shield damage off. */
export const shieldTuning = (name: Named<'offer'>): Effect => ({
  offers({ by }, _owner, state) {
    const ship = by as Ship;
    if (ship.flipped || ship.damage === 0 || ship.usedRound.includes(name)) return undefined;
    const engineer = occupantOf(state, ship, 'engineering')!; // whose ability it is
    return [{ key: name, label: { key: `offer.${name}` }, cost: 'free', take: t => tune(t, ship, engineer, name) }];
  },
});

function* tune(t: Renegades, ship: Ship, by: Crew, name: string): Flow {
  ship.usedRound.push(name);
  const test = { by, skill: 'tech', target: 5, purpose: 'special', station: 'engineering' } as const;
  if (yield* takeTest(t, test)) repair(t, ship, 1, 'shields');
}

export function salvageDie(dice: number, { purpose }: { readonly purpose: string }): number {
  return purpose === 'salvageScan' ? dice + 1 : dice;
}
