import { Match, type ShownOption, seedFrom } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { parameterStates } from '../../src/board/briefing/parameters.ts';
import { figuresOf } from '../../src/board/figures.ts';
import { goalText } from '../../src/board/goal.ts';
import { noteOf } from '../../src/board/notes.ts';
import { rowsOf } from '../../src/board/party/stations.ts';
import { prospectsOf } from '../../src/board/prospects.ts';
import { seatIn, seatOf } from '../../src/board/seat.ts';
import { ownFaction, sideOf } from '../../src/board/sides.ts';
import { statistics } from '../../src/board/statistics.ts';
import { status } from '../../src/board/status.ts';
import { verbs } from '../../src/board/verbs.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { renegades, texts } from '../../src/index.ts';
import { crewById } from '../../src/rules/table.ts';
import type { MissionId } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { walkGames } from '../support/face-games.ts';

const problems: string[] = [];
const tellers = (['en', 'fr'] as const).map(language =>
  createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
);

describe('where a match stands', () => {
  test('in real games every stage is one of the phases, and all can be said in both languages', () => {
    walkGames(6, ({ view: seen }) => {
      const { title, phases, phase, order, counters } = status(seen);
      expect(phases.map(({ id }) => id)).toContain(phase);
      expect(new Set(order.map(({ seat }) => seat)).size).toBe(order.length);
      const said = [title, ...phases.flatMap(({ name, note }) => (note ? [name, note] : [name])), ...counters];
      const more = [
        ...statistics(seen).map(each => each.text),
        ...parameterStates(seen).flatMap(each => [each.name, each.where]),
      ];
      for (const say of tellers) for (const text of [...said, ...more]) say(text);
    });
    expect(problems).toEqual([]);
  });

  test('[RDA-ORDER-01] whoever has had its turn in this phase is done', () => {
    const { state } = scene()
      .turnOf(2)
      .with(state => {
        state.order = [2];
      });
    expect(status(view(state, 'p1'))).toMatchObject({
      phase: 'ships',
      acting: 'p2',
      order: [
        { seat: 'p1', isDone: true },
        { seat: 'p2', isDone: false },
      ],
    });
  });
});

describe('whose something is', () => {
  test('[RDA-SETUP-30] a seat is its ship; the lone one of three has two and is a player', () => {
    const two = view(scene().state, 'p1');
    const three = view(scene({ players: 3 }).state, 'p1');
    expect(seatOf('p2', two).name.key).toBe('ship.destinyAurora');
    expect(seatOf('p3', three).name.key).toBe('p3');
    expect(seatOf('p1').name.key).toBe('p1');
  });

  describe('[RDA-SETUP-01, RDA-SETUP-05, RDA-SETUP-30] whom a seat will play is told by the set-up', () => {
    const told = (language: 'en' | 'fr', seat: string, setup: object) => {
      const say = createFormatter(texts, language);
      const { name, note } = seatIn(seat, renegades.setup.parse(setup));
      return [say(name), say(note!)];
    };

    test.each([
      [{}, 'p1', 'Icarus', 'Renegades · commander Lexxa'],
      [{ players: 2 }, 'p2', 'Destiny Aurora', 'Coalition · commander Jayce Carver'],
      [{ players: 2, ships: ['argusPrime'] }, 'p2', 'Argus Prime', 'Coalition · commander Adira Voss'],
      [{ players: 4 }, 'p2', 'Cerberus', 'Renegades · commander Ragnar'],
      [{ players: 2, draft: true }, 'p2', 'Destiny Aurora', 'Coalition · the crew is picked at the table'],
      [{ players: 3 }, 'p3', 'Player 3', 'Coalition · Destiny Aurora (Jayce Carver) and Argus Prime (Adira Voss)'],
      [
        { players: 3, draft: true },
        'p3',
        'Player 3',
        'Coalition · Destiny Aurora and Argus Prime; the crews are picked at the table',
      ],
    ])('%j: %s is the %s', (setup, seat, name, note) => {
      expect(told('en', seat, setup)).toEqual([name, note]);
    });

    test('in French, too', () => {
      expect(told('fr', 'p1', {}).join(': ')).toMatch(/^Icarus: Renégats · commandement\s: Lexxa$/);
    });

    test('as it says when the match has begun', () => {
      for (const setup of [{ players: 1 }, { players: 2 }, { players: 3 }, { players: 4, draft: true }]) {
        const parsed = renegades.setup.parse(setup);
        const match = Match.begin(renegades, parsed, { seed: seedFrom('seats') });
        for (const { id } of match.seats) expect(seatOf(id, match.view('spectator'))).toEqual(seatIn(id, parsed));
      }
    });
  });

  test('[RDA-SETUP-06, RDA-CREW-08] who commands is told once the crew is there, and no longer when nobody does', () => {
    const { state } = scene();
    const note = () => seatOf('p1', view(state, 'p1')).note!;
    expect(note().params).toMatchObject({ commander: { key: 'crew.lexxa' } });
    crewById(state, 'lexxa').ship = 2;
    expect(note()).toEqual({ key: 'faction.renegade' });
  });

  test('[RDA-CREW-08] friend and foe are told from where one sits, by whom somebody serves now', () => {
    const seats = [1, 2].map(ring => ({
      id: `p${ring}`,
      ring: ring as 1 | 2,
      name: '',
      held: 'person' as const,
      isYours: true,
    }));
    const { state } = scene().crew('jayce', { faction: 'renegade', ship: 1 });
    const jayce = state.crew.find(({ id }) => id === 'jayce')!;
    expect(sideOf(view(state, 'p1'), jayce, 'p1', seats)).toEqual({ ring: 1, isFoe: false });
    expect(sideOf(view(state, 'p2'), jayce, 'p2', seats)).toEqual({ ring: 1, isFoe: true });
    expect(ownFaction(view(state, 'spectator'), 'spectator')).toBe('renegade');
  });

  test('[RDA-STATION-02, RDA-SHIP-05] the stations of a ship, manned or empty, then all others aboard', () => {
    const { state } = scene()
      .crew('prak', { post: 'quarters' })
      .crew('maeve', { at: [8, 10] });
    const rows = rowsOf(state, state.ships[0]!);
    expect(rows.map(({ post, crew }) => [post, crew?.id])).toEqual([
      ['commander', 'lexxa'],
      ['navigation', 'ronara'],
      ['communications', undefined],
      ['weapons', undefined],
      ['engineering', 'icheb'],
      ['quarters', 'prak'],
    ]);
    expect(rows[1]!.skill?.params).toMatchObject({ value: 5 });
  });
});

