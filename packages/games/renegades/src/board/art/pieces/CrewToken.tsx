import { Icon, Piece, type PieceProps, SeatRing } from '@starboard/board';
import { memo, useId } from 'react';
import { catalogue } from '../../../catalogue.ts';
import type { CrewId } from '../../../types.ts';
import { stationDrawings } from '../stations.ts';
import styles from './Faces.module.css';
import { bustOf, portraits } from './portraits.ts';
import { StealthMark } from './StealthMark.tsx';
import { hexagon, type Sided, tintOf } from './side.ts';

/** How somebody is: `down` is unconscious. */
type CrewState = 'ready' | 'down' | 'hidden' | 'captive';

interface CrewTokenProps extends PieceProps, Sided {
  readonly member: CrewId;
  readonly state?: CrewState;
  /** Its turn it is. */
  readonly isActive?: boolean;
}

/** One of the twenty: a face, the ring of its seat, and the sign of its station. */
export const CrewToken = memo(function CrewToken(props: CrewTokenProps) {
  const { member, ring, isFoe = false, state = 'ready', isActive = false, ...place } = props;
  return (
    <Piece {...place} className={state === 'down' ? styles['down'] : undefined}>
      <g style={{ color: tintOf({ ring, isFoe }) }}>
        {isActive && <circle className={styles['turn']} r={25} />}
        <g className={state === 'hidden' ? styles['hidden'] : undefined}>
          <Bust member={member} isFoe={isFoe} isLying={state === 'down'} />
        </g>
        {isFoe ? <path className={styles['frame']} d={hexagon} /> : <SeatRing ring={ring ?? 1} radius={20} />}
        {state === 'captive' && <path className={styles['cage']} d="M-10-17v34M0-20v40M10-17v34" />}
        {state === 'down' && <path className={styles['stars']} d="M-12-24a12 4 0 1 1 24 0a12 4 0 1 1-24 0" />}
        <g className={styles['station']} transform="translate(15 14)">
          <circle r={8} />
          <Icon of={stationDrawings[catalogue.crew[member].specialties[0]]} x={-6} y={-6} width={12} height={12} />
        </g>
      </g>
      {state === 'hidden' && <StealthMark />}
    </Piece>
  );
});

interface BustProps {
  readonly member: CrewId;
  readonly isFoe: boolean;
  readonly isLying?: boolean;
}

/** A face in the colour of its surroundings. */
function Bust({ member, isFoe, isLying = false }: BustProps) {
  const id = useId();
  const { back, growth, suit, trim, neck, head, shade, hair, face, isFair } = bustOf(
    portraits[member],
    catalogue.crew[member].faction,
  );
  const hairStyle = styles[isFair ? 'fair' : 'hair'];
  const frame = isFoe ? <path d={hexagon} /> : <circle r={20} />;
  return (
    <g className={styles['face']}>
      <clipPath id={`${id}frame`}>{frame}</clipPath>
      <clipPath id={`${id}head`}>
        <path d={head} />
      </clipPath>
      <g className={styles['backdrop']}>{frame}</g>
      <g clipPath={`url(#${id}frame)`}>
        <g transform={isLying ? 'rotate(-90) translate(0 -1)' : undefined}>
          <path className={hairStyle} d={back} />
          <path className={styles['skin']} d={growth} />
          <path className={styles['suit']} d={suit} />
          <path className={styles['trim']} d={trim} />
          <path className={styles['neck']} d={neck} />
          <path className={styles['head']} d={head} />
          <path className={styles['shade']} d={shade} clipPath={`url(#${id}head)`} />
          <path className={hairStyle} d={hair} />
          <path className={styles['features']} d={face} />
        </g>
      </g>
    </g>
  );
}

interface CrewPortraitProps extends Sided {
  readonly member: CrewId;
}

/** The same face by itself, for cards: as large as the letters around it unless its style says otherwise. */
export const CrewPortrait = memo(function CrewPortrait({ member, ring, isFoe = false }: CrewPortraitProps) {
  return (
    <svg
      className={styles['portrait']}
      viewBox="-22 -22 44 44"
      width="1em"
      height="1em"
      aria-hidden="true"
      style={{ color: tintOf({ ring, isFoe }) }}
    >
      <Bust member={member} isFoe={isFoe} />
      {isFoe ? <path className={styles['frame']} d={hexagon} /> : <SeatRing ring={ring ?? 1} radius={20} />}
    </svg>
  );
});
