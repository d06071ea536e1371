import type { Formatter } from '@starboard/kernel/text';
import { crewIds } from '../../content/crews.ts';
import type { CrewId } from '../../types.ts';
import styles from './Setup.module.css';

interface SetupBriefingProps {
  readonly setup: unknown;
  readonly say: Formatter;
}

/** What is to be known beforehand: what it takes to win, how a year goes, who flies. */
export function SetupBriefing({ setup, say }: SetupBriefingProps) {
  const { crew } = (setup ?? {}) as { readonly crew?: CrewId | 'random' };
  const isKnown = crewIds.some(id => id === crew);
  return (
    <dl className={styles['briefing']}>
      <div>
        <dt>{say({ key: 'face.setup.goal' })}</dt>
        <dd>{say({ key: 'face.setup.goal.text' })}</dd>
      </div>
      <div>
        <dt>{say({ key: 'face.setup.year' })}</dt>
        <dd>{say({ key: 'face.setup.year.text' })}</dd>
      </div>
      <div>
        <dt>{say(isKnown ? { key: `card.${crew}` } : { key: 'setup.crew' })}</dt>
        <dd>{say(isKnown ? { key: `ability.${crew}` } : { key: 'face.setup.anyCrew' })}</dd>
      </div>
    </dl>
  );
}
