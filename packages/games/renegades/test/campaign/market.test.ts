import { describe, expect, test } from 'vitest';
import type { crewIds } from '../../src/cards/crew/index.ts';
import { recruitPrice } from '../../src/rules/campaign/recruiting.ts';
import { salePrice } from '../../src/rules/campaign/selling.ts';
import type { CardId, UpgradeId } from '../../src/types.ts';
import { port, until } from '../support/port.ts';

describe('selling', () => {
  test('[RDA-BUY-06, RDA-EX-08, RDA-RUL-24] half the cost, to the nearest 25', () => {
    expect(salePrice(60, false)).toBe(25);
    expect(salePrice(80, false)).toBe(50);
  });

  test('[RDA-BUY-06, RDA-EX-09] exact middles go up', () => {
    expect([75, 25, 100, 150, 50].map(cost => salePrice(cost, false))).toEqual([50, 25, 50, 75, 25]);
  });

  test('[RDA-VAR-16] or always up to the next 25', () => {
    expect([60, 80, 75, 100].map(cost => salePrice(cost, true))).toEqual([50, 50, 50, 50]);
    const match = until(port({}, { saleRoundsUp: true }).ship(1, { armory: ['cryoThrower'] }), 'shore.sell');
    match.choose('sell:1');
    expect(match.state.purses['p1']).toBe(100); // 175: half is 87.5
  });

  test('[RDA-BUY-05, RDA-BUY-09, RDA-SEARCH-16, RDA-SHORE-04, RDA-DEC-25] what has energy left, or needs none, is sold; it goes to the discards', () => {
    const match = until(
      port({})
        .ship(1, { armory: ['arcBlade', 'ionPistol'] })
        .crew('prak', { cards: ['opticVisor'] })
        .with(state => Object.assign(state.ships[0]!.armory[1]!, { energy: 1 })),
      'shore.sell',
    );
    expect(match.offers('sell')).toEqual(['sell:1', 'sell:2', 'sell:3']);
    match.choose('sell:1', 'sell:2', 'sell:3');
    expect(match.state.purses['p1']).toBe(50 + 50 + 50);
    expect(match.state.gear.discard.slice(0, 2)).toEqual(['arcBlade', 'ionPistol']); // the visor is a search item
    expect(match.ship(1).armory).toEqual([]);
    expect(match.crew('prak').cards).toEqual([]);
  });

  test('[RDA-BUY-07, RDA-BUY-08, RDA-RUL-24] what is depleted is worth nothing, and thrown away unless it is recharged', () => {
    const empty = () =>
      port({ digits: [50, 0] })
        .ship(1, { armory: ['shockBaton', 'medKit'] })
        .with(state => {
          for (const card of state.ships[0]!.armory) card.energy = 0;
        });
    const match = until(empty(), 'shore.sell');
    expect(match.offers('sell')).toEqual([]);
    expect(match.barred('sell:1')).toBe('RDA-BUY-07');
    expect(match.offers('recharge')).toEqual(['recharge:1', 'recharge:2']);
    match.choose('recharge:1');
    expect(match.state.purses['p1']).toBe(25);
    expect(match.offers('sell')).toEqual(['sell:1']);
    match.choose('next');
    expect(match.ship(1).armory.map(({ card, energy }) => `${card} ${energy}`)).toEqual(['shockBaton 1']);
    expect(match.said('shore.discarded')).toHaveLength(1);
  });

  test('[RDA-BUY-08] never beyond what is printed, nor beyond the 30 Energy tokens', () => {
    const charged = (spare: number) =>
      until(
        port({ digits: [500, 0] })
          .ship(1, { armory: ['medKit', 'pulseRifle'] })
          .with(state => {
            const [kit, rifle] = state.ships[0]!.armory;
            kit!.energy = 1;
            rifle!.energy = 29 - spare; // so many tokens lie elsewhere
          }),
        'shore.sell',
      );
    const match = charged(1);
    expect(match.offers('recharge')).toEqual(['recharge:1']);
    match.choose('recharge:1');
    expect(match.offers('recharge')).toEqual([]);
    expect(charged(0).offers('recharge')).toEqual([]);
  });
});

