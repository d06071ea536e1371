import { placeBeside } from '@starboard/board';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './BesideTile.module.css';

/** So far it keeps from the edge of the window. */
const margin = 8;

interface BesideTileProps {
  readonly bar: RefObject<HTMLElement | null>;
  /** The id of the tile. */
  readonly tile: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** What is asked about a tile, right at the tile: there the pointer is, or the finger. It goes where the tile goes. */
export function BesideTile({ bar, tile, label, children }: BesideTileProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    const tiles = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const anchor = tiles.find(each => each.dataset['tile'] === tile);
    if (own === null || anchor === undefined) return;
    const place = () => {
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { x: margin, y: margin, width: clientWidth - 2 * margin, height: clientHeight - 2 * margin };
      const others = tiles.filter(each => each !== anchor).map(each => each.getBoundingClientRect());
      const { width, height } = own.getBoundingClientRect();
      const { x, y } = placeBeside(anchor.getBoundingClientRect(), { width, height }, room, others);
      Object.assign(own.style, { left: `${x}px`, top: `${y}px` });
    };
    place();
    // Odds come later and make it higher; the row of tiles may be pushed aside.
    const sizes = new ResizeObserver(place);
    sizes.observe(own);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
      // Whoever goes back stands where they came from.
      if (own.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    };
  }, [bar, tile]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div ref={bubble} className={styles['bubble']} role="group" aria-label={label} data-confirming="">
      {children}
    </div>
  );
}
