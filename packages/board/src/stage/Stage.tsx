import type { Formatter } from '@starboard/kernel/text';
import { type CSSProperties, type FocusEvent, type ReactNode, useRef } from 'react';
import type { Box, Point, Size } from '../shapes/geometry.ts';
import { type Camera, isShown, pointAt } from './camera.ts';
import { cornerOfMap } from './map-corner.ts';
import { Note } from './Note.tsx';
import { Overview } from './Overview.tsx';
import styles from './Stage.module.css';
import { type Stands, useStirred } from './stirring.ts';
import { useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useKeys } from './use-keys.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface StageProps {
  /** What the content takes up, margins included. */
  readonly content: Box;
  /** What it opens on where the whole cannot be read, and follows when it leaves the window. */
  readonly home?: Point | undefined;
  /** Where the pieces are: where not all can be seen, the window goes where one comes, goes or moves. */
  readonly stands?: Stands;
  /** Where they were before, for a stage that is put up in the middle of what happens. */
  readonly stood?: Stands | undefined;
  /** What is spoken of just now, while it is shown step by step what happens: the window goes there, too. */
  readonly happening?: readonly Point[] | undefined;
  /** What is lit or aimed at: the small map stays off it. */
  readonly lit?: readonly Point[] | undefined;
  /** Something that one is to press next, all of it: when it comes, it is brought into view. */
  readonly handles?: readonly Point[] | undefined;
  /** Pixels for a unit of the content below which it cannot be read; then it opens with so many as in a close-up. */
  readonly readable?: number;
  readonly closeUp?: number;
  /** The words of the game, in which `board.nearer`, `board.farther`, `board.whole` and `board.part` are said. */
  readonly say: Formatter;
  /** Of several stages on a page one has the keys for near and far. */
  readonly isKeyed?: boolean;
  /** The content in a few strokes, for the small map in the corner while only a part is shown. */
  readonly overview?: ReactNode;
  /** Words about a part of the content, shown beside it. It lies in nobody's way. */
  readonly note?: { readonly beside: Box; readonly words: ReactNode } | undefined;
  /** Something to be chosen there, such as one of several that lie on one another. */
  readonly menu?: { readonly beside: Box; readonly choices: ReactNode } | undefined;
  readonly children: ReactNode;
}

const nobody: Stands = new Map();
const nothing: readonly Point[] = [];

/** A board to look at from near and far. The content is SVG; it may be as large as it likes. */
export function Stage(props: StageProps) {
  const { content, home, stands = nobody, stood, happening, readable = 0.55, closeUp = 0.95, isKeyed = true } = props;
  const { lit = nothing, handles = nothing, say, overview, note, menu, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const stirred = useStirred(stands, stood);
  const control = useCamera(frame, { content, home, stirred, happening, handles, readable, closeUp });
  const gestures = useGestures(frame, control);
  const onKeyDown = useKeys(control, isKeyed);
  const { camera, scenery, isGliding } = control;

  const called = [...(home ? [home] : []), ...stirred, ...(happening ?? [])];
  const corner = cornerOfMap(camera, scenery.window, { lit: [...lit, ...handles], called });

  /** Whatever the keyboard comes to is brought into the window. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const outer = currentTarget.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    const pixel = { x: inner.left + inner.width / 2 - outer.left, y: inner.top + inner.height / 2 - outer.top };
    const point = pointAt(camera, scenery.window, pixel);
    if (!isShown(camera, scenery.window, point)) control.lookAt(point);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the view; what can be chosen are buttons in it
    <div ref={frame} className={styles['stage']} onKeyDown={onKeyDown} onFocus={onFocus} {...gestures}>
      <svg className={styles['canvas']}>
        <g className={isGliding ? styles['gliding'] : undefined} style={lookThrough(camera, scenery.window)}>
          {children}
        </g>
      </svg>
      {overview !== undefined && !control.isWhole && corner !== undefined && (
        <Overview camera={camera} scenery={scenery} isAside={corner === 'aside'} onLook={control.lookAt}>
          {overview}
        </Overview>
      )}
      {note && (
        <Note beside={note.beside} camera={camera} window={scenery.window}>
          {note.words}
        </Note>
      )}
      {menu && (
        <Note beside={menu.beside} camera={camera} window={scenery.window} isMenu>
          {menu.choices}
        </Note>
      )}
      <ZoomButtons say={say} control={control} />
    </div>
  );
}

/** The content is told the scale as `--scale`: what must be read at any distance is drawn the larger the farther off it is. */
function lookThrough({ x, y, scale }: Camera, { width, height }: Size): CSSProperties {
  const transform = `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;
  return { transform, '--scale': scale } as CSSProperties;
}