describe('buying', () => {
  const wares: CardId[] = [
    'arcAxe',
    'medKit',
    'railSniper',
    'medKit',
    'jumpPack',
    'arcBlade',
    'bodyArmor',
    'arcShield',
  ];

  test('[RDA-BUY-01, RDA-BUY-09, RDA-SHORE-04] four cards are turned up; any of them that the digits reach', () => {
    const match = until(port({ digits: [200, 0], gear: wares }), 'shore.gear');
    expect(match.state.shore!.wares).toEqual(['arcAxe', 'medKit', 'railSniper', 'medKit']);
    expect(match.offers('buy')).toEqual(['buy:arcAxe:1', 'buy:medKit:1', 'buy:railSniper:1']);
    match.choose('buy:medKit:1');
    expect(match.state.purses['p1']).toBe(125);
    expect(match.offers('buy')).toEqual(['buy:arcAxe:1', 'buy:medKit:1']);
    expect(match.barred('buy:railSniper')).toBe('RDA-BUY-09');
    match.choose('buy:arcAxe:1');
    expect(match.ship(1).armory.map(({ card, energy }) => `${card} ${energy}`)).toEqual([
      'medKit 2',
      'arcAxe undefined',
    ]);
    expect(match.state.purses['p1']).toBe(0);
  });

  test('[RDA-BUY-02] what is not bought is discarded, and the next player sees four others', () => {
    const match = until(port({ digits: [500, 500], gear: wares }), 'shore.gear', 'p2');
    expect(match.state.gear.discard).toEqual(wares.slice(0, 4));
    expect(match.state.shore!.wares).toEqual(wares.slice(4));
  });

  test('[RDA-BUY-03] an empty deck is made anew from what nobody bought', () => {
    const match = until(port({ digits: [50, 500], gear: wares.slice(0, 5) }), 'shore.gear', 'p2');
    expect(match.state.shore!.wares).toHaveLength(4);
    expect(match.state.shore!.wares[0]).toBe('jumpPack');
    expect(match.state.gear.draw).toHaveLength(1);
    expect(match.state.gear.discard).toEqual([]);
  });

  test('[RDA-BUY-04, RDA-UPGRADE-01] of upgrades three are turned up', () => {
    const upgrades: UpgradeId[] = ['willpower', 'extraBunks', 'ionDrive', 'ghostTraining'];
    const match = until(port({ digits: [175, 0], upgrades }), 'shore.upgrades');
    expect(match.state.shore!.offers).toEqual(upgrades.slice(0, 3));
    match.choose('upgrade:willpower:crew:prak');
    expect(match.crew('prak').upgrades).toEqual(['willpower']);
    expect(match.state.purses['p1']).toBe(75);
    expect(match.offers('upgrade')).toEqual(['upgrade:extraBunks:ship:1']);
    match.choose('upgrade:extraBunks:ship:1');
    expect(match.state.upgradeDeck.discard).toEqual(['ionDrive']);
  });

  test('[RDA-UPGRADE-02] crew need the keyword that is named', () => {
    const match = until(
      port({ digits: [500, 0], upgrades: ['commandSchool', 'bladeDancer', 'acePilot'] }),
      'shore.upgrades',
    );
    expect(match.offers('upgrade')).toEqual([
      'upgrade:commandSchool:crew:lexxa',
      'upgrade:bladeDancer:crew:lexxa',
      'upgrade:bladeDancer:crew:maeve',
      'upgrade:acePilot:crew:ronara',
    ]);
    const nobody = until(
      port({ digits: [500, 0], upgrades: ['commandSchool', 'willpower'] }).crew('lexxa', { aboard: 2, post: 'brig' }),
      'shore.upgrades',
    );
    expect(nobody.barred('upgrade:commandSchool')).toBe('RDA-UPGRADE-02');
  });

  test('[RDA-UPGRADE-04, RDA-SHIP-16] upgrades of a ship need one of its three slots each', () => {
    const full = port({ digits: [500, 0], upgrades: ['ionDrive', 'willpower'] }).ship(1, {
      upgrades: ['extraBunks'],
      components: ['starChart', 'longLens', 'hullFoam'],
    });
    const match = until(full, 'shore.upgrades');
    expect(match.offers('upgrade:ionDrive')).toEqual([]);
    expect(match.barred('upgrade:ionDrive')).toBe('RDA-UPGRADE-04');
  });

  test('[RDA-UPGRADE-07] nobody holds more than three, nor one twice', () => {
    const match = until(
      port({ digits: [500, 0], upgrades: ['willpower'] })
        .crew('prak', { upgrades: ['ghostTraining', 'sensorTraining', 'flightSchool'] })
        .crew('icheb', { upgrades: ['willpower'] }),
      'shore.upgrades',
    );
    expect(match.offers('upgrade')).toEqual(['lexxa', 'ronara', 'maeve'].map(id => `upgrade:willpower:crew:${id}`));
  });

  test('[RDA-UPGRADE-03, RDA-DEC-25] Cross Training: a second specialty of one’s choice', () => {
    const match = until(port({ digits: [500, 0], upgrades: ['crossTraining'] }), 'shore.upgrades');
    match.choose('upgrade:crossTraining:crew:prak');
    expect(match.offers()).toEqual(['commander', 'navigation', 'communications', 'engineering']);
    match.choose('engineering');
    expect(match.crew('prak').trained).toBe('engineering');
  });

  test('[RDA-UPGRADE-05, RDA-RUL-27] experience costs nothing', () => {
    const match = until(port({ digits: [100, 0], upgrades: ['willpower'] }), 'shore.upgrades');
    expect(match.offers('upgrade').length).toBe(5);
  });

  test('[RDA-VAR-11] unless it is played with: a point for each 50 digits, rounded up', () => {
    const seasoned = (points: number) =>
      until(
        port({ digits: [100, 0], upgrades: ['systemsCertificate', 'extraBunks'] }, { experience: true }).with(state =>
          Object.assign(state.experience, { p1: points }),
        ),
        'shore.upgrades',
      );
    expect(seasoned(1).asks).not.toBe('shore.upgrades'); // 75 digits: 2 points
    const match = seasoned(2).choose('upgrade:extraBunks:ship:1');
    expect(match.state.experience['p1']).toBe(0);
  });
});

