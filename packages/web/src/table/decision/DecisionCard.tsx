import type { FaceProps, GameFace, Prospect } from '@starboard/board';
import type { Ref, ShownBlocked } from '@starboard/kernel';
import { useWord } from '../../words/words.tsx';
import { hasTiles } from '../actions/tiles.ts';
import { litOptions } from '../question/choosing.ts';
import type { Question } from '../question/use-question.ts';
import { Confirm } from './Confirm.tsx';
import styles from './Decision.module.css';
import { BackButton, Heading } from './Heading.tsx';
import { Ideas } from './Ideas.tsx';
import { BlockedList, OptionList } from './OptionList.tsx';
import { OrderPicker } from './OrderPicker.tsx';
import { PairsPicker } from './PairsPicker.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import type { OddsShown } from './Prospects.tsx';
import { SomePicker } from './SomePicker.tsx';
import { SplitPicker } from './SplitPicker.tsx';

interface DecisionCardProps {
  readonly question: Question;
  readonly face: GameFace;
  readonly faceProps: FaceProps<unknown>;
  /** Of the option that is being thought about. */
  readonly prospects: readonly Prospect[] | 'unknown' | undefined;
  readonly odds: OddsShown;
  onExplain(blocked: ShownBlocked): void;
}

/** What is asked, and what each answer would do. */
export function DecisionCard(props: DecisionCardProps) {
  const { question, face, faceProps, prospects, odds } = props;
  const { view } = faceProps;
  if (question.chosen !== undefined && question.beside === undefined) {
    return (
      <Confirm question={question} option={question.chosen} face={face} view={view} prospects={prospects} odds={odds} />
    );
  }
  const { ask } = question;
  switch (ask.shape) {
    case 'one':
      return hasTiles(ask) && !question.hasBegun ? <Invitation {...props} /> : <Choice {...props} />;
    case 'some':
      return <SomePicker ask={ask} question={question} face={face} />;
    case 'order':
      return <OrderPicker ask={ask} question={question} />;
    case 'split':
      return <SplitPicker ask={ask} question={question} />;
    case 'pairs':
      return <PairsPicker ask={ask} question={question} face={face} faceProps={faceProps} />;
    case 'place':
      return <PlacePicker question={question} face={face} view={view} />;
  }
}

/** The question is asked by the action bar and the board. */
function Invitation({ question, face, faceProps }: DecisionCardProps) {
  const word = useWord();
  const isOnBoard = (ref: Ref) => face.isOnBoard?.(faceProps.view, ref) ?? true;
  const isLit = litOptions(question.ask, question.tiles, undefined).some(({ refs }) => refs?.some(isOnBoard));
  return (
    <>
      <Heading question={question} />
      <p className={styles['where']}>{word('table.decision.where', { isLit: isLit ? 'yes' : 'no' })}</p>
      <Ideas question={question} face={face} view={faceProps.view} />
    </>
  );
}

/** The options of one verb, of one place, or of the whole question. */
function Choice({ question, face, onExplain }: DecisionCardProps) {
  const { opened, options } = question;
  return (
    <>
      <Heading question={question} />
      <OptionList question={question} options={options} face={face} />
      {opened && <BlockedList blocked={opened.blocked} face={face} onExplain={onExplain} />}
      {!opened && !question.hasBegun && (
        <BlockedList blocked={question.ask.blocked} face={face} onExplain={onExplain} />
      )}
      {question.canGoBack && <BackButton question={question} />}
    </>
  );
}
