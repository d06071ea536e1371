import { Silent } from '@starboard/board';
import { memo } from 'react';
import { buggyRoads, isSite } from '../../map/index.ts';
import styles from './Lines.module.css';
import { along, type Line, lines, slopeOf } from './lines.ts';
import { places } from './places.ts';

/** The edges: the trunk strong, ways down to a Site with their lander burns, one-way ones dashed with an arrow. */
export const Lines = memo(function Lines() {
  return (
    <Silent className={styles['lines']}>
      {buggyRoads.map(([from, to]) => (
        <path key={`${from}${to}`} className={styles['road']} d={pathOf({ from, to })} />
      ))}
      {lines.map(line => (
        <path key={`${line.from}>${line.to}`} className={styles['line']} data-kind={kindOf(line)} d={pathOf(line)} />
      ))}
      {lines.map(line => (
        <Signs key={`${line.from}>${line.to}`} line={line} />
      ))}
    </Silent>
  );
});

function kindOf({ isTrunk, isOneWay }: Line): string {
  return isTrunk ? 'trunk' : isOneWay ? 'down' : 'way';
}

function pathOf({ from, to }: Pick<Line, 'from' | 'to'>): string {
  return `M${places[from].x} ${places[from].y}L${places[to].x} ${places[to].y}`;
}

/** What an edge costs, in the middle of it, and the tracks of Hohmann nodes at its ends. */
function Signs({ line }: { readonly line: Line }) {
  const { burns, lander, isOneWay, leaves, arrives } = line;
  const middle = along(line, costShare(line));
  const ahead = along(line, 0.56);
  return (
    <>
      {burns + lander > 0 && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <Cost burns={burns} lander={lander} />
        </g>
      )}
      {isOneWay && (
        <path
          className={styles['arrow']}
          transform={`translate(${ahead.x} ${ahead.y}) rotate(${slopeOf(line)})`}
          d="M-6-6L4 0L-6 6"
        />
      )}
      {leaves && <Track line={line} share={0} track={leaves} />}
      {arrives && <Track line={line} share={1} track={arrives} />}
    </>
  );
}

/** Ways to a Site fan out: there is more room near its end. */
function costShare({ from, to }: Line): number {
  return isSite(to) ? 0.6 : isSite(from) ? 0.4 : 0.5;
}

/** As many flames and landing legs as the edge has burns and lander burns. */
function Cost({ burns, lander }: Pick<Line, 'burns' | 'lander'>) {
  const step = 11;
  const start = (-(burns + lander - 1) * step) / 2;
  const each = (count: number) => Array.from({ length: count }, (_, nth) => nth);
  return (
    <g className={styles['cost']}>
      <rect x={start - 8} y={-8} width={(burns + lander - 1) * step + 16} height={16} rx={8} />
      {each(burns).map(nth => (
        <path
          key={nth}
          className={styles['burn']}
          d="M0-6L4.8 3.6H-4.8Z"
          transform={`translate(${start + nth * step} 1)`}
        />
      ))}
      {each(lander).map(nth => (
        <path
          key={nth}
          className={styles['lander']}
          d="M-4-4.5V0L0 4.5L4 0V-4.5"
          transform={`translate(${start + (burns + nth) * step} 0)`}
        />
      ))}
    </g>
  );
}

/** How far from the middle of its node a letter stands. */
const besideNode = 30;

interface TrackProps {
  readonly line: Line;
  readonly share: 0 | 1;
  readonly track: 'A' | 'B';
}

function Track({ line, share, track }: TrackProps) {
  const [a, b] = [places[line.from], places[line.to]];
  const beside = besideNode / Math.hypot(b.x - a.x, b.y - a.y);
  const { x, y } = along(line, share === 0 ? beside : 1 - beside);
  return (
    <g transform={`translate(${x} ${y})`} className={styles['track']}>
      <circle r={7} />
      <text dy="0.36em">{track}</text>
    </g>
  );
}
