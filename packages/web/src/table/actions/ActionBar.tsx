import type { FaceProps, GameFace, Prospect } from '@starboard/board';
import type { ShownBlocked } from '@starboard/kernel';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { useSay, useWord } from '../../words/words.tsx';
import { Confirm } from '../decision/Confirm.tsx';
import type { OddsShown } from '../decision/Prospects.tsx';
import type { Question } from '../question/use-question.ts';
import { useLayout } from '../use-layout.ts';
import styles from './ActionBar.module.css';
import { ActionTile } from './ActionTile.tsx';
import { BesideTile } from './BesideTile.tsx';
import { noteOf, possibleFirst } from './tiles.ts';

interface ActionBarProps {
  readonly question: Question;
  readonly face: GameFace;
  readonly faceProps: FaceProps<unknown>;
  /** Of the option that is being thought about. */
  readonly prospects: readonly Prospect[] | 'unknown' | undefined;
  readonly odds: OddsShown;
  onExplain(blocked: ShownBlocked): void;
}

/** What can be done, as verbs; what cannot stays in its place and says why. */
export function ActionBar({ question, face, faceProps, prospects, odds, onExplain }: ActionBarProps) {
  const say = useSay();
  const word = useWord();
  const { tiles, opened, decision, beside, chosen } = question;
  const isRow = useLayout() === 'phone';
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the row may have been pushed aside; a new question is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question
  useEffect(() => afterPaint(() => bar.current?.scrollTo({ left: 0 })), [decision.id]);
  if (tiles.length === 0) return null;
  return (
    <>
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
      {beside && chosen && (
        <BesideTile bar={bar} tile={beside.id} label={word('table.decision.confirm', { verb: say(chosen.label) })}>
          <Confirm
            question={question}
            option={chosen}
            face={face}
            view={faceProps.view}
            prospects={prospects}
            odds={odds}
          />
        </BesideTile>
      )}
    </>
  );
}
