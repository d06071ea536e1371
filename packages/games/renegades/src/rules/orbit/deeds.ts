import type { Blocked, Flow, Option } from '@starboard/kernel';
import { told } from '../../effects.ts';
import type { Renegades, Ship, ShipTurn, State } from '../../types.ts';
import { captivesToJail, jail } from '../captives.ts';
import { end } from '../lasting.ts';
import { isCritical, movementOf } from '../ship.ts';
import { shiftCrew } from '../stations.ts';
import { nameOf, occupantOf, refOf } from '../table.ts';
import { offerTactics, tacticOffers } from '../tactics/index.ts';
import { mayDeclare, overclock, scanForWeaknesses, weaknessTargets } from './abilities.ts';
import { mayFire, shipAttack, shipTargets } from './attack.ts';
import { mayRelease, patientsToPlace, placePatient, release } from './crew.ts';
import { ascend, dockName, hasAscended, land, landings, mayAscend } from './landing.ts';
import { moveShip } from './move.ts';
import { collectSalvage, mayScanSalvage, salvageInReach, scanSalvage } from './salvage.ts';

/** Something that can be done now. */
export interface Deed extends Option {
  /** Whether it uses one of the two actions. */
  readonly action: boolean;
  /** Returns true if the turn is over with it. */
  perform(t: Renegades): Flow<boolean | undefined>;
}

/** Everything a ship can do now, the end of its turn included. */
export function deedsOf(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  return [
    ...atTheBeginning(state, ship, turn),
    ...(turn.actions > 0 ? actionsOf(state, ship, turn) : []),
    ...freeDeeds(state, ship, turn),
    {
      key: 'end',
      action: false,
      *perform() {
        return true;
      },
    },
  ];
}

/** RDA-STATION-04, RDA-BRIG-03: before anything else. */
function atTheBeginning(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  const deeds: Deed[] = [];
  if (!turn.begun)
    deeds.push({
      key: 'shift',
      action: false,
      *perform(t) {
        yield* shiftCrew(t, ship);
        return undefined;
      },
    });
  if (mayRelease(state, ship))
    deeds.push({
      key: 'release',
      action: false,
      *perform(t) {
        yield* release(t, ship);
        return undefined;
      },
    });
  return deeds;
}

/** RDA-ORBIT-02..08 */
function actionsOf(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  const deeds: Deed[] = [];
  if (mayMove(state, ship)) {
    deeds.push({
      key: 'move',
      action: true,
      refs: [refOf(ship)],
      *perform(t) {
        return yield* move(t, ship, turn);
      },
    });
  }
  if (turn.attacks < turn.attacksAllowed) {
    for (const target of shipTargets(state, ship)) {
      deeds.push({
        key: `attack:${refOf(target)}`,
        group: 'attack',
        label: { key: 'act.attack', params: { target: nameOf(target) } },
        refs: [refOf(target)],
        action: true,
        *perform(t) {
          turn.attacks++;
          yield* shipAttack(t, ship, target);
          return undefined;
        },
      });
    }
  }
  for (const token of salvageInReach(state, ship)) {
    deeds.push({
      key: `salvage:${token.cell}`,
      group: 'salvage',
      label: { key: 'act.salvage' },
      refs: [`salvage:${token.cell}`],
      action: true,
      *perform(t) {
        yield* collectSalvage(t, ship, token);
        return undefined;
      },
    });
  }
  return [...deeds, ...landingDeeds(state, ship, turn)];
}

/** RDA-SHIP-05, RDA-ORBIT-03 */
function mayMove(state: State, ship: Ship): boolean {
  return ship.where === 'orbit' && movementOf(state, ship) > 0;
}

function* move(t: Renegades, ship: Ship, turn: ShipTurn): Flow<boolean> {
  turn.moves++;
  const goesOn = yield* moveShip(t, ship, movementOf(t.state, ship));
  end(ship, 'move');
  if (goesOn) yield* offerTactics(t, 'afterMove', { ship });
  return !goesOn;
}

/** RDA-ORBIT-06..08, RDA-DEPLOY-03: down or up, never both in one round. */
function landingDeeds(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  if (ship.where !== 'orbit') {
    if (turn.descended || !mayAscend(state, ship)) return [];
    return [
      {
        key: 'ascend',
        action: true,
        refs: [refOf(ship)],
        *perform(t) {
          yield* ascend(t, ship);
          return undefined;
        },
      },
    ];
  }
  return landings(state, ship).map(landing => ({
    key: `descend:${landing.key}`,
    group: 'descend',
    label: { key: `act.descend.${landing.where}`, params: { dock: dockName(landing) } },
    refs: landing.cell < 0 ? [] : [`cell:${landing.cell}`],
    action: true,
    *perform(t) {
      return yield* land(t, ship, landing, true);
    },
  }));
}

