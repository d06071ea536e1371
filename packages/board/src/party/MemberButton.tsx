import type { Formatter } from '@starboard/kernel/text';
import type { ReactNode } from 'react';
import type { SeatFace } from '../face.ts';
import styles from './MemberButton.module.css';
import { lookOf, type Touched } from './touch.ts';

interface MemberProps {
  readonly name: string;
  readonly touched: Touched;
  /** In full; otherwise what matters at a glance. */
  readonly isShown: boolean;
  onShow(): void;
}

/** What chooses a member of the party, where it can be chosen now, and otherwise shows it in full. */
function memberProps({ touched: { target, onPick }, isShown, onShow }: MemberProps) {
  return {
    type: 'button',
    'data-member': isShown ? 'shown' : '',
    'aria-pressed': target === undefined ? isShown : target.isChosen,
    onClick: target === undefined ? onShow : onPick,
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
      if (currentTarget.matches(':focus-visible')) onShow();
    },
  } as const;
}

/** The name of a member on its own card. */
export function MemberName({ say, ...props }: MemberProps & { readonly say: Formatter }) {
  const { name, touched } = props;
  const choice = touched.target?.label;
  return (
    <button
      {...memberProps(props)}
      aria-label={choice && say({ key: 'face.choice', params: { who: name, choice } })}
      aria-keyshortcuts={touched.target?.hotkey}
    >
      {name}
    </button>
  );
}

/** The portrait of a member where there is little room. */
export function MemberPortrait({ children, ...props }: MemberProps & { readonly children: ReactNode }) {
  const { name, touched } = props;
  return (
    <button
      {...memberProps(props)}
      className={styles['portrait']}
      aria-label={touched.target?.label ?? name}
      data-target={lookOf(touched)}
      onPointerEnter={() => touched.onPoint(true)}
      onPointerLeave={() => touched.onPoint(false)}
    >
      {children}
    </button>
  );
}

/** Who plays it, where that is not plain: a small sheet has no room to say that all are one's own. */
export function otherHolder(
  seats: readonly SeatFace[],
  seat: SeatFace | undefined,
  say: Formatter,
): string | undefined {
  return seat === undefined || seats.every(({ isYours }) => isYours) ? undefined : holderName(seat, say);
}

/** Who holds a seat, in a word. */
export function holderName(seat: SeatFace | undefined, say: Formatter): string {
  if (seat?.isYours && !seat.isNeighbours) return say({ key: 'face.you' });
  if (seat === undefined || seat.held === 'nobody') return say({ key: 'face.nobody' });
  return seat.held === 'bot' ? say({ key: 'face.bot' }) : seat.name;
}
