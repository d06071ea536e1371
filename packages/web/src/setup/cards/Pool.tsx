import { Icon } from '@starboard/board';
import { useId, useState } from 'react';
import { useSay } from '../../words/words.tsx';
import { listIn } from '../model/draft.ts';
import type { PoolField } from '../model/fields.ts';
import { Problems } from '../Problems.tsx';
import { DetailsOf } from '../party/Details.tsx';
import type { Sheet } from '../use-sheet.ts';
import listStyles from './CardList.module.css';
import rowStyles from './CardRow.module.css';
import styles from './Pool.module.css';

interface PoolProps {
  readonly sheet: Sheet;
  readonly field: PoolField;
}

/** Any of the cards. The one that was touched last is told about below them. */
export function Pool({ sheet, field }: PoolProps) {
  const say = useSay();
  const id = useId();
  const chosen = listIn(sheet.draft, field.name);
  const [looked, setLooked] = useState<string>();
  const told = field.cards.find(({ value }) => value === (looked ?? chosen[0]));

  function toggle(value: string, isOn: boolean) {
    setLooked(value);
    const next = field.cards.map(card => card.value).filter(each => (each === value ? isOn : chosen.includes(each)));
    sheet.change(field.name, next);
  }

  return (
    <section className={listStyles['list']} aria-labelledby={id}>
      <h2 id={id}>{say(field.title)}</h2>
      <Problems sheet={sheet} field={field.name} />
      {field.cards.map(({ value, title, text, icon }) => (
        <label key={value} className={rowStyles['row']} data-chosen={chosen.includes(value)}>
          <input
            type="checkbox"
            className="heard"
            checked={chosen.includes(value)}
            onChange={event => toggle(value, event.target.checked)}
            onFocus={() => setLooked(value)}
          />
          <span className={`${rowStyles['code']} ${styles['box']}`} aria-hidden />
          <span className={rowStyles['title']}>
            <b>{say(title)}</b>
            {text && <small>{say(text)}</small>}
          </span>
          {icon && <Icon of={icon} className={styles['icon']} />}
        </label>
      ))}
      {told?.details && (
        <div className={styles['told']}>
          <h3>{say(told.title)}</h3>
          <DetailsOf card={told} />
        </div>
      )}
    </section>
  );
}
