import type { Formatter } from '@starboard/kernel/text';
import { useMemo } from 'react';
import { baseInInches } from '../../../show/outlook.ts';
import { inchesAt } from '../../../show/plan.ts';
import { rangesOf, sightsFrom } from '../../../show/sights.ts';
import type { View } from '../../../view.ts';
import { closedPath, drawn, inch, pathOf, spotAt } from '../drawing.ts';
import styles from '../lines/Lines.module.css';
import { Ranges, Sights, tenth } from '../lines/Sights.tsx';
import { Tag } from '../lines/Tag.tsx';
import { sizeOf } from '../spots.ts';
import type { PlacingState } from './use-placing.ts';

interface PlaceProps {
  readonly view: View;
  readonly state: PlacingState;
  readonly say: Formatter;
}

/** Everything that can be chosen, as one area. */
export function Reach({ area, isQuiet }: { readonly area: string; readonly isQuiet?: boolean }) {
  return <path className={isQuiet ? styles['planned'] : styles['reach']} d={area} fillRule="evenodd" />;
}

/** The place under the pointer: how one gets there, and what could be done from there. */
export function PlacePreview({ view, state, say }: PlaceProps) {
  const { placing, shown, isChosen } = state;
  const { fighter, isStand, shape } = placing;
  const hero = isStand && fighter?.kind === 'hero' ? fighter : undefined;
  const sights = useMemo(() => (hero && shown !== undefined ? sightsFrom(view, hero, shown) : []), [view, hero, shown]);
  const way = useMemo(() => (shown === undefined ? undefined : placing.wayTo(shown)), [placing, shown]);
  if (shown === undefined) return null;
  const spot = spotAt(view, shown);
  const size = fighter && isStand ? sizeOf(view, fighter) : 6;
  return (
    <g className={styles['still']}>
      {hero && <Ranges from={spot} base={baseInInches(view, hero)} ranges={rangesOf(view, hero)} say={say} />}
      {hero && <Sights from={spot} sights={sights} say={say} />}
      {way && way.points.length > 1 && (
        <>
          <path className={styles['wayBelow']} d={pathOf(way.points.map(drawn))} />
          <path className={styles['way']} d={pathOf(way.points.map(drawn))} />
          {way.points.slice(1, -1).map(point => {
            const { x, y } = drawn(point);
            return <circle key={`${x} ${y}`} className={styles['bend']} cx={x} cy={y} r={3.5} />;
          })}
        </>
      )}
      {shape && 'radius' in shape && (
        <circle className={styles['laid']} cx={spot.x} cy={spot.y} r={shape.radius * inch} />
      )}
      {shape && 'outline' in shape && (
        <path
          className={styles['laid']}
          d={closedPath(shape.outline.map(drawn).map(({ x, y }) => ({ x: x + spot.x, y: y + spot.y })))}
        />
      )}
      <circle
        className={isChosen ? `${styles['ghost']} ${styles['settled']}` : styles['ghost']}
        cx={spot.x}
        cy={spot.y}
        r={size}
      />
      {way && way.points.length > 1 && (
        <Tag at={spot} aside={{ x: 30, y: 26 }} look="length">
          {say({ key: 'board.length', params: { inches: tenth(way.length) } })}
        </Tag>
      )}
    </g>
  );
}

/** The place as something that the keyboard moves and chooses. */
export function PlaceCursor({ view, state, say }: PlaceProps) {
  const { placing, cursor, isChosen, shown, onKeyDown, onFocus, onBlur } = state;
  const { x, y } = spotAt(view, cursor);
  const inches = inchesAt(view, cursor);
  const way = shown === cursor ? placing.wayTo(cursor) : undefined;
  const params = { x: inches.x, y: inches.y, inches: tenth(way?.length ?? 0) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
    <circle
      className={styles['cursor']}
      data-cursor=""
      role="button"
      tabIndex={0}
      aria-pressed={isChosen && shown === cursor}
      aria-label={say({ key: way ? 'board.place.way' : 'board.place', params })}
      cx={x}
      cy={y}
      r={13}
      onKeyDown={onKeyDown}
      onFocus={event => event.currentTarget.matches(':focus-visible') && onFocus()}
      onBlur={onBlur}
    />
  );
}
