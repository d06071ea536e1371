import type { BoardProps } from '@starboard/board';
import { useLayoutEffect, useState } from 'react';
import { type BoardName, boardInPlay, boardsOf } from '../../plan.ts';
import type { View } from '../../view.ts';
import { Between } from '../Between.tsx';
import styles from './Boards.module.css';
import { OneBoard } from './OneBoard.tsx';

/** Orbit and surface side by side; where there is no room for both, the one where something happens, and tabs. */
export function Boards(props: BoardProps<View>) {
  const { view, decision, say } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const isWide = useIsWide(frame);
  const inPlay = boardInPlay(view, decision);
  const [asked, askFor] = useState<{ readonly name: BoardName; readonly during: BoardName }>();
  const names = boardsOf(view);
  if (names.length === 0) return <Between {...props} />;
  const wanted = asked?.during === inPlay ? asked.name : inPlay;
  const shown = names.includes(wanted) ? wanted : names[0]!;
  return (
    <div ref={setFrame} className={styles['boards']}>
      {!isWide && (
        <div className={styles['switch']} role="tablist" aria-label={say({ key: 'board.boards' })}>
          {names.map(name => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === shown}
              data-in-play={name === inPlay || undefined}
              onClick={() => askFor({ name, during: inPlay })}
            >
              {say({ key: `board.${name}.short` })}
            </button>
          ))}
        </div>
      )}
      {names
        .filter(name => isWide || name === shown)
        .map(name => (
          <OneBoard key={name} {...props} name={name} />
        ))}
    </div>
  );
}

/** Whether there is room for two boards, each as high as it is wide. */
function useIsWide(element: HTMLElement | null): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () => setWide(element.clientWidth >= 1000 && element.clientWidth >= 1.4 * element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
