import type { Text } from '@starboard/kernel';
import { parameterName } from '../../rules/mission/holding.ts';
import { nameOf } from '../../rules/table.ts';
import { boardNamed } from '../../show/plan.ts';
import type { Faction } from '../../types.ts';
import type { View } from '../../view.ts';

/** What the mission is about, and where it is. */
export interface ParameterState {
  readonly no: number;
  readonly name: Text;
  readonly where: Text;
  /** Who has it, if anybody does. */
  readonly holder: Faction | undefined;
}

export function parameterStates(view: View): readonly ParameterState[] {
  return view.parameters.map(parameter => ({
    no: parameter.no,
    name: parameterName(parameter),
    ...whereabouts(view, parameter),
  }));
}

function whereabouts(view: View, parameter: View['parameters'][number]): Pick<ParameterState, 'where' | 'holder'> {
  const { bearer, hold, marked, cell, delivered, atHome } = parameter;
  const crew = view.crew.find(({ id }) => id === bearer);
  const ship = view.ships[hold - 1];
  if (delivered) return { where: { key: 'face.parameter.delivered' }, holder: ship?.faction ?? crew?.faction };
  if (crew) return { where: { key: 'face.parameter.borne', params: { who: nameOf(crew) } }, holder: crew.faction };
  if (ship) return { where: { key: 'face.parameter.held', params: { ship: nameOf(ship) } }, holder: ship.faction };
  if (marked !== null)
    return {
      where: { key: 'face.parameter.marked', params: { faction: { key: `faction.${marked}` } } },
      holder: marked,
    };
  if (cell < 0) return { where: { key: 'face.parameter.unknown' }, holder: undefined };
  if (atHome) return { where: { key: 'face.parameter.home' }, holder: undefined };
  const board = boardNamed(view, 'surface');
  const tile = board.tiles[board.tileAt[cell]!]?.tile;
  return {
    where: tile === undefined ? { key: 'face.parameter.dock' } : { key: `tile.${tile}` },
    holder: undefined,
  };
}
