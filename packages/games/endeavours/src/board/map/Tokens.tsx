import { Silent } from '@starboard/board';
import type { ReactNode } from 'react';
import { goneFrom, type TokenKind, tokensOf } from '../../show/tokens.ts';
import type { NodeId } from '../../types.ts';
import type { View } from '../../view.ts';
import { places } from './places.ts';
import styles from './Tokens.module.css';

/** What the player and the sky have put on the map, around the nodes. */
export function Tokens({ view }: { readonly view: View }) {
  return (
    <Silent className={styles['tokens']}>
      {goneFrom(view).map(site => (
        <At key={site} node={site}>
          <circle r={19} className={styles['gone']} />
        </At>
      ))}
      {[...tokensOf(view)].map(([node, kinds]) => (
        <At key={node} node={node}>
          {kinds.map((kind, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: of two tokens alike on a node the one is as good as the other
            <g key={nth} transform={`rotate(${nth * 46 - 40}) translate(26 0) rotate(${40 - nth * 46})`}>
              <TokenShape kind={kind} />
            </g>
          ))}
        </At>
      ))}
    </Silent>
  );
}

/** What lies below the symbols: cables of space elevators, black holes and ejections, which take whole nodes. */
export function Underlay({ view }: { readonly view: View }) {
  return (
    <Silent className={styles['tokens']}>
      {view.elevators.map(pair => (
        <Cable key={pair} pair={pair} />
      ))}
      {view.ejections.flatMap(({ nodes }, nth) =>
        nodes.map(node => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ejection has no name, and none ever goes
          <At key={`${nth}${node}`} node={node}>
            <path
              className={styles['ejection']}
              d="M-34-14q8.5-9 17 0t17 0 17 0 17 0M-34 0q8.5-9 17 0t17 0 17 0 17 0M-34 14q8.5-9 17 0t17 0 17 0 17 0"
            />
          </At>
        )),
      )}
      {view.holes.flatMap((nodes, nth) =>
        nodes.map((node, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hole has no name, and none ever goes
          <At key={`${nth}${node}`} node={node}>
            <circle r={at === 0 ? 34 : 26} className={styles['hole']} />
            <ellipse rx={at === 0 ? 46 : 34} ry={12} className={styles['disk']} transform="rotate(-20)" />
          </At>
        )),
      )}
    </Silent>
  );
}

function At({ node, children }: { readonly node: NodeId; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${places[node].x} ${places[node].y})`}>
      <g className={styles['token']}>{children}</g>
    </g>
  );
}

/** A space elevator is kept as `A/B` (END-MAP-06). */
function Cable({ pair }: { readonly pair: string }) {
  const [a, b] = pair.split('/').map(end => places[end as NodeId]);
  return <path className={styles['cable']} d={`M${a!.x} ${a!.y}L${b!.x} ${b!.y}`} />;
}

/** Around the origin, about 20 across. */
function TokenShape({ kind }: { readonly kind: TokenKind }) {
  return (
    <g className={styles['shape']} data-kind={kind}>
      {shapes[kind]}
    </g>
  );
}

const shapes: { readonly [kind in TokenKind]: ReactNode } = {
  claim: <path d="M-6 10V-10L9-5L-6 0" />,
  busted: (
    <>
      <circle r={9} />
      <path d="M-4-4L4 4M4-4L-4 4" />
    </>
  ),
  factory: <path d="M-10 9V-3L-4-7V-3L2-7V-3L5-3V-10H10V9Z" />,
  colony: <path d="M-11 8A11 13 0 0 1 11 8ZM-11 8H11M0-5V8M-6-2.5Q-4 4-4 8M6-2.5Q4 4 4 8" />,
  satellite: <path d="M-3-4H3V4H-3ZM-12-3H-6V3H-12ZM6-3H12V3H6ZM-6 0H-3M3 0H6M0-4V-8" />,
  station: <path d="M-9-3H9V3H-9ZM-3-10V10M3-10V10M-6-10H6M-6 10H6" />,
  bernal: (
    <>
      <ellipse rx={12} ry={5} />
      <circle r={5} />
    </>
  ),
  drift: (
    <>
      <ellipse rx={12} ry={5} transform="rotate(-35)" />
      <circle r={4} />
    </>
  ),
  entrance: <path d="M0 0A3 3 0 0 1 6 0A6 6 0 0 1-6 0A9 9 0 0 1 11 0A11 11 0 0 1-6 9" />,
  exit: <path d="M0 0A3 3 0 0 0-6 0A6 6 0 0 0 6 0A9 9 0 0 0-11 0A11 11 0 0 0 6 9" />,
};
