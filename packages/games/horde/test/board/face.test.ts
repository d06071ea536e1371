import { scene } from '@starboard/horde/testing';
import type { ShownOption } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { markerStates } from '../../src/board/briefing/marker-states.ts';
import { figuresOf } from '../../src/board/figures.ts';
import { noteOf } from '../../src/board/notes.ts';
import { prospectsOf } from '../../src/board/prospects.ts';
import { seatIn, seatOf } from '../../src/board/seat.ts';
import { statistics } from '../../src/board/statistics.ts';
import { status } from '../../src/board/status.ts';
import { verbs } from '../../src/board/verbs.ts';
import { horde, texts } from '../../src/index.ts';
import { walkGames } from './face-games.ts';

const problems: string[] = [];
const tellers = (['en', 'fr'] as const).map(language =>
  createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
);

describe('where a match stands', () => {
  test('in real games every stage is one of the phases, and all can be said in both languages', () => {
    walkGames(6, ({ view }) => {
      const { title, phases, phase, order, counters } = status(view);
      expect(phases.map(({ id }) => id)).toContain(phase);
      expect(new Set(order.map(({ seat }) => seat)).size).toBe(order.length);
      const said = [title, ...phases.flatMap(({ name, note }) => (note ? [name, note] : [name])), ...counters];
      const more = [...statistics(view).map(each => each.text), ...markerStates(view).map(each => each.text)];
      for (const say of tellers) for (const text of [...said, ...more]) say(text);
    });
    expect(problems).toEqual([]);
  });

  test('[GSQ-CORE-09] a seat is done when all its heroes have acted or lie', () => {
    const played = scene({ heroes: ['breacher', 'medic', 'psion', 'envoy'], seats: 2 })
      .hero(1, { activated: true })
      .hero(3, { wounds: 8 })
      .turnOf(2)
      .play();
    expect(status(played.state)).toMatchObject({
      acting: 'p2',
      order: [
        { seat: 'p1', isDone: true },
        { seat: 'p2', isDone: false },
      ],
    });
  });

  test('[GSQ-SCORE-01] the score so far is all XP times the waves held', () => {
    const view = scene()
      .wave(4)
      .with(state => {
        state.earned = 10;
      }).state;
    expect(horde.headline?.(view).score).toBe(30);
    expect(statistics(view).slice(0, 2)).toMatchObject([{ value: 3 }, { value: 10 }]);
  });
});

describe('how it stands with the markers', () => {
  test('[GSQ-OBJ-01, GSQ-OBJ-03, GSQ-OBJ-06, GSQ-TABLE-06] who holds or threatens them, or is on the way', () => {
    const view = scene()
      .hero(1, { at: [24, 24] })
      .hero(2, { at: [12, 12], shaken: true })
      .unit('raiders', [[13, 13]])
      .unit('deckhands', [[30, 10]])
      .unit('chainBrute', [[36, 36]], { shaken: true })
      .marker(4, 3)
      .marker(1, 2)
      .priority(5).state;
    expect(markerStates(view).map(({ no, hold, damage, isPriority }) => [no, hold, damage, isPriority])).toEqual([
      [1, 'threatened', 2, false],
      [2, 'approached', 0, false],
      [3, 'approached', 0, false],
      [4, 'destroyed', 3, false],
      [5, 'held', 0, true],
    ]);
  });

  test('[GSQ-OBJ-03] with both there it is contested, and named by two at most', () => {
    const view = scene()
      .hero(1, { at: [12, 12] })
      .unit('raiders', [[13.5, 12]])
      .unit('deckhands', [[12, 13.5]]).state;
    expect(markerStates(view)[0]).toMatchObject({
      hold: 'contested',
      text: { params: { who: { params: { count: 2 } } } },
    });
  });
});

