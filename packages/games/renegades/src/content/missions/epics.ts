import { centerOf, orbitOf, surfaceOf } from '../../field/board.ts';
import type { Effect } from '../../hooks.ts';
import { isFit } from '../../rules/mission/delivery.ts';
import { carrierOf } from '../../rules/mission/holding.ts';
import { placeFighters, placeNpcs } from '../../rules/npcs/place.ts';
import { randomTile } from '../../rules/random-location.ts';
import { movementOf } from '../../rules/ship.ts';
import { isConscious, say } from '../../rules/table.ts';
import type { Faction, MissionResult, State } from '../../types.ts';
import { goliathsWalk } from './goliath.ts';
import { leaveParameter } from './special-rules.ts';

const both: readonly Faction[] = ['renegade', 'coalition'];

const rivals: { readonly [F in Faction]: Faction } = { renegade: 'coalition', coalition: 'renegade' };

/** RDA-EPIC-01..03 */
export const burningThrone: Effect = {
  bounty: digits => digits * 2,
  endings: (_about, _owner, state) => throneWon(state),
  *defeated(t, { by }) {
    if (by.kind !== 'ship') return;
    const { objective } = centerOf(surfaceOf(t.state));
    for (const parameter of t.state.parameters) {
      if (carrierOf(t.state, parameter) !== by) continue;
      Object.assign(parameter, { bearer: null, hold: 0, cell: objective });
      say(t, 'RDA-EPIC-03', 'mission.returned', { what: { key: `parameter.${parameter.what}` } });
    }
  },
};

/** RDA-EPIC-02: the others have nobody conscious and no ship that can fly. */
function throneWon(state: State): MissionResult | undefined {
  const helpless = both.find(
    faction =>
      !state.crew.some(crew => crew.faction === faction && isConscious(state, crew)) &&
      !state.ships.some(ship => ship.faction === faction && ship.where !== 'captured' && movementOf(state, ship) > 0),
  );
  return helpless && { winners: [rivals[helpless]], reason: 'beaten', halves: [] };
}

/** RDA-EPIC-04..06, 13 */
export const answerFromTheDark: Effect = {
  truce: () => true,
  *missionSetUp(t) {
    placeFighters(t, 'syphon', 3, orbitOf(t.state).planets.mission);
    const center = centerOf(surfaceOf(t.state));
    placeNpcs(t, 'monolith', 1, center, { cells: [center.objective] });
  },
  *eventPhase(t) {
    if (t.state.round < 2) return;
    placeNpcs(t, 'syphonTrooper', 2, randomTile(t, 'surface'));
    const flying = t.state.fighters.filter(({ race }) => race === 'syphon').length;
    placeFighters(t, 'syphon', Math.min(3, flying + 1));
  },
  attackBarred({ target }, _owner, { parameters }) {
    const isMonolith = target.kind === 'npc' && target.npc === 'monolith';
    return isMonolith && parameters.some(({ marked }) => marked === null) ? true : undefined;
  },
  defenseless: ({ by }) => (by.kind === 'npc' && by.npc === 'monolith' ? true : undefined),
  quarry: (_about, _owner, { npcs }) => npcs.find(({ npc }) => npc === 'monolith'),
  endings(_about, _owner, { npcs, round, stage }) {
    if (!npcs.some(({ npc }) => npc === 'monolith')) return { winners: both, reason: 'monolithFell', halves: [] };
    const isLate = round > 10 || (round === 10 && stage === 'roundEnds');
    return isLate ? { winners: [], reason: 'monolithStands', halves: [] } : undefined;
  },
};

/** RDA-EPIC-07..10, 13 */
export const goliathWalks: Effect = {
  truce: (_about, _owner, state) => (isGoliathStrong(state) ? true : undefined),
  ...goliathsWalk,
  *defeated({ state }, { by }) {
    if (by.kind === 'npc') leaveParameter(state, by);
  },
  endings(_about, _owner, state) {
    if (state.closedDocks.length >= 2) return { winners: [], reason: 'docksLost', halves: [] };
    const core = state.parameters.find(({ what }) => what === 'core')!;
    const ship = carrierOf(state, core);
    const flies = ship !== undefined && ship.where === 'orbit' && isFit(state, ship);
    return flies ? { winners: [ship.faction], reason: 'coreTaken', halves: [] } : undefined;
  },
};

/** RDA-EPIC-07, 08 */
function isGoliathStrong({ npcs }: State): boolean {
  const goliath = npcs.find(({ npc }) => npc === 'goliath');
  return goliath !== undefined && 20 - goliath.wounds > 10;
}
