import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { exploration } from '../../src/cards/exploration/index.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { drawExploration } from '../../src/rules/decks/exploration.ts';
import { mayMove } from '../../src/rules/move/movement.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { CardId, ExplorationId, SiteState } from '../../src/types.ts';
import { open } from '../support/beads.ts';
import { finding } from '../support/cards.ts';
import { keyFor } from '../support/operations.ts';

const explorationIds = copiesOf(exploration);

/** A Rover with others on EROS, of type S in the Mars zone. */
const rover = (site: Partial<SiteState> = {}, ...more: CardId[]): Scene =>
  scene()
    .site('EROS', { visited: true, hazard: [3, 2], terrain: 4, potential: 3, ...site })
    .outpost('EROS', { cards: ['rover', ...more] });

const damagedIn = (table: Scene) =>
  stackNo(table.state, 2)
    .cards.filter(({ damaged }) => damaged)
    .map(each => each.card);

describe('immediate finds', () => {
  test.each([
    ['XI1-1', 2],
    ['XI1-2', 3],
    ['XI1-3', 4],
    ['XI1-4', 5],
  ] as const)('[END-EXPCARD-07, END-EXPCARD-14] %s Fuel Tank: %i water FTs in a Stack here', (card, water) => {
    const { found } = finding(rover(), card);
    expect(found.stack(2).cargo.water).toBe(water);
    expect(found.state.exploration.discard).toEqual([card]);
  });

  test.each([
    ['XI2-1', 1],
    ['XI2-2', 2],
  ] as const)(
    '[END-EXPCARD-07, END-EXPCARD-14] %s Isotope Fuel Tank: %i isotope FTs of the Site’s type',
    (card, tanks) => {
      expect(finding(rover(), card).found.stack(2).cargo).toEqual({ water: 0, dirt: 0, isotope: { S: tanks } });
    },
  );

  test('[END-EXPCARD-07, END-EXPCARD-14] XI3-1 Volcanic Ash: every card that is not Human, and the terrain rises to 6 at most', () => {
    const ash = rover({}, 'C07', 'drill');
    expect(finding(ash, 'XI3-1').found.site('EROS')!.terrain).toBe(5);
    expect(damagedIn(ash)).toEqual(['rover', 'drill']);
    expect(stackNo(ash.state, 2).cards.map(({ card }) => card)).toEqual(['rover', 'C07', 'drill']);
    expect(finding(rover({ terrain: 6 }), 'XI3-1').found.site('EROS')!.terrain).toBe(6);
    expect(finding(rover({ terrain: 0, potential: 0 }), 'XI3-1').found.site('EROS')!.terrain).toBe(0);
  });

  test.each([
    ['XI4-1', 'Rollover'],
    ['XI4-2', 'Wheel Snag'],
    ['XI4-3', 'Ledge Fall'],
    ['XI4-4', 'Cable Cut'],
  ] as const)('[END-EXPCARD-07] %s %s: the Rover is damaged', (card, _) => {
    const mishap = rover({}, 'drill');
    expect(finding(mishap, card).found.site('EROS')!.potential).toBe(3);
    expect(damagedIn(mishap)).toEqual(['rover']);
  });

  test.each([
    ['XI4-5', 'Sand Trap'],
    ['XI4-6', 'Dust Short'],
  ] as const)('[END-EXPCARD-07] %s %s: the Rover is damaged on a 3, not on a 4', (card, _) => {
    const [hurt, spared] = [rover().dice(3), rover().dice(4)];
    finding(hurt, card);
    finding(spared, card);
    expect([damagedIn(hurt), damagedIn(spared)]).toEqual([['rover'], []]);
  });

  test('[END-EXPCARD-07] XI4-7 Thermal Crack: the Rover or another card here, as the Player likes', () => {
    const crack = rover({}, 'drill', 'C07');
    finding(crack, 'XI4-7', keyFor(crack, 'drill'));
    expect(damagedIn(crack)).toEqual(['drill']);
    // now the Rover alone is whole and no Human, so that nothing is asked; then nothing is left to crack
    expect(finding(crack, 'XI4-7').found.asked).toEqual([]);
    expect(damagedIn(crack)).toEqual(['rover', 'drill']);
    expect(finding(crack, 'XI4-7').found.asked).toEqual([]);
    expect(stackNo(crack.state, 2).cards).toHaveLength(3);
    const two = rover().rocket('EROS', { cards: ['array'] });
    finding(two, 'XI4-7', keyFor(two, 'array'));
    expect(stackNo(two.state, 3).cards[0]!.damaged).toBe(true);
  });

  test('[END-EXPCARD-07] XI4-8 Boulder Slide: the Rover is damaged and the potential falls', () => {
    const slide = rover();
    expect(finding(slide, 'XI4-8').found.site('EROS')).toMatchObject({ potential: 2, terrain: 4, explored: false });
    expect(damagedIn(slide)).toEqual(['rover']);
    expect(finding(rover({ potential: 1 }), 'XI4-8').found.site('EROS')).toMatchObject({ terrain: 0, explored: true });
    expect(finding(rover({ potential: 0 }), 'XI4-8').found.site('EROS')).toMatchObject({ potential: 0, terrain: 4 });
  });

  test.each([
    ['XI5-1', 6],
    ['XI5-2', 7],
    ['XI5-3', 8],
    ['XI5-4', 9],
  ] as const)('[END-EXPCARD-07] %s Sinkhole: a shielding roll against %i, 5 of it on the Site', (card, against) => {
    const fallen = rover().dice(1);
    const { found } = finding(fallen, card);
    expect(found.said('shielding.fails')[0]!.params).toMatchObject({ sum: 1, against });
    expect(damagedIn(fallen)).toEqual(['rover']);
  });

  test.each([
    ['XI6-1', 'green', 0],
    ['XI6-2', 'purple', 1],
    ['XI6-3', 'red', 2],
    ['XI6-4', 'yellow', 3],
  ] as const)('[END-EXPCARD-07] %s Bonus Deposit: one %s bead out of the bag', (card, colour, at) => {
    const { found, exploring } = finding(open(rover(), `row.2/${at}`), card, `row.2/${at}`);
    expect(found.state.filled[`row.2/${at}`]).toBe(colour);
    expect(found.state.bag[colour]).toBe(29);
    expect(exploring.moreBeads).toBe(0);
  });

  test.each([
    ['XI6-5', 1],
    ['XI6-6', 2],
  ] as const)('[END-EXPCARD-07] %s Bonus Deposit: %i more on the discovery roll that follows', (card, more) => {
    expect(finding(rover(), card).exploring.moreBeads).toBe(more);
  });

  test.each([
    ['XI7-1', 1],
    ['XI7-2', 2],
    ['XI7-3', 3],
    ['XI7-4', 4],
  ] as const)('[END-EXPCARD-07] %s Discovery Cascade: %i discoveries', (card, count) => {
    const yellow = open(rover(), 'nothing').with(state => {
      state.bag = { black: 0, green: 0, purple: 0, red: 0, yellow: 30 };
    });
    expect(finding(yellow, card).found.state.bank).toBe(10 + count); // no spot is open: 1 Aqua each
  });

  test.each([
    ['XI8-1', 2],
    ['XI8-2', 2],
    ['XI8-3', 3],
    ['XI8-4', 3],
    ['XI8-5', 4],
    ['XI8-6', 4],
  ] as const)('[END-EXPCARD-07] %s Private Sponsor: %i Aqua', (card, aqua) => {
    expect(finding(rover(), card).found.state.bank).toBe(10 + aqua);
  });

  test.each([
    ['XI9-1', 'drill', 'telescope'],
    ['XI9-2', 'telescope', 'drill'],
    ['XI9-3', 'cryoTank', 'drill'],
    ['XI9-4', 'tractorBeam', null],
  ] as const)('[END-EXPCARD-07] %s Cache: one %s out of the Pool into a Stack here, but no %s', (card, kind, other) => {
    const { found } = finding(rover(), card, kind);
    expect(found.cardsAt('EROS')).toEqual(['rover', kind]);
    expect(found.state.pool[kind]).toBe(3);
    if (other !== null) expect(() => finding(rover(), card, other)).toThrow();
  });

  test.each(['XI10-1', 'XI10-2', 'XI10-3', 'XI10-4'] as const)(
    '[END-EXPCARD-07] %s Coronal Mass Ejection: one is placed',
    card => {
      const { found } = finding(rover().dice(1, 1, 1, 1, 1, 4, 3), card);
      expect(found.state.ejections).toHaveLength(1);
      expect(found.state.ejections[0]!.dice).toEqual([4, 3]);
    },
  );

  test.each(['XI11-1', 'XI11-2'] as const)('[END-EXPCARD-07] %s Black Hole: one is placed', card => {
    expect(finding(rover().dice(1, 1, 1, 1, 1), card).found.state.holes).toHaveLength(1);
  });

  test('[END-EXPCARD-07] XI12 Wormhole Trace: an entrance by the MAP table, the third at the Lagrange point nearest to the Site', () => {
    const byTable = finding(rover().dice(1, 1), 'XI12-1').found.state.wormholes;
    expect(byTable).toEqual(finding(rover().dice(1, 1), 'XI12-2').found.state.wormholes);
    expect(byTable).toHaveLength(1);
    expect(finding(rover(), 'XI12-3').found.state.wormholes).toEqual([{ entrance: 'MA-L4', exit: null }]);
  });

  test.each([
    ['XI13-1', 0],
    ['XI13-2', 1],
    ['XI13-3', 1],
    ['XI13-4', 2],
  ] as const)('[END-EXPCARD-07] %s Dust Storm: nobody leaves this year and for %i more', (card, more) => {
    const table = scene()
      .site('EROS', { visited: true, hazard: [1], terrain: 1, potential: 1 })
      .rocket('EROS', { cards: ['C07', 'rover'], wet: 6 });
    finding(table, card);
    const inYear = (year: number) => mayMove(table.year(year).state, stackNo(table.state, 2));
    expect([inYear(1 + more), inYear(2 + more)]).toEqual([false, true]);
  });

  test.each([
    ['XI14-1', 2],
    ['XI14-2', 3],
    ['XI14-3', 4],
  ] as const)(
    '[END-EXPCARD-07] %s Ice Quake: a Claim without Factory on a Site of size %i or less in this zone',
    (card, size) => {
      const table = scene()
        .site('MASSALIA', { claim: true }) // size 3
        .site('PSYCHE', { claim: true }) // size 4
        .site('TEMPEL1', { claim: true }) // size 1
        .site('EROS', { claim: true }) // another zone
        .factory('WILD2')
        .outpost('KALLIOPE', { cards: ['rover'] });
      const places = { 2: ['TEMPEL1'], 3: ['TEMPEL1', 'MASSALIA'], 4: ['TEMPEL1', 'MASSALIA', 'PSYCHE'] }[size];
      const biggest = places.at(-1)!;
      const { found } = finding(table, card, ...(places.length > 1 ? [`node:${biggest}`] : []));
      const claims = Object.values(found.state.sites)
        .filter(({ claim }) => claim)
        .map(({ id }) => id as string);
      expect(claims.sort()).toEqual(['EROS', 'MASSALIA', 'PSYCHE', 'TEMPEL1', 'WILD2'].filter(id => id !== biggest));
    },
  );

  test('[END-EXPCARD-16] what has no target is Discarded: no Claim to shake, no room for the tanks', () => {
    expect(finding(rover(), 'XI14-3').found.state.exploration.discard).toEqual(['XI14-3']);
    const full = scene()
      .outpost('EML1', { cards: ['drill'] })
      .outpost('EML2', { cards: ['drill'] })
      .stack('freighter', 'EROS', { cards: ['K01', 'rover'] });
    full.state.stacks.splice(2, 0, full.state.stacks.pop()!);
    const rovers = full.state.stacks[2]!;
    const found = full.perform(t => drawFuelTank(t, rovers));
    expect(rovers.cargo.water).toBe(0);
    expect(found.state.exploration.discard).toEqual(['XI1-4']);
  });

  test('[END-EXPCARD-15] a Cache that no Stack can hold is lost', () => {
    const full = scene()
      .stack('freighter', 'EROS', { cards: ['K01', 'rover'] })
      .outpost('EML1', { cards: ['drill'] })
      .outpost('EML2', { cards: ['drill'] });
    const { found } = finding(full, 'XI9-1');
    expect([found.asked, found.said('find.cache')]).toEqual([[], []]);
  });

  test('[END-EXPCARD-16] a Cache of a kind that the Pool is out of: nothing, and no outpost for it', () => {
    const out = scene()
      .stack('freighter', 'EROS', { cards: ['K01', 'rover'] })
      .with(({ pool }) => {
        pool.powersatReceiver = 0;
        pool.cryoTank = 0;
      });
    expect(finding(out, 'XI9-3').found.state.stacks).toHaveLength(3);
  });
});

