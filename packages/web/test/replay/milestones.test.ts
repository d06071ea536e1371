import { expect, test } from 'vitest';
import { findGame } from '../../src/games/games.ts';

const counting = [
  ['horde', 'round.begins'],
  ['renegades', 'round.begins'],
  ['endeavours', 'year.begins'],
  ['endeavours', 'event.rolled'],
] as const;

test.each(counting)('in %s, what comes in every round is no moment to remember: %s', async (game, key) => {
  const face = await findGame(game)!.face();
  expect(face.markOf({ key }).isMilestone).toBeUndefined();
});

test('what was reached or lost is one', async () => {
  const face = await findGame('endeavours')!.face();
  for (const key of ['mission.done', 'hazard.lost', 'move.lands']) expect(face.markOf({ key }).isMilestone).toBe(true);
});
