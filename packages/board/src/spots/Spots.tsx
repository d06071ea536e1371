import type { Ref } from '@starboard/kernel';
import { type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useRef } from 'react';
import { stackAt, touched } from '../crowd/touched.ts';
import type { Target, TouchProps } from '../face.ts';
import { KeyBadge } from '../pieces/badges.tsx';
import type { Point } from '../shapes/geometry.ts';
import { Framed, SpotItem, SpotList, type Steady } from './SpotItem.tsx';
import styles from './Spots.module.css';
import { refAt, useWalk } from './use-walk.ts';

/** Where something is drawn that a ref speaks of, to be touched. */
export interface Spot {
  readonly ref: Ref;
  readonly middle: Point;
  readonly path: string;
  /** Where the key that chooses it stands. */
  readonly key: Point;
  readonly steady?: Steady;
}

interface SpotsProps extends Pick<TouchProps, 'targets' | 'onPick' | 'onPoint'> {
  /** What all of it is. */
  readonly label: string;
  readonly spots: readonly Spot[];
  /** Where the keyboard comes in. */
  readonly start?: Ref | undefined;
  /** What something is and what choosing it does. */
  nameOf(ref: Ref, target: Target | undefined): string;
  /** Several that can be chosen lie where the board was touched. */
  onCrowd(refs: readonly Ref[], touch: { readonly clientX: number; readonly clientY: number }): void;
  /** Something was touched that cannot be chosen now. */
  onLook?(ref: Ref | undefined): void;
}

/** A board as a list of named things, to be touched and walked over with arrows: what can be chosen is a button. */
export const Spots = memo(function Spots(props: SpotsProps) {
  const { label, spots, targets, start, nameOf, onPick, onPoint, onCrowd, onLook = onPoint } = props;
  const targetOf = (ref: Ref | undefined) => targets.find(target => target.ref === ref);
  const { entry, visit, walk } = useWalk(spots, { targets, start, onPoint });

  const pick = (event: SyntheticEvent) => {
    const ref = refAt(event);
    const target = targetOf(ref);
    if (target === undefined) return onLook(ref);
    event.preventDefault();
    event.stopPropagation();
    onPick(target.ref);
  };
  const looked = useRef<Ref>(undefined);
  const touch = (event: MouseEvent) => {
    if (event.detail === 0) return pick(event);
    const what = touched(stackAt(event.currentTarget, event), targets, looked.current);
    looked.current = 'look' in what ? what.look : undefined;
    if ('look' in what) return onLook(what.look);
    event.preventDefault();
    event.stopPropagation();
    if ('pick' in what) onPick(what.pick);
    else onCrowd(what.among, event);
  };
  const press = (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ' ? pick(event) : walk(event));

  return (
    <>
      <SpotList
        aria-label={label}
        onClick={touch}
        onKeyDown={press}
        onFocus={visit}
        onBlur={() => onPoint(undefined)}
        onPointerOver={event => onPoint(refAt(event))}
        onPointerOut={event => event.pointerType === 'mouse' && onPoint(undefined)}
      >
        {spots.map(spot => (
          <SpotItem
            key={spot.ref}
            at={spot.ref}
            path={spot.path}
            steady={spot.steady}
            name={nameOf(spot.ref, targetOf(spot.ref))}
            isTarget={targetOf(spot.ref) !== undefined}
            isChosen={targetOf(spot.ref)?.isChosen}
            isEntry={spot.ref === entry}
          />
        ))}
      </SpotList>
      <g className={styles['keys']}>
        {targets.map(({ ref, hotkey }) => {
          const spot = spots.find(each => each.ref === ref);
          if (spot === undefined || hotkey === undefined) return null;
          const badge = <KeyBadge x={spot.key.x} y={spot.key.y} hotkey={hotkey} />;
          return (
            <Framed key={ref} steady={spot.steady}>
              {badge}
            </Framed>
          );
        })}
      </g>
    </>
  );
});
