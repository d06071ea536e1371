import type { Formatter } from '@starboard/kernel/text';
import { Fragment } from 'react';
import { catalogue } from '../../catalogue.ts';
import type { CampaignId } from '../../types.ts';
import styles from './CampaignPath.module.css';

interface CampaignPathProps {
  readonly campaign: CampaignId;
  readonly say: Formatter;
}

/** ETS-CAMP-08..11: the missions of a campaign in order, those side by side of which one is chosen. */
export function CampaignPath({ campaign, say }: CampaignPathProps) {
  return (
    <ol className={styles['path']} aria-label={say({ key: 'face.setup.path' })}>
      {catalogue.campaigns[campaign].stages.map(stage => (
        <li key={stage.join(' ')}>
          {stage.map((mission, at) => (
            <Fragment key={mission}>
              {at > 0 && <em>{say({ key: 'face.setup.path.or' })}</em>}
              <span className={styles['mission']}>
                <small>{mission}</small>
                <b>{say({ key: `mission.${mission}` })}</b>
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ol>
  );
}
