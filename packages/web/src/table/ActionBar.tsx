import type { GameFace } from '@starboard/board';
import type { ShownBlocked } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import { useWord } from '../words/words.tsx';
import styles from './ActionBar.module.css';
import { ActionTile } from './ActionTile.tsx';
import { noteOf, possibleFirst } from './tiles.ts';
import { useLayout } from './use-layout.ts';
import type { Question } from './use-question.ts';

interface ActionBarProps {
  readonly question: Question;
  readonly face: GameFace;
  onExplain(blocked: ShownBlocked): void;
}

/** What can be done, as verbs; what cannot stays in its place and says why. */
export function ActionBar({ question, face, onExplain }: ActionBarProps) {
  const word = useWord();
  const { tiles, opened, decision } = question;
  const isRow = useLayout() === 'phone';
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the row may have been pushed aside; a new question is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question
  useEffect(() => afterPaint(() => bar.current?.scrollTo({ left: 0 })), [decision.id]);
  if (tiles.length === 0) return null;
  return (
    <div
      ref={bar}
      className={styles['bar']}
      role="toolbar"
      aria-label={word('table.actions')}
      data-begun={question.hasBegun || undefined}
    >
      {(isRow ? possibleFirst(tiles) : tiles).map(tile => (
        <ActionTile
          key={tile.id}
          tile={tile}
          note={noteOf(tile, face)}
          isOpened={tile === opened}
          isDisabled={!question.isOpen}
          onOpen={() => question.openTile(tile)}
          onPoint={isOn => question.point(isOn && tile.options.length === 1 ? tile.options[0] : undefined)}
          onExplain={onExplain}
        />
      ))}
    </div>
  );
}
