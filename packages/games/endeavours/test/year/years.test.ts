import { describe, expect, it } from 'vitest';
import { seasonIn, slotOf } from '../../src/rules/season.ts';
import { endOfYearChecks, profit, sunspotEvent } from '../../src/rules/year/index.ts';
import { scene } from '../../src/testing/index.ts';
import type { State } from '../../src/types.ts';

const event = (table: ReturnType<typeof scene>, ...answers: unknown[]) => table.perform(sunspotEvent, ...answers);
const eventIn = ({ log }: { readonly log: readonly { readonly key: string; readonly params?: unknown }[] }) =>
  (log.find(({ key }) => key === 'event.rolled')?.params as { event: { key: string } } | undefined)?.event.key;

describe('the sunspot cycle', () => {
  it('[END-SUNSPOT-01, END-SETUP-03] twelve slots: two blue, four yellow, four red, two blue; seven times', () => {
    const seasons = Array.from({ length: 12 }, (_, at) => seasonIn(at + 1)[0]).join('');
    expect(seasons).toBe('bbyyyyrrrrbb');
    expect(slotOf(13)).toBe(0);
    expect(seasonIn(84)).toBe('blue');
  });

  it('[END-SUNSPOT-02, END-SUNSPOT-04] an event at the end of even years alone', () => {
    expect(eventIn(event(scene().year(3)))).toBeUndefined();
    expect(eventIn(event(scene().year(4).dice(1)))).toBe('event.inspiration');
  });

  it('[END-SUNSPOT-03, END-SCORE-01] at the end of year 84 the game is over, and no event is rolled', () => {
    const table = scene().year(84).perform(endOfYearChecks);
    expect(table.state.stage).toBe('over');
    expect(table.state.result).not.toBeNull();
  });

  it('[END-CORE-17, END-EVENT-12] the next year begins with its profit after the event', () => {
    const { state } = event(scene().year(4).dice(1));
    expect(state).toMatchObject({ year: 5, stage: 'profit' });
  });
});

describe('which event', () => {
  it.each([
    [1, 2, 'inspiration'],
    [2, 2, 'inspiration'],
    [3, 2, 'glitch'],
    [4, 2, 'padExplosion'],
    [5, 10, 'loneliness'],
    [5, 2, 'budgetCuts'],
    [5, 6, 'solarFlare'],
  ] as const)(
    '[END-GAMEPLAY-10, END-GAMEPLAY-11, END-GAMEPLAY-12, END-GAMEPLAY-13] a %i at the end of year %i is %s',
    (die, year, name) => {
      expect(eventIn(event(scene().year(year).dice(die, 1)))).toBe(`event.${name}`);
    },
  );

  it('[END-GAMEPLAY-14, END-GAMEPLAY-17, END-RULE-01] a 6 is a wormhole in every season', () => {
    for (const year of [2, 6, 10]) {
      expect(event(scene().year(year).dice(6, 3, 1)).state.wormholes).toEqual([{ entrance: 'MA-L1', exit: null }]);
    }
  });

  it('[END-RULE-01] or, as an option, in the blue season alone, and like a 5 otherwise', () => {
    const only = () => scene({ wormholeBlueOnly: true });
    expect(eventIn(event(only().year(10).dice(6, 3, 1)))).toBe('event.wormhole');
    expect(eventIn(event(only().year(2).dice(6)))).toBe('event.budgetCuts');
    expect(eventIn(event(only().year(6).dice(6, 1)))).toBe('event.solarFlare');
  });

  it('[END-EX-31] the end of year 6 with a 5 is a Solar Flare, with a 6 a wormhole entrance', () => {
    expect(eventIn(event(scene().year(6).dice(5, 1)))).toBe('event.solarFlare');
    expect(event(scene().year(6).dice(6, 1, 1)).state.wormholes).toHaveLength(1);
  });
});