describe('recruiting', () => {
  test('[RDA-RECRUIT-03] commanders 200, Navigation or Weapons 150, the others 100; the dearest specialty counts', () => {
    const price = (id: (typeof crewIds)[number]) => recruitPrice(id);
    expect((['lexxa', 'adira'] as const).map(price)).toEqual([200, 200]);
    expect((['ronara', 'vex', 'prak', 'tomas'] as const).map(price)).toEqual([150, 150, 150, 150]);
    expect((['maeve', 'sarn', 'icheb'] as const).map(price)).toEqual([100, 100, 100]);
  });

  test('[RDA-RECRUIT-01, RDA-RECRUIT-02] those of the faction whom nobody has, for digits', () => {
    const match = until(port({ digits: [250, 0] }), 'shore.recruit');
    expect(match.offers('recruit')).toEqual(['ragnar', 'vex', 'korrin', 'sarn', 'juno'].map(id => `recruit:${id}:1`));
    match.choose('recruit:vex:1');
    expect(match.crew('vex')).toMatchObject({ ship: 1, aboard: 1, post: 'quarters', faction: 'renegade' });
    expect(match.state.purses['p1']).toBe(100);
    expect(match.offers('recruit')).toEqual(['recruit:sarn:1', 'recruit:juno:1']);
    expect(match.barred('recruit:ragnar:1')).toBe('RDA-BUY-09');
  });

  test('[RDA-RECRUIT-01, RDA-RUL-11] and only as long as there is room', () => {
    const match = until(port({ digits: [1000, 0] }), 'shore.recruit').choose('recruit:vex:1', 'recruit:juno:1');
    expect(match.asks).not.toBe('shore.recruit');
    expect(match.state.crew.filter(({ ship }) => ship === 1)).toHaveLength(7);
  });
});
