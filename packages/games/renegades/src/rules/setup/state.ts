import { catalogue } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { Crew, CrewId, Ship, State, Station, Variants } from '../../types.ts';
import { type ChosenShip, fleetOf } from './fleet.ts';
import { commanderAmong } from './staffing.ts';

const emptyDeck = () => ({ draw: [], discard: [] });

/** Nothing used, nothing at work, nobody hurt. */
const untouched = () => ({ lasting: [], usedTurn: [], usedRound: [], usedMission: [], hurtBy: {} });

/** A match before its first mission: ships with their crews, all decks empty, no boards. */
export function newState(setup: Setup): State {
  const fleet = fleetOf(setup);
  const start = setup.clock === 'quick' ? 'docked' : setup.clock === 'timed' ? (setup.start ?? 'orbit') : 'orbit';
  const clock = setup.clock === 'full' ? 32 : (setup.events ?? (setup.clock === 'timed' ? 8 : 6));
  return {
    variants: variantsOf(setup),
    tier: setup.tier,
    clock,
    start,
    campaign: null,
    mission: setup.mission === 'random' ? catalogue.missionIds[0]! : setup.mission,
    stage: 'missionBegins',
    round: 0,
    surface: '',
    orbit: '',
    ships: Array.from(fleet, newShip), // a list without gaps to the compiler, which a mapped one need not be
    crew: fleet.flatMap(({ crew }, at) => crew.map(id => newCrew(id, at + 1))),
    npcs: [],
    fighters: [],
    nextNo: 1,
    nextCard: 1,
    fires: [],
    shutDoors: [],
    spentMines: [],
    closedDocks: [],
    containers: [],
    salvage: [],
    containerBag: [],
    salvageBag: [],
    used: { containers: [], salvage: [] },
    dropped: [],
    parameters: [],
    notes: {},
    events: emptyDeck(),
    enemies: emptyDeck(),
    creatures: emptyDeck(),
    gear: emptyDeck(),
    upgradeDeck: emptyDeck(),
    orbitalTactics: emptyDeck(),
    surfaceTactics: emptyDeck(),
    bounties: [],
    purses: {},
    earned: {},
    experience: {},
    order: [],
    turn: null,
    party: null,
    lasting: [],
    drawing: false,
    lastRound: false,
    chase: null,
    shore: null,
    result: null,
    over: false,
  };
}

function variantsOf(setup: Setup): Variants {
  const { dropping, creatureMates, greenOnEntering, lateBonuses, experience, noDieForPenetrating } = setup;
  const { figuresNeverBlock, saleRoundsUp, strictLanding, unlimitedDice, adjacentPassage, turnedCenter } = setup;
  return {
    dropping,
    creatureMates,
    greenOnEntering,
    lateBonuses,
    experience,
    noDieForPenetrating,
    figuresNeverBlock,
    saleRoundsUp,
    strictLanding,
    unlimitedDice,
    adjacentPassage,
    turnedCenter,
  };
}

function newShip({ ship, faction, seat, crew }: ChosenShip, at: number): Ship {
  return {
    kind: 'ship',
    no: at + 1,
    ship,
    faction,
    seat,
    commander: commanderAmong(crew) ?? null,
    where: 'orbit',
    cell: -1,
    facing: 'N',
    flipped: false,
    damage: 0,
    landed: 0,
    overstays: false,
    orbital: null,
    surface: null,
    declared: null,
    armory: [],
    components: [],
    upgrades: [],
    ...untouched(),
  };
}

/** RDA-SETUP-08: somebody new, at the station of its primary specialty. */
export function newCrew(id: CrewId, ship: number): Crew {
  const { faction, specialties } = catalogue.crew[id];
  return {
    kind: 'crew',
    id,
    faction,
    ship,
    on: 'surface',
    cell: -1,
    aboard: ship,
    post: specialties[0] as Station,
    wounds: 0,
    stunned: false,
    detected: [],
    bearer: null,
    cards: [],
    upgrades: [],
    trained: null,
    turned: false,
    infected: false,
    stealth: false,
    exposed: false,
    held: false,
    admitted: 0,
    ...untouched(),
  };
}