/** RDA-ORBIT-05, 10: abilities, scans, tactical cards, patients, and what cards offer. */
function freeDeeds(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  const deeds: Deed[] = [];
  if (mayDeclare(state, ship, 'scanForWeaknesses')) {
    for (const target of weaknessTargets(state, ship)) {
      deeds.push({
        key: `scanForWeaknesses:${refOf(target)}`,
        group: 'scanForWeaknesses',
        label: { key: 'act.scanForWeaknesses', params: { target: nameOf(target) } },
        refs: [refOf(target)],
        action: false,
        *perform(t) {
          yield* scanForWeaknesses(t, ship, target);
          return undefined;
        },
      });
    }
  }
  if (turn.attacks > 0 && mayMove(state, ship) && mayDeclare(state, ship, 'overclockTheEngines')) {
    deeds.push({
      key: 'overclock',
      action: false,
      *perform(t) {
        return yield* overclocked(t, ship);
      },
    });
  }
  if (mayScanSalvage(state, ship)) {
    for (const token of salvageInReach(state, ship)) {
      deeds.push({
        key: `scan:${token.cell}`,
        group: 'scan',
        label: { key: 'act.scan' },
        refs: [`salvage:${token.cell}`],
        action: false,
        *perform(t) {
          yield* scanSalvage(t, ship, token);
          return undefined;
        },
      });
    }
  }
  for (const crew of patientsToPlace(state, ship)) {
    deeds.push({
      key: `patient:${crew.id}`,
      group: 'patient',
      label: { key: 'act.patient', params: { crew: nameOf(crew) } },
      refs: [refOf(crew)],
      action: false,
      *perform(t) {
        yield* placePatient(t, ship, crew);
        return undefined;
      },
    });
  }
  for (const captive of captivesToJail(state, ship)) {
    deeds.push({
      key: `jail:${captive.id}`,
      group: 'jail',
      label: { key: 'act.jail', params: { crew: nameOf(captive) } },
      refs: [refOf(captive)],
      action: false,
      *perform(t) {
        jail(t, ship, captive);
        return undefined;
      },
    });
  }
  return [...deeds, ...offered(state, ship, turn)];
}

/** What cards and the commander's tactical card offer. */
function offered(state: State, ship: Ship, turn: ShipTurn): Deed[] {
  const tactics = isCritical(state, ship) ? [] : tacticOffers(state, ship, 'orbit');
  const offers = [...told(state, 'offers', { by: ship }).flat(), ...tactics];
  return offers
    .filter(({ cost }) => cost === 'free' || turn.actions > 0)
    .map(offer => ({
      ...offer,
      action: offer.cost !== 'free',
      *perform(t) {
        yield* offer.take(t);
        return undefined;
      },
    }));
}

/** RDA-ABIL-07: the engines carry it on after its attack. */
function* overclocked(t: Renegades, ship: Ship): Flow<boolean> {
  const points = yield* overclock(t, ship);
  return points > 0 && !(yield* moveShip(t, ship, points, 0));
}

/** What a player would look for and cannot have, and why. */
export function barred(state: State, ship: Ship, turn: ShipTurn, deeds: readonly Deed[]): Blocked[] {
  const bars: Blocked[] = [];
  const bar = (key: string, reason: string, rule: string) => {
    if (deeds.some(deed => deed.key === key || deed.group === key) || bars.some(each => each.key === key)) return;
    bars.push({ key, label: { key: `act.any.${key}` }, reason: { key: reason }, rule });
  };
  if (turn.actions === 0) for (const key of ['move', 'attack']) bar(key, 'bar.noActions', 'RDA-ORBIT-01');
  if (ship.where === 'orbit' && occupantOf(state, ship, 'navigation') === undefined) {
    bar('move', 'bar.noNavigator', 'RDA-SHIP-05');
    bar('descend', 'bar.noNavigator', 'RDA-DEPLOY-05');
  }
  if (turn.begun) bar('shift', 'bar.begun', 'RDA-STATION-04');
  if (isCritical(state, ship)) bar('attack', 'bar.critical', 'RDA-CRIT-02');
  else if (ship.where !== 'orbit') bar('attack', 'bar.docked', 'RDA-DOCK-04');
  else if (!mayFire(state, ship)) bar('attack', 'bar.noGunner', 'RDA-SHIP-04');
  else if (turn.attacks >= turn.attacksAllowed) bar('attack', 'bar.hasAttacked', 'RDA-ORBIT-04');
  else bar('attack', 'bar.noTarget', 'RDA-ATTACK-01');
  if (ship.where !== 'orbit' && ship.landed >= state.round) bar('ascend', 'bar.justLanded', 'RDA-ORBIT-07');
  if (ship.usedRound.includes(hasAscended)) bar('descend', 'bar.justAscended', 'RDA-ORBIT-07');
  if (ship.declared !== null)
    for (const key of ['scanForWeaknesses', 'overclock']) bar(key, 'bar.declared', 'RDA-ABIL-08');
  return bars;
}
