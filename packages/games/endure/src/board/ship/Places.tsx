import { KeyBadge, refAt, SpotItem, SpotList, type TouchProps, useWalk } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo } from 'react';
import { placeName } from './place-names.ts';
import { type Ground, type Place, touchablePlaces } from './places.ts';
import styles from './Ship.module.css';
import { useFinger } from './use-finger.ts';

interface PlacesProps extends Pick<TouchProps, 'targets' | 'onPick' | 'onPoint'> {
  readonly ground: Ground;
  /** What is in each zone, in words. */
  readonly names: ReadonlyMap<string, string>;
  /** Where the keyboard comes in. */
  readonly start: Ref | undefined;
  readonly say: Formatter;
}

/**
 * The board as a list of named places, to be touched and walked over with arrows: what can be chosen is a button. The list
 * listens for all of them, so that a place is drawn again only when it has changed.
 */
export const Places = memo(function Places({ ground, targets, names, start, say, onPick, onPoint }: PlacesProps) {
  const places = useMemo(() => touchablePlaces(ground, targets), [ground, targets]);
  const targetOf = (ref: Ref | undefined) => targets.find(target => target.ref === ref);
  const { entry, visit, walk } = useWalk(places, { targets, start, onPoint });
  const finger = useFinger(onPoint);

  const pick = (event: SyntheticEvent) => {
    const target = targetOf(refAt(event));
    if (target === undefined) return onPoint(refAt(event));
    event.preventDefault();
    // What a finger has chosen need not be looked at any longer.
    if (finger.isUsed()) onPoint(undefined);
    onPick(target.ref);
  };
  const press = (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ' ? pick(event) : walk(event));
  const leave = () => onPoint(undefined);

  return (
    <>
      <SpotList
        className={styles['places']}
        aria-label={say({ key: 'board.ship' })}
        onClick={pick}
        onKeyDown={press}
        onFocus={visit}
        onBlur={leave}
        onPointerOver={event => onPoint(refAt(event))}
        onPointerDown={finger.down}
        onPointerOut={event => finger.hasLooked(event) || leave()}
      >
        {places.map(place => (
          <SpotItem
            key={place.ref}
            at={place.ref}
            path={outlineOf(place)}
            name={placeName(names.get(place.ref.slice('zone:'.length)), targetOf(place.ref), say)}
            isTarget={targetOf(place.ref) !== undefined}
            isChosen={targetOf(place.ref)?.isChosen}
            isEntry={place.ref === entry}
          />
        ))}
      </SpotList>
      <g className={styles['still']}>
        {targets.map(({ ref, hotkey }) => {
          const key = places.find(place => place.ref === ref)?.key;
          return key && hotkey !== undefined && <KeyBadge key={ref} x={key.x} y={key.y} hotkey={hotkey} />;
        })}
      </g>
    </>
  );
});

function outlineOf({ shape, middle: { x, y } }: Place): string {
  if ('path' in shape) return shape.path;
  const { radius } = shape;
  const half = `a${radius} ${radius} 0 0 1`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
}
