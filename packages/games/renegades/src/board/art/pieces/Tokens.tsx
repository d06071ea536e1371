import { Piece, type PieceProps } from '@starboard/board';
import { memo } from 'react';
import { cardOf } from '../../../catalogue.ts';
import type { GearCard, ParameterName, TokenFace } from '../../../types.ts';
import { type Sided, tintOf } from './side.ts';
import { findDrawings, parameterDrawings } from './signs.ts';
import styles from './Tokens.module.css';

interface FindProps extends PieceProps {
  /** What is on its hidden side, for those who have looked (RDA-DEC-02). */
  readonly face?: TokenFace | undefined;
}

/** A container on the surface: a strapped crate; once looked into, it shows what is inside. */
export const ContainerToken = memo(function ContainerToken({ face, ...place }: FindProps) {
  return (
    <Piece {...place} className={styles['find']}>
      <path className={styles['body']} d="M-16 -13L-13 -16L13 -16L16 -13L16 13L13 16L-13 16L-16 13Z" />
      <path className={styles['line']} d="M-16 -8L16 -8M-16 8L16 8M-9 -16L-9 -8M9 -16L9 -8M-9 8L-9 16M9 8L9 16" />
      <Inside face={face} />
    </Piece>
  );
});

/** Salvage in orbit: a drifting pod. */
export const SalvageToken = memo(function SalvageToken({ face, ...place }: FindProps) {
  return (
    <Piece {...place} className={styles['find']}>
      <path className={styles['line']} d="M-19 -6L-13 -4M-19 6L-13 4M13 -4L19 -6M13 4L19 6" />
      <path className={styles['body']} d="M-7 -15L7 -15L13 -9L13 9L7 15L-7 15L-13 9L-13 -9Z" />
      <path className={styles['line']} d="M-13 -8L13 -8M-13 8L13 8" />
      <Inside face={face} />
    </Piece>
  );
});

function Inside({ face }: { readonly face: TokenFace | undefined }) {
  const kind = insideOf(face);
  return (
    <>
      <circle className={styles['window']} r={9} />
      <path className={styles[kind === 'trap' ? 'trap' : 'inside']} d={findDrawings[kind]} />
    </>
  );
}

/** RDA-SEARCH-07: a trap is a trap, whatever it guards. */
export function insideOf(face: TokenFace | undefined): keyof typeof findDrawings {
  if (face === undefined) return 'unknown';
  const { card, trap, digits } = face;
  if (trap !== undefined) return 'trap';
  const found: GearCard | undefined = card && cardOf(card);
  if (digits !== undefined || found?.digits !== undefined) return 'digits';
  if (found?.component) return 'component';
  return found !== undefined && found.slot !== 'item' ? 'weapon' : 'item';
}

interface ParameterTokenProps extends PieceProps, Sided {
  readonly what: ParameterName;
  /** RDA-PARAM-10, RDA-TIER-06: a marked site, or something that has arrived. */
  readonly isDone?: boolean;
}

/** What a mission is about: a plate with cut corners, in the colour of whoever has marked it. */
export const ParameterToken = memo(function ParameterToken(props: ParameterTokenProps) {
  const { what, ring, isFoe = false, isDone = false, ...place } = props;
  const tint = isDone ? tintOf({ ring, isFoe }) : 'var(--obj-green)';
  return (
    <Piece {...place}>
      <g style={{ color: tint }}>
        <path className={styles['plate']} d="M-18 -11L-11 -18L11 -18L18 -11L18 11L11 18L-11 18L-18 11Z" />
        <path className={styles['sign']} d={parameterDrawings[what]} />
        {isDone && (
          <g transform="translate(14 14)">
            <circle className={styles['done']} r={8} />
            <path className={styles['tick']} d="M-4 0L-1 3L4 -3" />
          </g>
        )}
      </g>
    </Piece>
  );
});

/** RDA-TILE-07, S6: a Fire token. */
export const FireToken = memo(function FireToken(place: PieceProps) {
  return (
    <Piece {...place}>
      <circle className={styles['glow']} r={19} />
      <path
        className={styles['fire']}
        d="M0 -19C10 -9 15 -3 13 7C12 14 6 18 0 18C-6 18 -12 14 -13 7C-14 0 -10 -3 -8 -8C-6 -3 -4 -1 -2 -1C2 -6 -2 -13 0 -19Z"
      />
      <path className={styles['heart']} d="M0 1C5 6 7 9 6 13C5 16 2 17 0 17C-3 17 -6 16 -6 12C-6 8 -2 6 0 1Z" />
    </Piece>
  );
});

/** RDA-EPIC-09: nobody lands here any more. */
export const ClosedDock = memo(function ClosedDock(place: PieceProps) {
  return (
    <Piece {...place}>
      <path className={styles['closed']} d="M-15 -15L15 15M15 -15L-15 15" />
    </Piece>
  );
});
