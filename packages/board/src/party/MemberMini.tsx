import type { ReactNode } from 'react';
import type { Ring } from '../face.ts';
import { Icon, type IconDrawing } from '../icon.tsx';
import { MemberPortrait } from './MemberButton.tsx';
import styles from './MemberMini.module.css';
import { Portrait } from './Portrait.tsx';
import type { Touched } from './touch.ts';

interface Sign {
  readonly id: string;
  readonly icon: IconDrawing;
  readonly title: string;
  readonly isBad: boolean;
}

interface MemberMiniProps {
  readonly icon: IconDrawing;
  readonly ring: Ring;
  /** In full, and in a word. */
  readonly name: string;
  readonly shortName: string;
  /** Who plays it, where that must be said. */
  readonly holder: string | undefined;
  readonly isActing: boolean;
  readonly isGone: boolean;
  readonly isShown: boolean;
  readonly touched: Touched;
  /** What a ring on a phone tells besides: the wounds that are left, say. */
  readonly left: { readonly icon: IconDrawing; readonly title: string; readonly value: number };
  /** What burdens it, beside its name. */
  readonly signs: readonly Sign[];
  /** Its bars. */
  readonly children: ReactNode;
  /** What only a member that is seen whole has. */
  readonly aside?: ReactNode;
  onShow(): void;
}

/** A member of the party where there is little room: portrait, name and bars. On a phone the others shrink to rings that name their player. */
export function MemberMini(props: MemberMiniProps) {
  const { name, shortName, holder, isActing, isGone, isShown, touched, left, signs, children, aside, onShow } = props;
  return (
    <li
      className={styles['mini']}
      data-shown={isShown || undefined}
      data-acting={isActing || undefined}
      data-gone={isGone || undefined}
    >
      <MemberPortrait
        name={holder === undefined ? name : `${name}, ${holder}`}
        touched={touched}
        isShown={isShown}
        onShow={onShow}
      >
        <Portrait icon={props.icon} ring={props.ring} isActing={isActing} isGone={isGone} />
      </MemberPortrait>
      <span className={styles['left']}>
        <Icon of={left.icon} title={left.title} />
        {left.value}
      </span>
      <span className={styles['tag']} aria-hidden>
        {holder ?? shortName}
      </span>
      <div className={styles['bars']}>
        <p className={styles['who']}>
          <b aria-hidden>{shortName}</b>
          {holder !== undefined && <small>{holder}</small>}
          {signs.map(({ id, icon, title, isBad }) => (
            <Icon key={id} of={icon} title={title} className={styles[isBad ? 'bad' : 'burden']} />
          ))}
        </p>
        {children}
      </div>
      {aside && <div className={styles['aside']}>{aside}</div>}
    </li>
  );
}
