import { Icon, type SetupCard, type SetupSheet } from '@starboard/board';
import { Ruled } from '../../rulebook/Ruled.tsx';
import type { PageKey } from '../../words/words.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { codeOf, timeOf } from '../labels.ts';
import { textIn } from '../model/draft.ts';
import type { CardField } from '../model/fields.ts';
import type { Sheet } from '../use-sheet.ts';
import styles from './Chosen.module.css';

interface ChosenProps {
  readonly sheet: Sheet;
  /** The field whose card is told about; a game without one is told about by its name alone. */
  readonly field: CardField | undefined;
  readonly name: string;
  readonly Preview: SetupSheet['Preview'];
  readonly Briefing: SetupSheet['Briefing'];
}

/** What will be played: its story, what is known of it beforehand, and a picture. */
export function Chosen({ sheet, field, name, Preview, Briefing }: ChosenProps) {
  const say = useSay();
  const { draft } = sheet;
  const card = field?.cards.find(({ value }) => value === textIn(draft, field.name));
  return (
    <section className={styles['chosen']}>
      <div className={styles['told']}>
        {card && <Brief card={card} />}
        <h1>{card ? say(card.title) : name}</h1>
        {card?.text && (
          <p>
            <Ruled sentence={say(card.text)} />
          </p>
        )}
        {card?.facts && (
          <ul className={styles['facts']}>
            {card.facts.map(fact => (
              <li key={say(fact)}>{say(fact)}</li>
            ))}
          </ul>
        )}
      </div>
      {Preview && (
        <div className={styles['picture']}>
          <Preview setup={draft} say={say} />
        </div>
      )}
      {Briefing && (
        <div className={styles['briefing']}>
          <Briefing setup={draft} say={say} />
        </div>
      )}
    </section>
  );
}

/** "CG02 · hard · about 75 minutes" */
function Brief({ card }: { readonly card: SetupCard }) {
  const say = useSay();
  const word = useWord();
  const { icon, level, minutes } = card;
  const parts = [
    codeOf(card),
    level && word(`setup.level.${level}` satisfies PageKey),
    minutes && say(timeOf(minutes)),
  ].filter(part => part !== undefined);
  return (
    <div className={styles['brief']}>
      {icon && <Icon of={icon} />}
      {parts.map(part => (
        <span key={part}>{part}</span>
      ))}
    </div>
  );
}