describe('events', () => {
  it('[END-EVENT-01] Inspiration: the top of every patent deck and of the queue goes to the bottom', () => {
    const { state } = event(scene().year(2).patents('thruster', 'T03', 'T04').queue('N01', 'N02').dice(1));
    expect(state.patents.thruster).toEqual(['T03', 'T04']);
    expect(state.queue).toEqual(['N01', 'N02']);
  });

  it('[END-EVENT-02] Glitch: on the fullest Stack without a Human; ties are chosen', () => {
    const table = () =>
      scene()
        .year(2)
        .dice(3)
        .outpost('SEL1', { cards: ['G01', 'G02'] })
        .outpost('SEL2', { cards: ['G03', 'G04'] });
    const chosen = event(table(), 'stack:3');
    expect(chosen.asked).toEqual(['glitch.stack']);
    expect(chosen.stack(3).glitch).toBe(true);
    const manned = event(table().rocket('SEL1', { cards: ['C07'] }));
    expect(manned.stack(3).glitch).toBe(true);
  });

  it('[END-EVENT-02] with no Stack exposed nothing happens', () => {
    expect(
      event(
        scene()
          .year(2)
          .dice(3)
          .leo({ cards: ['G01'] }),
      ).state.stacks.some(({ glitch }) => glitch),
    ).toBe(false);
  });

  it('[END-EVENT-05, END-GAMEPLAY-12] Pad Explosion: the heaviest card in LEO, and then Loneliness', () => {
    const table = event(
      scene()
        .year(2)
        .dice(4)
        .leo({ cards: ['G01', 'X01', 'C07'] })
        .rocket('SEL1', { cards: ['N02'] }),
    );
    expect(table.cardsAt('LEO')).toEqual(['G01', 'C07']);
    expect(table.state.hand).toContain('X01');
    expect(table.card('N02')?.lonely).toBe(true);
  });

  it('[END-EVENT-05, END-EQUIP-13] Crew, colonists, Bernals, equipment and black sides are invisible to it', () => {
    const cards = ['C07', 'N01', 'plating', { card: 'T09', side: 'black' }] as const;
    expect(event(scene().year(2).dice(4).leo({ cards })).cardsAt('LEO')).toHaveLength(4);
  });

  it('[END-EVENT-06, END-EXPCARD-12, END-OBSCARD-16, END-RULE-30] Budget Cuts: a card of the Hand by choice, equipment too, but none of exploration or observation', () => {
    const table = scene().year(2).dice(5).hand('T03', 'rover', 'XV3-1', 'OA1-1');
    const cut = event(table, 'rover');
    expect(cut.decisions[0]!.asks[0]!.options.map(option => (option as { key: string }).key)).toEqual(['T03', 'rover']);
    expect(cut.state.hand).toEqual(['T03', 'XV3-1', 'OA1-1']);
  });

  it('[END-EVENT-06] an empty Hand loses nothing', () => {
    expect(event(scene().year(2).dice(5)).asked).toEqual([]);
  });

  it('[END-GAMEPLAY-15, END-LONELY-03, END-EVENT-11] Loneliness: whoever is isolated, and nobody else', () => {
    const table = event(
      scene()
        .year(10)
        .dice(5)
        .rocket('SEL1', { cards: ['N02', 'N13'] })
        .outpost('SEL2', { cards: ['N03', 'tourists'] })
        .leo({ cards: ['C07'] }),
    );
    expect(table.card('N02')?.lonely).toBe(true);
    expect(table.card('N03')?.lonely).toBe(false);
    expect(table.card('C07')?.lonely).toBe(false);
  });
});

describe('a Solar Flare', () => {
  const flare = (die: number, change: (table: ReturnType<typeof scene>) => void) => {
    const table = scene().year(6);
    change(table);
    return event(table.dice(5, die));
  };

  it('[END-EVENT-07, END-MAP-02, END-EX-32] a 5 near Venus takes cards of rad-hardness 5 or less, with shielding 2 of 3 or less', () => {
    const bare = flare(5, table => table.rocket('VE-L1', { cards: ['R07', 'R06'] }));
    expect(bare.cardsAt('VE-L1')).toEqual(['R06']);
    const shielded = flare(5, table => table.rocket('VE-L1', { cards: ['H04', 'R05', 'plating'] }));
    expect(shielded.cardsAt('VE-L1')).toEqual(['R05', 'plating']);
  });

  it('[END-SHIELD-07, END-SHIELD-09] shielding helps Spacecraft: rockets, freighters, Bernals under way; not outposts', () => {
    const left = (kind: 'rocket' | 'freighter' | 'slipstream' | 'outpost') =>
      flare(5, table => table.stack(kind, 'VE-L1', { cards: ['R05', 'plating'] })).cardsAt('VE-L1');
    expect((['rocket', 'freighter', 'slipstream'] as const).map(left)).toEqual(Array(3).fill(['R05', 'plating']));
    expect(left('outpost')).toEqual(['plating']);
    const aboard = flare(5, table => table.bernal('B03', 'VE-L1', { anchored: false }, ['R05', 'plating']));
    expect(aboard.cardsAt('VE-L1')).toContain('R05');
  });

  it('[END-EVENT-08, END-MAP-08] LEO, the Cycler, belts but the solar one, Sites, Anchored Bernals and stations are shelter', () => {
    const table = flare(6, each =>
      each
        .leo({ cards: ['H04'] })
        .outpost('CYC', { cards: ['H04'] })
        .stack('outpost', 'EA-R1', { cards: ['H04'] })
        .stack('outpost', 'BENNU', { cards: ['H04'] })
        .stack('outpost', 'EML3', { cards: ['H04'] })
        .station('fuelDepot', 'ME-L4')
        .stack('outpost', 'ME-L4', { cards: ['H04'] })
        .stack('outpost', 'SOL-R', { cards: ['H04'] }),
    );
    expect(table.state.stacks.flatMap(({ cards }) => cards.filter(({ card }) => card === 'H04'))).toHaveLength(6);
    expect(table.cardsAt('SOL-R')).toEqual([]);
  });

  it('[END-EVENT-10] Humans go like other cards, and nothing is damaged', () => {
    const table = flare(6, each => each.rocket('ME-L4', { cards: ['N02', 'G08'] }));
    expect(table.state.queue).toContain('N02');
    expect(table.state.stacks.flatMap(({ cards }) => cards).some(({ damaged }) => damaged)).toBe(false);
  });

  it('[END-EVENT-09, END-SAT-05] satellites have rad-hardness 4, by their own zones', () => {
    const { state } = flare(4, each => each.with(now => now.satellites.push('VE-L1', 'SEL1')));
    expect(state.satellites).toEqual(['SEL1']);
  });
});

