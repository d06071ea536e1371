import { useId } from 'react';
import { Switch } from '../../ui/Switch.tsx';
import { useWord } from '../../words/words.tsx';
import controls from '../controls.module.css';
import type { Variant } from '../model/fields.ts';
import { affirmationOf } from '../model/variants.ts';
import styles from './VariantRow.module.css';

interface VariantRowProps {
  readonly variant: Variant;
  readonly value: string;
  readonly title: string;
  textOf(value: string): string;
  onChange(value: string): void;
}

/** A switch where the answer is yes or no; otherwise the answers themselves, so that both can be read before one is chosen. */
export function VariantRow(props: VariantRowProps) {
  const { variant, value, title, onChange } = props;
  const affirmation = affirmationOf(variant);
  if (affirmation === undefined) return <Answers {...props} />;
  const { yes, no } = affirmation;
  return (
    <div className={controls['row']}>
      <Switch isOn={value === yes} onChange={isOn => onChange(isOn ? yes : no)}>
        <b className={controls['name']}>{title}</b>
      </Switch>
    </div>
  );
}

function Answers({ variant, value, title, textOf, onChange }: VariantRowProps) {
  const word = useWord();
  const group = useId();
  return (
    <div className={controls['row']}>
      <fieldset className={`${controls['fieldset']} ${styles['answers']}`}>
        <legend>{title}</legend>
        {variant.values.map(answer => (
          <label key={answer}>
            <input type="radio" name={group} checked={answer === value} onChange={() => onChange(answer)} />
            <span>
              {textOf(answer)}
              {answer === variant.usual && <small>{word('setup.variant.usual')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
