import type { Ref } from '@starboard/kernel';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { stackAt, touched } from '../crowd/touched.ts';
import type { Target, TouchProps } from '../face.ts';
import { KeyBadge } from '../pieces/badges.tsx';
import type { Point } from '../shapes/geometry.ts';
import { nextTowards } from '../shapes/towards.ts';
import styles from './Spots.module.css';

/** Where something is drawn that a ref speaks of, to be touched. */
export interface Spot {
  readonly ref: Ref;
  readonly middle: Point;
  readonly path: string;
  /** Where the key that chooses it stands. */
  readonly key: Point;
  /** What keeps its size from near and far is drawn around a point, by a class that says how large. */
  readonly steady?: { readonly at: Point; readonly className: string };
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
  const [visited, setVisited] = useState<Ref>();
  const targetOf = (ref: Ref | undefined) => targets.find(target => target.ref === ref);
  const entries = [visited, targets[0]?.ref, start, spots[0]?.ref];
  const entry = entries.find(ref => spots.some(spot => spot.ref === ref));

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
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') return pick(event);
    const spot = spots.find(({ ref }) => ref === refAt(event));
    const next = spot && nextTowards(spots, spot, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-ref="${CSS.escape(next.ref)}"]`)?.focus();
  };
  const visit = (event: SyntheticEvent) => {
    setVisited(refAt(event));
    onPoint(refAt(event));
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG */}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus */}
      <g
        role="list"
        aria-label={label}
        onClick={touch}
        onKeyDown={press}
        onFocus={visit}
        onBlur={() => onPoint(undefined)}
        onPointerOver={event => onPoint(refAt(event))}
        onPointerOut={event => event.pointerType === 'mouse' && onPoint(undefined)}
      >
        {spots.map(spot => (
          <Touch
            key={spot.ref}
            spot={spot}
            name={nameOf(spot.ref, targetOf(spot.ref))}
            isTarget={targetOf(spot.ref) !== undefined}
            isChosen={targetOf(spot.ref)?.isChosen}
            isEntry={spot.ref === entry}
          />
        ))}
      </g>
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

function refAt({ target }: SyntheticEvent): Ref | undefined {
  return (target as SVGElement).dataset['ref'] as Ref | undefined;
}

interface TouchedProps {
  readonly spot: Spot;
  readonly name: string;
  readonly isTarget: boolean;
  readonly isChosen: boolean | undefined;
  readonly isEntry: boolean;
}

const Touch = memo(function Touch({ spot: { ref, path, steady }, name, isTarget, isChosen, isEntry }: TouchedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus
    <g role="listitem">
      <Framed steady={steady}>
        <path
          data-ref={ref}
          role={isTarget ? 'button' : 'img'}
          aria-label={name}
          {...(isTarget && { 'aria-pressed': isChosen })}
          tabIndex={isEntry ? 0 : -1}
          className={isTarget ? `${styles['spot']} ${styles['pickable']}` : styles['spot']}
          d={path}
        />
      </Framed>
    </g>
  );
});

function Framed({ steady, children }: { readonly steady: Spot['steady']; readonly children: ReactNode }) {
  if (steady === undefined) return children;
  return (
    <g transform={`translate(${steady.at.x} ${steady.at.y})`}>
      <g className={steady.className}>{children}</g>
    </g>
  );
}
