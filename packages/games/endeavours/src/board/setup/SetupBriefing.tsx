import { SetupFacts } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { CrewId } from '../../types.ts';

interface SetupBriefingProps {
  readonly setup: unknown;
  readonly say: Formatter;
}

/** What is to be known beforehand: what it takes to win, how a year goes, who flies. */
export function SetupBriefing({ setup, say }: SetupBriefingProps) {
  const { crew } = (setup ?? {}) as { readonly crew?: CrewId | 'random' };
  const isKnown = idsOf(catalogue.crews).some(id => id === crew);
  const facts = [
    { title: { key: 'face.setup.goal' }, text: { key: 'face.setup.goal.text' } },
    { title: { key: 'face.setup.year' }, text: { key: 'face.setup.year.text' } },
    isKnown
      ? { title: { key: `card.${crew}` }, text: { key: `ability.${crew}` } }
      : { title: { key: 'setup.crew' }, text: { key: 'face.setup.anyCrew' } },
  ];
  return <SetupFacts facts={facts} say={say} />;
}
