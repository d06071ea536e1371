import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import { centerOf, surfaceOf } from '../../field/board.ts';
import type { Effect, Offer } from '../../hooks.ts';
import { infect } from '../../rules/harm.ts';
import { missionOf } from '../../rules/mission/card.ts';
import { borneBy, giveTo, heldBy } from '../../rules/mission/holding.ts';
import { placeNpcs } from '../../rules/npcs/place.ts';
import { inReach } from '../../rules/squares/sight.ts';
import { squaresOnFoot, unhindered } from '../../rules/squares/walking.ts';
import { crewById, deciderOf, nameOf, say } from '../../rules/table.ts';
import { takeTest } from '../../rules/tests.ts';
import type { Crew, Npc, Parameter, Renegades, State } from '../../types.ts';
import { ashore } from '../abilities/ashore.ts';
import { npcCardOf } from '../npcs.ts';

const leads = (state: State, crew: Crew, what: Parameter['what']) =>
  borneBy(state, crew).some(parameter => parameter.what === what);

/** M01: whoever leads her rolls one Stealth die more. */
export const princessHides: Effect = {
  testDice: (dice, { by, skill }, _owner, state) => dice + (skill === 'stealth' && leads(state, by, 'xelani') ? 1 : 0),
};

/** M02, M05: doorways of a tile that are shut until an Interact, with a test or without, opens them. */
export function shutDoorsOf(tile: string, which: 'all' | 'objective', test: 'tech' | null): Effect {
  return {
    *missionSetUp({ state }) {
      const board = surfaceOf(state);
      const { cells, objective } = board.tiles.find(placed => placed.tile === tile)!;
      const doors = cells.filter(cell => board.doorway[cell] === 1);
      state.shutDoors = which === 'all' ? doors : doors.filter(cell => inReach(board, objective, cell));
    },
    ...ashore((by, state) => openings(state, by, test)),
  };
}

/** RDA-INTERACT-02: shut doors beside somebody. */
function openings(state: State, crew: Crew, test: 'tech' | null): Offer[] {
  if (crew.on === 'home') return [];
  const board = surfaceOf(state);
  return state.shutDoors
    .filter(door => inReach(board, crew.cell, door))
    .map(door => ({
      key: `open:${door}`,
      group: 'openDoor',
      label: { key: 'act.openDoor' },
      refs: [`cell:${door}`],
      cost: 'action',
      take: t => openDoor(t, crew, door, test),
    }));
}

function* openDoor(t: Renegades, by: Crew, door: number, test: 'tech' | null): Flow {
  if (test !== null && !(yield* takeTest(t, { by, skill: test, target: 5, purpose: 'interact' }))) return;
  t.state.shutDoors = t.state.shutDoors.filter(cell => cell !== door);
  say(t, 'RDA-MISSION-06', 'door.opened', { crew: nameOf(by) });
}

/** M03: 100 digits instead of the Leadership test. */
export const priceOfFreedom: Effect = ashore((by, state) => {
  if (by.on === 'home') return undefined;
  const seat = deciderOf(state, by);
  const slave = state.parameters.find(({ what, cell }) => what === 'slave' && cell >= 0);
  if (seat === null || slave === undefined || (state.purses[seat] ?? 0) < 100) return undefined;
  if (!inReach(surfaceOf(state), by.cell, slave.cell)) return undefined;
  return [{ key: 'ransom', label: { key: 'act.ransom' }, cost: 'action', take: t => payRansom(t, by, slave, seat) }];
});

function* payRansom(t: Renegades, by: Crew, slave: Parameter, seat: string): Flow {
  t.state.purses[seat]! -= 100;
  giveTo(slave, by);
  say(t, 'RDA-MISSION-06', 'parameter.bought', { crew: nameOf(by), what: { key: 'parameter.slave' } });
}

/** M04: the first time two samples are held, Vaal Zureth comes. */
export const lateArrivals: Effect = {
  *parameterMoved(t) {
    const { state } = t;
    const held = heldBy(state, 'renegade').length + heldBy(state, 'coalition').length;
    if (held < 2 || state.notes['arrived'] === 1) return;
    state.notes['arrived'] = 1;
    const center = centerOf(surfaceOf(state));
    placeNpcs(t, 'vaalZureth', 1, center);
    placeNpcs(t, 'zurathiWarrior', 2, center);
  },
};

/** RDA-PARAM-11: M05, M15: the one who must fall leaves it where it stood. */
export const targetLeavesParameter: Effect = {
  *defeated({ state }, { by }) {
    if (by.kind === 'npc') leaveParameter(state, by);
  },
};

export function leaveParameter(state: State, npc: Npc): void {
  if (missionOf(state).target !== npc.npc) return;
  const left = state.parameters.find(
    ({ kind, cell, bearer, hold }) => kind === 'target' && cell < 0 && bearer === null && hold === 0,
  );
  if (left !== undefined) left.cell = npc.cell;
}