describe('prospects', () => {
  test('add up what is reached or passed, and leave out what hardly ever happens', () => {
    const chances = (...shares: number[]) => ({
      mean: 0,
      chances: shares.map((share, value) => [value, share] as const),
    });
    const odds = { harm: chances(0.1, 0.3, 0.4, 0.2), suffered: chances(0.8, 0.2), lost: chances(0.999, 0.001) };
    expect(prospectsOf(odds).map(({ text, share, tone }) => [text.key, text.params!['count'], share, tone])).toEqual([
      ['face.prospect.harm', 1, expect.closeTo(0.9), 'good'],
      ['face.prospect.harm', 2, expect.closeTo(0.6), 'good'],
      ['face.prospect.harm', 3, expect.closeTo(0.2), 'good'],
      ['face.prospect.suffered', 1, expect.closeTo(0.2), 'bad'],
    ]);
  });
});

describe('the action bar', () => {
  test('has a verb for every group of real games, and no letter twice at one question', () => {
    const wrong = new Set<string>();
    walkGames(12, ({ decision }) => {
      const options: ShownOption[] = [...(decision?.ask?.options ?? []), ...(decision?.ask?.blocked ?? [])];
      const here = new Set(options.flatMap(({ group }) => group ?? []));
      const keys = [...here].map(group => verbs[group]?.hotkey ?? `none for ${group}`);
      if (new Set(keys).size < keys.length || keys.some(key => key.startsWith('none'))) {
        wrong.add(`${decision?.name}: ${[...here].join()} ${keys.join()}`);
      }
    });
    expect([...wrong]).toEqual([]);
  });

  test('leaves the keys of the table alone: undo, log, party, odds, and the other board', () => {
    expect(Object.values(verbs).filter(({ hotkey }) => 'ZLPOB'.includes(hotkey))).toEqual([]);
  });
});

