import type { Verb } from '@starboard/board';
import type { Ref, ShownAsk, ShownOption } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { hasTiles, isTakenAtOnce, tilesOf, wordsOf } from '../../src/table/actions/tiles.ts';
import { shareShown } from '../../src/table/decision/share.ts';
import { nameOf } from '../../src/table/keys/use-keys.ts';
import {
  beginChoosing,
  fits,
  hasMoved,
  litOptions,
  openOptions,
  pickOf,
  stepBack,
  tileBeside,
  touchable,
} from '../../src/table/question/choosing.ts';
import { answerOf, paired } from '../../src/table/question/draft.ts';
import { targetsOf } from '../../src/table/question/targets.ts';

const verb = (hotkey: string, isPlain = false): Verb => ({
  name: { key: hotkey },
  icon: { body: '', size: 1 },
  hotkey,
  isPlain,
});
const verbs = { move: verb('M', true), attack: verb('A'), search: verb('S') };

function option(key: string, group?: string, ...refs: Ref[]): ShownOption {
  return { key, label: { key }, ...(group !== undefined && { group }), ...(refs.length > 0 && { refs }) };
}

const toA = option('move:a', 'move', 'zone:a');
const toB = option('move:b', 'move', 'zone:b');
const attackB = option('attack:b', 'attack', 'zone:b');
const pass = option('pass');
const turn: ShownAsk = {
  shape: 'one',
  options: [attackB, pass, toA, toB],
  blocked: [{ ...option('search', 'search'), reason: { key: 'no' }, rule: 'R-1' }],
};
const plainQuestion: ShownAsk = { shape: 'one', options: [option('yes'), option('no')], blocked: [] };

describe('where it is asked whether something is meant', () => {
  const end = option('end', 'search');
  const ask: ShownAsk = { ...turn, options: [attackB, end, toA, toB], blocked: [] };
  const tiles = tilesOf(ask, verbs);
  const chosen = (key: string) => ({ ...beginChoosing(ask, tiles), chosen: key });

  it('is at the tile that was touched, if it stands for one thing that is about nothing else', () => {
    expect(tileBeside(tiles, chosen('end'))?.id).toBe('search');
  });

  it('is in the card if there is a target to look at, or several were to choose from', () => {
    expect(tileBeside(tiles, chosen('attack:b'))).toBeUndefined();
    expect(tileBeside(tiles, chosen('move:a'))).toBeUndefined();
  });

  it('is in the card if the option was found in a list', () => {
    expect(tileBeside(tiles, { ...chosen('end'), opened: { tile: 'search' } })).toBeUndefined();
  });

  it('is nowhere while nothing was chosen', () => {
    expect(tileBeside(tiles, beginChoosing(ask, tiles))).toBeUndefined();
  });
});

describe('the button that takes an option', () => {
  it('says the verb for one of several targets', () => {
    const shot = { ...attackB, label: { key: 'shoot.at', params: { target: 'B' } } };
    expect(wordsOf(shot, verbs)).toEqual({ key: 'A' });
  });

  it('says what the option says where it names no target: to let it be is not to do it', () => {
    expect(wordsOf(option('none', 'attack'), verbs)).toEqual({ key: 'none' });
  });

  it('has no words of its own without a verb', () => {
    expect(wordsOf(pass, verbs)).toBeUndefined();
  });
});

describe('the action bar', () => {
  it('keeps verbs in the order of the game, possible or not, and what has no verb at the end', () => {
    const tiles = tilesOf(turn, verbs);
    expect(tiles.map(({ id, options, blocked, hotkey }) => [id, options.length, blocked.length, hotkey])).toEqual([
      ['move', 2, 0, 'M'],
      ['attack', 1, 0, 'A'],
      ['search', 0, 1, 'S'],
      ['pass', 1, 0, '1'],
    ]);
  });

  it('is not for questions without verbs', () => {
    expect(hasTiles(plainQuestion)).toBe(false);
    expect(tilesOf(plainQuestion, verbs)).toEqual([]);
  });

  it('takes plain verbs at once, and asks again before others', () => {
    expect(isTakenAtOnce(toA, verbs, false)).toBe(true);
    expect(isTakenAtOnce(pass, verbs, false)).toBe(true);
    expect(isTakenAtOnce(attackB, verbs, false)).toBe(false);
    expect(isTakenAtOnce(toA, verbs, true)).toBe(false);
  });
});