/** M08: three relays of one faction bring the voice; until the end of the next round it is theirs to take. */
export const relayVoice: Effect = {
  *parameterMoved(t, { parameter }) {
    const { state } = t;
    const voice = state.parameters.find(({ what }) => what === 'core')!;
    if (parameter.kind !== 'site' || state.notes['claimed'] !== undefined) return;
    const { marked } = parameter;
    if (state.parameters.filter(each => each.kind === 'site' && each.marked === marked).length < 3) return;
    state.notes['claimed'] = marked === 'renegade' ? 1 : 2;
    state.notes['claimedUntil'] = state.round + 1;
    voice.cell = centerOf(surfaceOf(state)).objective;
    say(t, 'RDA-MISSION-06', 'mission.voice', { faction: { key: `faction.${marked}` } });
  },
  parameterBar({ by, parameter }, _owner, { notes, round }) {
    if (parameter.kind === 'site' || round > (notes['claimedUntil'] ?? 0)) return undefined;
    const claimant = notes['claimed'] === 1 ? 'renegade' : 'coalition';
    return by.faction === claimant ? undefined : { key: 'bar.claimed' };
  },
};

/** M11: three of the six are samples. */
export const blanks: Effect = {
  *missionSetUp(t) {
    const infected = t.shuffle([...t.state.parameters]);
    for (const [nth, parameter] of infected.entries()) parameter.blank = nth >= 3;
  },
};

/** M11: a failed test infects. */
export const infectsOnFailure: Effect = {
  *parameterFailed(t, { by }) {
    infect(t, by);
  },
};

/** M12: two guards beside each token. */
export const guardsAtTokens: Effect = {
  *missionSetUp(t) {
    const board = surfaceOf(t.state);
    for (const { cell } of t.state.parameters) {
      const near = squaresOnFoot(t.state, board, unhindered, cell, 6).filter(each => each !== cell);
      placeNpcs(t, 'roninAndroid', 2, board.tiles[board.tileAt[cell]!]!, { asleep: true, cells: near });
    }
  },
};

/** M13: what is marked burns. */
export const firesBreakOut: Effect = {
  *parameterMoved({ state }, { parameter }) {
    if (parameter.marked !== null && !state.fires.includes(parameter.cell)) state.fires.push(parameter.cell);
  },
};

/** M14: it wakes by two failed tests, by a wound, or when its core is taken. */
export const giantSleeps: Effect = {
  soundSleep: ({ by }) => (by.npc === 'goliath' ? true : undefined),
  *parameterFailed(t) {
    const failed = (t.state.notes['failed'] ?? 0) + 1;
    t.state.notes['failed'] = failed;
    if (failed >= 2) wakeGiant(t);
  },
  *parameterMoved(t) {
    wakeGiant(t);
  },
  *afterHarm(t, { by }) {
    if (by.kind === 'npc' && by.npc === 'goliath') wakeGiant(t);
  },
};

function wakeGiant(t: Renegades): void {
  const giant = t.state.npcs.find(({ npc, asleep }) => npc === 'goliath' && asleep);
  if (giant === undefined) return;
  giant.asleep = false;
  say(t, 'RDA-MISSION-06', 'npc.wakes', { npc: nameOf(giant) });
}

/** M17: whoever bears the sample may fall ill at the end of a round. */
export const bloodSickens: Effect = {
  *roundEnds(t) {
    const sample = t.state.parameters.find(({ kind, bearer }) => kind === 'sample' && bearer !== null);
    if (sample === undefined) return;
    const bearer = crewById(t.state, sample.bearer!);
    const [die] = t.roll(1);
    say(t, 'RDA-MISSION-06', 'mission.blood', { crew: nameOf(bearer), die: die! });
    if (die === 1) infect(t, bearer);
  },
};

/** M18: whoever leads the slave is no faster than he is. */
export const slowCompany: Effect = {
  speed: (speed, { by }, _owner, state) =>
    by.kind === 'crew' && leads(state, by, 'slave') ? Math.min(speed, 4) : speed,
};

/** M19: a creature that fits into the vault guards it. */
export const beastGuards: Effect = {
  *missionSetUp(t) {
    const center = centerOf(surfaceOf(t.state));
    for (let tries = 0; tries < 20; tries++) {
      const drawn = drawAndRenew(t, t.state.creatures)!;
      discard(t.state.creatures, drawn);
      if (!npcCardOf(drawn).keywords.includes('giant')) return void placeNpcs(t, drawn, 1, center, { asleep: true });
    }
  },
};

/** M20: two events in the second and fourth Event Phase. */
export const doubleEvents: Effect = {
  eventCount: (count, { nth }) => (nth === 2 || nth === 4 ? count + 1 : count),
};
