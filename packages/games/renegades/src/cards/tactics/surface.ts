import type { Flow } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { surfaceOf } from '../../field/board.ts';
import { heal } from '../../rules/harm.ts';
import { visibleTo } from '../../rules/npcs/targets.ts';
import { freeDocks, hasAscended, land, maySeekSurface } from '../../rules/orbit/landing.ts';
import { isBadlyDamaged } from '../../rules/ship.ts';
import { distanceToMissionPlanet } from '../../rules/squares/flying.ts';
import { hasLine } from '../../rules/squares/sight.ts';
import { half, speedOf } from '../../rules/stats.ts';
import { moveCrew } from '../../rules/surface/move.ts';
import { containersInReach, openContainer, peek } from '../../rules/surface/search.ts';
import { isVisibleTo } from '../../rules/surface/stealth.ts';
import {
  areOpponents,
  cellRef,
  commanderOf,
  crewOutside,
  deciderOf,
  figuresOutside,
  nameOf,
  pieceOf,
  refOf,
  say,
} from '../../rules/table.ts';
import { doorsBeside, friendsWithin } from '../../rules/tactics/testers.ts';
import type {
  Crew,
  Figure,
  Npc,
  Option,
  Renegades,
  Ship,
  State,
  SurfaceTactic,
  TacticalCard,
  TextKey,
} from '../../types.ts';
import { bonus } from '../bonus.ts';
import { aboutOf, cellOf } from '../lasting.ts';

const lead = (state: State, ship: Ship) => commanderOf(state, ship)!;

const isOfParty = (ship: Ship) => (crew: Crew) => crew.ship === ship.no;

/** One of several figures, by the holder of the card. */
function* choose<F extends Figure>(t: Renegades, ship: Ship, name: TextKey, figures: readonly F[]): Flow<F> {
  const options = figures.map(figure => ({ key: refOf(figure), refs: [refOf(figure)], label: nameOf(figure), figure }));
  const { figure } = yield* t.choose(deciderOf(t.state, ship)!, name, options, { takeOnly: true });
  say(t, 'RDA-TACT-04', 'tactic.chosen', { target: nameOf(figure) });
  return figure;
}

function opponentsInSight(state: State, crew: Crew): Figure[] {
  return figuresOutside(state).filter(
    other => areOpponents(state, crew, other) && isVisibleTo(state, crew, other) && hasLine(state, crew, other),
  );
}

function npcsInSight(state: State, crew: Crew): Npc[] {
  return state.npcs.filter(
    npc => npc.aboard === 0 && npcCardOf(npc.npc).rank !== 'object' && hasLine(state, crew, npc),
  );
}

function warriorsInSight(state: State, crew: Crew): Npc[] {
  return npcsInSight(state, crew).filter(({ npc }) => npcCardOf(npc).rank === 'warrior');
}

/** UT01 */
function movable(state: State, ship: Ship): Crew[] {
  return friendsWithin(state, lead(state, ship), 4).filter(({ held }) => !held);
}

/** UT06: conscious friends within 2 of the medic who are wounded. */
function hurtNear(state: State, medic: Crew): Crew[] {
  return friendsWithin(state, medic, 2).filter(({ wounds }) => wounds > 0);
}

/** UT07: of the same party, and not done yet. */
function waiting(state: State, ship: Ship): Crew[] {
  const done = state.party?.done ?? [];
  return friendsWithin(state, lead(state, ship), 4).filter(crew => crew.ship === ship.no && !done.includes(crew.id));
}

/** UT09 */
function openers(state: State, ship: Ship): Crew[] {
  return friendsWithin(state, lead(state, ship), 4).filter(
    crew => crew.ship === ship.no && containersInReach(state, crew).length > 0,
  );
}

