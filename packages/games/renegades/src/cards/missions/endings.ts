import { centerOf, dist, orbitOf, surfaceOf } from '../../field/board.ts';
import { isFit } from '../../rules/mission/delivery.ts';
import { checkEnd } from '../../rules/mission/end.ts';
import { carrierOf } from '../../rules/mission/holding.ts';
import { placeFighters, placeNpcs } from '../../rules/npcs/place.ts';
import { randomTile } from '../../rules/random-location.ts';
import { movementOf } from '../../rules/ship.ts';
import { walkOf } from '../../rules/squares/walk.ts';
import { walkingCosts } from '../../rules/squares/walking.ts';
import { isConscious, nameOf, say } from '../../rules/table.ts';
import type { Faction, Mission, MissionId, MissionResult, Npc, State } from '../../types.ts';
import { active, leadership, leaveParameter, tech, tile } from './mission.ts';

/** RDA-EPIC: the three endings. */
export const endings = {
  burningThrone: {
    no: 'A',
    campaigns: ['crown'],
    tiles: ['CT2'],
    parameters: [{ what: ['xelani', 'ulep'], kind: 'character', at: tile('CT2'), test: leadership }],
    need: 2,
    npcs: [active('vaalZureth', 1, tile('CT2')), active('zurathiWarrior', 6, tile('CT2'))],
    tier: 2,
    together: true,
    behaviour: 'cut',
    reward: 500,
    penalty: 0,
    /** RDA-EPIC-01..03 */
    effect: {
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
    },
  },
  answerFromTheDark: {
    no: 'B',
    campaigns: ['monolith'],
    tiles: ['CT2'],
    parameters: [{ what: ['site', 'site', 'site', 'site'], kind: 'site', at: { each: 'corners' }, test: tech }],
    need: 0,
    start: 'docked',
    npcs: [active('borada', 1, tile('CT2')), active('syphonTrooper', 6, tile('CT2'))],
    tier: 'own',
    behaviour: 'rush',
    reward: 500,
    penalty: 0,
    /** RDA-EPIC-04..06, 13 */
    effect: {
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
    },
  },
  goliathWalks: {
    no: 'C',
    campaigns: ['rust'],
    tiles: ['CT3'],
    parameters: [{ what: 'core', kind: 'target' }],
    need: 1,
    npcs: [active('goliath', 1, tile('CT3')), active('roninAndroid', 3, tile('CT3'))],
    target: 'goliath',
    tier: 'own',
    behaviour: 'cut',
    reward: 500,
    penalty: 0,
    /** RDA-EPIC-07..10, 13 */
    effect: {
      truce: (_about, _owner, state) => (isGoliathStrong(state) ? true : undefined),

      quarry: (_about, _owner, { npcs }) => npcs.find(({ npc }) => npc === 'goliath'),
      errand({ by, visible }, _owner, state) {
        if (by.npc !== 'goliath') return undefined;
        const board = surfaceOf(state);
        if (visible.some(({ cell }) => dist(board, cell, by.cell) <= notice)) return undefined;
        return nearestDock(state, by);
      },
      *npcMoved(t, { by }) {
        if (by.npc !== 'goliath') return;
        const { state } = t;
        const board = surfaceOf(state);
        for (const dock of board.docks) {
          if (dist(board, dock, by.cell) > 1 || state.closedDocks.includes(dock)) continue;
          state.closedDocks.push(dock);
          say(t, 'RDA-EPIC-09', 'mission.dockReached', { npc: nameOf(by) });
        }
        checkEnd(t);
      },

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
    },
  },
} satisfies { readonly [M in MissionId]?: Mission };

/** RDA-EPIC-02: the others have nobody conscious and no ship that can fly. */
function throneWon(state: State): MissionResult | undefined {
  const helpless = both.find(
    faction =>
      !state.crew.some(crew => crew.faction === faction && isConscious(state, crew)) &&
      !state.ships.some(ship => ship.faction === faction && ship.where !== 'captured' && movementOf(state, ship) > 0),
  );
  return helpless && { winners: [rivals[helpless]], reason: 'beaten', halves: [] };
}

const both: readonly Faction[] = ['renegade', 'coalition'];

/** RDA-EPIC-07, 08 */
function isGoliathStrong({ npcs }: State): boolean {
  const goliath = npcs.find(({ npc }) => npc === 'goliath');
  return goliath !== undefined && 20 - goliath.wounds > 10;
}

/** RDA-EPIC-10 */
const notice = 6;

/** The nearest dock it can reach and has not reached yet; figures in its way may step aside. */
function nearestDock(state: State, goliath: Npc): number | undefined {
  const board = surfaceOf(state);
  const walk = walkOf(state, board, goliath);
  const figures = new Set([...state.crew, ...state.npcs].map(({ cell }) => cell));
  const barred = walk.barred.filter(cell => !figures.has(cell));
  const open = board.docks.filter(dock => !barred.includes(dock) && !state.closedDocks.includes(dock));
  const costs = walkingCosts(state, board, { ...walk, barred }, goliath.cell, open);
  const least = Math.min(...costs);
  return least === Infinity ? undefined : open[costs.indexOf(least)];
}

const rivals: { readonly [F in Faction]: Faction } = { renegade: 'coalition', coalition: 'renegade' };