describe('the year', () => {
  it('[END-GAMEPLAY-19, END-BERNAL-02] the profit is 1 Aqua, or 1 water in LEO', () => {
    expect(scene().perform(profit, 'aqua').state.bank).toBe(11);
    const water = scene().perform(profit, 'water').state;
    expect([water.bank, water.stacks[0]!.cargo.water]).toEqual([10, 1]);
  });

  it('[END-BERNAL-02] no profit without an anchored Home Bernal', () => {
    const table = scene().with(({ bernals }) => {
      bernals[0]!.anchored = false;
    });
    expect(table.perform(profit).asked).toEqual([]);
  });

  it('[END-CORE-16] one operation a year; the rest is blocked with its reason', () => {
    const play = scene().play().choose('operation.income');
    expect(play.state.bank).toBe(11);
    expect(play.offers('operation.')).toEqual([]);
    expect(play.barred('operation.income')).toBe('END-CORE-16');
  });

  it('[END-CORE-19, END-HIDDEN-06] a year’s operation may be left unused, and what is impossible is blocked with its rule', () => {
    const play = scene().play();
    expect(play.offers()).toContain('end');
    expect(play.barred('operation.explore')).toBe('END-EXPLORE-01');
    play.choose('end');
    expect(play.state.year).toBe(2);
  });

  it('[END-CORE-15, END-CORE-20] free actions before and after the operation', () => {
    const play = scene()
      .rocket('EML3', { cards: ['T05'] })
      .play();
    play.choose('free.load', 'stack:2', '2', 'operation.income', 'free.unload', '2');
    expect(play.state.bank).toBe(11);
  });

  it('[END-CORE-23, END-CORE-04] outposts beyond two are given up at the end of the year, the Player choosing', () => {
    const table = scene();
    for (const node of ['SEL1', 'SEL2', 'SEL4'] as const)
      table.stack('outpost', node, { cards: ['G01'], cargo: { water: 2 } });
    const checked = table.perform(endOfYearChecks, 'stack:3');
    expect(checked.asked).toEqual(['limit.outpost']);
    expect(checked.cardsAt('SEL2')).toEqual([]);
    expect(checked.state.hand).toEqual(['G01']);
  });

  it('[END-ELEVATOR-04, END-CORE-18] an elevator with no industrialized end falls', () => {
    const stands = (change: (state: State) => void) =>
      scene()
        .factory('LUN-MH')
        .with(state => state.elevators.push('LUN-MH/EML1'))
        .with(change)
        .perform(endOfYearChecks).state.elevators;
    expect(stands(() => undefined)).toEqual(['LUN-MH/EML1']);
    expect(
      stands(({ sites }) => {
        sites['LUN-MH']!.factory = false;
      }),
    ).toEqual([]);
  });

  it('[END-HIDDEN-10, END-COMP-15] every year leaves a line: score, Aqua, water, discoveries, the event', () => {
    const table = scene()
      .year(2)
      .leo({ cargo: { water: 3 } })
      .unlocked('extraDie');
    const play = table.dice(1).play().choose('end');
    expect(play.state.log).toEqual([{ year: 2, event: 'inspiration', bank: 10, score: 0, discoveries: 1, water: 3 }]);
  });
});
