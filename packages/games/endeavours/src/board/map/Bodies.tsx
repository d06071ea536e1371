import { Silent } from '@starboard/board';
import { memo } from 'react';
import styles from './Bodies.module.css';
import { type Body, bodies } from './bodies.ts';
import { rockPath } from './scatter.ts';
import { shades } from './shades.ts';

/** Planets, moons, asteroids and comets, lit from the Sun on the left. */
export const Bodies = memo(function Bodies() {
  return (
    <Silent className={styles['bodies']}>
      <defs>
        {Object.entries(shades).map(([shade, [day, own, night]]) => (
          <radialGradient key={shade} id={`end-${shade}`} cx="0.26" cy="0.4" r="0.86">
            <stop offset="0" stopColor={day} />
            <stop offset="0.45" stopColor={own} />
            <stop offset="1" stopColor={night} />
          </radialGradient>
        ))}
        <linearGradient id="end-tail">
          <stop offset="0" stopColor="#bdf1ff" stopOpacity={0.75} />
          <stop offset="1" stopColor="#8fe3fb" stopOpacity={0} />
        </linearGradient>
      </defs>
      {bodies.map((body, nth) => (
        <g key={`${body.x} ${body.y}`} transform={`translate(${body.x} ${body.y})`}>
          <Form body={body} seed={nth + 1} />
        </g>
      ))}
    </Silent>
  );
});

function Form({ body, seed }: { readonly body: Body; readonly seed: number }) {
  const { form, shade, radius } = body;
  const fill = `url(#end-${shade})`;
  if (form === 'rock') return <path d={rockPath(seed, radius * 1.12)} fill={fill} />;
  if (form === 'comet') return <Comet radius={radius} fill={fill} />;
  return <Globe body={body} fill={fill} />;
}

/** Its tail points away from the Sun. */
function Comet({ radius, fill }: { readonly radius: number; readonly fill: string }) {
  const reach = radius * 4.2;
  return (
    <>
      <path
        d={`M0 ${-radius}Q${reach * 0.5} ${-radius * 0.7} ${reach} ${-radius * 1.1}L${reach * 0.9} ${radius * 0.5}Q${reach * 0.4} ${radius * 0.9} 0 ${radius}Z`}
        fill="url(#end-tail)"
      />
      <circle r={radius * 1.25} className={styles['coma']} />
      <circle r={radius * 0.9} fill={fill} />
    </>
  );
}

/** Heights of cloud bands and their widths, in radii. */
const bands = [
  [-0.62, 0.1],
  [-0.32, 0.17],
  [0.06, 0.1],
  [0.36, 0.2],
  [0.7, 0.08],
] as const;

function Globe({
  body: { radius, bands: hasBands, rings, name },
  fill,
}: {
  readonly body: Body;
  readonly fill: string;
}) {
  return (
    <>
      {name !== null && <circle r={radius + 7} className={styles['air']} fill={fill} />}
      {rings && <Rings radius={radius} {...rings} isBehind />}
      <circle r={radius} fill={fill} />
      {hasBands && bands.map(([at, wide]) => <Band key={at} radius={radius} at={at} wide={wide} />)}
      {name === 'earth' && <path className={styles['land']} d={lands} transform={`scale(${radius / 100})`} />}
      {name === 'mars' && (
        <path className={styles['ice']} d="M-38-92Q0-74 38-92Q0-106-38-92Z" transform={`scale(${radius / 100})`} />
      )}
      {rings && <Rings radius={radius} {...rings} />}
    </>
  );
}

/** Continents as one sees them from far off, for a radius of 100. */
const lands =
  'M-62-58Q-30-84-8-66Q-2-40-26-32Q-38-10-52-16Q-74-30-62-58ZM-34 2Q-6-6 2 18Q-4 56-22 68Q-34 40-34 2ZM22-62Q58-66 70-36Q78-12 56-8Q30-20 22-62ZM34 10Q62 6 66 26Q54 48 40 40Z';

function Band({ radius, at, wide }: { readonly radius: number; readonly at: number; readonly wide: number }) {
  const edge = (height: number) => Math.sqrt(1 - height * height) * radius;
  const [upper, lower] = [at - wide / 2, at + wide / 2];
  const [a, b] = [edge(upper), edge(lower)];
  const [high, low] = [upper * radius, lower * radius];
  return (
    <path
      className={styles['band']}
      d={`M${-a} ${high}Q0 ${high + radius * 0.06} ${a} ${high}L${b} ${low}Q0 ${low + radius * 0.06} ${-b} ${low}Z`}
    />
  );
}

interface RingsProps {
  readonly radius: number;
  readonly from: number;
  readonly to: number;
  readonly tilt: number;
  readonly flat: number;
  readonly isBehind?: true;
}

/** The half behind the globe, or the one before it. */
function Rings({ radius, from, to, tilt, flat, isBehind }: RingsProps) {
  const middle = ((from + to) / 2) * radius;
  const sweep = isBehind ? 1 : 0;
  return (
    <path
      className={styles['rings']}
      transform={`rotate(${tilt}) scale(1 ${flat})`}
      strokeWidth={(to - from) * radius}
      d={`M${-middle} 0A${middle} ${middle} 0 0 ${sweep} ${middle} 0`}
    />
  );
}
