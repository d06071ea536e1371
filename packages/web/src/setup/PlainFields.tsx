import { useId, useMemo } from 'react';
import { Switch } from '../ui/Switch.tsx';
import { useWord } from '../words/words.tsx';
import controls from './controls.module.css';
import { listIn } from './model/draft.ts';
import type { ChoiceField, Field, NumberField, SwitchesField } from './model/fields.ts';
import { refusedValues } from './model/problems.ts';
import { Problems } from './Problems.tsx';
import type { Sheet } from './use-sheet.ts';

type PlainField = Exclude<Field, { readonly kind: 'card' | 'cards' | 'pool' | 'roster' | 'variants' | 'own' }>;

interface Of<F> {
  readonly sheet: Sheet;
  readonly field: F;
}

/** The fields that need no cards. */
export function PlainFields({ sheet, title }: { readonly sheet: Sheet; readonly title: string }) {
  const id = useId();
  const fields = sheet.fields.filter(
    (field): field is PlainField => !['card', 'cards', 'pool', 'roster', 'variants', 'own'].includes(field.kind),
  );
  if (fields.length === 0) return null;
  return (
    <section className={controls['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {fields.map(field => (
        <div key={field.name} className={controls['row']}>
          <Control sheet={sheet} field={field} />
          <Problems sheet={sheet} field={field.name} />
        </div>
      ))}
    </section>
  );
}

function Control({ sheet, field }: Of<PlainField>) {
  switch (field.kind) {
    case 'choice':
      return <Choice sheet={sheet} field={field} />;
    case 'number':
      return <Count sheet={sheet} field={field} />;
    case 'switches':
      return <Switches sheet={sheet} field={field} />;
    case 'switch':
      return (
        <Switch isOn={sheet.draft[field.name] === true} onChange={isOn => sheet.change(field.name, isOn)}>
          <b className={controls['name']}>{sheet.labels.title(field.name) ?? field.name}</b>
        </Switch>
      );
  }
}

/** What the rest of the set-up forbids is not offered; what was chosen before stays in view, with what is wrong about it. */
function Choice({ sheet, field }: Of<ChoiceField>) {
  const { judge, draft, labels, change } = sheet;
  const word = useWord();
  const id = useId();
  const refused = useMemo(() => refusedValues(judge, draft, field), [judge, draft, field]);
  const chosen = field.values.find(value => value === draft[field.name]);
  const choose = (text: string) =>
    change(
      field.name,
      field.values.find(value => `${value}` === text),
    );
  return (
    <>
      <label htmlFor={id} className={controls['name']}>
        {labels.title(field.name) ?? field.name}
      </label>
      <select
        id={id}
        className={controls['select']}
        value={chosen ?? ''}
        onChange={event => choose(event.target.value)}
      >
        {field.isOptional && <option value="">{labels.open(field.name) ?? word('setup.choice.none')}</option>}
        {field.values
          .filter(value => value === chosen || !refused.has(value))
          .map(value => (
            <option key={value} value={value}>
              {labels.value(field.name, `${value}`)}
            </option>
          ))}
      </select>
    </>
  );
}

function Count({ sheet, field }: Of<NumberField>) {
  const word = useWord();
  const id = useId();
  const none = field.isOptional ? undefined : null;
  const value = sheet.draft[field.name];
  return (
    <>
      <label htmlFor={id} className={controls['name']}>
        {sheet.labels.title(field.name) ?? field.name}
      </label>
      <input
        id={id}
        type="number"
        className={controls['select']}
        min={field.least}
        max={field.most}
        value={typeof value === 'number' ? value : ''}
        placeholder={field.isOptional ? (sheet.labels.open(field.name) ?? word('setup.choice.none')) : undefined}
        onChange={event => sheet.change(field.name, event.target.value === '' ? none : event.target.valueAsNumber)}
      />
    </>
  );
}

function Switches({ sheet, field }: Of<SwitchesField>) {
  const { labels, draft, change } = sheet;
  const title = labels.title(field.name);
  const on = listIn(draft, field.name);
  const set = (value: string, isOn: boolean) =>
    change(
      field.name,
      field.values.filter(one => (one === value ? isOn : on.includes(one))),
    );
  return (
    <fieldset className={controls['fieldset']}>
      {title && <legend>{title}</legend>}
      {field.values.map(value => (
        <Switch key={value} isOn={on.includes(value)} onChange={isOn => set(value, isOn)}>
          <b className={controls['name']}>{labels.value(field.name, value)}</b>
        </Switch>
      ))}
    </fieldset>
  );
}