describe('choosing', () => {
  const tiles = tilesOf(turn, verbs);

  it('goes back step by step, and knows when it stands where it began', () => {
    const begun = beginChoosing(turn, tiles);
    const opened = { ...begun, opened: { tile: 'move' } };
    const chosen = { ...opened, chosen: toA.key };
    expect([begun, opened, chosen].map(state => hasMoved(state, begun))).toEqual([false, true, true]);
    expect(stepBack(chosen)).toEqual(opened);
    expect(stepBack(opened)).toEqual(begun);
    const only: ShownAsk = { shape: 'one', options: [toA, toB], blocked: [] };
    const open = beginChoosing(only, tilesOf(only, verbs));
    expect(hasMoved({ ...open, opened: { tile: 'move' } }, open)).toBe(false);
    expect(hasMoved({ ...open, opened: { ref: 'zone:a' } }, open)).toBe(true);
  });

  it('that was kept is taken up again as far as the question still offers all of it', () => {
    const begun = beginChoosing(turn, tiles);
    const kept = { ...begun, opened: { tile: 'attack' }, chosen: attackB.key };
    expect(fits(turn, tiles, kept)).toBe(true);
    expect(fits(turn, tiles, { ...kept, opened: { tile: 'trade' } })).toBe(false);
    expect(fits(turn, tiles, { ...kept, opened: { ref: 'zone:c' } })).toBe(false);
    expect(fits(turn, tiles, { ...kept, chosen: 'attack:c' })).toBe(false);
    expect(fits(turn, tiles, { ...kept, draft: { ...kept.draft, picked: ['nobody'] } })).toBe(false);
    expect(fits(turn, tiles, { ...kept, draft: { ...kept.draft, place: 3 } })).toBe(false);
    const place: ShownAsk = { shape: 'place', options: [], blocked: [], places: [3, 2], space: 'cells' };
    expect([3, 5].map(at => fits(place, [], { ...begun, draft: { ...begun.draft, place: at } }))).toEqual([
      true,
      false,
    ]);
    const pairs: ShownAsk = { shape: 'pairs', options: [option('a')], partners: [option('b')], blocked: [] };
    const halves = (key: string, isPartner: boolean) => ({
      ...begun,
      draft: { ...begun.draft, half: { key, isPartner } },
    });
    expect(fits(pairs, [], halves('b', true))).toBe(true);
    expect(fits(pairs, [], halves('b', false))).toBe(false);
  });
  const begun = beginChoosing(turn, tiles);

  it('opens nothing by itself, unless there is only one thing to do', () => {
    expect(begun.opened).toBeUndefined();
    const move: ShownAsk = { ...turn, options: [toA, toB], blocked: [] };
    expect(beginChoosing(move, tilesOf(move, verbs)).opened).toEqual({ tile: 'move' });
  });

  it('lights what lies open, and before that only what is done by the way', () => {
    expect(litOptions(turn, tiles, undefined)).toEqual([toA, toB, pass]);
    expect(litOptions(turn, tiles, { tile: 'move' })).toEqual([toA, toB]);
    expect(litOptions(turn, tiles, { tile: 'attack' })).toEqual([attackB]);
    expect(litOptions(plainQuestion, [], undefined)).toEqual(plainQuestion.options);
  });

  it('lets everything be touched, or what lies open', () => {
    expect(touchable(turn, tiles, undefined)).toBe(turn.options);
    expect(touchable(turn, tiles, { tile: 'attack' })).toEqual([attackB]);
    expect(openOptions(turn, tiles, undefined)).toEqual([]);
    expect(openOptions(turn, tiles, { ref: 'zone:b' })).toEqual([attackB, toB]);
    expect(openOptions(plainQuestion, [], undefined)).toEqual(plainQuestion.options);
  });

  it('chooses by a place that one option touches, and asks where several do', () => {
    expect(pickOf(turn, tiles, begun, 'zone:a')).toEqual({ choose: toA });
    expect(pickOf(turn, tiles, begun, 'zone:b')).toEqual({ open: 'zone:b' });
    expect(pickOf(turn, tiles, { ...begun, opened: { tile: 'attack' } }, 'zone:b')).toEqual({ choose: attackB });
    expect(pickOf(turn, tiles, { ...begun, opened: { tile: 'attack' } }, 'zone:a')).toEqual({ choose: toA });
    expect(pickOf(turn, tiles, begun, 'zone:c')).toEqual({ nothing: true });
  });

  it('adds a place to an answer of several parts', () => {
    const ask: ShownAsk = { shape: 'some', min: 1, max: 2, options: [toA, toB], blocked: [] };
    expect(pickOf(ask, [], beginChoosing(ask, []), 'zone:a')).toMatchObject({ draft: { picked: ['move:a'] } });
  });

  it('lights a place once, with its key where that is clear', () => {
    const say = ({ key }: { readonly key: string }) => key;
    const lit = turn.options;
    const { draft } = begun;
    const targets = targetsOf({ ask: turn, lit, numbered: [toA, toB], chosen: toA, draft, say });
    expect(targets).toEqual([
      { ref: 'zone:b', isChosen: false, label: 'attack:b, move:b' },
      { ref: 'zone:a', isChosen: true, hotkey: '1', label: 'move:a' },
    ]);
  });
});

