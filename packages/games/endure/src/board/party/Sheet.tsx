import { holderName, lookOf, MemberName, Portrait, type SeatFace, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { classOf } from '../../rules/table.ts';
import type { SurvivorView } from '../../view.ts';
import { portraitOf } from '../portraits.ts';
import { Abilities } from './Abilities.tsx';
import { Actions } from './Actions.tsx';
import type { Burden } from './burdens.ts';
import styles from './Sheet.module.css';
import { Slots } from './Slots.tsx';
import { States } from './States.tsx';
import { SurvivorTracks } from './SurvivorTracks.tsx';

/** Where a survivor stands in the order of turns. */
export type Standing = 'acting' | 'done' | 'next' | 'waiting' | 'dead' | 'left';

interface SheetProps {
  readonly survivor: SurvivorView;
  readonly burdens: readonly Burden[];
  readonly seat: SeatFace | undefined;
  readonly standing: Standing;
  /** In full; otherwise what matters at a glance. */
  readonly isShown: boolean;
  /** The question is about this survivor's cards. */
  readonly isAsked: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
  onShow(): void;
}

/** A survivor's dashboard: the same things in full and in short, only smaller. */
export function Sheet(props: SheetProps) {
  const { survivor, burdens, seat, standing, isShown, isAsked, touch, say, onShow } = props;
  const touched = touchOf(touch, `survivor:${survivor.id}`);
  const name = say({ key: `survivor.${survivor.id}` });
  const isGone = standing === 'dead' || standing === 'left';
  return (
    <article
      className={styles['sheet']}
      data-ring={seat?.ring ?? 1}
      data-shown={isShown || undefined}
      data-standing={standing}
      data-other={(seat !== undefined && !seat.isYours) || undefined}
      data-target={lookOf(touched)}
    >
      <div className={styles['inside']}>
        <header
          className={styles['head']}
          onPointerEnter={() => touched.onPoint(true)}
          onPointerLeave={() => touched.onPoint(false)}
        >
          <Portrait
            icon={portraitOf(survivor.id)}
            ring={seat?.ring ?? 1}
            isActing={standing === 'acting'}
            isGone={isGone}
          />
          <h2 className={styles['name']}>
            <MemberName name={name} touched={touched} isShown={isShown} say={say} onShow={onShow} />
          </h2>
          <small className={styles['who']}>
            <span>{say({ key: `class.${classOf(survivor.id)}` })}</span>
            <span>{holderName(seat, say)}</span>
          </small>
          {touched.target?.hotkey && <kbd aria-hidden>{touched.target.hotkey}</kbd>}
          <div className={styles['aside']}>
            <Flag standing={standing} survivor={survivor} isShown={isShown} say={say} />
          </div>
        </header>
        <div className={styles['tracks']}>
          <SurvivorTracks survivor={survivor} say={say} />
        </div>
        <div className={styles['states']}>
          <States survivor={survivor} burdens={burdens} say={say} />
        </div>
        <div className={styles['slots']}>
          <Slots survivor={survivor} say={say} touch={isAsked ? touch : undefined} />
        </div>
        <div className={styles['abilities']}>
          <Abilities survivor={survivor} isActing={standing === 'acting'} say={say} />
        </div>
      </div>
    </article>
  );
}

interface FlagProps {
  readonly standing: Standing;
  readonly survivor: SurvivorView;
  readonly isShown: boolean;
  readonly say: Formatter;
}

function Flag({ standing, survivor, isShown, say }: FlagProps) {
  if (standing === 'acting') return <Actions survivor={survivor} say={say} isShort={!isShown} />;
  if (standing === 'waiting') return null;
  return (
    <span className={styles['flag']} data-standing={standing}>
      {standing === 'done' && (
        <svg width="11" height="9" viewBox="0 0 11 9" aria-hidden>
          <path d="m1 4.5 3 3L10 1" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      )}
      {say({ key: `face.${standing}` })}
    </span>
  );
}
