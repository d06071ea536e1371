import { memo } from 'react';
import { isConscious } from '../../rules/table.ts';
import type { BattlePlan } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { closedPath, drawn, inch, spotAt } from './drawing.ts';
import styles from './lines/Lines.module.css';

interface FieldOverviewProps {
  readonly view: View;
  readonly plan: BattlePlan;
  readonly active: number | undefined;
}

const dotSize = 17;

/** The table in a few strokes: terrain, markers, and a dot for everybody. */
export const FieldOverview = memo(function FieldOverview({ view, plan, active }: FieldOverviewProps) {
  const length = plan.side * inch;
  const terrain = plan.pieces.map(({ outlines }) => closedPath(outlines[0]!.map(drawn))).join('');
  return (
    <>
      <rect className={styles['overviewTable']} width={length} height={length} />
      <path className={styles['overviewTerrain']} d={terrain} />
      {view.markers.map(({ no }) => {
        const { x, y } = drawn(plan.markers[no - 1]!);
        return <rect key={no} className={styles['overviewMarker']} x={x - 11} y={y - 11} width={22} height={22} />;
      })}
      {view.units.flatMap(unit =>
        unit.models.map(({ no, at }) => {
          const { x, y } = spotAt(view, at);
          return <circle key={`${unit.no}.${no}`} className={styles['overviewFoe']} cx={x} cy={y} r={dotSize * 0.8} />;
        }),
      )}
      {view.heroes
        .filter(hero => hero.at >= 0)
        .map(hero => {
          const { x, y } = spotAt(view, hero.at);
          const look = hero.no === active ? 'overviewActive' : isConscious(hero) ? 'overviewHero' : 'overviewDown';
          return <circle key={hero.no} className={styles[look]} cx={x} cy={y} r={dotSize} />;
        })}
    </>
  );
});
