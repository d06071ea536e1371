import { texts } from '@starboard/horde';
import { scene } from '@starboard/horde/testing';
import { createFormatter, type Language } from '@starboard/kernel/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Note } from '../../../games/horde/src/board/battlefield/Note.tsx';
import { battlePlan } from '../../../games/horde/src/show/plan.ts';

const sayIn = (language: Language) => createFormatter(texts, language);

test('[GSQ-SHOOT-08] the note on an enemy tells its weapons with the range that holds, and their rules', () => {
  const note = (table: 'standard' | 'small') => {
    const view = scene({ table }).unit('railSniper', [[4, 4]]).state;
    const of = `unit:${view.units[0]!.no}` as const;
    return renderToStaticMarkup(
      <Note view={view} plan={battlePlan(view)} of={of} arrow={undefined} say={sayIn('en')} />,
    );
  };
  expect(note('standard')).toContain('36″');
  expect(note('small')).toContain('18″');
  expect(note('standard')).toMatch(/<small>Deadly\(2\)/);
});

test('credits that are divided are one or several, in both languages', () => {
  const asked = (language: Language, credits: number) =>
    sayIn(language)({ key: 'pay', params: { credits, who: 'Ada' } });
  expect([1, 3].map(credits => asked('en', credits))).toEqual([
    'Who gets the one credit of Ada?',
    'How are the 3 credits of Ada divided?',
  ]);
  expect([1, 3].map(credits => asked('fr', credits).replaceAll(/\s/g, ' '))).toEqual([
    'Ada : à qui va le crédit ?',
    'Ada : comment répartir les 3 crédits ?',
  ]);
});
