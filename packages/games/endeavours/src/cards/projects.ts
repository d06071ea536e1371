import { siteAt, zoneOf } from '../map/index.ts';
import { isEquipment, isHuman } from '../rules/cards.ts';
import { earn } from '../rules/money.ts';
import { endeavoursOperations } from '../rules/operations/rights.ts';
import { lonelyCards } from '../rules/people/people.ts';
import { returnToPool } from '../rules/pool.ts';
import { isThirdYear } from '../rules/season.ts';
import { leo } from '../rules/stacks.ts';
import { isUsed } from '../rules/table.ts';
import type { ProjectCard, ProjectId, Spectral, Zone } from '../types.ts';
import { fuelTransfers } from './fuel-transfer.ts';
import { nameTheTough } from './mental-toughness.ts';

/** Zone Navigation */
function navigation(zone: Zone): ProjectCard {
  return { bonusPivots: (pivots, { from }) => (zoneOf(from) === zone ? pivots + 1 : pivots) };
}

/** Zone Shielding */
function shielding(zone: Zone): ProjectCard {
  return { shielding: (value, { by }) => (by.node !== null && zoneOf(by.node) === zone ? value + 1 : value) };
}

/** Spectral Assay */
function assay(type: Spectral): ProjectCard {
  return { sizeRoll: (die, { site }) => (siteAt(site).type === type ? die - 1 : die) };
}

/** Spectral Production */
function production(type: Spectral): ProjectCard {
  return { products: (count, { site }) => (siteAt(site).type === type ? count + 1 : count) };
}

/** B12: in the order of their numbers, which give their discovery spots. */
export const projects: { readonly [P in ProjectId]: ProjectCard } = {
  navigationMercury: navigation('Mercury'),
  navigationVenus: navigation('Venus'),
  navigationEarth: navigation('Earth'),
  navigationMars: navigation('Mars'),
  navigationCeres: navigation('Ceres'),
  navigationJupiter: navigation('Jupiter'),
  navigationSaturn: navigation('Saturn'),
  navigationUranus: navigation('Uranus'),
  navigationNeptune: navigation('Neptune'),
  shieldingMercury: shielding('Mercury'),
  shieldingVenus: shielding('Venus'),
  shieldingEarth: shielding('Earth'),
  shieldingMars: shielding('Mars'),
  shieldingCeres: shielding('Ceres'),
  shieldingJupiter: shielding('Jupiter'),
  shieldingSaturn: shielding('Saturn'),
  shieldingUranus: shielding('Uranus'),
  shieldingNeptune: shielding('Neptune'),
  assayC: assay('C'),
  assayS: assay('S'),
  assayM: assay('M'),
  assayV: assay('V'),
  assayD: assay('D'),
  assayH: assay('H'),
  productionC: production('C'),
  productionS: production('S'),
  productionM: production('M'),
  productionV: production('V'),
  productionD: production('D'),
  productionH: production('H'),
  siteRefuelA: { refuelYield: (amount, { how }) => (how === 'isru' ? amount + 1 : amount) },
  siteRefuelB: { refuelYield: (amount, { how }) => (how === 'factory' ? amount + 2 : amount) },
  mentalToughness: { works: nameTheTough },
  autonomousNavigation: { pivotCost: () => 1 },
  highGainAntennas: { transmitValue: value => value + 1 },
  deepFieldOptics: { testDice: (dice, { purpose }) => (purpose === 'observe' ? dice + 1 : dice) },
  terrainMapping: { testDice: (dice, { purpose }) => (purpose === 'explore' ? dice + 1 : dice) },
  sampleSieving: { target: (number, { purpose }) => (purpose === 'drill' ? Math.min(number, 2) : number) },
  rescueDoctrine: { target: (number, { purpose }) => (purpose === 'rescue' ? Math.min(number, 2) : number) },
  protocolLibrary: {
    target: (number, { purpose }) =>
      purpose === 'bioExperiment' || purpose === 'fieldExperiment' ? number - 1 : number,
  },
  towHarmonics: { testDice: (dice, { purpose }) => (purpose === 'tow' ? dice + 1 : dice) },
  prospectRerun: { sizeReroll: () => 'prospectRerun' },
  rapidReboost: { boostTotal: total => total - 2 },
  bulkPurchase: { purchaseLimit: limit => Math.max(limit, 6) },
  grantOffice: { income: () => 3 },
  patentPool: { researchPrice: price => Math.max(1, price - 1) },
  spareEcology: { partsLast: () => 4 },
  landerGuidance: {
    hazardFree: ({ hazard }) => (hazard === 'assistLanding' || hazard === 'assistLiftOff' ? true : undefined),
  },
  aeroGuidance: {
    hazardReroll: ({ hazard }) => (hazard === 'aerobrake' || hazard === 'airEater' ? 'aeroGuidance:each' : undefined),
  },
  radiationPharmacology: { hardness: (hardness, { card }) => (isHuman(card.card) ? hardness + 1 : hardness) },
  hardenedElectronics: { hardness: (hardness, { card }) => (isEquipment(card.card) ? hardness + 1 : hardness) },
  fuelTransferNetwork: {
    offers: (_, __, state) => (isUsed({ state }, 'fuelTransfer') ? undefined : fuelTransfers(state)),
  },
  tankRecycling: {
    *yearBegins({ state }) {
      leo(state).cargo.water++;
    },
  },
  cyclerBookings: {
    offers: (_, __, state) =>
      leo(state)
        .cards.filter(({ card, uses }) => card === 'tourists' && uses > 0)
        .map(card => ({
          key: `booking:${card.no}`,
          label: { key: 'offer.booking' },
          *take(t) {
            const { cards } = leo(t.state);
            cards.splice(cards.indexOf(cards.find(({ no }) => no === card.no)!), 1);
            returnToPool(t.state, 'tourists');
            earn(t, 4, 'END-DISC-08');
          },
        })),
  },
  secondShift: { bonusOperation: () => endeavoursOperations },
  archiveSearch: { secondDraw: ({ deck }) => (deck === 'exploration' ? 'archiveSearch:each' : undefined) },
  skySurvey: { secondDraw: ({ deck }) => (deck === 'observation' ? 'skySurvey:each' : undefined) },
  carefulCuration: { beads: count => count + 1 },
  blankFilter: { blankFilter: () => true },
  crewRotation: {
    *yearEnds({ state }) {
      if (!isThirdYear(state.year)) return;
      for (const card of lonelyCards(state)) card.lonely = false;
    },
  },
  robotIntegration: { colonistLimit: (limit, { robots }) => limit + Math.min(1, robots) },
  modularStations: {
    cardMass: (mass, { card }) => (card === 'module' ? 2 : mass),
    unlockPrice: (price, { unlock }) => (unlock.startsWith('station.') ? price - 1 : price),
  },
  openPorts: { profit: () => 2 },
  siteStabilisation: { steadyPotential: () => true },
  hazardMapping: { hazardDice: dice => Math.max(1, dice - 1) },
  elevatorComposites: { epicReroll: ({ what }) => (what === 'elevator' ? 'elevatorComposites:each' : undefined) },
  anchorKits: { driftWater: water => water - 3 },
  wormholeTheory: { wormholeReroll: () => 'wormholeTheory:each' },
  emergencyBroker: { unlockPrice: (price, { unlock }) => (unlock.startsWith('disk.') ? Math.ceil(price / 2) : price) },
};
