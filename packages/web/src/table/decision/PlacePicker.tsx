import type { GameFace } from '@starboard/board';
import type { ShownAsk } from '@starboard/kernel';
import { useId } from 'react';
import { useSay, useWord } from '../../words/words.tsx';
import { isAmong } from '../draft.ts';
import type { Question } from '../use-question.ts';
import styles from './Decision.module.css';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';

type PlaceAsk = Extract<ShownAsk, { shape: 'place' }>;

interface PlacePickerProps {
  readonly ask: PlaceAsk;
  readonly question: Question;
  readonly face: GameFace;
  readonly view: unknown;
}

/** One of many places. The board picks it; whoever cannot use the board names its number. */
export function PlacePicker({ ask, question, face, view }: PlacePickerProps) {
  const word = useWord();
  const say = useSay();
  const id = useId();
  const { place } = question.draft;
  const isWrong = place !== undefined && !isAmong(ask.places, place);
  const text = place === undefined || isWrong ? undefined : face.placeText?.(view, question.decision, place);
  return (
    <>
      <Heading question={question}>
        <p aria-live="polite">{text ? say(text) : word('table.place')}</p>
      </Heading>
      <details className={styles['byNumber']}>
        <summary>{word('table.place.byNumber')}</summary>
        <label className={styles['number']} htmlFor={id}>
          {word('table.place.number')}
          <input
            id={id}
            type="number"
            inputMode="numeric"
            value={place ?? ''}
            aria-invalid={isWrong}
            onChange={event => {
              const { valueAsNumber: number } = event.target;
              question.change({ ...question.draft, place: Number.isNaN(number) ? undefined : number });
            }}
          />
        </label>
      </details>
      {isWrong && <p role="alert">{word('table.place.not')}</p>}
      <Give question={question} />
    </>
  );
}
