import type { LogEntry } from '@starboard/kernel';
import { memo } from 'react';
import { modelsOf } from '../../../field/measure.ts';
import type { Fighter } from '../../../types.ts';
import type { View } from '../../../view.ts';
import { fighterNamed } from '../../refs.ts';
import { pathOf, spotAt } from '../drawing.ts';
import type { Journeys } from '../use-journeys.ts';
import styles from './Lines.module.css';
import { cutShort } from './lines.ts';

/** Lines of the log that are drawn from one fighter to another. */
const strokes: { readonly [key: string]: 'shot' | 'blowLine' } = {
  'shot.rolled': 'shot',
  'drone.shoots': 'shot',
  'blow.rolled': 'blowLine',
  'melee.charges': 'blowLine',
  'melee.strikes': 'blowLine',
  'melee.strikesBack': 'blowLine',
  'melee.counters': 'blowLine',
};

/** A shot or a blow, from whoever deals it to whom it is for. */
export function Strokes({ view, happening }: { readonly view: View; readonly happening: LogEntry }) {
  const { key, params = {} } = happening;
  const look = strokes[key];
  const named = (name: string) => {
    const value = params[name];
    return typeof value === 'object' ? fighterNamed(view, value) : undefined;
  };
  const [by, target] = [named('who'), named('target')];
  if (look === undefined || by === undefined || target === undefined) return null;
  return (
    <g className={styles['still']}>
      {linesBetween(view, by, target).map(d => (
        <g key={d}>
          <path className={styles['line']} d={d} />
          <path className={styles[look]} d={d} pathLength={100} />
        </g>
      ))}
    </g>
  );
}

/** Where those who have just moved came along; it fades. */
export const Trails = memo(function Trails({ journeys }: { readonly journeys: Journeys }) {
  return (
    <g className={styles['still']}>
      {[...journeys].map(([key, { from, via, to }]) => {
        const d = pathOf([from, ...via, to]);
        return <path key={`${key} ${d}`} className={styles['trail']} d={d} />;
      })}
    </g>
  );
});

/** From each model of the one to the nearest of the other. */
function linesBetween(view: View, by: Fighter, target: Fighter): readonly string[] {
  const goals = modelsOf(target)
    .filter(({ at }) => at >= 0)
    .map(({ at }) => spotAt(view, at));
  return modelsOf(by)
    .filter(({ at }) => at >= 0)
    .flatMap(({ at }) => {
      const from = spotAt(view, at);
      const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - from.x, y - from.y);
      const [goal] = goals.toSorted((a, b) => far(a) - far(b));
      if (goal === undefined) return [];
      const end = cutShort(from, goal, 10);
      return [`M${from.x} ${from.y}L${end.x} ${end.y}`];
    });
}
