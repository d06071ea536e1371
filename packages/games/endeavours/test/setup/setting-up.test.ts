import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { endeavours } from '../../src/index.ts';
import { facTable } from '../../src/map/location-tables.ts';
import { classOf } from '../../src/rules/missions/quest.ts';
import { requirementsOf } from '../../src/rules/missions/score.ts';
import { startingFactory } from '../../src/rules/setup/factory.ts';
import { placeHomeBernal } from '../../src/rules/setup/home-bernal.ts';
import { layPlaymats } from '../../src/rules/setup/playmats.ts';
import { type Setup, setupSchema } from '../../src/setup.ts';
import { scene } from '../../src/testing/index.ts';
import type { BernalId } from '../../src/types.ts';

const begin = (choices: Partial<Setup> = {}, seed = 'any') =>
  Match.begin(endeavours, setupSchema.parse({ crew: 'C07', ...choices }), { seed: seedFrom(seed) });

const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`);

describe('what is there at the beginning', () => {
  it('[END-SETUP-01, END-SETUP-02, END-COMP-01, END-COMP-02] one player, and the decks of both modules besides the six ordinary ones', () => {
    const { state } = begin();
    expect(begin().decision?.seats).toEqual(['player']);
    expect(state.patents.freighter.length).toBeGreaterThan(0);
    expect(state.patents.gwThruster.length).toBeGreaterThan(0);
    expect(state.queue).toHaveLength(18);
  });

  it.each([
    [1, 1, 1, 1],
    [2, 2, 1, 1],
    [3, 1, 2, 1],
    [4, 1, 1, 2],
  ] as const)(
    '[END-SETUP-04, END-SETUP-09] difficulty %i draws %i easy, %i medium and %i hard missions, face up',
    (difficulty, easy, medium, hard) => {
      const { missions } = begin({ difficulty }).state;
      const count = (name: string) => missions.filter(({ card }) => classOf(card) === name).length;
      expect([count('easy'), count('medium'), count('hard')]).toEqual([easy, medium, hard]);
      expect(missions.every(({ status }) => status === 'open')).toBe(true);
    },
  );

  it('[END-EX-01] difficulty 2: two easy, one medium, one hard, and 80 points are needed', () => {
    const { state } = begin({ difficulty: 2 });
    const classes = state.missions.map(({ card }) => classOf(card)).sort();
    expect(classes).toEqual(['easy', 'easy', 'hard', 'medium']);
    expect(requirementsOf(2).score).toBe(80);
  });

  it('[END-MISSION-01] easy up to 10 points, medium to 20, hard from 21', () => {
    const by = { easy: [1, 10], medium: [11, 20], hard: [21, 99] } as const;
    for (const card of Object.keys(baseMissions) as (keyof typeof baseMissions)[]) {
      const [least, most] = by[classOf(card)];
      expect(baseMissions[card].points).toBeGreaterThanOrEqual(least);
      expect(baseMissions[card].points).toBeLessThanOrEqual(most);
    }
  });

  it('[END-SETUP-11, END-RULE-03, END-PATENT-08] three cards of each of the nine patent decks leave; the colonist queue loses nothing', () => {
    const { patents, queue, hand } = begin().state;
    const sizes = {
      thruster: 12,
      robonaut: 12,
      refinery: 12,
      generator: 12,
      reactor: 12,
      radiator: 12,
      freighter: 7,
      gwThruster: 7,
      bernal: 10,
    };
    for (const [deck, size] of Object.entries(sizes)) {
      const drawn = hand.filter(card =>
        card.startsWith(
          { thruster: 'T', robonaut: 'R', refinery: 'F', generator: 'G', reactor: 'X', radiator: 'H' }[deck] ?? '?',
        ),
      ).length;
      expect(patents[deck as keyof typeof patents].length + drawn).toBe(size - 3);
    }
    expect(queue).toHaveLength(18);
  });

  it('[END-SETUP-12] without sails both of them and one more thruster leave', () => {
    for (const seed of seeds) {
      const { patents, hand } = begin({ noSails: true }, seed).state;
      const thrusters = [...patents.thruster, ...hand.filter(card => card.startsWith('T'))];
      expect(thrusters).toHaveLength(9);
      expect(thrusters).not.toContain('T01');
      expect(thrusters).not.toContain('T02');
    }
    expect(seeds.some(seed => begin({}, seed).state.patents.thruster.includes('T01'))).toBe(true);
  });

  it('[END-SETUP-13, END-COMP-11] 259 exploration and 214 observation cards, each deck shuffled by itself', () => {
    const { exploration, observation } = begin().state;
    expect(new Set(exploration.draw).size).toBe(259);
    expect(new Set(observation.draw).size).toBe(214);
    expect(begin({}, 'another').state.exploration.draw).not.toEqual(exploration.draw);
  });

  it('[END-SETUP-14, END-COMP-09] 30 beads of each colour, black included, are in the bag', () => {
    expect(begin().state.bag).toEqual({ black: 30, green: 30, purple: 30, red: 30, yellow: 30 });
  });

  it('[END-START-01] 9 Aqua', () => {
    expect(begin().state.bank).toBe(9);
  });

  it.each(['C01', 'C02', 'C03'] as const)(
    '[END-START-13, END-GAMEPLAY-02, END-RULE-07] %s brings 6 Aqua more',
    crew => {
      expect(begin({ crew }).state.bank).toBe(15);
    },
  );

  it('[END-START-13] a Crew at random is one of the twelve', () => {
    const crews = seeds.map(seed => begin({ crew: 'random' }, seed).state.crew);
    expect(new Set(crews).size).toBeGreaterThan(3);
    for (const crew of crews) expect(crew).toMatch(/^C(0\d|1[012])$/);
  });

  it('[END-START-02] the Crew card is in LEO', () => {
    expect(begin({ crew: 'C05' }).state.stacks[0]!.cards.map(({ card }) => card)).toEqual(['C05']);
  });

  it('[END-START-03] the top card of each ordinary deck is in the Hand', () => {
    expect(begin().state.hand.map(card => card[0])).toEqual(['G', 'H', 'X', 'F', 'R', 'T']);
  });

  it('[END-START-04, END-RULE-04, END-EX-02] four of the six given up: 13 Aqua, two cards, and never again', () => {
    const match = begin();
    const [a, b, c, d] = match.state.hand as [string, string, string, string];
    match.answer('player', [a, b, c, d]);
    expect(match.state.hand.filter(card => !card.startsWith('N'))).toHaveLength(2);
    expect(match.state.patents.generator[0]).toBe(a);
    expect(match.log.find(({ key }) => key === 'money.earned')?.params).toEqual({ aqua: 4 });
    expect(match.decision?.name).not.toBe('startingHand');
  });

  it('[END-SETUP-15, END-COMP-14] one seed gives one game, down to the first question of the year', () => {
    const play = () => {
      const match = begin({}, 'same');
      match.answer('player', []);
      return match;
    };
    expect(play().state).toEqual(play().state);
    expect(play().state.year).toBe(1);
    expect(play().decision?.name).toBe('profit');
  });
});

describe('the Home Bernal', () => {
  const drawn = (card: BernalId) => {
    const table = scene();
    table.state.stacks.splice(1);
    table.state.bernals = [];
    table.state.patents.bernal = [card];
    return table.queue('N02', 'N03', 'N04').perform(placeHomeBernal);
  };

  it('[END-START-05, END-START-08, END-RULE-05] a random Bernal is anchored in the orbit it prints, for nothing, and the Bank is there', () => {
    const { state } = drawn('B04');
    expect(state.bernals).toEqual([{ card: 'B04', anchored: true, home: true }]);
    expect(state.stacks[1]!.node).toBe('EML2');
    expect(state.bank).toBe(10);
  });

  it('[END-START-06] one colonist comes into its Stack', () => {
    expect(drawn('B04').cardsAt('EML2')).toEqual(['B04', 'N02']);
  });

  it.each(['B01', 'B02'] as const)('[END-START-07] %s: one more place for colonists, and two come', card => {
    const { state } = drawn(card);
    expect(state.colonistBonus).toBe(1);
    expect(state.stacks[1]!.cards.map(each => each.card)).toEqual([card, 'N02', 'N03']);
  });
});

describe('the first Factory', () => {
  it('[END-START-09, END-START-11, END-SITE-06] by the FAC table a Claim and a Factory, with the site rolls and no shielding roll', () => {
    const table = scene().dice(1, 3, /* hazard */ 5, 4, 3, 5, 3).perform(startingFactory);
    expect(table.site('GEOGRAPHOS')).toMatchObject({
      claim: true,
      factory: true,
      visited: true,
      hazard: [4, 3],
      terrain: 5,
      potential: 3,
    });
    expect(table.asked).toEqual([]);
  });

  it('[END-START-10, END-RULE-06] a Site that a mission names is rolled again', () => {
    const table = scene().mission('FA1').dice(1, 1, /* BENNU */ 1, 2, 1, 1, 1, 1).perform(startingFactory);
    expect(table.site('BENNU')).toBeUndefined();
    expect(table.site('RYUGU')?.factory).toBe(true);
  });

  it.each([
    ['a feature', 'HP1', [1, 4], 'AMUN'],
    ['a spectral type', 'SI1', [1, 1], 'BENNU'],
    ['a hydration', 'HH1', [1, 3], 'GEOGRAPHOS'],
    ['one end of an elevator', 'SE1', [1, 6], 'LUN-MH'],
    ['a Site of a tour', 'TO1', [1, 5], 'LUN-CB'],
  ] as const)('[END-START-14] it is rolled again for %s', (_, mission, [black, blue], named) => {
    expect(facTable[black - 1]![blue - 1]).toBe(named);
    const table = scene().mission(mission).dice(black, blue, 3, 2, 1, 1, 1, 1).perform(startingFactory);
    expect(table.site(named)).toBeUndefined();
  });

  it('[END-START-14] its zone and its size are no features', () => {
    const table = scene().mission('HX3').dice(1, 1, 1, 1, 1, 1).perform(startingFactory);
    expect(table.site('BENNU')?.factory).toBe(true);
  });

  it('[END-START-10] where missions name every Site of the table the first roll stands', () => {
    const table = scene();
    for (const type of ['SI1', 'SI2', 'SI3', 'SI4', 'SI5', 'SI6'] as const) table.mission(type);
    expect(table.dice(1, 1, 1, 1, 1, 1).perform(startingFactory).site('BENNU')?.factory).toBe(true);
  });

  it('[END-START-12] a push Site gives Powersat at once', () => {
    const table = scene().dice(1, 4, 1, 1, 1, 1).perform(startingFactory);
    expect(table.site('AMUN')?.factory).toBe(true);
  });
});

describe('the playmats', () => {
  const laid = () => scene().dice(2, 4).perform(layPlaymats).state;

  it('[END-MAT-01, END-MAT-07] four of the 69 projects', () => {
    expect(new Set(laid().projects).size).toBe(4);
  });

  it('[END-MAT-03] three of the 24 stations, none of them built', () => {
    const { stations } = laid();
    expect(new Set(stations.map(({ card }) => card)).size).toBe(3);
    expect(stations.every(({ node }) => node === null)).toBe(true);
  });

  it('[END-MAT-02, END-MAT-04] no extra die and no satellite yet', () => {
    const { filled, satellites } = laid();
    expect(filled).toEqual({});
    expect(satellites).toEqual([]);
  });

  it('[END-MAT-05, END-MAT-06, END-DRIFT-02] one Drift Bernal of eleven drifts at the Lagrange point that the BER table says', () => {
    const { drift, driftDeck } = laid();
    expect(drift).toMatchObject([{ slot: 'kalpana', node: 'MA-L1', anchored: false }]);
    expect(driftDeck).toHaveLength(10);
  });
});
