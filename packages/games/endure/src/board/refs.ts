import type { LogEntry, Ref, Text } from '@starboard/kernel';
import { groundOf } from '../rules/mission.ts';
import type { View } from '../view.ts';

/** The places, people, doors and objectives that a line of the log speaks of. */
export function refsOf(view: View, { params = {} }: LogEntry): readonly Ref[] {
  const refs = Object.entries(params).flatMap(([name, value]) => {
    if (typeof value === 'object') return textRefs(view, value);
    return name === 'door' ? doorRefs(view, `${value}`) : [];
  });
  return [...new Set(refs)];
}

function textRefs(view: View, text: Text): Ref[] {
  const [kind = '', name = ''] = text.key.split('.');
  switch (kind) {
    case 'zone':
      return zoneRefs(view, text);
    case 'survivor':
      return view.survivors.some(({ id }) => id === name) ? [`survivor:${name}`] : [];
    case 'colour':
      return view.objectives.filter(({ colour }) => colour === name).map(({ id }) => `objective:${id}` as const);
    case 'objective':
      return view.objectives.filter(each => each.name === name).map(({ id }) => `objective:${id}` as const);
    case 'enemies':
      return bossRefs(view, name);
    case 'tile':
      return zonesWhere(view, tile => tile.key === text.key);
    default:
      return [];
  }
}

/** Of all enemies only a boss is known by its name. */
function bossRefs({ bosses, figures }: View, name: string): Ref[] {
  if (!bosses.some(({ type }) => type === name)) return [];
  return figures.filter(({ type }) => type === name).map(({ id }) => `figure:${id}` as const);
}

/** A zone by its words; copies of a tile are told apart by their number. */
function zoneRefs(view: View, { params }: Text): Ref[] {
  const { tile, letter } = params ?? {};
  if (typeof tile !== 'object') return [];
  return zonesWhere(view, (each, its) => each.key === tile.key && its === letter);
}

function zonesWhere(view: View, isMeant: (tile: Text, letter: string) => boolean): Ref[] {
  const { map, zoneTexts } = groundOf(view);
  return map.zones.flatMap(({ name }, zone) => {
    const { tile, letter } = zoneTexts[zone]?.params ?? {};
    return typeof tile === 'object' && isMeant(tile, `${letter}`) ? [`zone:${name}` as const] : [];
  });
}

function doorRefs({ map: { doors, exits } }: View, door: string): Ref[] {
  return [...doors, ...exits].some(({ name }) => name === door) ? [`door:${door}`] : [];
}
