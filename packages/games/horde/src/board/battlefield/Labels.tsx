import { Silent } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { nameOf } from '../../rules/table.ts';
import type { View } from '../../view.ts';
import { pathOf } from './drawing.ts';
import { labelsOf, linksOf } from './labels.ts';
import styles from './lines/Lines.module.css';

/** What holds the models of a unit together. */
export const Links = memo(function Links({ view }: { readonly view: View }) {
  return (
    <g className={styles['still']}>
      {view.units.map(unit => (
        <path
          key={unit.no}
          className={styles['link']}
          d={linksOf(view, unit)
            .map(link => pathOf(link))
            .join('')}
        />
      ))}
    </g>
  );
});

/** One label for each unit: what it is, and how many. */
export const Labels = memo(function Labels({ view, say }: { readonly view: View; readonly say: Formatter }) {
  return (
    <Silent className={styles['still']}>
      {labelsOf(view, unit => say(nameOf(unit))).map(({ unit, x, y, isBelow, text }) => (
        <g key={unit.no} transform={`translate(${x} ${y})`}>
          <text
            className={`${styles['label']} ${unit.activated ? styles['done'] : ''}`}
            data-below={isBelow || undefined}
          >
            {text}
            {unit.models.length > 1 && <tspan className={styles['count']}>{` ×${unit.models.length}`}</tspan>}
          </text>
        </g>
      ))}
    </Silent>
  );
});
