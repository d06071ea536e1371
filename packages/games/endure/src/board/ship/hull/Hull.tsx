import { memo } from 'react';
import type { ShipPlan } from '../../../show/plan.ts';
import { cellSize } from '../drawing.ts';
import styles from '../Ship.module.css';

function cutCorners(width: number, height: number, out: number, cut: number): string {
  const [w, h] = [width + out, height + out];
  return `M${-out} ${cut}L${cut} ${-out}H${width - cut}L${w} ${cut}V${height - cut}L${width - cut} ${h}H${cut}L${-out} ${height - cut}Z`;
}

/** How far the skins of the ship lie from its floors. */
const inner = 14;
const outer = 24;

interface HullProps {
  readonly plan: ShipPlan;
  /** The skin alone, for a small picture. */
  readonly isBare?: boolean;
}

/** The skin of the ship around all tiles, and what is mounted on it. */
export const Hull = memo(function Hull({ plan, isBare = false }: HullProps) {
  const width = plan.width * cellSize;
  const height = plan.height * cellSize;
  return (
    <>
      {!isBare && (
        <g className={styles['outworks']}>
          <Outworks width={width} />
          <g transform={`translate(0 ${height}) scale(1 -1)`}>
            <Outworks width={width} />
          </g>
        </g>
      )}
      <path className={styles['outerHull']} d={cutCorners(width, height, outer, 15)} />
      <path className={styles['hull']} d={cutCorners(width, height, inner, 11)} />
      <path className={styles['ribs']} d={ribsOf(plan, width, height)} />
      <path className={styles['lamps']} d={lampsOf(width, height)} />
    </>
  );
});

/** Seams between the plates: long ones where tiles meet, short ones between. */
function ribsOf({ width: columns, height: rows }: ShipPlan, width: number, height: number): string {
  const ribs: string[] = [];
  for (let col = 1; col < columns; col++) {
    const long = col % 5 === 0 ? outer - inner : 4;
    ribs.push(`M${col * cellSize} ${-outer}v${long}M${col * cellSize} ${height + outer}v${-long}`);
  }
  for (let row = 1; row < rows; row++) {
    const long = row % 5 === 0 ? outer - inner : 4;
    ribs.push(`M${-outer} ${row * cellSize}h${long}M${width + outer} ${row * cellSize}h${-long}`);
  }
  return ribs.join('');
}

/** A light at each corner of the outer skin. */
function lampsOf(width: number, height: number): string {
  const out = 5;
  return [
    [-out, -out],
    [width + out, -out],
    [-out, height + out],
    [width + out, height + out],
  ]
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');
}

/** What stands on one side of the hull: a nacelle on struts, a dish, radiators, aerials. */
function Outworks({ width }: { readonly width: number }) {
  const [stern, bow] = [width * 0.04, width * 0.52];
  const radiator = width * 0.64;
  return (
    <>
      <path className={styles['strut']} d={`M${stern + 70} -24l-14-34h40l-6 34zM${bow - 110} -24l14-34h40l6 34z`} />
      <path className={styles['nacelle']} d={`M${stern} -88h${bow - stern - 40}q44 4 56 18q-12 14-56 18H${stern}z`} />
      <path className={styles['nozzle']} d={`M${stern} -84l-18-7v42l18-7z`} />
      <path
        className={styles['seams']}
        d={`M${stern + 26} -88v36M${stern + 34} -88v36M${bow - 92} -88v36M${bow - 40} -88q14 18 0 36M${stern + 60} -70h${bow - stern - 176}`}
      />
      <path className={styles['mast']} d={`M${radiator + 30} -24v-18M${radiator + 110} -24v-18`} />
      <path className={styles['panel']} d={`M${radiator} -82h64v40h-64zM${radiator + 78} -82h64v40h-64z`} />
      <path
        className={styles['seams']}
        d={`M${radiator + 16} -82v40m16-40v40m16-40v40M${radiator + 94} -82v40m16-40v40m16-40v40`}
      />
      <path
        className={styles['mast']}
        d={`M${width * 0.86} -24v-58M${width * 0.86 - 8} -66h16M${width * 0.86 - 5} -74h10M${width * 0.94} -24v-22m-16-14q16 26 32 0m-16-2v-8`}
      />
    </>
  );
}
