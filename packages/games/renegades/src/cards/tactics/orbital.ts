import type { Flow } from '@starboard/kernel';
import { gridBeside } from '@starboard/space';
import { dist, orbitOf } from '../../field/board.ts';
import { resolveAttack } from '../../rules/combat/attack.ts';
import { harm, heal, repair } from '../../rules/harm.ts';
import { patientsOf } from '../../rules/healing.ts';
import { hasLasting } from '../../rules/lasting.ts';
import { enterSquare } from '../../rules/orbit/move.ts';
import { pickSquare } from '../../rules/squares/pick.ts';
import { shiftCrew } from '../../rules/stations.ts';
import { areOpponents, crewAboard, nameOf, refOf, say, vesselsInOrbit } from '../../rules/table.ts';
import type { Option, OrbitalTactic, Renegades, Ship, State, Tactic, TacticalCard, Vessel } from '../../types.ts';
import { bonus } from '../bonus.ts';
import { once } from '../lasting.ts';

/** Puts something on the own ship that lasts a while; what it does is in its own `leaves`. */
function lasting(what: string, until: 'attack' | 'move' | 'turn' | 'round' | 'nextTurn'): Tactic {
  return {
    *play(_t, ship) {
      ship.lasting.push({ what, until });
    },
  };
}

const inOrbit = (tactic: Tactic): Tactic => ({ isUseful: (_state, ship) => ship.where === 'orbit', ...tactic });

/** A ship within so many squares gets something for the rest of the round. */
function targeted(within: number, what: string, isWorthIt: (vessel: Vessel) => boolean = () => true): Tactic {
  const targets = (state: State, ship: Ship): Vessel[] => {
    if (ship.where !== 'orbit') return [];
    const board = orbitOf(state);
    return vesselsInOrbit(state).filter(
      each =>
        areOpponents(state, ship, each) &&
        isWorthIt(each) &&
        !hasLasting(each, what) &&
        dist(board, ship.cell, each.cell) <= within,
    );
  };
  return {
    isUseful: (state, ship) => targets(state, ship).length > 0,
    *play(t, ship) {
      const target = yield* chooseVessel(t, ship, targets(t.state, ship));
      target.lasting.push({ what, until: 'round' });
    },
  };
}

/** OT11: fighters, and ships that the program runs. */
function hasNpcShips({ fighters, ships }: State): boolean {
  return fighters.length > 0 || ships.some(({ seat }) => seat === null);
}

function* chooseVessel(t: Renegades, ship: Ship, vessels: readonly Vessel[]): Flow<Vessel> {
  const options = vessels.map(vessel => ({ key: refOf(vessel), refs: [refOf(vessel)], label: nameOf(vessel), vessel }));
  const { vessel } = yield* t.choose(ship.seat!, 'tacticTarget', options, { takeOnly: true });
  say(t, 'RDA-TACT-04', 'tactic.chosen', { target: nameOf(vessel) });
  return vessel;
}

/** OT01: up to 12 squares straight ahead, over everything, to a free square that does not block; nobody jumps into a core. */
function jumpSquares(state: State, ship: Ship): number[] {
  const { grid, dangers } = orbitOf(state);
  const taken = new Set(vesselsInOrbit(state).map(({ cell }) => cell));
  const squares: number[] = [];
  let cell: number | undefined = ship.cell;
  for (let step = 0; step < 12 && cell !== undefined; step++) {
    cell = gridBeside(grid, cell, ship.facing);
    if (cell === undefined || grid.stopsSteps[cell] || taken.has(cell) || dangers.get(cell) === 'core') continue;
    squares.push(cell);
  }
  return squares;
}

/** OT12 */
function besideShip(state: State, ship: Ship): Vessel[] {
  const board = orbitOf(state);
  return vesselsInOrbit(state).filter(
    each => areOpponents(state, ship, each) && dist(board, ship.cell, each.cell) === 1,
  );
}

/** OT13: salvage tokens and fighters within 4. */
function snareable(state: State, ship: Ship): (Option & { readonly piece: { cell: number } })[] {
  if (ship.where !== 'orbit') return [];
  const board = orbitOf(state);
  const near = ({ cell }: { readonly cell: number }) => dist(board, ship.cell, cell) <= 4;
  const tokens = state.salvage.filter(near).map(piece => {
    const key = `salvage:${piece.cell}` as const;
    return { key, refs: [key], label: { key: 'salvage' } as const, piece };
  });
  const fighters = state.fighters.filter(near).map(piece => {
    const key = refOf(piece);
    return { key, refs: [key], label: nameOf(piece), piece };
  });
  return [...tokens, ...fighters];
}

