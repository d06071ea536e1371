import flag from 'icon:flag-objective';
import { type FaceProps, Icon } from '@starboard/board';
import { catalogue } from '../../catalogue.ts';
import type { CampaignId } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './CampaignRoad.module.css';

/** RDA-CAMP-04, 06, 07, RDA-VAR-07: how far the road of each title has been gone, where it ends, and what was played on the way. */
export function CampaignRoad({ view: { campaign }, say }: Pick<FaceProps<View>, 'view' | 'say'>) {
  if (campaign === null) return null;
  const { of, credits, length, played, unfinished = 0 } = campaign;
  const titles = (Object.keys(credits) as CampaignId[]).filter(id => of === null || of === id);
  const label = say({ key: 'face.campaign' });
  return (
    <section className={styles['campaign']} aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {titles.map(id => (
          <li key={id}>
            <b>{say({ key: `campaign.${id}` })}</b>
            <span
              className={styles['road']}
              role="img"
              aria-label={say({ key: 'face.campaign.of', params: { count: credits[id], length } })}
            >
              {Array.from({ length }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stops of a road have no names, and never change places
                <i key={at} data-on={at < credits[id] || undefined} />
              ))}
              <Icon of={flag} />
            </span>
            <small>{say({ key: `mission.${catalogue.epicEndings[id]}` })}</small>
          </li>
        ))}
      </ul>
      {played.length > 0 && (
        <p>
          {say({ key: 'face.campaign.played' })} {played.map(mission => say({ key: `mission.${mission}` })).join(' · ')}
        </p>
      )}
      {unfinished > 0 && <p>{say({ key: 'face.campaign.unfinished', params: { count: unfinished } })}</p>}
    </section>
  );
}
