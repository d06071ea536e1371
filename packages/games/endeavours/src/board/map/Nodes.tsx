import { Silent } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import { isSite, nodeIds, siteAt, waypointAt } from '../../map/index.ts';
import type { NodeId, SiteId, Waypoint, WaypointId } from '../../types.ts';
import styles from './Nodes.module.css';
import { places } from './places.ts';
import { spectralColours } from './shades.ts';

/** What a node is, by its shape: every kind has its own. */
export const Nodes = memo(function Nodes() {
  return (
    <Silent className={styles['nodes']}>
      {nodeIds.map(node => (
        <g key={node} transform={`translate(${places[node].x} ${places[node].y})`}>
          <g className={styles['symbol']}>
            <NodeSymbol node={node} />
          </g>
        </g>
      ))}
    </Silent>
  );
});

/** Around the origin, about 26 across. */
export function NodeSymbol({ node }: { readonly node: NodeId }) {
  return isSite(node) ? <SiteSymbol site={node} /> : <WaypointSymbol node={node} />;
}

/** The letter of its spectral type; a drop for each point of hydration and the size from near. */
function SiteSymbol({ site }: { readonly site: SiteId }) {
  const { type, hydration, season } = siteAt(site);
  const colour = spectralColours[type];
  return (
    <>
      {season && <circle r={17} className={styles['season']} data-season={season} />}
      <circle r={12} className={styles['site']} stroke={colour} />
      <text className={styles['type']} dy="0.36em" fill={colour}>
        {type}
      </text>
      <g className={styles['close']}>
        {Array.from({ length: hydration }, (_, nth) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: drops are all alike, and never change places
            key={nth}
            className={styles['drop']}
            transform={`translate(${(nth - (hydration - 1) / 2) * 6.4} 18)`}
            d="M0-4Q3 0 3 1.4A3 3 0 0 1-3 1.4Q-3 0 0-4Z"
          />
        ))}
      </g>
    </>
  );
}

function WaypointSymbol({ node }: { readonly node: WaypointId }) {
  const waypoint = waypointAt(node);
  const Shape = shapes[waypoint.kind];
  return <Shape {...waypoint} />;
}

const shapes: { readonly [kind in Waypoint['kind']]: (waypoint: Waypoint) => ReactNode } = {
  lag: Lagrange,
  hoh: () => <path className={styles['hohmann']} d="M0-17L17 0L0 17L-17 0Z" />,
  burn: Burn,
  fly: Flyby,
  aero: () => (
    <g className={styles['aero']}>
      <path d="M-14 1A14 14 0 0 1 14 1Z" />
      <path d="M-14 1L0 15L14 1M-5 1L0 15L5 1" />
    </g>
  ),
  belt: () => (
    <g className={styles['belt']}>
      <circle r={17} />
      <circle r={3} />
      <path d="M-6-6A8.5 8.5 0 0 0-6 6M6-6A8.5 8.5 0 0 1 6 6M-10-10A14 14 0 0 0-10 10M10-10A14 14 0 0 1 10 10" />
    </g>
  ),
  haz: () => (
    <g className={styles['hazard']}>
      <path d="M0-16L16 12H-16Z" />
      <path d="M0-7V3M0 7.4V7.6" />
    </g>
  ),
  exit: () => <path className={styles['exit']} d="M-13-11L-2 0L-13 11M0-11L11 0L0 11M15-4L19 0L15 4" />,
};

/** A Home Orbit has a ring; a shielded one a second, thick half ring towards the Sun. */
function Lagrange({ home, shielded }: Waypoint) {
  return (
    <>
      {home && <circle r={13} className={styles['home']} />}
      {shielded && <path className={styles['shield']} d="M-6-17A18 18 0 0 0-6 17" />}
      <circle r={8} className={styles['lagrange']} />
    </>
  );
}

/** Burns to enter it; and the years of coasting after it. */
function Burn({ enter, coast }: Waypoint) {
  return (
    <>
      <path className={styles['burn']} d="M0-19L18 13H-18Z" />
      <text className={styles['number']} dy="0.62em">
        {enter}
      </text>
      {coast !== undefined && (
        <g transform="translate(0 26)" className={styles['coast']}>
          <path d="M-4-6H4L-4 6H4Z" transform="translate(-6 0)" />
          <text x={5} dy="0.36em">
            {coast}
          </text>
        </g>
      )}
    </>
  );
}

/** A path that swings around a body, with its bonus burns; the solar one gives as many as the net thrust. */
function Flyby({ bonus, bonusSeason, crash }: Waypoint) {
  return (
    <g className={styles['flyby']} data-crash={crash} data-season={bonusSeason}>
      <circle r={17} />
      <path d="M-6 15A16 16 0 1 1 15 6M15 6L9 3M15 6L18 0" />
      <text className={styles['number']} dy="0.36em">
        {bonus === 'thrust' ? '×' : `+${bonus}`}
      </text>
    </g>
  );
}