function* drawFuelTank(t: Parameters<typeof drawExploration>[0], stack: Scene['state']['stacks'][number]) {
  t.state.exploration.draw.push('XI1-4');
  yield* drawExploration(t, { site: 'EROS', stack, rover: stack.cards[1]!, moreBeads: 0 });
}

describe('other kinds of finds', () => {
  const nothing = explorationIds.filter(card => exploration[card.slice(0, -2) as 'XN1']?.kind === 'nothing');

  test('[END-EXPCARD-06] XN1 to XN40: nothing happens, and each is Discarded', () => {
    expect(nothing).toHaveLength(40);
    for (const card of nothing) {
      const table = rover();
      const before = structuredClone(table.state);
      finding(table, card);
      expect(table.state).toEqual({ ...before, exploration: { draw: [], discard: [card] } });
    }
  });

  test('[END-EXPCARD-02] a discovered mission comes into play; one with mass into a Stack here', () => {
    const { found } = finding(rover(), 'XM1-7');
    expect(found.state.found).toMatchObject([{ card: 'XM1-7', site: 'EROS', status: 'open' }]);
    expect(found.cardsAt('EROS')).toEqual(['rover', 'XM1-7']);
    expect(finding(rover(), 'XM5-1').found.cardsAt('EROS')).toEqual(['rover']);
  });

  test('[END-EXPCARD-05, END-EXPCARD-11] every development goes to the Hand', () => {
    for (const card of explorationIds.filter(each => each.startsWith('XV'))) {
      expect(finding(rover(), card).found.state.hand).toEqual([card]);
    }
  });

  test('[END-EXPCARD-08, END-EXPCARD-10] every ongoing card lies on the Site, with no mass and no outpost', () => {
    for (const card of explorationIds.filter(each => each.startsWith('XO'))) {
      const { found } = finding(rover(), card);
      expect(found.site('EROS')!.ongoing).toEqual([card]);
      expect(found.cardsAt('EROS')).toEqual(['rover']);
      expect(found.state.exploration.discard).toEqual([]);
    }
  });

  test('[END-EXPCARD-13, END-RULE-13] an empty deck is made of the discards', () => {
    const table = rover().with(state => {
      state.exploration = { draw: [], discard: ['XI8-1'] };
    });
    const stack = stackNo(table.state, 2);
    const drawn = table.perform(t => drawExploration(t, { site: 'EROS', stack, rover: stack.cards[0]!, moreBeads: 0 }));
    expect(drawn.state.bank).toBe(12);
    expect(drawn.state.exploration).toEqual({ draw: [], discard: ['XI8-1'] satisfies ExplorationId[] });
  });
});
