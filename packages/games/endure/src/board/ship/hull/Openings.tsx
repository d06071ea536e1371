import exitDoor from 'icon:exit-door';
import padlock from 'icon:padlock';
import { Icon, type IconDrawing } from '@starboard/board';
import { memo } from 'react';
import { type ShipPlan, sharedWall, type WallSpot } from '../../../show/plan.ts';
import { cellSize, spotOf } from '../drawing.ts';
import styles from '../Ship.module.css';

interface OpeningsProps {
  readonly plan: ShipPlan;
  readonly lit: string;
  /** The names of the doors and exits that are shut, joined by spaces. */
  readonly shut: string;
  /** Pairs of zones with a wall opened between them: `A|B A|C`. */
  readonly breaches: string;
  readonly exitWord: string;
}

/** How one zone leads to the next: markings, archways, doors, exits, broken walls. */
export const Openings = memo(function Openings({ plan, lit, shut, breaches, exitWord }: OpeningsProps) {
  const seen = new Set(lit.split(' '));
  const locked = new Set(shut.split(' '));
  const isSeen = (zones: readonly [string, string]) => zones.every(zone => seen.has(zone));
  const openDoors = plan.doors.filter(({ name }) => !locked.has(name));
  const passages = [
    ...openDoors.map(door => ({ ...door, half: 15 })),
    ...plan.archways.map(archway => ({ ...archway, half: 17 })),
  ];
  const gaps = (isBright: boolean) =>
    passages
      .filter(({ zones }) => isSeen(zones) === isBright)
      .map(passage => slab(passage, passage.half, 6.5))
      .join('');
  return (
    <>
      <path className={styles['marking']} d={plan.markings.map(marking => stroke(marking, 21)).join('')} />
      <path className={styles['gap']} d={gaps(false)} />
      <path className={styles['litGap']} d={gaps(true)} />
      <path className={styles['ticks']} d={openDoors.map(door => stroke(door, 21, 13)).join('')} />
      {plan.doors.map(door => locked.has(door.name) && <Lock key={door.name} spot={door} isLocked icon={padlock} />)}
      {plan.exits.map(exit => (
        <g key={exit.name} className={styles[locked.has(exit.name) ? 'locked' : 'unlocked']}>
          <Lock spot={exit} isLocked={locked.has(exit.name)} icon={locked.has(exit.name) ? padlock : exitDoor} />
          <text className={styles['exitWord']} transform={exitWordPlace(exit)}>
            {exitWord}
          </text>
        </g>
      ))}
      {breaches.split(' ').map(pair => {
        const [a = '', b = ''] = pair.split('|');
        const wall = pair === '' ? undefined : sharedWall(plan, a, b);
        return wall && <Breach key={pair} wall={wall} />;
      })}
    </>
  );
});

/** A slab across a wall: half as long as given along it, and half as thick. */
function slab(spot: WallSpot, half: number, thick: number): string {
  const { x, y } = spotOf(spot);
  const [w, h] = spot.isUpright ? [thick, half] : [half, thick];
  return `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
}

/** A stroke along a wall, or with a gap in its middle the two ends of it. */
function stroke(spot: WallSpot, half: number, gap = 0): string {
  const { x, y } = spotOf(spot);
  if (gap === 0) return spot.isUpright ? `M${x} ${y - half}v${2 * half}` : `M${x - half} ${y}h${2 * half}`;
  const length = half - gap;
  return spot.isUpright
    ? `M${x} ${y - half}v${length}M${x} ${y + gap}v${length}`
    : `M${x - half} ${y}h${length}M${x + gap} ${y}h${length}`;
}

interface LockProps {
  readonly spot: WallSpot;
  readonly isLocked: boolean;
  readonly icon: IconDrawing;
}

/** A bar across the opening, with a sign. */
function Lock({ spot, isLocked, icon }: LockProps) {
  const { x, y } = spotOf(spot);
  return (
    <g className={styles[isLocked ? 'locked' : 'unlocked']}>
      <path className={styles['bar']} d={slab(spot, 20, 5.5)} />
      <path className={styles['barLine']} d={stroke(spot, 15)} />
      <circle className={styles['lock']} cx={x} cy={y} r={10} />
      <Icon of={icon} x={x - 6.5} y={y - 6.5} width={13} height={13} />
    </g>
  );
}

/** Outside the hull's floor, beside the bar. */
function exitWordPlace(exit: WallSpot & { readonly side: string }): string {
  const { x, y } = spotOf(exit);
  const along = cellSize * 0.75;
  if (exit.side === 'W') return `translate(${x - 6} ${y + along}) rotate(-90)`;
  if (exit.side === 'E') return `translate(${x + 6} ${y - along}) rotate(90)`;
  return `translate(${x + along} ${exit.side === 'N' ? y - 2 : y + 11})`;
}

/** A hole with torn edges. */
function Breach({ wall }: { readonly wall: WallSpot }) {
  const { x, y } = spotOf(wall);
  const torn = 'M-20-7l7 4-4 4 6 3M20-7l-7 4 4 4-6 3';
  return (
    <g transform={`translate(${x} ${y}) ${wall.isUpright ? 'rotate(90)' : ''}`}>
      <path className={styles['litGap']} d="M-20-7h40v14h-40z" />
      <path className={styles['rubble']} d={torn} />
    </g>
  );
}
