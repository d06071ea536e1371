import type { BoardProps } from '@starboard/board';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type BoardName, boardsOf } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { Between } from '../between/Between.tsx';
import styles from './Boards.module.css';
import { OneBoard } from './OneBoard.tsx';
import { boardAfter, useBoardToSee, useBothShown, useShownBoard } from './shown.ts';

/** Orbit and surface side by side; where there is no room for both, the one where something happens, and tabs. */
export function Boards(props: BoardProps<View>) {
  const { view, say } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isWide = useIsWide(frame);
  useBothShown(isWide);
  const names = boardsOf(view);
  const { inPlay, before } = useBoardToSee(props);
  const { shown, show } = useShownBoard(names, inPlay);
  const other = boardAfter(names, shown);
  useSwitchKey((isWide && names.length < 3) || other === undefined ? undefined : () => show(other));
  if (shown === undefined) return <Between {...props} />;
  return (
    <div ref={setFrame} className={styles['boards']}>
      {(!isWide || names.length > 2) && (
        <div className={styles['switch']} role="tablist" aria-label={say({ key: 'board.boards' })}>
          {names.map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === shown}
              aria-keyshortcuts={name === shown ? undefined : 'B'}
              data-in-play={name === inPlay || undefined}
              onClick={() => show(name)}
            >
              {say({ key: `board.${name}.short` })}
            </button>
          ))}
        </div>
      )}
      {(isWide ? sideBySide(names, shown, inPlay) : [shown]).map(name => (
        <OneBoard key={name} {...props} name={name} before={before} isKeyed={name === shown} />
      ))}
    </div>
  );
}

/** Two boards have room: orbit, and of several grounds the one that is shown or in play. */
function sideBySide(names: readonly BoardName[], shown: BoardName, inPlay: BoardName): readonly BoardName[] {
  if (names.length < 3) return names;
  const ground = [shown, inPlay].find(name => name !== 'orbit') ?? names.at(-1)!;
  return ['orbit', ground];
}

/** Whether there is room for two boards, each as high as it is wide. */
function useIsWide(element: HTMLElement | null): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () => setWide(hasRoomForBoth(element.clientWidth, element.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}

function hasRoomForBoth(width: number, height: number): boolean {
  return width >= 1000 && width >= 1.4 * height;
}

/** B changes the board, where nobody writes. */
function useSwitchKey(change: (() => void) | undefined): void {
  useEffect(() => {
    if (change === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'b')
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null) return;
      change();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [change]);
}