describe('whom a seat plays', () => {
  test('[GSQ-PREP-13] its only hero, or as a player several with the sign of the one that acts', () => {
    const four = scene({ heroes: ['breacher', 'medic', 'psion', 'envoy'], seats: 2 }).turnOf(3).state;
    const two = scene({ heroes: ['breacher', 'medic'], seats: 2 }).state;
    expect(seatOf('p1', four).name).toEqual({ key: 'p1' });
    expect(seatOf('p1', four).icon).toBe(seatOf('p1', scene({ heroes: ['psion', 'medic'], seats: 2 }).state).icon);
    expect(seatOf('p2', two).name.key).toBe('hero.medic');
    expect(seatOf('p2').name.key).toBe('p2');
  });

  test('[GSQ-PREP-12, GSQ-PREP-13] the set-up tells it before there is a match, as the match does then', () => {
    const say = createFormatter(texts, 'en');
    const told = (seat: string, setup: object) => {
      const { name, note } = seatIn(seat, horde.setup.parse(setup));
      return note === undefined ? say(name) : `${say(name)}: ${say(note)}`;
    };
    expect(told('p2', { heroes: 2, seats: 2 })).toBe('Medic');
    expect(told('p1', { heroes: 4, seats: 2 })).toBe('Player 1: Breacher, Sharpshooter');
    expect(told('p2', { heroes: ['medic', 'psion', 'medic'], seats: 3 })).toBe('Psion');
    expect(told('p3', { heroes: ['medic', 'psion', 'medic'], seats: 3 })).toBe('Medic 2');
    const setup = horde.setup.parse({ heroes: ['medic', 'psion', 'medic'], seats: 2 });
    const { state } = scene({ heroes: ['medic', 'psion', 'medic'], seats: 2 });
    for (const seat of ['p1', 'p2']) expect(seatIn(seat, setup)).toEqual(seatOf(seat, state));
  });
});

describe('prospects', () => {
  test('add up what is reached or passed, and leave out what hardly ever happens', () => {
    const chances = (...shares: number[]) => ({
      mean: 0,
      chances: shares.map((share, value) => [value, share] as const),
    });
    const odds = { killed: chances(0.1, 0.3, 0.4, 0.2), suffered: chances(0.8, 0.2), fallen: chances(0.999, 0.001) };
    expect(prospectsOf(odds).map(({ text, share, tone }) => [text.key, text.params!['count'], share, tone])).toEqual([
      ['face.prospect.killed', 1, expect.closeTo(0.9), 'good'],
      ['face.prospect.killed', 2, expect.closeTo(0.6), 'good'],
      ['face.prospect.killed', 3, expect.closeTo(0.2), 'good'],
      ['face.prospect.suffered', 1, expect.closeTo(0.2), 'bad'],
    ]);
  });
});

describe('the action bar', () => {
  test('has a verb for every group of real games, and no letter twice at one question', () => {
    const wrong = new Set<string>();
    const groups = new Set<string>();
    walkGames(24, ({ decision }) => {
      const options: ShownOption[] = [...(decision?.ask?.options ?? []), ...(decision?.ask?.blocked ?? [])];
      const here = new Set(options.flatMap(({ group }) => group ?? []));
      const keys = [...here].map(group => verbs[group]?.hotkey ?? `none for ${group}`);
      if (new Set(keys).size < keys.length || keys.some(key => key.startsWith('none'))) wrong.add(keys.join());
      for (const group of here) groups.add(group);
    });
    expect([...wrong]).toEqual([]);
    expect(Object.keys(verbs).filter(group => !groups.has(group) && group !== 'done')).toEqual([]);
  });
});

