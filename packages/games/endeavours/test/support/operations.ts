import type { Scene } from '@starboard/endeavours/testing';
import { type Decision, keyOf } from '@starboard/kernel';
import type { FreeAction } from '../../src/rules/free/free-action.ts';
import type { Operation } from '../../src/rules/operations/operation.ts';
import type { Card, CardId, Endeavours, Grant, Stack } from '../../src/types.ts';

/** Does an operation, its questions answered in turn. */
export const doing = (scene: Scene, operation: Operation, ...answers: unknown[]) =>
  scene.perform(t => operation.perform(t, null), ...answers);

/** Does it by a right that a card has granted. */
export const granted = (scene: Scene, operation: Operation, grant: Grant, ...answers: unknown[]) =>
  scene.perform(t => operation.perform(t, grant), ...answers);

export const acting = (scene: Scene, action: FreeAction, ...answers: unknown[]) =>
  scene.perform(t => action.perform(t), ...answers);

/** The first card of this name in play. */
export function cardIn(scene: Scene, id: CardId): Card {
  return scene.state.stacks.flatMap(({ cards }) => cards).find(({ card }) => card === id)!;
}

export const noOf = (scene: Scene, id: CardId): number => cardIn(scene, id).no;

export const keyFor = (scene: Scene, id: CardId): string => `card:${noOf(scene, id)}`;

export const stackIn = (scene: Scene, no: number): Stack => scene.state.stacks.find(stack => stack.no === no)!;

export const namesIn = ({ cards }: Stack): CardId[] => cards.map(({ card }) => card);

/** The keys of the next question after these answers; none if nothing more is asked. The scene is changed by what was answered. */
export function offered(
  scene: Scene,
  { perform }: { perform(t: Endeavours, grant: null): ReturnType<Operation['perform']> },
  ...answers: string[]
): string[] {
  let asked: Decision | undefined;
  scene.perform(function* (t) {
    const flow = perform(t, null);
    let next = flow.next(undefined);
    for (const answer of answers) next = flow.next(optionOf(next.value as Decision, answer));
    asked = next.done ? undefined : next.value;
  });
  return (asked?.asks[0]?.options ?? []).map(keyOf);
}

function optionOf({ asks }: Decision, key: string) {
  const option = asks[0]!.options.find(each => keyOf(each) === key);
  if (option === undefined) throw new Error(`${key} is not offered: ${asks[0]!.options.map(keyOf).join(' ')}`);
  return option;
}