/** RDA-TACT-04, 13: UT01..UT16 */
export const surfaceTactics: { readonly [T in SurfaceTactic]: TacticalCard } = {
  /** RDA-RUL-44: not somebody who failed to elude in this round. */
  flankingOrder: {
    no: 'UT01',
    moment: 'own',
    isUseful: (state, ship) => movable(state, ship).length > 0,
    *play(t, ship) {
      const crew = yield* choose(t, ship, 'tacticFriend', movable(t.state, ship));
      yield* moveCrew(t, crew, { points: half(speedOf(t.state, crew)) });
    },
  },
  coveringFire: {
    no: 'UT02',
    moment: 'any',
    test: { by: 'friend', skill: 'weapons', target: 5 },
    isTester: (state, crew) => opponentsInSight(state, crew).length > 0,
    *play(t, ship, _occasion, _changed, tester) {
      const target = yield* choose(t, ship, 'tacticTarget', opponentsInSight(t.state, tester!));
      target.lasting.push({ what: 'coveringFire', until: 'round' });
    },
    leaves: { coveringFire: { redDice: dice => Math.max(1, dice - 1) } },
  },
  holdTheLine: {
    no: 'UT03',
    moment: 'any',
    *play(t, ship) {
      for (const crew of friendsWithin(t.state, lead(t.state, ship), 3)) {
        crew.lasting.push({ what: 'holdTheLine', until: 'round' });
      }
    },
    leaves: { holdTheLine: { defenseBonus: () => bonus('holdTheLine', 1, 1) } },
  },
  focusFire: {
    no: 'UT04',
    moment: 'own',
    isUseful: (state, ship) => opponentsInSight(state, lead(state, ship)).length > 0,
    *play(t, ship) {
      const commander = lead(t.state, ship);
      const target = yield* choose(t, ship, 'tacticTarget', opponentsInSight(t.state, commander));
      for (const crew of t.state.crew) {
        if (crew.faction === commander.faction)
          crew.lasting.push({ what: 'focusFire', until: 'round', about: refOf(target) });
      }
    },
    leaves: {
      focusFire: {
        attackBonus: ({ target }, owner) =>
          aboutOf(owner, 'focusFire') === refOf(target) ? bonus('focusFire', 1, 1) : undefined,
      },
    },
  },
  silentApproach: {
    no: 'UT05',
    moment: 'own',
    *play(t, ship) {
      for (const crew of friendsWithin(t.state, lead(t.state, ship), 4)) {
        crew.lasting.push({ what: 'silentApproach', until: 'round' });
      }
    },
    leaves: { silentApproach: { testDice: (dice, { skill }) => (skill === 'stealth' ? dice + 2 : dice) } },
  },
  secondWind: {
    no: 'UT06',
    moment: 'own',
    test: { by: 'medic', skill: 'medical', target: 5 },
    isTester: (state, medic) => hurtNear(state, medic).length > 0,
    *play(t, ship, _occasion, _changed, tester) {
      heal(t, yield* choose(t, ship, 'tacticFriend', hurtNear(t.state, tester!)), 2);
    },
  },
  standAndFight: {
    no: 'UT07',
    moment: 'own',
    isUseful: (state, ship) => waiting(state, ship).length > 0,
    *play(t, ship) {
      const crew = yield* choose(t, ship, 'tacticFriend', waiting(t.state, ship));
      crew.lasting.push({ what: 'standAndFight', until: 'round' });
      if (t.state.party?.crew === crew.id) t.state.party.attacksAllowed++;
    },
    leaves: { standAndFight: { attacksAllowed: attacks => attacks + 1 } },
  },
  decoy: {
    no: 'UT08',
    moment: 'any',
    test: { by: 'commander', skill: 'stealth', target: 5 },
    isUseful: (state, ship) => npcsInSight(state, lead(state, ship)).some(npc => visibleTo(state, npc).length > 0),
    *play(t, ship) {
      const npcs = npcsInSight(t.state, lead(t.state, ship)).filter(npc => visibleTo(t.state, npc).length > 0);
      const npc = yield* choose(t, ship, 'tacticTarget', npcs);
      const crew = yield* choose(t, ship, 'decoyFor', visibleTo(t.state, npc));
      npc.lasting.push({ what: 'decoy', until: 'activation', about: refOf(crew) });
    },
    leaves: {
      decoy: {
        decoy({ visible }, owner, state) {
          const crew = pieceOf(state, aboutOf(owner, 'decoy')!);
          return visible.find(each => each === crew);
        },
      },
    },
  },
  quickHands: {
    no: 'UT09',
    moment: 'own',
    isUseful: (state, ship) => openers(state, ship).length > 0,
    *play(t, ship) {
      const crew = yield* choose(t, ship, 'tacticFriend', openers(t.state, ship));
      const tokens = containersInReach(t.state, crew);
      const options = tokens.map(token => ({
        key: `container:${token.cell}`,
        label: { key: 'container' } as const,
        token,
      }));
      const { token } = yield* t.choose(ship.seat!, 'whichContainer', options, { takeOnly: true });
      yield* openContainer(t, crew, token);
    },
  },
  intimidate: {
    no: 'UT10',
    moment: 'any',
    isUseful: (state, ship) => warriorsInSight(state, lead(state, ship)).length > 0,
    *play(t, ship) {
      const npc = yield* choose(t, ship, 'tacticTarget', warriorsInSight(t.state, lead(t.state, ship)));
      npc.lasting.push({ what: 'intimidated', until: 'activation' });
    },
    leaves: { intimidated: { pacified: () => true } },
  },
  tacticalWithdrawal: {
    no: 'UT11',
    moment: 'own',
    *play(t, ship) {
      for (const crew of friendsWithin(t.state, lead(t.state, ship), 3).filter(isOfParty(ship))) {
        crew.lasting.push({ what: 'tacticalWithdrawal', until: 'turn' });
      }
    },
    leaves: { tacticalWithdrawal: { testPasses: ({ purpose }) => (purpose === 'elude' ? true : undefined) } },
  },
  callTheBall: {
    no: 'UT12',
    moment: 'own',
    test: { by: 'navigation', skill: 'piloting', target: 5 },
    isUseful: (state, ship) =>
      ship.where === 'orbit' &&
      maySeekSurface(state, ship) &&
      !ship.usedRound.includes(hasAscended) && // RDA-ORBIT-07
      !isBadlyDamaged(ship) &&
      distanceToMissionPlanet(state, ship.cell) <= 3 &&
      freeDocks(state, ship).length > 0,
    *play(t, ship) {
      const docks: (Option & { readonly cell: number })[] = freeDocks(t.state, ship).map(cell => ({
        key: `dock:${cell}`,
        refs: [cellRef(cell)],
        label: { key: 'dock' },
        cell,
      }));
      const { key, cell } = yield* t.choose(ship.seat!, 'landAt', docks, { params: { ship: nameOf(ship) } });
      yield* land(t, ship, { key, where: 'docked', cell }, false);
    },
  },
  breachAndClear: {
    no: 'UT13',
    moment: 'own',
    test: { by: 'anyFriend', skill: 'tech', target: 5 },
    isTester: (state, crew) => doorsBeside(state, crew).length > 0,
    *play(t, ship, _occasion, _changed, tester) {
      const doors = doorsBeside(t.state, tester!);
      const options = doors.map(cell => ({
        key: cellRef(cell),
        refs: [cellRef(cell)],
        label: { key: 'doorway' } as const,
        cell,
      }));
      const { cell } = yield* t.choose(ship.seat!, 'whichDoor', options, { takeOnly: true });
      for (const crew of crewOutside(t.state).filter(isOfParty(ship))) {
        if (crew.on !== tester!.on) continue; // RDA-TIER-08: doors of another board
        crew.lasting.push({ what: 'breachAndClear', until: 'turn', about: cellRef(cell) });
      }
    },
    leaves: { breachAndClear: { shootsThrough: (_about, owner) => cellOf(owner, 'breachAndClear') } },
  },
  adrenaline: {
    no: 'UT14',
    moment: 'own',
    isUseful: ({ party }, ship) => party !== null && party.crew === ship.commander,
    *play(t) {
      t.state.party!.peacefulActions++;
    },
  },
  readTheGround: {
    no: 'UT15',
    moment: 'own',
    test: { by: 'friend', skill: 'search', target: 5 },
    isUseful: ({ containers }) => containers.length > 0,
    *play(t, ship) {
      const { tiles } = surfaceOf(t.state);
      const options = tiles
        .filter(({ cells }) => t.state.containers.some(({ cell }) => cells.includes(cell)))
        .map(({ tile, cells }) => ({ key: `tile:${tile}` as const, label: { key: `tile.${tile}` } as const, cells }));
      const max = Math.min(2, options.length);
      const chosen = yield* t.pickSome(ship.seat!, 'whichTiles', options, { min: max, max });
      for (const { cells } of chosen) {
        for (const token of t.state.containers) if (cells.includes(token.cell)) peek(t, ship.seat!, token);
      }
    },
  },
  inspire: {
    no: 'UT16',
    moment: 'testFailed',
    isUseful: (state, ship, { test }) =>
      test !== undefined && friendsWithin(state, lead(state, ship), 4).includes(test.by),
    *play(_t, _ship, _occasion, changed) {
      changed.again = true;
    },
  },
};
