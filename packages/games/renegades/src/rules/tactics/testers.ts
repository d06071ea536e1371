import { boardOf, dist } from '../../field/board.ts';
import { cellsBeside } from '../../field/steps.ts';
import type { Crew, Ship, State, TacticalCard } from '../../types.ts';
import { medicOf } from '../healing.ts';
import { inReach } from '../squares/sight.ts';
import { mayScan } from '../surface/scan.ts';
import { commanderOf, crewOutside, isConscious, occupantOf, specialtiesOf } from '../table.ts';

/** RDA-TACT-07, 08: who can make the test that a card asks for beside the commander's. */
export function testersOf(state: State, ship: Ship, { test }: TacticalCard): Crew[] {
  const commander = commanderOf(state, ship)!;
  const able = ablesOf(state, ship, commander, test!.by);
  return test!.skill === 'search' ? able.filter(crew => mayScan(state, crew)) : able; // RDA-SEARCH-06
}

function ablesOf(state: State, ship: Ship, commander: Crew, by: NonNullable<TacticalCard['test']>['by']): Crew[] {
  switch (by) {
    case 'commander':
      return [commander];
    case 'medic':
      return medics(state, ship, commander);
    case 'friend':
      return friendsWithin(state, commander, 4);
    case 'anyFriend':
      return friendsWithin(state, commander, Infinity);
    default: {
      const occupant = occupantOf(state, ship, by);
      return occupant !== undefined && isConscious(state, occupant) ? [occupant] : [];
    }
  }
}

/** In orbit the medic in the Med Bay; on the surface one within 2 of the commander. */
function medics(state: State, ship: Ship, commander: Crew): Crew[] {
  if (commander.aboard === 0) {
    return friendsWithin(state, commander, 2).filter(crew => specialtiesOf(crew).includes('communications'));
  }
  const medic = medicOf(state, ship);
  return medic === undefined ? [] : [medic];
}

/** Friends of the commander, himself and a teammate's crew included, within so many squares. */
export function friendsWithin(state: State, commander: Crew, within: number): Crew[] {
  const board = boardOf(state, commander);
  return crewOutside(state).filter(
    crew =>
      crew.faction === commander.faction &&
      crew.on === commander.on &&
      dist(board, crew.cell, commander.cell) <= within,
  );
}

/** UT13: open doorways that somebody is in or next to. */
export function doorsBeside(state: State, crew: Crew): number[] {
  const board = boardOf(state, crew);
  const around = [crew.cell, ...cellsBeside(board, crew.cell)];
  const isDoor = (cell: number) => board.doorway[cell] === 1 && !state.shutDoors.includes(cell);
  return around.filter(cell => isDoor(cell) && inReach(board, crew.cell, cell));
}
