import type { NpcCard, NpcId } from '../../types.ts';

/** RDA-EPIC-06: what is attacked like an NPC and is none. */
export const objects = {
  monolith: {
    no: 'MO',
    race: null,
    rank: 'object',
    keywords: [],
    search: 0,
    health: 10,
    speed: 1,
    range: 1,
    attack: 0,
    defense: null,
    digits: 0,
  },
} satisfies { readonly [N in NpcId]?: NpcCard };