describe('what an option means', () => {
  test('[RDA-SHIP-07, RDA-SHIP-15, RDA-ATTACK-15] a ship attack has gap, range and dice, and tells obstructed terrain', () => {
    const { state } = scene()
      .ship(1, { at: [10, 4], facing: 'E' })
      .ship(2, { at: [10, 8], damage: 3 })
      .salvage(1, [10, 6])
      .turnOf(1);
    const option: ShownOption = {
      key: 'attack:ship:2',
      group: 'attack',
      label: { key: 'act.attack' },
      refs: ['ship:2'],
    };
    expect(figuresOf(view(state, 'p1'), option).map(({ value, text }) => [text.key.split('.').at(-1), value])).toEqual([
      ['gap', '4'],
      ['reach', '6'],
      ['dice', '5'],
      ['left', '7'],
      ['obstructed', '✓'],
    ]);
  });

  test.each([
    [7, '1 square away'],
    [9, '3 squares away'],
  ])('[RDA-SHIP-15] a target in column %i is %s', (column, words) => {
    const { state } = scene()
      .ship(1, { at: [6, 8] })
      .ship(2, { at: [column, 8] })
      .turnOf(1);
    const option: ShownOption = {
      key: 'attack:ship:2',
      group: 'attack',
      label: { key: 'act.attack' },
      refs: ['ship:2'],
    };
    const { value, text } = figuresOf(view(state, 'p1'), option)[0]!;
    expect(`${value} ${createFormatter(texts, 'en')(text)}`).toBe(words);
  });

  test.each([
    ['en', 1, ['1 digit', '1 digit then']],
    ['en', 2, ['2 digits', '0 digits then']],
    ['fr', 1, ['1 crédit', '1 crédit ensuite']],
    ['fr', 2, ['2 crédits', '0 crédit ensuite']],
  ] as const)('[RDA-BUY-09] in %s a deal of %i says what it costs and what is left', (language, digits, words) => {
    const { state } = scene().ship(1, { at: [6, 8] });
    state.purses['p1'] = 2;
    state.shore = { seats: ['p1'], phase: 'trade', wares: [], offers: [] };
    const option: ShownOption = { key: 'buy:1', group: 'buy', label: { key: 'deal.buy', params: { digits } } };
    const say = createFormatter(texts, language);
    expect(figuresOf(view(state, 'p1'), option).map(({ value, text }) => `${value} ${say(text)}`)).toEqual(words);
  });

  test('[RDA-TEST-01] an Interact has the dice of the skill and what one of them needs', () => {
    const { state } = scene()
      .crew('lexxa', { at: [8, 10] })
      .partyTurn('lexxa');
    const params = { skill: { key: 'skill.leadership' }, target: 5 };
    const option: ShownOption = {
      key: 'interact:parameter:1',
      group: 'interact',
      label: { key: 'crewAct.interact', params },
    };
    expect(figuresOf(view(state, 'p1'), option).map(({ value }) => value)).toEqual(['5', '5+']);
  });

  test('cards, tactical cards and upgrades are explained where they are offered', () => {
    const label = { key: 'deal.upgrade', params: { upgrade: { key: 'upgrade.acePilot' }, who: { key: 'crew.lexxa' } } };
    expect(noteOf({ label })).toEqual({ key: 'upgrade.acePilot.text' });
    expect(noteOf({ label: { key: 'tactic.feint' } })).toEqual({ key: 'tactic.feint.text' });
    expect(noteOf({ label: { key: 'act.move' } })).toBeUndefined();
  });

  test('[RDA-DEC-14] a tactical card is explained to whoever is asked for it in another’s turn', () => {
    const match = scene()
      .ship(2, { orbital: 'shieldHarmonics', damage: 1 })
      .stage('ships')
      .with(state => {
        state.order = [1, 2];
      })
      .play();
    expect([match.asked, match.asks]).toEqual(['p2', 'tactic']);
    const [pass, use] = match.shown().options;
    expect(noteOf(use!)).toEqual({ key: 'tactic.shieldHarmonics.text' });
    expect(noteOf(pass!)).toBeUndefined();
  });
});

describe('what wins', () => {
  const ids = Object.keys(missions) as MissionId[];

  test('[RDA-WIN-02] is told of every mission by what can be done in it, in both languages', () => {
    const faults: string[] = [];
    for (const language of ['en', 'fr'] as const) {
      const say = createFormatter(texts, language, ({ sentence }) => faults.push(sentence));
      for (const id of ids) for (const tier of [1, 2, 3] as const) expect(say(goalText(id, tier))).not.toMatch(/\b0\b/);
    }
    expect(faults).toEqual([]);
  });

  test('[RDA-TIER-06, RDA-EPIC-02, RDA-EPIC-06] sites are marked, not carried, and an ending of its own is told as that', () => {
    const [say] = tellers;
    expect(say!(goalText('foundryOfBlades', 1))).toBe(
      'Mark all the sites for your side, and have one of your crew aboard a docked ship',
    );
    expect(say!(goalText('deadSignal', 1))).toBe('Get it aboard a ship of your side');
    expect(say!(goalText('burningThrone', 1))).toMatch(/^Bring both .* aboard one ship$/);
    expect(say!(goalText('answerFromTheDark', 1))).toMatch(/^Light the four pylons/);
  });
});
