import type { GameFace } from '@starboard/board';
import { useMemo, useState } from 'react';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { pointing } from './OptionList.tsx';

interface IdeasProps {
  readonly question: Question;
  readonly face: GameFace;
  readonly view: unknown;
}

/** "What could I do next?": what the game's bot would think of, with its reasons. Nobody sees it who has not asked. */
export function Ideas({ question, face, view }: IdeasProps) {
  const word = useWord();
  const [asked, setAsked] = useState<number>();
  if (face.ideasOf === undefined) return null;
  if (asked === question.decision.id) return <Told question={question} face={face} view={view} />;
  return (
    <Button kind="ghost" className={styles['ask'] ?? ''} onClick={() => setAsked(question.decision.id)}>
      {word('table.ideas')}
    </Button>
  );
}

function Told({ question, face, view }: IdeasProps) {
  const say = useSay();
  const word = useWord();
  const { decision, ask } = question;
  const ideas = useMemo(() => face.ideasOf?.(view, decision) ?? [], [face, view, decision]);
  if (ideas.length === 0) return <p className={styles['quiet']}>{word('table.ideas.none')}</p>;
  return (
    <ol className={styles['options']} aria-label={word('table.ideas')}>
      {ideas.map(({ key, text, rule }) => {
        const option = ask.options.find(each => each.key === key);
        if (option === undefined) return null;
        return (
          <li key={key}>
            <button
              type="button"
              className={styles['option']}
              disabled={!question.isOpen}
              onClick={() => question.choose(option)}
              {...pointing(question, option)}
            >
              <span>
                {say(option.label)}
                <small>{say(text)}</small>
              </span>
            </button>
            {rule && <RuleLink rule={rule} />}
          </li>
        );
      })}
    </ol>
  );
}
