import type { BoardProps } from '@starboard/board';
import { endText } from '../../rules/mission/end.ts';
import type { ShoreLeave } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import styles from './Between.module.css';
import { CampaignRoad } from './CampaignRoad.tsx';
import { Counter } from './Counter.tsx';
import { Harbour } from './Harbour.tsx';
import { Steps } from './Steps.tsx';

interface PortProps extends BoardProps<View> {
  readonly shore: ShoreLeave;
}

/** RDA-SHORE-09: how the last mission ended, who is in port with what, what is done there step by step, and how the campaign stands. */
export function Port({ view, shore, seat, seats, say, decision, ...rest }: PortProps) {
  const [shopper] = shore.seats;
  return (
    <>
      <header className={styles['head']}>
        <h2>{say({ key: 'face.title.port' })}</h2>
        <p>
          {say({ key: `mission.${view.mission}` })}
          {view.result && <span>{say(endText(asState(view), view.result))}</span>}
        </p>
      </header>
      <Harbour view={view} shore={shore} seat={seat} seats={seats} say={say} />
      <Steps phase={shore.phase} say={say} />
      {shopper !== undefined && (
        <Counter view={view} shore={shore} seat={shopper} decision={decision} touch={rest} say={say} />
      )}
      <CampaignRoad view={view} say={say} />
    </>
  );
}
