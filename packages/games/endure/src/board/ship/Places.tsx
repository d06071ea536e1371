import { KeyBadge, nextTowards, type TouchProps } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { type KeyboardEvent, memo, type SyntheticEvent, useMemo, useState } from 'react';
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
  const [visited, setVisited] = useState<Ref>();
  const places = useMemo(() => touchablePlaces(ground, targets), [ground, targets]);
  const targetOf = (ref: Ref | undefined) => targets.find(target => target.ref === ref);
  const entries = [visited, targets[0]?.ref, start, places[0]?.ref];
  const entry = entries.find(ref => places.some(place => place.ref === ref));

  const finger = useFinger(onPoint);

  const pick = (event: SyntheticEvent) => {
    const target = targetOf(refAt(event));
    if (target === undefined) return onPoint(refAt(event));
    event.preventDefault();
    // What a finger has chosen need not be looked at any longer.
    if (finger.isUsed()) onPoint(undefined);
    onPick(target.ref);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') return pick(event);
    const place = places.find(({ ref }) => ref === refAt(event));
    const next = place && nextTowards(places, place, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-ref="${CSS.escape(next.ref)}"]`)?.focus();
  };
  const visit = (event: SyntheticEvent) => {
    setVisited(refAt(event));
    onPoint(refAt(event));
  };
  const leave = () => onPoint(undefined);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG */}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus */}
      <g
        role="list"
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
          <Spot
            key={place.ref}
            place={place}
            name={placeName(names.get(place.ref.slice('zone:'.length)), targetOf(place.ref), say)}
            isTarget={targetOf(place.ref) !== undefined}
            isChosen={targetOf(place.ref)?.isChosen}
            isEntry={place.ref === entry}
          />
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

function refAt({ target }: SyntheticEvent): Ref | undefined {
  return (target as SVGElement).dataset['ref'] as Ref | undefined;
}

interface SpotProps {
  readonly place: Place;
  readonly name: string;
  readonly isTarget: boolean;
  readonly isChosen: boolean | undefined;
  readonly isEntry: boolean;
}

const Spot = memo(function Spot({ place: { ref, shape, middle }, name, isTarget, isChosen, isEntry }: SpotProps) {
  const touch = {
    'data-ref': ref,
    role: isTarget ? 'button' : 'img',
    'aria-label': name,
    ...(isTarget && { 'aria-pressed': isChosen }),
    tabIndex: isEntry ? 0 : -1,
    className: isTarget ? `${styles['place']} ${styles['pickable']}` : styles['place'],
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus
    <g role="listitem">
      {'path' in shape ? (
        <path {...touch} d={shape.path} />
      ) : (
        <circle {...touch} cx={middle.x} cy={middle.y} r={shape.radius} />
      )}
    </g>
  );
});
