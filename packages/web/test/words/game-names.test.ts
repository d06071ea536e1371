import { expect, test } from 'vitest';
import { nameOfGame } from '../../src/games/name-of-game.ts';

test('a game that a server offers and this page does not have is called so, and not by a key', () => {
  expect(nameOfGame('endure')).toBe('shelf.endure.name');
  expect(nameOfGame('beacon')).toBe('shelf.other.name');
});
