import type { Scene } from '@starboard/endeavours/testing';
import { type Decision, keyOf } from '@starboard/kernel';
import { massAt } from '../../src/rules/fuel.ts';
import { drivesOf } from '../../src/rules/move/drives.ts';
import { mayMove, move } from '../../src/rules/move/movement.ts';
import type { Drive } from '../../src/rules/move/types.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { CardId, Stack } from '../../src/types.ts';

/** The first Stack that a scene adds: LEO is 0, the Home Bernal 1. */
export const craft = 2;

/** Moves that Stack, its questions answered in turn. */
export const fly = (scene: Scene, ...answers: unknown[]) =>
  scene.perform(t => move(t, stackNo(t.state, craft)), ...answers);

/** Moves it year after year, and tells where it stands and on which rung after each. */
export function voyage(scene: Scene, ...years: (readonly string[])[]) {
  const stands: unknown[] = [];
  const flown = scene.perform(
    function* (t) {
      for (const _ of years) {
        const stack = stackNo(t.state, craft);
        stack.moved = false;
        yield* move(t, stack);
        stands.push([stack.node, stack.wet]);
      }
    },
    ...years.flat(),
  );
  return { stands, flown };
}

export const stackIn = (scene: Scene, no = craft): Stack => stackNo(scene.state, no);

export const canMove = (scene: Scene, no = craft): boolean => mayMove(scene.state, stackIn(scene, no));

/** What that Stack could set out with. */
export const drives = (scene: Scene): Drive[] => drivesOf(scene.state, stackIn(scene));

/** With one thruster, without afterburn. */
export const driveBy = (scene: Scene, card: CardId): Drive | undefined =>
  drives(scene).find(({ thruster, afterburn }) => thruster?.card === card && !afterburn);

export const wetMassIn = (scene: Scene): number => massAt(stackIn(scene).wet!);

/** The keys that are offered after these answers to a movement; the Stack has set out, and rolls are not made. */
export function offersOf(scene: Scene, ...answers: string[]): string[] {
  let asked: Decision | undefined;
  scene.perform(function* (t) {
    const flow = move(t, stackNo(t.state, craft));
    let next = flow.next(undefined);
    for (const answer of answers) next = flow.next(optionOf(next.value as Decision, answer));
    asked = next.done ? undefined : next.value;
  });
  return asked === undefined ? [] : asked.asks[0]!.options.map(keyOf);
}

function optionOf({ asks }: Decision, key: string) {
  const option = asks[0]!.options.find(each => keyOf(each) === key);
  if (option === undefined) throw new Error(`${key} is not offered: ${asks[0]!.options.map(keyOf).join(' ')}`);
  return option;
}
