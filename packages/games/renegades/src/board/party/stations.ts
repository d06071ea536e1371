import type { Text } from '@starboard/kernel';
import { stations } from '../../rules/stations.ts';
import { skillOf } from '../../rules/stats.ts';
import { occupantOf } from '../../rules/table.ts';
import type { Crew, Post, Ship, ShipAbility, Skill, State, Station } from '../../types.ts';

/** RDA-SHIP-04..07, RDA-ABIL-01..07: the skill that counts at a station, and the ability that belongs to it. */
const duties: { readonly [S in Station]: { readonly skill: Skill; readonly ability: ShipAbility } } = {
  commander: { skill: 'leadership', ability: 'inCommand' },
  navigation: { skill: 'piloting', ability: 'evasiveManeuvers' },
  communications: { skill: 'tech', ability: 'scanForWeaknesses' },
  weapons: { skill: 'weapons', ability: 'tacticalTargeting' },
  engineering: { skill: 'tech', ability: 'overclockTheEngines' },
};

/** One place aboard and whoever is there. */
export interface Row {
  readonly post: Post;
  readonly crew: Crew | undefined;
  /** What it is good for there. */
  readonly skill?: Text;
  readonly ability?: ShipAbility;
}

/** Stations, manned or not, then quarters, the Med Bay, the brig and intruders, where somebody is. */
export function rowsOf(state: State, ship: Ship): readonly Row[] {
  const manned = stations.map((post): Row => {
    const crew = occupantOf(state, ship, post);
    const { skill, ability } = duties[post];
    if (crew === undefined) return { post, crew, ability };
    const value = skillOf(state, crew, skill);
    return { post, crew, ability, skill: { key: 'face.skill', params: { skill: { key: `skill.${skill}` }, value } } };
  });
  const others = (['quarters', 'medbay', 'brig', 'boarder'] as const).flatMap(post =>
    state.crew.filter(crew => crew.aboard === ship.no && crew.post === post).map((crew): Row => ({ post, crew })),
  );
  return [...manned, ...others];
}
