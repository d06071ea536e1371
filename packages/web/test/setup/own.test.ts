import type { OwnContent } from '@starboard/board';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/setup/model/draft.ts';
import { draftOf } from '../../src/setup/model/draft.ts';
import { type CardField, fieldsOf } from '../../src/setup/model/fields.ts';
import { asChosen, withOwnCard } from '../../src/setup/model/own.ts';
import { type Judge, refusedCards } from '../../src/setup/model/problems.ts';
import { voyage, voyageSheet } from './voyage.ts';

/** A route that somebody drew. */
const own: OwnContent = {
  field: 'map',
  card: { field: 'route', value: 'drawn' },
  check: written =>
    typeof written === 'string'
      ? { ok: true, card: { value: 'drawn', title: { key: written } } }
      : { ok: false, problems: [{ where: '', text: { key: 'unreadable' } }] },
};

const fields = fieldsOf(voyage.setup, voyageSheet);
const usual = draftOf(voyage, fields);
const routes = (draft: Draft) => {
  const [route] = withOwnCard(fields, own, draft);
  return (route as CardField).cards.map(({ value }) => value);
};

describe('What was opened from a file', () => {
  it('stands among the cards, last, if it is sound', () => {
    expect(routes({ map: 'a shortcut' })).toEqual(['short', 'long', 'secret', 'drawn']);
    expect(routes({ map: 7 })).toEqual(['short', 'long', 'secret']);
    expect(routes({})).toEqual(['short', 'long', 'secret']);
  });

  it('belongs to the set-up only while its card is chosen', () => {
    expect(asChosen({ route: 'drawn', map: 'a shortcut' }, own)).toEqual({ route: 'drawn', map: 'a shortcut' });
    expect(asChosen({ route: 'short', map: 'a shortcut' }, own)).toEqual({ route: 'short' });
  });

  it('can be left for another card and chosen again', () => {
    // Exactly the drawn route has a map.
    const judge: Judge = draft => {
      const { route, map } = asChosen(draft, own);
      const isWrong = (route === 'drawn') !== (map !== undefined);
      return isWrong ? [{ field: 'route', text: { key: 'noMap' }, isRule: true }] : [];
    };
    for (const route of ['drawn', 'short']) {
      const draft = { ...usual, route, map: 'a shortcut' };
      const [field] = withOwnCard(fields, own, draft);
      expect([...refusedCards(judge, draft, field as CardField, usual)]).toEqual([]);
    }
  });
});
