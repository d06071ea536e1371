import search from 'icon:magnifying-glass';
import chest from 'icon:open-treasure-chest';
import { Emblem, Piece, type Point } from '@starboard/board';
import type { LatticeIndex } from '@starboard/space';
import { changedQuarter, greaseRadius } from '../../../field/grounds.ts';
import { distance } from '../../../field/scale.ts';
import { placeOfMarker } from '../../../rules/enemies/goal.ts';
import type { View } from '../../../view.ts';
import styles from '../Battlefield.module.css';
import { inch, spotAt } from '../drawing.ts';

/** How large the small things are. */
export const thingSize = 11;

/** Beside a marker, if it lies on one: both must be seen. */
export function thingSpot(view: View, at: LatticeIndex): Point {
  const spot = spotAt(view, at);
  const isOnMarker = view.markers.some(({ no }) => placeOfMarker(view, no) === at);
  return isOnMarker ? { x: spot.x - 30, y: spot.y - 4 } : spot;
}

/** How they look, on the table and in its legend: about 40 wide, around their middle. */
export function TokenSign() {
  return (
    <>
      <path className={styles['chip']} d="M0-21 18-10.5V10.5L0 21-18 10.5V-10.5Z" transform="rotate(30)" />
      <Emblem of={search} size={22} />
    </>
  );
}

export function TreasureSign() {
  return (
    <>
      <rect x={-18} y={-18} width={36} height={36} rx={7} />
      <Emblem of={chest} size={25} />
    </>
  );
}

/** GSQ-SEARCH-01: what may be searched. */
export function tokenPieces(view: View) {
  return [...new Set(view.tokens)].map(at => (
    <Piece key={`token:${at}`} {...thingSpot(view, at)} size={thingSize} className={styles['token']}>
      <TokenSign />
    </Piece>
  ));
}

/** GSQ-SEARCH-08: what was found and lies there. */
export function treasurePieces(view: View) {
  return [...new Set(view.treasures.map(({ at }) => at))].map(at => (
    <Piece key={`treasure:${at}`} {...thingSpot(view, at)} size={thingSize} className={styles['treasure']}>
      <TreasureSign />
    </Piece>
  ));
}

/** GSQ-ITEM-15, GSQ-TERRAIN-18: ground that has changed since the table was laid. */
export function Changed({ view }: { readonly view: View }) {
  const radius = (distance(view, greaseRadius) / 4) * inch;
  const changed = changedQuarter(view);
  return (
    <g className={styles['still']}>
      {changed && <Quarter view={view} {...changed} />}
      {view.grease.map(({ at, rounds }) => {
        const { x, y } = spotAt(view, at);
        return (
          <g key={at} className={styles['grease']}>
            <circle cx={x} cy={y} r={radius} />
            <path
              d={`M${x - radius * 0.5} ${y}q${radius * 0.25}-14 ${radius * 0.5} 0t${radius * 0.5} 0M${x - radius * 0.3} ${y + 16}q${radius * 0.15}-9 ${radius * 0.3} 0t${radius * 0.3} 0`}
            />
            <text x={x} y={y - 10}>
              {rounds}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface QuarterProps {
  readonly view: View;
  readonly quarter: number;
  readonly ground: 'dangerous' | 'difficult';
}

/** GSQ-TABLE-07: quarters go clockwise from the north-west. */
function Quarter({ view: { small }, quarter, ground }: QuarterProps) {
  const half = (small ? 12 : 24) * inch;
  const x = quarter === 2 || quarter === 3 ? half : 0;
  const y = quarter >= 3 ? half : 0;
  const marks = Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [x + ((at % 4) + 0.5) * (half / 4), y + (Math.floor(at / 4) + 0.5) * (half / 4)];
    return ground === 'dangerous' ? `M${column - 6} ${row - 6}l12 12m0-12-12 12` : `M${column - 8} ${row + 8}l16-16`;
  });
  return (
    <g className={`${styles['quarter']} ${styles[ground]}`}>
      <rect x={x} y={y} width={half} height={half} />
      <path d={marks.join('')} />
    </g>
  );
}
