import { memo, useId } from 'react';
import type { ShipPlan } from '../../../show/plan.ts';
import { cellSize, cellsPath, floorsOf } from '../drawing.ts';
import styles from '../Ship.module.css';
import { fixtures } from './fixtures.ts';

interface ZonesProps {
  readonly plan: ShipPlan;
  /** The zones that are seen, joined by spaces, so that the same sight is drawn once. */
  readonly lit: string;
}

/** The floors: corridors in one, rooms each by itself, bright where they are seen, with what stands in them. */
export const Zones = memo(function Zones({ plan, lit }: ZonesProps) {
  const id = useId();
  const seen = new Set(lit.split(' '));
  const floors = floorsOf(plan);
  const litZones = plan.zones.filter(({ name }) => seen.has(name));
  const litHalls = litZones.filter(({ isRoom }) => !isRoom);
  return (
    <>
      <clipPath id={`${id}seen`}>
        <path d={cellsPath(plan, litZones)} />
      </clipPath>
      <path className={styles['hall']} d={floors.halls} />
      <clipPath id={`${id}halls`}>
        <path d={cellsPath(plan, litHalls)} />
      </clipPath>
      <g clipPath={`url(#${id}halls)`}>
        <path className={styles['litHall']} d={floors.halls} />
        <path className={styles['litWall']} d={floors.halls} />
      </g>
      {plan.zones.map(
        ({ name, isRoom }) =>
          isRoom && (
            <path
              key={name}
              className={`${styles['room']} ${styles[tileOf(name)]} ${seen.has(name) ? styles['litRoom'] : ''}`}
              d={floors.zones.get(name)}
            />
          ),
      )}
      <Fixtures plan={plan} className={styles['fixtures']} />
      <g clipPath={`url(#${id}seen)`}>
        <Fixtures plan={plan} className={`${styles['fixtures']} ${styles['litFixtures']}`} />
      </g>
    </>
  );
});

function tileOf(zone: string): string {
  return zone.replace(/\d*\..*$/, '');
}

interface FixturesProps {
  readonly plan: ShipPlan;
  readonly className: string | undefined;
}

const Fixtures = memo(function Fixtures({ plan, className }: FixturesProps) {
  return (
    <g className={className}>
      {plan.tiles.map(({ name, code, row, col, turns }) => (
        <path
          key={name}
          transform={`translate(${col * cellSize} ${row * cellSize}) rotate(${turns * 90} 150 150)`}
          d={fixtures[code]}
        />
      ))}
    </g>
  );
});
