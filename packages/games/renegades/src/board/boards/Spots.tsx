import { KeyBadge, nextTowards, stackAt, type TouchProps, touched } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import type { Board } from '../../field/board.ts';
import type { View } from '../../view.ts';
import { square } from '../art/index.ts';
import styles from './Marks.module.css';
import { nameAt, spokenName } from './names.ts';
import { refsOn, type Spot, spotOf } from './spots.ts';

interface SpotsProps extends Pick<TouchProps, 'targets' | 'onPick' | 'onPoint'> {
  readonly view: View;
  readonly board: Board;
  /** Where the keyboard comes in. */
  readonly start: Ref | undefined;
  readonly say: Formatter;
  /** Several that can be chosen lie where the board was touched. */
  onCrowd(refs: readonly Ref[], touch: { readonly clientX: number; readonly clientY: number }): void;
}

/** A board as a list of named things, to be touched and walked over with arrows: what can be chosen is a button. */
export const Spots = memo(function Spots(props: SpotsProps) {
  const { view, board, targets, start, say, onPick, onPoint, onCrowd } = props;
  const [visited, setVisited] = useState<Ref>();
  const spots = useMemo(() => spotsOf(view, board, targets), [view, board, targets]);
  const targetOf = (ref: Ref | undefined) => targets.find(target => target.ref === ref);
  const entries = [visited, targets[0]?.ref, start, spots[0]?.ref];
  const entry = entries.find(ref => spots.some(spot => spot.ref === ref));

  const pick = (event: SyntheticEvent) => {
    const ref = refAt(event);
    const target = targetOf(ref);
    if (target === undefined) return onPoint(ref);
    event.preventDefault();
    event.stopPropagation();
    onPick(target.ref);
  };
  const looked = useRef<Ref>(undefined);
  const touch = (event: MouseEvent) => {
    if (event.detail === 0) return pick(event);
    const what = touched(stackAt(event.currentTarget, event), targets, looked.current);
    looked.current = 'look' in what ? what.look : undefined;
    if ('look' in what) return onPoint(what.look);
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
        aria-label={say({ key: `board.${board.name}` })}
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
            name={spokenName(say(nameAt(view, board, spot.ref)), targetOf(spot.ref), say)}
            isTarget={targetOf(spot.ref) !== undefined}
            isChosen={targetOf(spot.ref)?.isChosen}
            isEntry={spot.ref === entry}
          />
        ))}
      </g>
      <g className={styles['still']}>
        {targets.map(({ ref, hotkey }) => {
          const middle = spots.find(spot => spot.ref === ref)?.middle;
          if (middle === undefined || hotkey === undefined) return null;
          return <KeyBadge key={ref} x={middle.x - square * 0.42} y={middle.y - square * 0.42} hotkey={hotkey} />;
        })}
      </g>
    </>
  );
});

function spotsOf(view: View, board: Board, targets: TouchProps['targets']): readonly Spot[] {
  const refs = refsOn(view, board.name);
  const others = targets.map(({ ref }) => ref).filter(ref => !ref.startsWith('place:') && !refs.includes(ref));
  return [...others, ...refs].flatMap(ref => spotOf(view, board, ref) ?? []);
}

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

const Touch = memo(function Touch({ spot: { ref, path }, name, isTarget, isChosen, isEntry }: TouchedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus
    <g role="listitem">
      <path
        data-ref={ref}
        role={isTarget ? 'button' : 'img'}
        aria-label={name}
        {...(isTarget && { 'aria-pressed': isChosen })}
        tabIndex={isEntry ? 0 : -1}
        className={isTarget ? `${styles['spot']} ${styles['pickable']}` : styles['spot']}
        d={path}
      />
    </g>
  );
});
