import { expect, it } from 'vitest';
import { typeset } from '../src/text/index.ts';

it('keeps French signs of two parts with their words', () => {
  expect(typeset('« Voisins bruyants » : prêt ? Oui ; allez !', 'fr')).toBe(
    '«\u00a0Voisins bruyants\u00a0»\u00a0: prêt\u00a0? Oui\u00a0; allez\u00a0!',
  );
});

it('keeps a percentage with its number', () => {
  expect(typeset('un intervalle à 95 %', 'fr')).toBe('un intervalle à 95\u00a0%');
});

it('leaves English as it is written', () => {
  expect(typeset('A : B ?', 'en')).toBe('A : B ?');
});
