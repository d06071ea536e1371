import { catalogue, idsOf } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { CrewId, State } from '../../types.ts';
import { poolNameOf } from '../pool.ts';
import { noCargo } from '../stacks.ts';

/** A bare state by a set-up: the Crew waits, LEO is empty, nothing is drawn. `prepare` and scenes begin with it. */
export function newState(setup: Setup): State {
  const { difficulty, noSails, wormholeBlueOnly, hazardScale, boostWater } = setup;
  return {
    difficulty: difficulty as State['difficulty'],
    options: { noSails, wormholeBlueOnly, hazardScale, boostWater },
    crew: setup.crew as CrewId,
    stage: 'startingHand',
    year: 1,
    bank: 0,
    hand: [],
    stacks: [
      {
        no: 0,
        kind: 'leo',
        node: 'LEO',
        cards: [],
        wet: null,
        fuel: 'water',
        isotope: null,
        cargo: noCargo(),
        glitch: false,
        moved: false,
        coasting: 0,
        arrives: null,
        tows: [],
        boons: [],
      },
    ],
    nextNo: 1,
    nextStack: 1,
    sites: {},
    patents: {
      thruster: [],
      robonaut: [],
      refinery: [],
      generator: [],
      reactor: [],
      radiator: [],
      freighter: [],
      gwThruster: [],
      bernal: [],
    },
    queue: [],
    exploration: { draw: [], discard: [] },
    observation: { draw: [], discard: [] },
    missionPiles: { easy: [], medium: [], hard: [] },
    driftDeck: [],
    pool: fullPool(),
    samples: { C: 2, S: 2, M: 2, V: 2, D: 2, H: 2 }, // END-COMP-12
    bag: { black: 30, green: 30, purple: 30, red: 30, yellow: 30 }, // END-SETUP-14
    filled: {},
    paid: [],
    rows: [],
    projects: [],
    tough: null,
    stations: [],
    drift: [],
    bernals: [],
    satellites: [],
    wormholes: [],
    holes: [],
    ejections: [],
    elevators: [],
    missions: [],
    found: [],
    credited: [],
    skies: [],
    futures: [],
    colonistBonus: 0,
    extraDieUsed: false,
    disksRemoved: 0,
    isotopeMade: false,
    waterBridge: 0,
    bioZones: [],
    rights: { operation: true, exploreOrObserve: false, transmit: false, specialists: [], granted: [] },
    promises: [],
    usedYear: [],
    usedCycle: [],
    usedGame: [],
    log: [],
    deeds: [],
    result: null,
  };
}

/** END-EQUIP-26 */
const copiesOfEach = 4;

/** END-EQUIP-24, 26: four of each card; the two faces of one are counted under its name. */
function fullPool(): State['pool'] {
  const pool: State['pool'] = {};
  for (const kind of idsOf(catalogue.equipment)) if (poolNameOf(kind) === kind) pool[kind] = copiesOfEach;
  return pool;
}
