import hearts from 'icon:hearts';
import { Icon, MemberPortrait, Portrait, type SeatFace, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { SurvivorView } from '../../view.ts';
import { portraitOf } from '../portraits.ts';
import { Actions } from './Actions.tsx';
import type { Burden } from './burdens.ts';
import { injuryIcons } from './injury-icons.ts';
import styles from './Mini.module.css';
import type { Standing } from './Sheet.tsx';
import { Tracks } from './Track.tsx';

interface MiniProps {
  readonly survivor: SurvivorView;
  readonly burdens: readonly Burden[];
  readonly seat: SeatFace | undefined;
  /** Who plays it, where that must be said. */
  readonly holder: string | undefined;
  readonly standing: Standing;
  readonly isShown: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
  onShow(): void;
}

/** A survivor where there is little room: the portrait, name and injuries, two bars with their numbers, actions. On a phone the others shrink to rings that name their player. */
export function Mini({ survivor, burdens, seat, holder, standing, isShown, touch, say, onShow }: MiniProps) {
  const touched = touchOf(touch, `survivor:${survivor.id}`);
  const name = say({ key: `survivor.${survivor.id}.full` });
  return (
    <li className={styles['mini']} data-shown={isShown || undefined} data-standing={standing}>
      <MemberPortrait
        name={holder === undefined ? name : `${name}, ${holder}`}
        touched={touched}
        isShown={isShown}
        onShow={onShow}
      >
        <Portrait
          icon={portraitOf(survivor.id)}
          ring={seat?.ring ?? 1}
          isActing={standing === 'acting'}
          isGone={survivor.status !== 'alive'}
        />
      </MemberPortrait>
      <span className={styles['health']}>
        <Icon of={hearts} title={say({ key: 'face.health' })} />
        {survivor.health}
      </span>
      <span className={styles['tag']} aria-hidden>
        {holder ?? say({ key: `survivor.${survivor.id}` })}
      </span>
      <div className={styles['bars']}>
        <p className={styles['who']}>
          <b aria-hidden>{say({ key: `survivor.${survivor.id}` })}</b>
          {holder !== undefined && <small>{holder}</small>}
          {burdens.map(({ id, icon, label }) => (
            <Icon key={id} of={icon} title={say(label)} className={styles['burden']} />
          ))}
          {survivor.injuries.map(injury => (
            <Icon key={injury} of={injuryIcons[injury]} title={say({ key: `injury.${injury}` })} />
          ))}
        </p>
        <Tracks survivor={survivor} say={say} />
      </div>
      {standing === 'acting' && (
        <div className={styles['actions']}>
          <Actions survivor={survivor} say={say} isShort />
        </div>
      )}
    </li>
  );
}
