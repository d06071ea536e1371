import type { Ref } from '@starboard/kernel';
import { memo, type ReactNode, type SVGProps } from 'react';
import type { Point } from '../shapes/geometry.ts';
import styles from './Spots.module.css';

/** What can be touched, one after the other. */
export function SpotList(props: SVGProps<SVGGElement>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus
    <g {...props} role="list" />
  );
}

/** What keeps its size from near and far is drawn around a point, by a class that says how large. */
export interface Steady {
  readonly at: Point;
  readonly className: string;
}

interface SpotItemProps {
  readonly at: Ref;
  readonly path: string;
  readonly name: string;
  readonly isTarget: boolean;
  readonly isChosen: boolean | undefined;
  readonly isEntry: boolean;
  readonly steady?: Steady | undefined;
}

/** One of a list of spots: a button if it can be chosen. It is drawn again only when it has changed. */
export const SpotItem = memo(function SpotItem(props: SpotItemProps) {
  const { at, path, name, isTarget, isChosen, isEntry, steady } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no lists in SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group takes no focus
    <g role="listitem">
      <Framed steady={steady}>
        <path
          data-ref={at}
          role={isTarget ? 'button' : 'img'}
          aria-label={name}
          {...(isTarget && { 'aria-pressed': isChosen })}
          tabIndex={isEntry ? 0 : -1}
          className={isTarget ? `${styles['spot']} ${styles['pickable']}` : styles['spot']}
          d={path}
        />
      </Framed>
    </g>
  );
});

export function Framed({ steady, children }: { readonly steady: Steady | undefined; readonly children: ReactNode }) {
  if (steady === undefined) return children;
  return (
    <g transform={`translate(${steady.at.x} ${steady.at.y})`}>
      <g className={steady.className}>{children}</g>
    </g>
  );
}
