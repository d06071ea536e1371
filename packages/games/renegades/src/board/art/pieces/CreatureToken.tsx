import { Piece, type PieceProps } from '@starboard/board';
import { memo } from 'react';
import { npcCardOf } from '../../../catalogue.ts';
import type { NpcId } from '../../../types.ts';
import styles from './Creatures.module.css';
import { shapes } from './creatures.ts';
import { hexagon } from './side.ts';

interface CreatureTokenProps extends PieceProps {
  readonly kind: NpcId;
  /** What it has suffered: it cracks. */
  readonly wounds?: number;
  /** RDA-VILLAIN-19: it has not been woken. */
  readonly isAsleep?: boolean;
  readonly isStunned?: boolean;
  /** It is acting now. */
  readonly isActive?: boolean;
}

/** A villain, drone or creature: its shape on six corners. Leaders have a second rim, creatures a rim of claws, objects a plate. */
export const CreatureToken = memo(function CreatureToken(props: CreatureTokenProps) {
  const { kind, wounds = 0, isAsleep = false, isStunned = false, isActive = false, ...place } = props;
  const { rank } = npcCardOf(kind);
  const { body, cut } = shapes[kind];
  const look = isAsleep ? 'asleep' : isStunned ? 'stunned' : 'awake';
  return (
    <Piece {...place} className={styles[look]}>
      {isActive && <circle className={styles['acting']} r={26} />}
      <path className={styles['base']} d={bases[rank] ?? hexagon} />
      {rank === 'commander' && <path className={styles['rim']} d={hexagon} transform="scale(0.87)" />}
      <g transform={`scale(${rank === 'commander' ? 0.84 : 0.94})`}>
        <path className={styles['shape']} d={body} />
        <path className={styles['cut']} d={cut} />
      </g>
      {wounds > 0 && <path className={styles['crack']} d="M-18 7l8-3 4 5 8-5 5 6 10-4" />}
      {isStunned && <path className={styles['stars']} d="M-12-24a12 4 0 1 1 24 0a12 4 0 1 1-24 0" />}
      {isAsleep && <path className={styles['doze']} d="M10-22h7l-7 7h7M19-28h5l-5 5h5" />}
    </Piece>
  );
});

/** Between the corners, so that what bites is not taken for what shoots. */
const claws = [0, 60, 120, 180, 240, 300]
  .map(degrees => {
    const angle = (degrees * Math.PI) / 180;
    const at = (turn: number, far: number) =>
      `${(Math.cos(angle + turn) * far).toFixed(1)} ${(Math.sin(angle + turn) * far).toFixed(1)}`;
    return `M${at(-0.22, 18)}L${at(0, 24.5)}L${at(0.22, 18)}Z`;
  })
  .join('');

/** By rank, where it is not six corners alone. */
const bases: { readonly [rank: string]: string } = {
  creature: hexagon + claws,
  object: 'M-17 -11L-10 -20L10 -20L17 -11L17 11L10 20L-10 20L-17 11Z',
};
