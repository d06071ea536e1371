import type { ShownBlocked } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import { useWord } from '../words/words.tsx';
import styles from './ActionBar.module.css';
import { ActionTile } from './ActionTile.tsx';
import type { Question } from './use-question.ts';

interface ActionBarProps {
  readonly question: Question;
  onExplain(blocked: ShownBlocked): void;
}

/** What can be done, as verbs; what cannot stays in its place and says why. */
export function ActionBar({ question, onExplain }: ActionBarProps) {
  const word = useWord();
  const { tiles, opened, decision } = question;
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
      {tiles.map(tile => (
        <ActionTile
          key={tile.id}
          tile={tile}
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
