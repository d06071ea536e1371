import type { Formatter } from '@starboard/kernel/text';
import { catalogue } from '../../catalogue.ts';
import { premiseOf, titleOf } from '../../rules/objectives.ts';
import type { CampaignView } from '../../view.ts';
import { Path } from '../refuge/Path.tsx';
import styles from './Briefing.module.css';

interface UpcomingProps {
  readonly campaign: CampaignView;
  readonly say: Formatter;
}

/** Between two missions: how far the campaign has come, and what its next mission is about. */
export function Upcoming({ campaign, say }: UpcomingProps) {
  const next = catalogue.campaigns[campaign.id].stages[campaign.won] ?? [];
  return (
    <>
      <Path campaign={campaign} isTall say={say} />
      {next.map(id => (
        <details key={id} className={styles['story']}>
          <summary>{say(titleOf(catalogue.missions[id]!))}</summary>
          <p>{say(premiseOf(catalogue.missions[id]!))}</p>
        </details>
      ))}
    </>
  );
}
