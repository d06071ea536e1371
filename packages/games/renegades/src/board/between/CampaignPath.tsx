import type { FaceProps } from '@starboard/board';
import type { CampaignId } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './CampaignPath.module.css';

/** RDA-CAMP-07, RDA-VAR-07: how many missions count towards each ending, and which were played. */
export function CampaignPath({ view: { campaign }, say }: Pick<FaceProps<View>, 'view' | 'say'>) {
  if (campaign === null) return null;
  const titles = (Object.keys(campaign.credits) as CampaignId[]).filter(
    id => campaign.of === null || campaign.of === id,
  );
  return (
    <section className={styles['path']} aria-label={say({ key: 'face.campaign' })}>
      <h3>{say({ key: 'face.campaign' })}</h3>
      <ul>
        {titles.map(id => (
          <li key={id}>
            <b>{say({ key: `campaign.${id}` })}</b>
            <span
              role="img"
              aria-label={say({
                key: 'face.campaign.of',
                params: { count: campaign.credits[id], length: campaign.length },
              })}
            >
              {Array.from({ length: campaign.length }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track have no names, and never change places
                <i key={at} data-on={at < campaign.credits[id] || undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {campaign.played.length > 0 && (
        <p>{campaign.played.map(mission => say({ key: `mission.${mission}` })).join(' · ')}</p>
      )}
    </section>
  );
}