describe('figures of an option', () => {
  const played = scene()
    .hero(1, { at: [24, 24] })
    .unit('sentryFrame', [[24, 30]])
    .piece('rubble', [21.5, 28])
    .turnOf(1)
    .play();

  test('[GSQ-SHOOT-05, GSQ-SHOOT-06, GSQ-EX-26] a shot has gap and range, dice, what hits and what blocks in cover', () => {
    const option: ShownOption = { key: 'unit:1', group: 'shoot', label: { key: 'shoot.at' } };
    expect(figuresOf(played.state, option).map(({ value, text }) => [text.key.split('.').at(-1), value])).toEqual([
      ['gap', '4.5″'],
      ['range', '12″'],
      ['dice', '3'],
      ['hit', '4+'],
      ['blockCovered', '4+'],
    ]);
  });

  test('[GSQ-POWER-04] one more action tells the wounds that missing Power costs', () => {
    const view = scene().hero(1, { power: 1 }).turnOf(1).state;
    const option: ShownOption = { key: 'extra', group: 'extra', label: { key: 'act.extra', params: { power: 2 } } };
    expect(figuresOf(view, option).map(({ value }) => value)).toEqual(['2', '0', '1']);
  });

  test('[GSQ-SHOP-04, GSQ-SHOP-05] a deal tells its price and what is left', () => {
    const view = scene()
      .hero(1, { credits: 20, items: ['medKit'] })
      .stage('shop')
      .play().state;
    const deal = (key: string, group: string): ShownOption => ({ key, group, label: { key: `shop.${group}` } });
    expect(figuresOf(view, deal('buy:1:medKit', 'buy')).map(({ value }) => value)).toEqual(['15', '5']);
    expect(figuresOf(view, deal('sell:1:medKit', 'sell')).map(({ value }) => value)).toEqual(['7', '27']);
    const words = (credits: number) => {
      const rich = { ...view, heroes: view.heroes.map(hero => ({ ...hero, credits })) };
      return figuresOf(rich, deal('buy:1:medKit', 'buy')).map(({ value, text }) =>
        tellers.map(say => `${value} ${say(text)}`),
      )[1];
    };
    expect(words(16)).toEqual(['1 credit then', '1 crédit ensuite']);
    expect(words(17)).toEqual(['2 credits then', '2 crédits ensuite']);
  });

  test('can be worked out for every option of real games, and are never two of one kind', () => {
    const wrong: string[] = [];
    walkGames(6, ({ view, decision }) => {
      for (const option of decision?.ask?.options ?? []) {
        const figures = figuresOf(view, option);
        for (const say of tellers) for (const { text } of figures) say(text);
        if (new Set(figures.map(({ text }) => text.key)).size < figures.length) wrong.push(option.key);
      }
    });
    expect(wrong).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('shooting asks one verb for all targets, so that they lie open at once', () => {
    const { options, blocked } = scene()
      .hero(1, { at: [24, 24] })
      .unit('raiders', [[24, 30]])
      .unit('deckhands', [[24, 44]])
      .turnOf(1)
      .play()
      .choose('hold')
      .shown();
    expect([...options, ...blocked].map(({ key, group }) => [key, group])).toEqual([
      ['unit:1', 'shoot'],
      ['none', 'shoot'],
      ['unit:2', 'shoot'],
    ]);
  });
});

describe('a line below an option', () => {
  test('[GSQ-SHOP-04, GSQ-ITEM-17] every ware in the shop says what it does, whether it can be bought or not', () => {
    const played = scene({ heroes: ['breacher', 'medic'], seats: 1 })
      .hero(1, { credits: 20 })
      .stage('shop')
      .play();
    const { options, blocked } = played.shown();
    const wares = [...options, ...blocked].filter(({ key }) => key.startsWith('buy:1:'));
    expect(wares).toHaveLength(18);
    for (const ware of wares) for (const say of tellers) expect(say(noteOf(ware)!)).not.toBe('');
    expect(tellers[0]!(noteOf(wares.find(({ key }) => key.endsWith('medKit'))!)!)).toBe('Restores 3 wounds.');
    expect(problems).toEqual([]);
  });

  test('[GSQ-TABLE-04, GSQ-SKILL-26, GSQ-ITEM-16] with the inches of its table, whether it can be chosen or not', () => {
    const notes = (table: 'standard' | 'small') => {
      const played = scene({ heroes: ['envoy', 'medic'], table })
        .hero(1, { skills: ['rally', 'sprint'], items: ['stunGrenade'] })
        .turnOf(1)
        .play();
      const { options, blocked } = played.shown();
      const all = [...options, ...blocked].filter(({ key }) => /^(skill|item):/.test(key));
      return all.map(option => tellers[0]!(noteOf(option)!)).sort();
    };
    expect(notes('standard')).toEqual([
      'A visible enemy unit within 12″ is Shaken.',
      'Another hero within 9″ is no longer Shaken and has +1 to morale this round.',
      'Moves up to 4″ at once.',
    ]);
    expect(notes('small')).toEqual([
      'A visible enemy unit within 6″ is Shaken.',
      'Another hero within 4.5″ is no longer Shaken and has +1 to morale this round.',
      'Moves up to 2″ at once.',
    ]);
  });

  test('in real games every line has words in both languages', () => {
    const notes = new Set<string>();
    walkGames(8, ({ decision }) => {
      for (const option of [...(decision?.ask?.options ?? []), ...(decision?.ask?.blocked ?? [])]) {
        const note = noteOf(option);
        if (note) notes.add(note.key);
      }
    });
    expect([...notes].filter(key => !(key in texts.en && key in texts.fr))).toEqual([]);
    expect([...notes].some(key => key.startsWith('skill.'))).toBe(true);
  });
});
