import { KeyBadge, nextTowards, type Target, type TouchProps } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { placeName } from './place-names.ts';
import { type Ground, type Place, touchablePlaces } from './places.ts';
import styles from './Ship.module.css';

interface PlacesProps extends Pick<TouchProps, 'targets' | 'onPick' | 'onPoint'> {
  readonly ground: Ground;
  /** What is in each zone, in words. */
  readonly names: ReadonlyMap<string, string>;
  /** Where the keyboard comes in. */
  readonly start: Ref | undefined;
  readonly say: Formatter;
}

/** The board as a list of named places, to be touched and walked over with arrows: what can be chosen is a button. */
export const Places = memo(function Places({ ground, targets, names, start, say, onPick, onPoint }: PlacesProps) {
  const [visited, setVisited] = useState<Ref>();
  const places = useMemo(() => touchablePlaces(ground, targets), [ground, targets]);
  const targetOf = (ref: Ref) => targets.find(target => target.ref === ref);
  const entries = [visited, targets[0]?.ref, start, places[0]?.ref];
  const entry = entries.find(ref => places.some(place => place.ref === ref));

  const onKeyDown = (event: KeyboardEvent, place: Place) => {
    if (event.key === 'Enter' || event.key === ' ') {
      if (targetOf(place.ref) === undefined) return;
      event.preventDefault();
      onPick(place.ref);
      return;
    }
    const next = nextTowards(places, place, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const list = event.currentTarget.closest('[role="list"]');
    list?.querySelector<SVGElement>(`[data-ref="${CSS.escape(next.ref)}"]`)?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG */}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus */}
      <g role="list" aria-label={say({ key: 'board.ship' })}>
        {places.map(place => (
          // biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus
          <g role="listitem" key={place.ref}>
            <Spot
              place={place}
              target={targetOf(place.ref)}
              name={placeName(names.get(place.ref.slice('zone:'.length)), targetOf(place.ref), say)}
              isEntry={place.ref === entry}
              onVisit={() => setVisited(place.ref)}
              onKeyDown={event => onKeyDown(event, place)}
              onPick={onPick}
              onPoint={onPoint}
            />
          </g>
        ))}
      </g>
      <g className={styles['still']}>
        {targets.map(({ ref, hotkey }) => {
          const key = places.find(place => place.ref === ref)?.key;
          return key && hotkey !== undefined && <KeyBadge key={ref} x={key.x} y={key.y} hotkey={hotkey} />;
        })}
      </g>
    </>
  );
});

interface SpotProps extends Pick<TouchProps, 'onPick' | 'onPoint'> {
  readonly place: Place;
  readonly target: Target | undefined;
  readonly name: string;
  readonly isEntry: boolean;
  onVisit(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function Spot({
  place: { ref, shape, middle },
  target,
  name,
  isEntry,
  onVisit,
  onKeyDown,
  onPick,
  onPoint,
}: SpotProps) {
  const touch = {
    'data-ref': ref,
    role: target === undefined ? 'img' : 'button',
    'aria-label': name,
    ...(target !== undefined && { 'aria-pressed': target.isChosen }),
    tabIndex: isEntry ? 0 : -1,
    className: target === undefined ? styles['place'] : `${styles['place']} ${styles['pickable']}`,
    onClick: () => target !== undefined && onPick(ref),
    onKeyDown,
    onFocus: () => {
      onVisit();
      onPoint(ref);
    },
    onBlur: () => onPoint(undefined),
    onPointerEnter: () => onPoint(ref),
    onPointerLeave: () => onPoint(undefined),
  };
  if ('path' in shape) return <path {...touch} d={shape.path} />;
  return <circle {...touch} cx={middle.x} cy={middle.y} r={shape.radius} />;
}
