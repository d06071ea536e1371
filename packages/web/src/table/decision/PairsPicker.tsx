import type { FaceProps, GameFace } from '@starboard/board';
import type { ShownAsk, ShownOption } from '@starboard/kernel';
import { useSay, useWord } from '../../words/words.tsx';
import { type Draft, paired } from '../question/draft.ts';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { Give } from './Give.tsx';
import { Heading } from './Heading.tsx';
import { pointing } from './OptionList.tsx';

type PairsAsk = Extract<ShownAsk, { shape: 'pairs' }>;

interface PairsPickerProps {
  readonly ask: PairsAsk;
  readonly question: Question;
  readonly face: GameFace;
  readonly faceProps: FaceProps<unknown>;
}

/** Two lists, matched: in the game's own way, or one of the one, then one of the other. */
export function PairsPicker({ ask, question, face: { Pairing }, faceProps }: PairsPickerProps) {
  const word = useWord();
  const { decision, draft, isOpen, change } = question;
  if (Pairing !== undefined) {
    return (
      <>
        <Heading question={question} />
        <Pairing
          {...faceProps}
          decision={decision}
          ask={ask}
          pairs={draft.pairs}
          isOpen={isOpen}
          onPair={pairs => change({ ...draft, pairs, half: undefined })}
        />
        <Give question={question} />
      </>
    );
  }
  const wanted = Math.min(ask.options.length, ask.partners.length);
  return (
    <>
      <Heading question={question}>
        <p aria-live="polite">{word('table.pairs', { count: question.draft.pairs.length, wanted })}</p>
      </Heading>
      <div className={styles['halves']}>
        <Half question={question} options={ask.options} isPartner={false} />
        <Half question={question} options={ask.partners} isPartner />
      </div>
      <Give question={question} />
    </>
  );
}

interface HalfProps {
  readonly question: Question;
  readonly options: readonly ShownOption[];
  readonly isPartner: boolean;
}

function Half({ question, options, isPartner }: HalfProps) {
  const say = useSay();
  const { draft } = question;
  return (
    <ul className={styles['options']}>
      {options.map(option => {
        const at = pairOf(draft, option.key, isPartner);
        const isHalf = draft.half?.key === option.key && draft.half.isPartner === isPartner;
        return (
          <li key={option.key}>
            <button
              type="button"
              aria-pressed={isHalf || at > 0}
              className={`${styles['option']} ${isHalf || at > 0 ? styles['picked'] : ''}`}
              disabled={!question.isOpen}
              onClick={() => question.change(paired(draft, option.key, isPartner))}
              {...pointing(question, option)}
            >
              <span>{say(option.label)}</span>
              {at > 0 && <span className={styles['place']}>{at}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Both halves of a pair bear its number; 0 is none. */
function pairOf({ pairs }: Draft, key: string, isPartner: boolean): number {
  return pairs.findIndex(pair => pair[isPartner ? 1 : 0] === key) + 1;
}
