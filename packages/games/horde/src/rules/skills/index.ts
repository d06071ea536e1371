import type { SkillId } from '../../types.ts';
import { dexteritySkills } from './dexterity.ts';
import type { SkillRule } from './skill.ts';
import { strengthSkills } from './strength.ts';
import { willSkills } from './will.ts';

/** GSQ-SKILL-11..30 */
export const skillRules: { readonly [S in SkillId]: SkillRule } = {
  ...strengthSkills,
  ...dexteritySkills,
  ...willSkills,
};
