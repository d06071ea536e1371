import type { ShownAsk } from '@starboard/kernel';
import { useId } from 'react';
import { useWord } from '../../words/words.tsx';
import { isAmong } from '../draft.ts';
import type { Question } from '../use-question.ts';
import styles from './Decision.module.css';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';

type PlaceAsk = Extract<ShownAsk, { shape: 'place' }>;

/** One of many places. The board picks it; whoever cannot use the board names its number. */
export function PlacePicker({ ask, question }: { readonly ask: PlaceAsk; readonly question: Question }) {
  const word = useWord();
  const id = useId();
  const { place } = question.draft;
  const isWrong = place !== undefined && !isAmong(ask.places, place);
  return (
    <>
      <Heading question={question}>
        <p>{word('table.place')}</p>
      </Heading>
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
      {isWrong && <p role="alert">{word('table.place.not')}</p>}
      <Give question={question} />
    </>
  );
}
