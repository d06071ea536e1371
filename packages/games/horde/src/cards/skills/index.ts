import type { SkillCard, SkillId } from '../../types.ts';
import { dexteritySkills } from './dexterity.ts';
import { strengthSkills } from './strength.ts';
import { willSkills } from './will.ts';

/** GSQ-SKILL-11..30 */
export const skills: { readonly [S in SkillId]: SkillCard } = {
  ...strengthSkills,
  ...dexteritySkills,
  ...willSkills,
};
