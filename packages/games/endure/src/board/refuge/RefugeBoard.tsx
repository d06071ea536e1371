import siren from 'icon:siren';
import { type BoardProps, Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { CampaignView, View } from '../../view.ts';
import { Path } from './Path.tsx';
import { Place, places } from './Place.tsx';
import styles from './RefugeBoard.module.css';
import { Visitors } from './Visitors.tsx';

interface RefugeBoardProps extends BoardProps<View> {
  readonly campaign: CampaignView;
}

/** Between two missions: how far the campaign has come and, during a visit to the Refuge, what there is. */
export function RefugeBoard({ campaign, ...props }: RefugeBoardProps) {
  const { view, seats, say, targets, lit, onPick, onPoint, onAnswer } = props;
  const touch = { targets, lit, onPick, onPoint, onAnswer };
  const { refuge } = campaign;
  return (
    <div className={styles['between']}>
      <header className={styles['head']}>
        <h2>{say({ key: `phase.name.${view.phase}` })}</h2>
        <small>{say({ key: `campaign.${campaign.id}` })}</small>
      </header>
      <div className={styles['path']}>
        <Path campaign={campaign} say={say} />
      </div>
      {refuge === null ? (
        <p className={styles['note']}>{say({ key: `phase.note.${view.phase}` })}</p>
      ) : (
        <>
          <div className={styles['round']}>
            <Track left={refuge.track} say={say} />
            <Event event={refuge.event} say={say} />
          </div>
          <ul className={styles['places']} aria-label={say({ key: 'face.refuge.places' })}>
            {places.map(place => (
              <Place key={place} place={place} view={view} campaign={campaign} seats={seats} touch={touch} say={say} />
            ))}
          </ul>
        </>
      )}
      <Visitors view={view} visited={refuge?.visited} seats={seats} touch={touch} say={say} />
    </div>
  );
}

/** ETS-REFUGE-11: the track starts at 4. */
const fullTrack = 4;

function Track({ left, say }: { readonly left: number; readonly say: Formatter }) {
  return (
    <div className={styles['track']}>
      <b>{say({ key: 'face.refuge.track', params: { count: left } })}</b>
      <span aria-hidden="true">
        {Array.from({ length: fullTrack }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps are nothing but their place
          <i key={at} data-left={at < left || undefined} />
        ))}
      </span>
    </div>
  );
}

type RefugeEvent = NonNullable<CampaignView['refuge']>['event'];

function Event({ event, say }: { readonly event: RefugeEvent; readonly say: Formatter }) {
  if (event === null) return <p className={styles['none']}>{say({ key: 'face.refuge.noEvent' })}</p>;
  return (
    <div className={styles['event']}>
      <Icon of={siren} />
      <p>
        <b>{say({ key: `refugeEvent.${event}` })}</b> {say({ key: `refugeEvent.${event}.text` })}
      </p>
    </div>
  );
}
