import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { freeActions } from '../../src/rules/free/index.ts';
import { operations } from '../../src/rules/operations/index.ts';

/** By the deed: why it cannot be done with nothing but a Home Bernal, and which rule says so. The rest is not mentioned until it can be done. */
const withNothing: { readonly [deed: string]: readonly [reason: string, rule: string] } = {
  airEater: ['bar.noAirEater', 'END-HAZARD-07'],
  anchoring: ['bar.nothingToAnchor', 'END-BERNAL-03'],
  boost: ['bar.nothingToBoost', 'END-BOOST-01'],
  drill: ['bar.noDrill', 'END-DRILL-01'],
  elevator: ['bar.noElevator', 'END-ELEVATOR-01'],
  experiment: ['bar.noExperiment', 'END-EXPER-01'],
  explore: ['bar.noRover', 'END-EXPLORE-01'],
  future: ['bar.noFuture', 'END-FUTURE-02'],
  industrialize: ['bar.noBuilders', 'END-FACTORY-01'],
  freeMarket: ['bar.nothingToSell', 'END-MARKET-01'],
  observe: ['bar.noTelescope', 'END-OBSERVE-01'],
  production: ['bar.emptyHand', 'END-ETPROD-01'],
  promotion: ['bar.nothingToPromote', 'END-PATENT-04'],
  prospect: ['bar.noProspect', 'END-PROSPECT-01'],
  purchase: ['bar.noAqua', 'END-PURCHASE-01'],
  refuel: ['bar.nothingToRefuel', 'END-REFUEL-01'],
  repair: ['bar.noRepair', 'END-REPAIR-01'],
  rescue: ['bar.noPod', 'END-RESCUE-01'],
  research: ['bar.noDeck', 'END-AUCTION-02'],
  settlement: ['bar.noSettlement', 'END-COLONY-03'],
  tractor: ['bar.noTow', 'END-TRACTOR-01'],
  transmit: ['bar.noMessage', 'END-RADIO-08'],
  buildStation: ['bar.noStation', 'END-STATION-01'],
  exomigrate: ['bar.emptyQueue', 'END-COLONY-05'],
  foundColony: ['bar.noFounder', 'END-COLONY-01'],
  load: ['bar.noAqua', 'END-CORE-13'],
  transfer: ['bar.nothingToTransfer', 'END-CORE-14'],
  unlock: ['bar.noUnlock', 'END-DISC-06'],
};

const deeds = [...operations, ...freeActions];
const barOf = (name: string, { state }: Scene) => {
  const bar = deeds.find(deed => deed.name === name)!.whyNot(state);
  return bar === null ? null : [bar.reason.key, bar.rule];
};

describe('what cannot be done says why', () => {
  test('[END-CORE-16, END-CORE-20] with nothing, every deed names what is missing and its rule', () => {
    const bare = scene({ boostWater: false }).bank(0);
    const barred = deeds
      .filter(({ isPossible }) => !isPossible(bare.state))
      .map(({ name }) => [name, barOf(name, bare)] as const)
      .filter(([, bar]) => bar !== null);
    expect(Object.fromEntries(barred)).toEqual(withNothing);
  });

  test('[END-CORE-12] with all seven Factories built none is left, and with all domes no Colony', () => {
    const sites = ['EROS', 'BENNU', 'CERES', 'VESTA', 'DEIMOS', 'PHOBOS', 'RYUGU'] as const;
    expect(barOf('industrialize', scene().factory(...sites))).toEqual(['bar.noFactoryLeft', 'END-CORE-12']);
    expect(barOf('industrialize', scene().factory(...sites.slice(1)))).toEqual(['bar.noBuilders', 'END-FACTORY-01']);
    const mobile = scene()
      .factory(...sites.slice(1))
      .stack('mobile', 'EML1');
    expect(barOf('industrialize', mobile)).toEqual(['bar.noFactoryLeft', 'END-CORE-12']);
    // The Anchored Home Bernal holds a dome, too.
    expect(barOf('foundColony', scene().colony(...sites.slice(1)))).toEqual(['bar.noDomeLeft', 'END-CORE-12']);
    expect(barOf('foundColony', scene().colony(...sites.slice(2)))).toEqual(['bar.noFounder', 'END-COLONY-01']);
  });

  test('[END-CORE-13, END-ETPROD-01, END-STATION-01, END-GAMEPLAY-09, END-EVENT-04] and what is missing besides', () => {
    expect(barOf('load', scene().bank(1))).toEqual(['bar.notAtBank', 'END-CORE-13']);
    expect(barOf('production', scene().hand('T05'))).toEqual(['bar.noProduct', 'END-ETPROD-01']);
    expect(barOf('buildStation', scene().station('fuelDepot', null).unlocked('station.0'))).toEqual([
      'bar.noModule',
      'END-STATION-01',
    ]);
    const full = scene().hand('T02', 'T03', 'R01', 'B03').patents('thruster', 'T05');
    expect(barOf('research', full)).toEqual(['bar.handLimit', 'END-GAMEPLAY-09']);
    expect(barOf('repairGlitch', scene().rocket('EML1', { cards: ['rover'], glitch: true }))).toEqual([
      'bar.nobodyToFix',
      'END-EVENT-04',
    ]);
    expect(barOf('income', scene())).toEqual(['bar.operationUsed', 'END-CORE-16']);
  });
});
