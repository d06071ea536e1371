import { newDeck } from '@starboard/kernel';
import { zoneDoorNumber, zoneNumber } from '@starboard/space';
import { radarTokens } from '../../tables/radar-tokens.ts';
import type { Boss, Figure, Mission, Opening, State, Token, TokenFace } from '../../types.ts';
import { isBoss, readFace } from '../enemies/kinds.ts';
import type { Ground } from '../map/ground.ts';
import { bossDeck } from './decks.ts';

/** ETS-GAME-07: the row of the tables for a number of survivors. */
function rowFor(survivors: number): 3 | 4 | 5 {
  return survivors >= 5 ? 5 : survivors === 4 ? 4 : 3;
}

/** ETS-SETUP-03, 14, 15: dealt face down to the marked places; the rest of the faction is the pile. */
export function layTokens(
  t: Opening,
  mission: Mission,
  { map }: Ground,
  survivors: number,
): { tokens: Token[]; pile: TokenFace[] } {
  const faces = t.shuffle([...mission.tokens[rowFor(survivors)]]);
  const tokens = faces.map((face, at) => ({
    id: at + 1,
    face,
    zone: zoneNumber(map, mission.radar[at]!),
    knownTo: [],
    stunned: false,
    spawned: false,
  }));
  const pile = [...radarTokens[mission.faction]];
  for (const face of faces) if (!isBoss(readFace(face).type)) pile.splice(pile.indexOf(face), 1);
  return { tokens, pile };
}

/** Enemies that stand on the map from the start, a boss among them (ETS-ERR-10). */
export function placeEnemies(mission: Mission, { map }: Ground, firstId: number): Figure[] {
  const { boss } = mission;
  const own = boss?.zone === undefined ? [] : [{ type: boss.type, zone: boss.zone }];
  return [...own, ...mission.figures].map(({ type, zone }, at) => ({
    id: firstId + at,
    type,
    zone: zoneNumber(map, zone),
    hurt: 0,
    stunned: false,
    saw: 0,
  }));
}

/** ETS-BOSS-03, 22 */
export function prepareBosses(t: Opening, { boss }: Mission, survivors: number): Boss[] {
  if (boss === undefined) return [];
  return [
    {
      type: boss.type,
      health: boss.health[rowFor(survivors)],
      status: boss.zone === undefined ? 'hidden' : 'here',
      deck: newDeck(t, bossDeck(boss.type)),
      mood: null,
      sleepsIn: -1,
    },
  ];
}

export function layDoors(mission: Mission, { map, exits }: Ground): State['doors'] {
  const locked = mission.locked.map(door => zoneDoorNumber(map, door));
  return [
    ...map.doors.map((_, door) => ({ locked: locked.includes(door), holds: [] })),
    ...exits.map((_, at) => ({ locked: mission.exits[at]!.locked ?? false, holds: [] })),
  ];
}

/** ETS-SETUP-02, ETS-CG-0903: some lie there only with enough survivors. */
export function layObjectives({ objectives }: Mission, { map }: Ground, survivors: number): State['objectives'] {
  return objectives.flatMap(({ zone, fromCrew = 0 }, id) =>
    survivors < fromCrew
      ? []
      : { id, zone: zoneNumber(map, zone), carrier: null, done: false, taken: false, out: false, hurt: 0 },
  );
}
