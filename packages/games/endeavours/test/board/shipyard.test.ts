import { describe, expect, test } from 'vitest';
import { rungsOf } from '../../src/board/fleet/ladder.ts';
import { reachOf } from '../../src/board/fleet/reach.ts';
import { type Composed, type Composition, compose } from '../../src/board/fleet/shipyard/compose.ts';
import { beginAt, fixedCards, withFuel } from '../../src/board/fleet/shipyard/composition.ts';
import { positionOf } from '../../src/rules/fuel.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import { performanceOf } from '../../src/show/performance.ts';
import { tankKinds, tanksAboard } from '../../src/show/tanks.ts';
import { type Scene, scene } from '../../src/testing/index.ts';
import type { CardId, State } from '../../src/types.ts';

/** A composition at LEO that leaves everything as it is but for what is said. */
function wanted(change: Partial<Composition>): Composition {
  return {
    node: 'LEO',
    ship: null,
    flies: true,
    aboard: [],
    boosted: [],
    turned: [],
    cargo: {},
    fuel: { tank: 'water', amount: 0 },
    ...change,
  };
}

/** The number of a card in a scene. */
const numberOf = (table: Scene, card: CardId) =>
  table.state.stacks.flatMap(({ cards }) => cards).find(each => each.card === card)!.no;

/** The same done for real, question by question. */
function doneForReal(table: Scene, { steps }: Composed): State {
  const play = table.play();
  for (const [question, key] of steps.flatMap(({ answers }) => answers)) {
    expect(play.asks).toBe(question);
    play.choose(key);
  }
  expect(play.asks).toBe('act');
  return play.state as State;
}

/** A grid drive, its cell and its radiator in LEO, with a Rover. */
const drive = (water = 1) => scene().leo({ cards: ['T04', 'G01', 'H01', 'rover'], cargo: { water } });
const allOf = (table: Scene, ...cards: CardId[]) => cards.map(card => numberOf(table, card));

