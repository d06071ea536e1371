import type { GameFace, Verb } from '@starboard/board';
import { endeavours, texts as endeavoursTexts, sensibleBot as planner } from '@starboard/endeavours';
import { endeavoursFace } from '@starboard/endeavours/board';
import { endure, texts as endureTexts, sensibleBot as survivor } from '@starboard/endure';
import { endureFace } from '@starboard/endure/board';
import { sensibleBot as hero, horde, texts as hordeTexts } from '@starboard/horde';
import { hordeFace } from '@starboard/horde/board';
import { type Bot, botAnswers, Chance, type Game, Match, seedFrom, showDecision } from '@starboard/kernel';
import { createFormatter, type Texts } from '@starboard/kernel/text';
import { sensibleBot as crew, renegades, texts as renegadesTexts } from '@starboard/renegades';
import { renegadesFace } from '@starboard/renegades/board';
import { describe, expect, test } from 'vitest';
import { noteOf, possibleFirst, type Tile, tilesOf, wordsOf } from '../../src/table/actions/tiles.ts';

const verb: Verb = { name: { key: 'attack' }, icon: { body: '', size: 1 }, hotkey: 'A' };
const option = (key: string) => ({ key, label: { key } });
const tile = (id: string, options: readonly string[]): Tile => ({
  id,
  verb,
  options: options.map(option),
  blocked: options.length > 0 ? [] : [{ ...option(id), reason: { key: 'no' }, rule: 'R-1' }],
  hotkey: undefined,
});

describe('a tile of the action bar', () => {
  test('counts its options; of the only one it says what it is and what it brings', () => {
    const face = { noteOf: () => ({ key: 'note' }) };
    expect(noteOf(tile('attack', ['a', 'b']), face)).toEqual({ count: 2, isLit: false, texts: [] });
    expect(noteOf(tile('attack', ['a']), face).texts).toEqual([{ key: 'a' }, { key: 'note' }]);
    expect(noteOf({ ...tile('attack', ['a']), verb: undefined }, face).texts).toEqual([{ key: 'note' }]);
  });

  test('is taken by a button that says what is done: the verb to a target, or what the option says itself', () => {
    const verbs = { attack: verb, skill: { ...verb, isKind: true } };
    const at = (group: string, params?: { who: string }) => ({
      key: 'x',
      group,
      label: { key: 'says', ...(params && { params }) },
    });
    expect(wordsOf(at('attack', { who: 'Jaeger' }), verbs)).toEqual(verb.name);
    expect(wordsOf(at('attack'), verbs)).toEqual({ key: 'says' });
    expect(wordsOf(at('skill', { who: 'Vega' }), verbs)).toEqual({ key: 'says', params: { who: 'Vega' } });
    expect(wordsOf(at('unknown'), verbs)).toBeUndefined();
  });

  test('stands before those that cannot be used where a row shows only some; the last one stays last', () => {
    const tiles = [tile('no', []), tile('move', ['a']), tile('never', []), tile('search', ['b']), tile('end', ['c'])];
    expect(possibleFirst(tiles).map(({ id }) => id)).toEqual(['move', 'search', 'no', 'never', 'end']);
    expect(possibleFirst([])).toEqual([]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: games of all kinds
type Played = readonly [string, Game<any, any, any>, Bot<any>, Texts, GameFace, object];
const played: readonly Played[] = [
  ['Endure', endure, survivor, endureTexts, endureFace, { survivors: 4 }],
  ['Horde Mode', horde, hero, hordeTexts, hordeFace, { heroes: 4, seats: 1, factions: ['corsairs'] }],
  ['Renegades', renegades, crew, renegadesTexts, renegadesFace, { mission: 'monolithsShadow' }],
  ['Endeavours', endeavours, planner, endeavoursTexts, endeavoursFace, { difficulty: 2 }],
];

test.each(played)(
  'in %s no verb stands empty: below its name there is something else, in both languages',
  (...given) => {
    const [, game, bot, texts, face, setup] = given;
    const match = Match.begin(game, game.setup.parse(setup), { seed: seedFrom('tiles 0') });
    const chance = new Chance(seedFrom('hands'));
    const says = (['en', 'fr'] as const).map(language => createFormatter(texts, language));
    const empty = new Set<string>();
    for (let answers = 0; answers < 150; answers++) {
      const [seat] = match.waitingFor;
      if (seat === undefined) break;
      const ask = showDecision(match, seat)?.ask;
      for (const each of ask ? tilesOf(ask, face.verbs) : []) {
        if (each.verb === undefined || each.options.length !== 1) continue;
        const { texts: notes } = noteOf(each, face);
        const { name } = each.verb;
        if (says.some(say => notes.every(text => say(text) === say(name)))) empty.add(each.id);
      }
      botAnswers(match, seat, bot, chance);
    }
    expect([...empty]).toEqual([]);
  },
);
