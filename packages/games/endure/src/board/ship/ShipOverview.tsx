import { memo } from 'react';
import type { ShipPlan } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import type { Pack } from './crowd.ts';
import { floorsOf } from './drawing.ts';
import type { Spots } from './layout.ts';
import styles from './Ship.module.css';

interface ShipOverviewProps {
  readonly view: View;
  readonly plan: ShipPlan;
  readonly packs: readonly Pack[];
  readonly spots: Spots;
}

const dotSize = 20;

/** The ship in a few strokes: floors, and a dot for everybody. */
export const ShipOverview = memo(function ShipOverview({ view, plan, packs, spots }: ShipOverviewProps) {
  const floors = floorsOf(plan);
  const foes = [...packs.map(({ id }) => id), ...view.tokens.map(({ id }) => `token:${id}`)];
  const dot = (id: string, look: 'enemyDot' | 'friendDot' | 'activeDot') => {
    const spot = spots.get(id);
    return (
      spot && <circle key={id} className={`${styles['dot']} ${styles[look]}`} cx={spot.x} cy={spot.y} r={dotSize} />
    );
  };
  return (
    <>
      <path className={styles['overviewFloor']} d={floors.halls} />
      <path className={styles['overviewFloor']} d={[...floors.zones.values()].join('')} />
      {foes.map(id => dot(id, 'enemyDot'))}
      {view.allies.map(({ id }) => dot(`ally:${id}`, 'friendDot'))}
      {view.survivors.map(({ id }) => dot(`survivor:${id}`, id === view.acting ? 'activeDot' : 'friendDot'))}
    </>
  );
});
