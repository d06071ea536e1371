import type { Stat } from '../types.ts';

/** GSQ-SKILL-11..30: the stat that each is tested against. What they do is in `rules/skills/`. */
export const skills = {
  shieldWall: 'str',
  shove: 'str',
  overpower: 'str',
  brace: 'str',
  suppressingBurst: 'str',
  secondWind: 'str',
  aim: 'dex',
  evade: 'dex',
  vanish: 'dex',
  fieldBarricade: 'dex',
  overcharge: 'dex',
  quickSearch: 'dex',
  sprint: 'dex',
  mend: 'wil',
  purge: 'wil',
  rally: 'wil',
  order: 'wil',
  markTarget: 'wil',
  taunt: 'wil',
  meditate: 'wil',
} as const satisfies { readonly [id: string]: Stat };

export type SkillId = keyof typeof skills;

export const skillIds = Object.keys(skills) as SkillId[];