describe('the shipyard', () => {
  const compositions: readonly (readonly [string, () => Scene, (table: Scene) => Partial<Composition>])[] = [
    [
      'a new rocket at the Bernal with water from the Bank',
      () => scene().home('B05', 'EML3', ['T04', 'G01', 'H01', 'rover']),
      table => ({ node: 'EML3', aboard: allOf(table, 'T04', 'G01', 'H01'), fuel: { tank: 'water', amount: 3 } }),
    ],
    [
      'a new rocket in LEO, a card stays behind, tanks go as Cargo',
      () => drive(3),
      table => ({ aboard: allOf(table, 'T04', 'G01', 'H01'), cargo: { water: 2 }, fuel: { tank: 'water', amount: 1 } }),
    ],
    [
      'a rocket with fuel gives up a card and takes another',
      () =>
        scene()
          .leo({ cards: ['telescope'] })
          .rocket('LEO', { cards: ['C07', 'rover'], wet: 6 }),
      table => ({ ship: 2, aboard: allOf(table, 'C07', 'telescope') }),
    ],
    [
      'fuel goes back into tanks and into LEO',
      () => scene().rocket('LEO', { cards: ['C07', 'rover'], wet: 6 }),
      table => ({ ship: 2, aboard: allOf(table, 'C07', 'rover'), fuel: { tank: 'water', amount: -2 } }),
    ],
    [
      'a radiator is turned',
      () => scene().rocket('LEO', { cards: ['T04', 'G01', 'H01'] }),
      table => ({ ship: 2, aboard: allOf(table, 'T04', 'G01', 'H01'), turned: allOf(table, 'H01') }),
    ],
    [
      'an outpost becomes the rocket, and the rocket elsewhere an outpost',
      () =>
        scene()
          .outpost('LEO', { cards: ['C07'], cargo: { water: 2 } })
          .rocket('GEO', { cards: ['rover'] }),
      table => ({ ship: 2, aboard: allOf(table, 'C07'), fuel: { tank: 'water', amount: 2 } }),
    ],
    [
      'a new Stack though two outposts are elsewhere',
      () =>
        drive(3)
          .outpost('GEO', { cards: ['satellite'] })
          .outpost('EML1', { cards: ['satellite'] }),
      table => ({ aboard: allOf(table, 'T04', 'G01', 'H01') }),
    ],
    [
      'cards of the Hand are boosted first',
      () => drive().hand('plating', 'satellite'),
      table => ({ aboard: allOf(table, 'T04', 'G01', 'H01'), boosted: ['plating', 'satellite'], cargo: { water: 1 } }),
    ],
    [
      'dirt is fuel of its own kind',
      () =>
        scene()
          .leo({ cargo: { dirt: 3 } })
          .rocket('LEO', { cards: ['T09', 'G08', 'X01', 'H05'] }),
      table => ({ ship: 2, aboard: allOf(table, 'T09', 'G08', 'X01', 'H05'), fuel: { tank: 'dirt', amount: 2 } }),
    ],
  ];

  test.each(compositions)('%s: what it shows is what the rules make of it', (_, make, change) => {
    const table = make();
    const composition = wanted(change(table));
    const composed = compose(table.state, composition);
    expect(composed.obstacle).toBeUndefined();
    const real = doneForReal(make(), composed);
    const ship = stackNo(real, composed.ship!.no);
    expect(composed.ship).toEqual(ship);
    expect(composed.state.bank).toBe(real.bank);
    expect(performanceOf(composed.state, composed.ship!)).toEqual(performanceOf(real, ship));
    expect(tankKinds.map(tank => tanksAboard(ship, tank))).toEqual(tankKinds.map(tank => composition.cargo[tank] ?? 0));
  });

  const refused: readonly (readonly [string, Scene, (table: Scene) => Partial<Composition>, string])[] = [
    ['nothing is chosen', drive(), () => ({}), 'fleet.obstacle.nothing'],
    [
      'there is too little water',
      drive(),
      table => ({ aboard: allOf(table, 'T04'), cargo: { water: 9 } }),
      'fleet.obstacle.tanks',
    ],
    [
      'a boost is too dear',
      drive().bank(0).hand('plating'),
      table => ({ aboard: allOf(table, 'T04'), boosted: ['plating'], cargo: { water: 1 } }),
      'fleet.obstacle.aqua',
    ],
    [
      'the operation of the year is done',
      drive()
        .hand('plating')
        .with(({ rights }) => Object.assign(rights, { operation: false })),
      table => ({ aboard: allOf(table, 'T04'), boosted: ['plating'], cargo: { water: 1 } }),
      'bar.operationUsed',
    ],
  ];

  test.each(refused)('says why something cannot be done: %s', (_, table, change, reason) => {
    expect(compose(table.state, wanted(change(table))).obstacle?.key).toBe(reason);
  });

  test('what cannot be boosted yet is weighed all the same', () => {
    const table = drive().bank(0).hand('plating');
    const { ship, state, price } = compose(
      table.state,
      wanted({ aboard: allOf(table, 'T04'), boosted: ['plating'], cargo: { water: 1 } }),
    );
    expect(price).toBe(1);
    expect(performanceOf(state, ship!).dry).toBe(4);
  });

  test('nothing on the table changes while it is thought about', () => {
    const table = drive();
    const before = JSON.stringify(table.state);
    compose(table.state, wanted({ aboard: allOf(table, 'T04', 'rover') }));
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe('what a Stack can do', () => {
  const of = (table: Scene) => performanceOf(table.state, table.state.stacks.at(-1)!);

  test('[END-MOVE-02, END-FUEL-10] net thrust by its weight, burns by its fuel', () => {
    const { dry, wet, steps, weight, drives } = of(scene().rocket('LEO', { cards: ['T04', 'G01', 'H01'], wet: 6 }));
    expect({ dry, wet, steps, weight }).toEqual({ dry: 3, wet: 6, steps: 10, weight: 0 });
    expect(drives).toMatchObject([{ netThrust: 2, fuelPerBurn: 0.5, burns: 2, allBurns: 20 }]);
  });

  test.each([
    ['nobody supplies it', ['T04', 'H01'], [{ key: 'fleet.idle.support', params: { what: { key: 'support.E' } } }]],
    ['it is too hot', ['T04', 'G01'], [{ key: 'fleet.idle.heat', params: { therms: 1 } }]],
    ['it is damaged', [{ card: 'T04', damaged: true }, 'G01', 'H01'], [{ key: 'fleet.idle.damaged' }]],
  ] as const)('[END-SUPPORT-02, END-SUPPORT-04, END-CORE-10] why a thruster does not work: %s', (_, cards, reasons) => {
    expect(of(scene().rocket('LEO', { cards, wet: 6 })).idle).toMatchObject([{ card: { card: 'T04' }, reasons }]);
  });

  test('how far it gets, to what missions want, and whether it comes back', () => {
    const table = scene()
      .mission('FA1')
      .mission('CO18')
      .rocket('LEO', { cards: ['T04', 'G01', 'H01'], wet: 10 });
    const { sites, journeys } = reachOf(table.state, table.state.stacks.at(-1)!)!;
    expect(journeys.map(({ node }) => node)).toContain('BENNU');
    expect(sites[0]).toBeLessThanOrEqual(sites[1]!);
    expect(sites[1]).toBeLessThan(sites[2]!);
    const [bennu] = journeys;
    expect(bennu!.back).toBeGreaterThan(0);
    const spare = scene()
      .mission('FA1')
      .rocket('LEO', { cards: ['T04', 'G01', 'H01'] });
    const ship = spare.state.stacks.at(-1)!;
    const backWith = (steps: number) => {
      ship.wet = positionOf(3) + steps;
      return reachOf(spare.state, ship)!.journeys;
    };
    expect(backWith(1)).toEqual([{ node: 'BENNU', years: 1, steps: 1, back: null }]);
    expect(backWith(2)).toEqual([{ node: 'BENNU', years: 1, steps: 1, back: 1 }]);
  });
});

describe('a composition', () => {
  test('begins with the Stack that is looked at, the Rocket, an outpost, or a new one', () => {
    const both = scene()
      .outpost('LEO', { cards: ['rover'] })
      .rocket('LEO', { cards: ['C07'] });
    expect(beginAt(both.state, 'LEO', 2).ship).toBe(2);
    expect(beginAt(both.state, 'LEO', undefined).ship).toBe(3);
    expect(beginAt(drive().state, 'LEO', 0).ship).toBeNull();
  });

  test('fuel is taken of what is there, and then of the Cargo aboard', () => {
    const table = scene()
      .leo({ cargo: { water: 1 } })
      .rocket('LEO', { cards: ['C07'], cargo: { water: 2 } });
    const begun = beginAt(table.state, 'LEO', 2);
    expect(withFuel(table.state, begun, 1).cargo.water).toBe(2);
    expect(withFuel(table.state, begun, 3).cargo.water).toBe(0);
  });

  test('tanks go along where nothing else could hold them', () => {
    const table = scene().rocket('GEO', { cards: ['C07'], wet: 4, cargo: { water: 1 } });
    expect(withFuel(table.state, beginAt(table.state, 'GEO', 2), -2).cargo.water).toBe(3);
  });

  test('an Anchored Bernal stays where it is', () => {
    const { state } = scene();
    expect(fixedCards(state, state.stacks[1]!)).toEqual([state.stacks[1]!.cards[0]!.no]);
  });
});

test('[END-FUEL-01, END-FUEL-10] the ladder has a rung for each step, and marks where the weight tells', () => {
  const rungs = rungsOf({ dry: 3, wet: 6 });
  expect(rungs.filter(({ isFuel }) => isFuel)).toHaveLength(10);
  expect(rungs.flatMap(({ mass }) => mass ?? [])).toEqual([4, 5, 6, 7, 8]);
  expect(rungs.flatMap(({ weight }) => weight ?? [])).toEqual([0]);
});