describe('what the game proposes', () => {
  it('is laid out at once, and can be given or changed', () => {
    const ask: ShownAsk = {
      shape: 'pairs',
      options: [option('r1'), option('r2')],
      partners: [option('b1'), option('b2')],
      blocked: [],
    };
    const { draft } = beginChoosing(ask, [], {
      pairs: [
        ['r1', 'b2'],
        ['r2', 'b1'],
      ],
    });
    expect(answerOf(ask, draft)).toEqual([
      ['r1', 'b2'],
      ['r2', 'b1'],
    ]);
    expect(answerOf(ask, paired(draft, 'r1', false))).toBeUndefined();
    const some: ShownAsk = { shape: 'some', min: 0, max: 2, options: ask.options, blocked: [] };
    expect(answerOf(some, beginChoosing(some, [], { picked: ['r2'] }).draft)).toEqual(['r2']);
    expect(answerOf(some, beginChoosing(some, []).draft)).toEqual([]);
  });
});

describe('the rest', () => {
  it('names letters whatever the lock, and tells shift', () => {
    expect(nameOf({ key: 'z', shiftKey: false })).toBe('Z');
    expect(nameOf({ key: 'Z', shiftKey: true })).toBe('⇧Z');
    expect(nameOf({ key: '?', shiftKey: true })).toBe('?');
    expect(nameOf({ key: 'Enter', shiftKey: false })).toBe('Enter');
  });

  it('never tells what may happen as never or always', () => {
    expect([0, 0.001, 0.284, 0.999, 1].map(shareShown)).toEqual([0, 0.01, 0.28, 0.99, 1]);
  });
});

describe('a place', () => {
  const ask: ShownAsk = { shape: 'place', space: 'lattice', places: [10, 3, 20, 1], options: [], blocked: [] };
  const begun = beginChoosing(ask, []);
  const chosen = { ...begun, draft: { ...begun.draft, place: 11 } };
  const say = () => '';

  it('is chosen by a click on the board, and taken by another', () => {
    expect(pickOf(ask, [], begun, 'place:11')).toEqual({ draft: chosen.draft });
    expect(pickOf(ask, [], chosen, 'place:11')).toEqual({ confirm: true });
    expect(pickOf(ask, [], chosen, 'place:20')).toMatchObject({ draft: { place: 20 } });
  });

  it('is none of those that were not offered, nor anything else', () => {
    expect(pickOf(ask, [], begun, 'place:13')).toEqual({ nothing: true });
    expect(pickOf(ask, [], begun, 'zone:a')).toEqual({ nothing: true });
  });

  it('is shown to the board once it is chosen', () => {
    const lit = { ask, lit: [], numbered: [], chosen: undefined, say };
    expect(targetsOf({ ...lit, draft: begun.draft })).toEqual([]);
    expect(targetsOf({ ...lit, draft: chosen.draft })).toMatchObject([{ ref: 'place:11', isChosen: true }]);
    expect(targetsOf({ ...lit, draft: { ...begun.draft, place: 13 } })).toEqual([]);
  });
});
