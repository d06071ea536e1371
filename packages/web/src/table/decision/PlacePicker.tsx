import type { GameFace } from '@starboard/board';
import { useSay, useWord } from '../../words/words.tsx';
import type { Question } from '../question/use-question.ts';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';

interface PlacePickerProps {
  readonly question: Question;
  readonly face: GameFace;
  readonly view: unknown;
}

/** One of many places. The board picks it, with the pointer or the arrows; here it is told which. */
export function PlacePicker({ question, face, view }: PlacePickerProps) {
  const word = useWord();
  const say = useSay();
  const { place } = question.draft;
  const text = place === undefined ? undefined : face.placeText?.(view, question.decision, place);
  return (
    <>
      <Heading question={question}>
        <p aria-live="polite">{text ? say(text) : word('table.place')}</p>
      </Heading>
      <Give question={question} />
    </>
  );
}
