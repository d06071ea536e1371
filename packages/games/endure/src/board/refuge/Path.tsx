import type { Formatter } from '@starboard/kernel/text';
import { catalogue } from '../../catalogue.ts';
import type { CampaignView } from '../../view.ts';
import styles from './Path.module.css';

interface PathProps {
  readonly campaign: CampaignView;
  /** One below the other. */
  readonly isTall?: boolean;
  readonly say: Formatter;
}

/** ETS-CAMP-08..11: the missions of the campaign: which were won, and which may come. */
export function Path({ campaign: { id, path, won }, isTall, say }: PathProps) {
  return (
    <ol className={styles['path']} data-tall={isTall || undefined} aria-label={say({ key: 'face.campaign.path' })}>
      {catalogue.campaigns[id].stages.map((stage, at) => {
        const played = path[at];
        const isNext = at === won;
        return (
          <li key={stage.join(' ')} data-won={at < won || undefined} data-next={isNext || undefined}>
            {(played === undefined ? stage : [played]).map(mission => (
              <span key={mission}>{say({ key: `mission.${mission}` })}</span>
            ))}
            {at < won && <small>{say({ key: 'face.campaign.won' })}</small>}
            {isNext && <small>{say({ key: 'face.campaign.next' })}</small>}
          </li>
        );
      })}
    </ol>
  );
}
