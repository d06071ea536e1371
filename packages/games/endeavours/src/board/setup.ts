import astronaut from 'icon:astronaut-helmet';
import draw from 'icon:perspective-dice-six-faces-random';
import planet from 'icon:ringed-planet';
import type { SetupCard, SetupSheet } from '@starboard/board';
import '../compose.ts';
import { catalogue, idsOf } from '../catalogue.ts';
import { requirementsOf } from '../rules/missions/score.ts';
import type { State } from '../types.ts';
import { SetupBriefing } from './setup/SetupBriefing.tsx';
import { SetupPreview } from './setup/SetupPreview.tsx';

const levels = [1, 2, 3, 4] as const satisfies readonly State['difficulty'][];

/** END-SETUP-05..08 */
function levelCard(difficulty: State['difficulty']): SetupCard {
  const { score, easy, medium, hard } = requirementsOf(difficulty);
  return {
    value: String(difficulty),
    title: { key: 'face.setup.level', params: { difficulty } },
    text: { key: `face.setup.level.${difficulty}` },
    icon: planet,
    minutes: 240,
    facts: [
      { key: 'face.setup.score', params: { score } },
      { key: 'face.setup.missions', params: { easy, medium, hard } },
    ],
  };
}

/** What is chosen before a game, as cards. */
export const setup: SetupSheet = {
  fields: [
    { name: 'difficulty', title: { key: 'setup.difficulty' }, cards: levels.map(levelCard) },
    {
      name: 'crew',
      title: { key: 'setup.crew' },
      cards: [
        { value: 'random', title: { key: 'setup.crew.random' }, icon: draw },
        ...idsOf(catalogue.crews).map(id => ({
          value: id,
          title: { key: `card.${id}` },
          text: { key: `ability.${id}` },
          icon: astronaut,
        })),
      ],
    },
  ],
  words: {},
  tutorial: { title: { key: 'face.setup.tutorial' }, setup: { difficulty: 1 } },
  Preview: SetupPreview,
  Briefing: SetupBriefing,
};