/** Free squares next to a ship. */
function squaresAround(state: State, ship: Ship): number[] {
  const { grid } = orbitOf(state);
  const taken = new Set([...vesselsInOrbit(state), ...state.salvage].map(({ cell }) => cell));
  const around = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
  return around
    .flatMap(direction => gridBeside(grid, ship.cell, direction) ?? [])
    .filter(cell => !grid.stopsSteps[cell] && !taken.has(cell));
}

/** RDA-TACT-04, 13: OT01..OT20 */
export const orbitalTactics: { readonly [T in OrbitalTactic]: TacticalCard } = {
  quantumBoost: {
    no: 'OT01',
    moment: 'own',
    test: { by: 'engineering', skill: 'tech', target: 5 },
    isUseful: (state, ship) => ship.where === 'orbit' && jumpSquares(state, ship).length > 0,
    *play(t, ship) {
      const squares = jumpSquares(t.state, ship);
      ship.cell = yield* pickSquare(t, ship.seat!, 'jump', 'orbit', squares, { about: [refOf(ship)] });
      yield* enterSquare(t, ship);
    },
  },
  broadsideDrill: {
    no: 'OT02',
    moment: 'own',
    test: { by: 'weapons', skill: 'weapons', target: 5 },
    isUseful: ({ turn }, { no }) => turn?.ship === no,
    *play(t) {
      t.state.turn!.attacksAllowed++;
    },
  },
  rallyTheBridge: {
    no: 'OT03',
    moment: 'abilityFailed',
    *play(_t, _ship, _occasion, changed) {
      changed.again = true;
    },
  },
  shieldHarmonics: {
    no: 'OT04',
    moment: 'any',
    test: { by: 'engineering', skill: 'tech', target: 5 },
    isUseful: (_state, { flipped, damage }) => !flipped && damage > 0,
    *play(t, ship) {
      repair(t, ship, 2, 'shields');
    },
  },
  hardToStarboard: {
    no: 'OT05',
    moment: 'own',
    ...inOrbit(lasting('hardToStarboard', 'turn')),
    leaves: { hardToStarboard: { freePivots: () => 99 } },
  },
  lockOn: {
    no: 'OT06',
    moment: 'own',
    test: { by: 'communications', skill: 'search', target: 5 },
    ...inOrbit(lasting('lockOn', 'attack')),
    leaves: { lockOn: { shipRange: (range, { use }) => (use === 'attack' ? range + 3 : range) } },
  },
  braceForImpact: {
    no: 'OT07',
    moment: 'beforeDamage',
    isUseful: (_state, _ship, { harm: amount = 0, penetrating = 0 }) => amount > penetrating,
    *play(_t, _ship, { penetrating = 0 }, changed) {
      changed.harm = Math.max(penetrating, changed.harm - 1);
    },
  },
  scrambleSensors: {
    no: 'OT08',
    moment: 'any',
    test: { by: 'communications', skill: 'tech', target: 5 },
    ...targeted(6, 'scrambled'),
    leaves: {
      scrambled: {
        redDice: (dice, { how }) => (how === 'ship' ? Math.max(1, dice - 2) : dice),
        *afterAttack(_t, { by, attack }) {
          if (attack.how === 'ship') once(by, 'scrambled');
        },
      },
    },
  },
  emergencyPower: {
    no: 'OT09',
    moment: 'own',
    test: { by: 'engineering', skill: 'tech', target: 5 },
    ...inOrbit(lasting('emergencyPower', 'move')),
    leaves: { emergencyPower: { shipMovement: points => points + 3 } },
  },
  precisionVolley: {
    no: 'OT10',
    moment: 'own',
    test: { by: 'weapons', skill: 'weapons', target: 5 },
    ...inOrbit(lasting('precisionVolley', 'attack')),
    leaves: {
      precisionVolley: { attackBonus: ({ how }) => (how === 'ship' ? bonus('precisionVolley', 1, 2) : undefined) },
    },
  },
  ghostRunning: {
    no: 'OT11',
    moment: 'any',
    test: { by: 'navigation', skill: 'piloting', target: 5 },
    isUseful: (state, ship) => hasNpcShips(state) && !hasLasting(ship, 'ghostRunning'),
    ...lasting('ghostRunning', 'nextTurn'),
    leaves: { ghostRunning: { ghost: () => true } },
  },
  rammingSpeed: {
    no: 'OT12',
    moment: 'afterMove',
    test: { by: 'navigation', skill: 'piloting', target: 5 },
    isUseful: (state, ship) => besideShip(state, ship).length > 0,
    *play(t, ship) {
      const target = yield* chooseVessel(t, ship, besideShip(t.state, ship));
      const attack = { how: 'hazard', by: ship, target, weapon: null, name: 'ramming' } as const;
      yield* resolveAttack(t, { ...attack, obstructed: false, aboard: false, fromStealth: false }, 4);
      yield* harm(t, ship, 1, null);
    },
  },
  tractorSnare: {
    no: 'OT13',
    moment: 'own',
    test: { by: 'engineering', skill: 'tech', target: 5 },
    isUseful: (state, ship) => snareable(state, ship).length > 0 && squaresAround(state, ship).length > 0,
    *play(t, ship) {
      const { piece } = yield* t.choose(ship.seat!, 'snare', snareable(t.state, ship));
      const squares = squaresAround(t.state, ship);
      piece.cell = yield* pickSquare(t, ship.seat!, 'snareTo', 'orbit', squares, { about: [refOf(ship)] });
    },
  },
  repelBoarders: {
    no: 'OT14',
    moment: 'boardingAttack',
    *play(t, ship) {
      for (const crew of crewAboard(t.state, ship)) crew.lasting.push({ what: 'repelBoarders', until: 'round' });
    },
    leaves: { repelBoarders: { redDice: (dice, { aboard }) => (aboard ? dice + 1 : dice) } },
  },
  doubleShift: {
    no: 'OT15',
    moment: 'own',
    *play(t, ship) {
      yield* shiftCrew(t, ship);
    },
  },
  surgeonOnCall: {
    no: 'OT16',
    moment: 'roundEnds',
    test: { by: 'medic', skill: 'medical', target: 5 },
    isUseful: (state, ship) => state.chase === null && patientsOf(state, ship).some(({ wounds }) => wounds > 0),
    *play(t, ship) {
      const patients = patientsOf(t.state, ship).filter(({ wounds }) => wounds > 0);
      const options = patients.map(crew => ({ key: refOf(crew), refs: [refOf(crew)], label: nameOf(crew), crew }));
      const { crew } = yield* t.choose(ship.seat!, 'patient', options, { takeOnly: true });
      heal(t, crew, 2);
    },
  },
  feint: {
    no: 'OT17',
    moment: 'afterHits',
    test: { by: 'navigation', skill: 'piloting', target: 5 },
    isUseful: (_state, _ship, { hits = [] }) => hits.some(die => die < 7),
    *play(_t, _ship, _occasion, changed) {
      const highest = Math.max(...changed.hits.filter(die => die < 7));
      changed.hits.splice(changed.hits.indexOf(highest), 1);
    },
  },
  overloadTorpedo: {
    no: 'OT18',
    moment: 'own',
    test: { by: 'weapons', skill: 'weapons', target: 6 },
    ...inOrbit(lasting('overloadTorpedo', 'turn')),
    leaves: {
      overloadTorpedo: {
        harmDealt: (harm, { how }) => (how === 'ship' ? harm + 1 : harm),
        *afterAttack(_t, { by, attack, harm }) {
          if (attack.how === 'ship' && harm > 0) once(by, 'overloadTorpedo');
        },
      },
    },
  },
  signalJam: {
    no: 'OT19',
    moment: 'any',
    test: { by: 'communications', skill: 'tech', target: 5 },
    ...targeted(8, 'jammed', each => each.kind === 'ship' && each.declared === null),
    leaves: { jammed: { whyNotAbility: () => ({ key: 'bar.jammed' }) } },
  },
  seizeTheMoment: {
    no: 'OT20',
    moment: 'shipPhaseBegins',
    ...lasting('seizeTheMoment', 'round'),
    leaves: { seizeTheMoment: { shipInitiative: initiative => initiative + 3 } },
  },
};
