import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWord } from '../../words/words.tsx';
import controls from '../controls.module.css';
import { variantsIn } from '../model/draft.ts';
import type { VariantsField } from '../model/fields.ts';
import { changedVariants, foremost, hasWords } from '../model/variants.ts';
import { Problems } from '../Problems.tsx';
import type { Sheet } from '../use-sheet.ts';
import { VariantRow } from './VariantRow.tsx';
import styles from './Variants.module.css';

interface VariantsProps {
  readonly sheet: Sheet;
  readonly field: VariantsField;
}

/** From so many on, looking through them is work. */
const many = 10;

/** The small choices of a game. A few of them stand here, those that were changed first; the others are one click away. */
export function Variants({ sheet, field }: VariantsProps) {
  const { draft, labels, change } = sheet;
  const word = useWord();
  const id = useId();
  const values = variantsIn(draft, field.name);
  const [isOpen, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  // Only opening and closing moves rows: what one has just switched must not run away.
  const [front, setFront] = useState(() => foremost(field.members, values));
  const changed = changedVariants(field.members, values);

  const wordsOf = (name: string) => labels.value(field.name, name);
  const listed = (isOpen ? field.members : front).filter(
    ({ name, values: choices }) =>
      !isOpen || hasWords([name, ...choices.map(choice => `${name}.${choice}`)].map(wordsOf).join(' '), sought),
  );

  function toggle() {
    setFront(foremost(field.members, values));
    setSought('');
    setOpen(!isOpen);
  }

  return (
    <section className={controls['section']} aria-labelledby={id}>
      <header className={controls['head']}>
        <h2 id={id}>{labels.title(field.name) ?? word('setup.variants')}</h2>
        <span>{word('setup.variants.changed', { count: changed.length })}</span>
        {changed.length > 0 && (
          <Button kind="ghost" className={controls['small'] ?? ''} onClick={() => change(field.name, {})}>
            {word('setup.variants.reset')}
          </Button>
        )}
      </header>
      <Problems sheet={sheet} field={field.name} />
      {isOpen && field.members.length > many && (
        <input
          type="search"
          className={controls['select']}
          aria-label={word('setup.variants.find')}
          placeholder={word('setup.variants.find')}
          value={sought}
          onChange={event => setSought(event.target.value)}
        />
      )}
      {listed.map(variant => (
        <VariantRow
          key={variant.name}
          variant={variant}
          value={values[variant.name] ?? variant.usual}
          title={wordsOf(variant.name)}
          textOf={value => wordsOf(`${variant.name}.${value}`)}
          onChange={value => change(field.name, { ...values, [variant.name]: value })}
        />
      ))}
      <p className={styles['none']} role="status">
        {listed.length === 0 && word('setup.variants.none')}
      </p>
      {field.members.length > front.length && (
        <Button kind="ghost" className={controls['small'] ?? ''} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? word('setup.variants.few') : word('setup.variants.all', { count: field.members.length })}
        </Button>
      )}
    </section>
  );
}
