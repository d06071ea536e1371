import { Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { zoneModifiers, zones } from '../../map/index.ts';
import type { Season } from '../../types.ts';
import { bent, mapBox, trunk, zoneEdges } from './places.ts';
import styles from './Sky.module.css';
import { dust, stars } from './scatter.ts';
import { zoneColours } from './shades.ts';

const top = mapBox.y - 400;
const bottom = mapBox.y + mapBox.height + 400;
const titleHeight = mapBox.y + 62;

const heavens = [
  { size: 1, path: stars(11, 420, mapBox.width + 400, top, bottom - top) },
  { size: 1.6, path: stars(23, 130, mapBox.width + 400, top, bottom - top) },
  { size: 2.4, path: stars(37, 30, mapBox.width + 400, top, bottom - top) },
];
const belts = [
  { zone: 'Ceres', path: dust(5, 620, zoneEdges.Ceres) },
  { zone: 'Neptune', path: dust(9, 180, [2860, 3120]) },
] as const;

/** A ring of the straight map from the top to the bottom of the sky. */
function ringPath(at: number): string {
  const [from, to] = [bent(at, top), bent(at, bottom)];
  return `${from.x} ${from.y}Q${2 * at - (from.x + to.x) / 2} ${trunk} ${to.x} ${to.y}`;
}

function zonePath(from: number, to: number): string {
  const [a, b] = [bent(to, bottom), bent(to, top)];
  return `M${ringPath(from)}L${a.x} ${a.y}Q${2 * to - (a.x + b.x) / 2} ${trunk} ${b.x} ${b.y}Z`;
}

/** What lies behind everything: stars, the Sun in the colour of its season, the zones with what they do to its light. */
export const Sky = memo(function Sky({ season, say }: { readonly season: Season; readonly say: Formatter }) {
  return (
    <Silent className={styles['sky']} data-season={season}>
      <defs>
        <radialGradient id="end-corona">
          <stop className={styles['core']} offset="0.12" />
          <stop className={styles['glow']} offset="0.24" />
          <stop className={styles['haze']} offset="0.5" />
          <stop className={styles['none']} offset="1" />
        </radialGradient>
        <radialGradient id="end-sun" cx="0.62" cy="0.5">
          <stop offset="0" stopColor="#fffbe8" />
          <stop className={styles['sun']} offset="1" />
        </radialGradient>
      </defs>
      <rect className={styles['space']} x={-600} y={top} width={mapBox.width + 1200} height={bottom - top} />
      {zones.map(zone => (
        <path key={zone} className={styles['zone']} d={zonePath(...zoneEdges[zone])} fill={zoneColours[zone]} />
      ))}
      {heavens.map(({ size, path }) => (
        <path key={size} className={styles['stars']} d={path} strokeWidth={size} />
      ))}
      {belts.map(({ zone, path }) => (
        <path key={zone} className={styles['dust']} d={path} stroke={zoneColours[zone]} />
      ))}
      <circle cx={-70} cy={trunk} r={640} fill="url(#end-corona)" />
      <circle cx={-70} cy={trunk} r={172} fill="url(#end-sun)" />
      {zones.map(zone => (
        <path key={zone} className={styles['ring']} d={`M${ringPath(zoneEdges[zone][0])}`} stroke={zoneColours[zone]} />
      ))}
      {zones.map(zone => {
        const [from, to] = zoneEdges[zone];
        const { x, y } = bent((from + to) / 2, titleHeight);
        const modifier = zoneModifiers[zone];
        return (
          <g key={zone} transform={`translate(${x} ${y})`} fill={zoneColours[zone]}>
            <text className={styles['title']}>{say({ key: `zone.${zone}` })}</text>
            <text className={styles['modifier']}>
              {modifier > 0 ? `+${modifier}` : `${modifier}`.replace('-', '−')}
            </text>
          </g>
        );
      })}
    </Silent>
  );
});
