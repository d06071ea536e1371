import type { Point } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { Range, Sight } from '../../../show/sights.ts';
import { drawn, inch } from '../drawing.ts';
import styles from './Lines.module.css';
import { between, cutShort, tagPlaces } from './lines.ts';
import { Tag } from './Tag.tsx';

/** More words than this would hide what they speak of. */
const mostWords = 5;

interface SightsProps {
  readonly from: Point;
  readonly sights: readonly Sight[];
  /** One target is thought about: whatever is to be said of it is said. */
  readonly isOne?: boolean;
  readonly say: Formatter;
}

/** Whom one sees from a place: clearly, in cover, or not at all; and how far off they are. */
export function Sights({ from, sights, isOne = false, say }: SightsProps) {
  const near = sights.filter(({ inRange }) => inRange || isOne).toSorted((a, b) => a.gap - b.gap);
  const told = near.filter(({ canBeShot }) => canBeShot || isOne).slice(0, mostWords);
  const places = tagPlaces(
    from,
    told.map(({ to }) => drawn(to)),
  );
  return (
    <g className={styles['still']}>
      {near.map(({ target, to, look }) => {
        const goal = drawn(to);
        const end = cutShort(from, goal, 13);
        return <path key={target.no} className={styles[look]} d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />;
      })}
      {near
        .filter(({ look }) => look === 'blocked')
        .map(({ target, to }) => {
          const { x, y } = between(from, drawn(to), 0.55);
          return <path key={target.no} className={styles['stop']} d={`M${x - 4} ${y - 4}l8 8m0-8-8 8`} />;
        })}
      {told.map((sight, nth) => (
        <Tag key={sight.target.no} {...(places[nth] ?? { at: drawn(sight.to) })} look={sight.look}>
          {say({ key: `board.sight.${wordFor(sight)}`, params: { inches: tenth(sight.gap) } })}
        </Tag>
      ))}
    </g>
  );
}

function wordFor({ look, inRange }: Sight): string {
  return inRange || look === 'blocked' ? look : 'far';
}

export function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}

interface RangesProps {
  readonly from: Point;
  /** The radius of the base that they are measured from, in inches. */
  readonly base: number;
  readonly ranges: readonly Range[];
  readonly say: Formatter;
}

/** How far weapons carry from a place. */
export function Ranges({ from, base, ranges, say }: RangesProps) {
  const distances = [...new Set(ranges.map(({ inches }) => inches))].filter(inches => inches > 0);
  return (
    <g className={styles['still']}>
      {distances.map(inches => {
        const radius = (inches + base) * inch;
        const word = { x: from.x, y: from.y - radius > 0 ? from.y - radius : from.y + radius };
        return (
          <g key={inches}>
            <circle className={styles['range']} cx={from.x} cy={from.y} r={radius} />
            <Tag at={word} look="range">
              {say({ key: 'board.length', params: { inches: tenth(inches) } })}
            </Tag>
          </g>
        );
      })}
    </g>
  );
}
