import type { Formatter } from '@starboard/kernel/text';
import { lastYear } from '../../rules/season.ts';
import type { ChartData, Curve, EventMark } from './curves.ts';
import styles from './LineChart.module.css';
import { slots } from './sun.ts';

/** The room of the curves in the picture: left and right of it stand figures, below it years. */
const room = { left: 32, top: 8, right: 264, bottom: 106 };
const size = { width: 300, height: 126 };

/** A figure over the 84 years: its curves with their values at the end, what is to be reached, what happened. */
export function LineChart({ chart, say }: { readonly chart: ChartData; readonly say: Formatter }) {
  const { name, curves, range, goal, marks } = chart;
  const at = scaleOf(range);
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{say({ key: `chronicle.chart.${name}` })}</b>
        {curves.map(({ figure, last }) => (
          <span key={figure} data-figure={figure}>
            <svg width="18" height="8" viewBox="0 0 18 8" aria-hidden>
              <path className={styles['curve']} d="M1 4H17" />
            </svg>
            {say({ key: `chronicle.figure.${figure}`, params: { value: last } })}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={spoken(chart, say)}>
        <Axes range={range} say={say} />
        {goal !== null && (
          <g className={styles['goal']}>
            <path d={`M${room.left} ${at.y(goal)}H${room.right}`} />
            <text x={room.left + 3} y={at.y(goal) + 12}>
              {say({ key: 'chronicle.goal', params: { goal } })}
            </text>
          </g>
        )}
        {curves.map(curve => (
          <path key={curve.figure} className={styles['curve']} data-figure={curve.figure} d={pathOf(curve, at)} />
        ))}
        {marks.map(mark => (
          <Mark key={`${mark.year} ${say(mark.text)}`} mark={mark} at={at} say={say} />
        ))}
        {labelsOf(curves, at).map(({ figure, last, x, y }) => (
          <text key={figure} className={styles['last']} data-figure={figure} x={x} y={y}>
            {last}
          </text>
        ))}
      </svg>
    </figure>
  );
}

interface Scale {
  x(year: number): number;
  y(value: number): number;
}

function scaleOf([bottom, top]: ChartData['range']): Scale {
  return {
    x: year => room.left + ((year - 1) / (lastYear - 1)) * (room.right - room.left),
    y: value => room.bottom - ((value - bottom) / (top - bottom)) * (room.bottom - room.top),
  };
}

function pathOf({ points }: Curve, at: Scale): string {
  return points
    .map(({ year, value }, n) => {
      const [x, y] = [at.x(year).toFixed(1), at.y(value).toFixed(1)];
      return n === 0 ? `M${x} ${y}` : `L${x} ${y}`;
    })
    .join('');
}

/** The values at the ends of the curves, none over another. */
function labelsOf(curves: readonly Curve[], at: Scale) {
  const labels = curves.map(({ figure, last, points }) => ({
    figure,
    last,
    x: at.x(points.at(-1)?.year ?? 1) + 5,
    y: at.y(last) + 4,
  }));
  labels.sort((a, b) => b.y - a.y);
  labels.forEach((label, n) => {
    label.y = Math.min(label.y, (labels[n - 1]?.y ?? room.bottom + 11) - 11);
  });
  return labels;
}

function Axes({ range, say }: { readonly range: ChartData['range']; readonly say: Formatter }) {
  const [bottom, top] = range;
  const at = scaleOf(range);
  const isDeep = -bottom * 8 > top; // otherwise its figure would lie on the 0
  const values = [...(isDeep ? [bottom] : []), 0, top / 2, top];
  const years = Array.from({ length: lastYear / slots - 1 }, (_, n) => (n + 2) * slots);
  return (
    <g className={styles['axes']}>
      {values.map(value => (
        <g key={value}>
          <path d={`M${room.left} ${at.y(value)}H${room.right}`} data-zero={value === 0 || undefined} />
          <text x={room.left - 5} y={at.y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {years.map(year => (
        <text key={year} x={at.x(year)} y={room.bottom + 16} textAnchor="middle">
          {year}
        </text>
      ))}
      <text x={room.left} y={room.bottom + 16}>
        {say({ key: 'chronicle.years' })}
      </text>
    </g>
  );
}

interface MarkProps {
  readonly mark: EventMark;
  readonly at: Scale;
  readonly say: Formatter;
}

/** A disc for what was achieved, a cross for what was lost. */
function Mark({ mark: { year, value, tone, text }, at, say }: MarkProps) {
  const shape = tone === 'good' ? 'M0 -3.4A3.4 3.4 0 1 1 0 3.4A3.4 3.4 0 1 1 0 -3.4Z' : 'M-3 -3L3 3M3 -3L-3 3';
  return (
    <g className={styles['event']} data-tone={tone} transform={`translate(${at.x(year)} ${at.y(value)})`}>
      <title>{say({ key: 'chronicle.inYear', params: { year, what: text } })}</title>
      <path d={shape} />
    </g>
  );
}

function spoken({ name, curves }: ChartData, say: Formatter): string {
  const title = say({ key: `chronicle.chart.${name}` });
  return [
    title,
    ...curves.map(({ figure, last }) => say({ key: `chronicle.figure.${figure}`, params: { value: last } })),
  ].join(', ');
}
