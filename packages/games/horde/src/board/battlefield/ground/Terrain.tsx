import type { Point } from '@starboard/board';
import { memo, useId } from 'react';
import { pieces } from '../../../field/terrain.ts';
import type { PlannedPiece } from '../../../show/plan.ts';
import type { PieceKind } from '../../../types.ts';
import styles from '../Battlefield.module.css';
import { closedPath, drawn, shrunk } from '../drawing.ts';
import { bevels, boulders, bushes, chimneys, containers, ripples, thorns } from './growth.ts';

interface TerrainProps {
  readonly pieces: readonly PlannedPiece[];
  readonly isSmall: boolean;
}

/** How long the shadow of something is, for each inch of its height. */
const shadow = { x: 2.6, y: 3.4 };

/** Everything that stands or lies on the table for good: low ground first, then what throws shadows. */
export const Terrain = memo(function Terrain({ pieces: laid, isSmall }: TerrainProps) {
  const id = useId();
  const k = isSmall ? 0.5 : 1;
  const shapes = laid.map(({ kind, outlines }) => ({ kind, outlines: outlines.map(outline => outline.map(drawn)) }));
  return (
    <g className={styles['still']}>
      <Patterns id={id} />
      {shapes.map(({ kind, outlines }) => {
        const key = `${kind} ${closedPath(outlines[0]!)}`;
        const Look = looks[kind];
        return (
          <g key={key} className={styles[kind]}>
            <Shadows kind={kind} outlines={outlines} k={k} />
            <Look outlines={outlines} outline={outlines[0]!} id={id} />
          </g>
        );
      })}
    </g>
  );
});

function Patterns({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}difficult`} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles['hatch']} d="M0 0v9" />
      </pattern>
      <pattern id={`${id}danger`} width={12} height={12} patternUnits="userSpaceOnUse">
        <path className={styles['crosses']} d="M3 3l5 5m0-5-5 5" />
      </pattern>
      <pattern id={`${id}bars`} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles['stripes']} d="M0 0v8" />
      </pattern>
    </>
  );
}

/** The higher, the longer. */
function Shadows({ kind, outlines, k }: { kind: PieceKind; outlines: readonly (readonly Point[])[]; k: number }) {
  return outlines.map((outline, at) => {
    const height = pieces[kind][at]!.height * k;
    if (height === 0) return null;
    const away = outline.map(({ x, y }) => ({ x: x + shadow.x * height, y: y + shadow.y * height }));
    const d = outline.map((from, i) => {
      const next = (i + 1) % outline.length;
      return closedPath([from, outline[next]!, away[next]!, away[i]!]);
    });
    return <path key={closedPath(outline)} className={styles['shadow']} d={`${closedPath(away)}${d.join('')}`} />;
  });
}

interface LookProps {
  readonly outlines: readonly (readonly Point[])[];
  readonly outline: readonly Point[];
  readonly id: string;
}

function Area({
  outline,
  className,
  fill,
}: {
  outline: readonly Point[];
  className?: string | undefined;
  fill?: string;
}) {
  return <path className={className} d={closedPath(outline)} fill={fill} />;
}

const looks: { readonly [K in PieceKind]: (props: LookProps) => React.ReactNode } = {
  bunker({ outline }) {
    const roof = shrunk(outline, 9);
    return (
      <>
        <Area outline={outline} className={styles['stone']} />
        <path className={styles['bevel']} d={bevels(outline, roof)} />
        <Area outline={roof} className={styles['roof']} />
        <Area outline={shrunk(outline, 22)} className={styles['hatchway']} />
      </>
    );
  },
  cargo({ outline }) {
    return (
      <>
        <Area outline={outline} className={styles['stone']} />
        <Area outline={shrunk(outline, 4)} className={styles['roof']} />
        <path className={styles['seam']} d={containers(outline)} />
      </>
    );
  },
  ruin({ outline, outlines, id }) {
    return (
      <>
        <Area outline={outline} className={styles['rough']} />
        <Area outline={outline} fill={`url(#${id}difficult)`} />
        <path className={styles['stones']} d={boulders(outline, 5)} />
        {outlines.slice(1).map(wall => (
          <Area key={closedPath(wall)} outline={wall} className={styles['wall']} />
        ))}
      </>
    );
  },
  barrier({ outline, id }) {
    return (
      <>
        <Area outline={outline} className={styles['bar']} />
        <Area outline={outline} fill={`url(#${id}bars)`} />
      </>
    );
  },
  thicket({ outline, id }) {
    return (
      <>
        <Area outline={outline} className={styles['growth']} />
        <path className={styles['crowns']} d={bushes(outline)} />
        <Area outline={outline} fill={`url(#${id}difficult)`} />
        <Area outline={outline} className={styles['growthEdge']} />
      </>
    );
  },
  vents({ outline }) {
    const { mouths, steam } = chimneys(outline);
    return (
      <>
        <Area outline={outline} className={styles['vent']} />
        <path className={styles['steam']} d={steam} />
        <path className={styles['mouths']} d={mouths} />
      </>
    );
  },
  rubble({ outline, id }) {
    return (
      <>
        <Area outline={outline} className={styles['rough']} />
        <Area outline={outline} fill={`url(#${id}difficult)`} />
        <path className={styles['stones']} d={boulders(outline, 11)} />
      </>
    );
  },
  crater({ outline }) {
    return (
      <>
        <Area outline={outline} className={styles['crater']} />
        <Area outline={shrunk(outline, 9)} className={styles['bowl']} />
        <Area outline={shrunk(outline, 20)} className={styles['bowl']} />
      </>
    );
  },
  pool({ outline, id }) {
    return (
      <>
        <Area outline={outline} className={styles['peril']} />
        <path className={styles['ripples']} d={ripples(outline)} />
        <Area outline={outline} fill={`url(#${id}danger)`} />
      </>
    );
  },
  scrub({ outline, id }) {
    return (
      <>
        <Area outline={outline} className={styles['peril']} />
        <Area outline={outline} fill={`url(#${id}difficult)`} />
        <path className={styles['thorns']} d={thorns(outline)} />
        <Area outline={outline} fill={`url(#${id}danger)`} />
      </>
    );
  },
  ridge({ outline }) {
    return (
      <>
        <Area outline={outline} className={styles['rise']} />
        <path className={styles['slope']} d={bevels(outline, shrunk(outline, 13))} />
        <Area outline={shrunk(outline, 13)} className={styles['step']} />
        <Area outline={shrunk(outline, 26)} className={styles['step']} />
      </>
    );
  },
};
