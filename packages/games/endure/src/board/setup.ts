import type { SetupSheet } from '@starboard/board';

export const setup: SetupSheet = {
  fields: [],
  words: { variants: 'variant', expansions: 'expansion' },
  tutorial: { title: { key: 'mission.CG00' }, setup: { mission: 'CG00' } },
};
