import type { Flow } from '@starboard/kernel';
import { isBoss } from '../../rules/enemies/kinds.ts';
import { doorNumber, doorsBeside, switchOpen } from '../../rules/map/doors.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { objectivesNamed } from '../../rules/objectives.ts';
import { isAlive, nameOf, say } from '../../rules/table.ts';
import type { Action, ConditionOf, ConditionRule, Endure, Objective, State, Survivor } from '../../types.ts';
import { enemies } from '../enemies.ts';

type KeyCard = ConditionOf<'keyCard'>;

/** ETS-ROP-1805, 1806: Redeemers whom survivors kill may have a key, which opens a door as the objective would. */
export const keyCard: ConditionRule<'keyCard'> = {
  params: ({ from }) => ({ from }),
  refersTo: ({ objective, door }) => ({
    objectives: [{ field: 'objective', name: objective }],
    doors: [['door', door]],
  }),
  effect: condition => ({
    *fell(t, { figures, killer }) {
      if (killer === null) return;
      const redeemers = figures.filter(({ type }) => enemies[type].faction === 'redeemer' && !isBoss(type));
      for (const _ of redeemers) searchTheDead(t, killer, condition);
    },
    offers: ({ by }, _, state) => offerOf(state, by, condition),
  }),
};

function keyOf(state: State, { objective }: KeyCard): Objective {
  return objectivesNamed(state, objective)[0]!;
}

/** ETS-ROP-1806: no more rolls once a card is found, nor if the door was opened without one. */
function searchTheDead(t: Endure, killer: Survivor, condition: KeyCard): void {
  const { state } = t;
  const key = keyOf(state, condition);
  if (key.done || key.taken || !isAlive(killer) || !isLocked(state, condition)) return;
  const { from } = condition;
  const die = t.chance.die();
  say(t, 'ETS-ROP-1805', 'key.rolled', { who: nameOf(killer), die, from });
  if (die < from) return;
  key.taken = true;
  key.carrier = killer.id;
  say(t, 'ETS-ROP-1805', 'key.found', { who: nameOf(killer) });
}

function isLocked(state: State, { door }: KeyCard): boolean {
  return state.doors[doorNumber(state, door)]!.locked;
}

/** ETS-ROP-1806: to use it beside its door, or to pick it up where whoever had it has died (ETS-DEATH-04). */
function offerOf(state: State, by: Survivor, condition: KeyCard): Action | undefined {
  const { taken, done, carrier, zone, id } = keyOf(state, condition);
  if (!taken || done || !isLocked(state, condition)) return undefined;
  const action = { group: 'interact', cost: 1 } as const;
  if (carrier === null && zone === by.zone) {
    return {
      ...action,
      key: 'key:take',
      describe: () => ({ label: { key: 'act.key.take' }, refs: [`objective:${id}`] }),
      do: (t, who) => pickUp(t, who, condition),
    };
  }
  if (carrier !== by.id || !isBeside(state, by, condition)) return undefined;
  return {
    ...action,
    key: 'key:use',
    describe: () => ({ label: { key: 'act.key.use' }, refs: [`door:${condition.door}`] }),
    do: (t, who) => unlock(t, who, condition),
  };
}

function* pickUp(t: Endure, by: Survivor, condition: KeyCard): Flow {
  by.turn.actions -= 1;
  keyOf(t.state, condition).carrier = by.id;
  say(t, 'ETS-DEATH-04', 'key.taken', { who: nameOf(by) });
}

function isBeside(state: State, { zone }: Survivor, { door }: KeyCard): boolean {
  return doorsBeside(state, zone).includes(doorNumber(state, door));
}

function* unlock(t: Endure, by: Survivor, condition: KeyCard): Flow {
  const { state } = t;
  by.turn.actions -= 1;
  const key = keyOf(state, condition);
  key.done = true;
  key.carrier = null;
  key.zone = by.zone;
  say(t, 'ETS-ROP-1806', 'key.used', { who: nameOf(by) });
  switchOpen(t, doorNumber(state, condition.door), 'ETS-ROP-1806');
  yield* lookAround(t); // ETS-ODD-18
}
