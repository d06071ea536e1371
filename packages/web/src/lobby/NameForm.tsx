import { type FormEvent, useId } from 'react';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Notice.module.css';

/** As long as the server takes. */
export const longestName = 40;

interface NameFormProps {
  /** What is asked: usually what the others shall call one. */
  readonly label?: string;
  readonly action: string;
  readonly isBusy: boolean;
  onName(name: string): void;
}

/** What shall the others call you? Asked once. */
export function NameForm({ label, action, isBusy, onName }: NameFormProps) {
  const word = useWord();
  const id = useId();
  const { name } = useSettings();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name')).trim();
    if (given === '') return;
    changeSettings({ name: given });
    onName(given);
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <label htmlFor={id}>{label ?? word('lobby.name')}</label>
      <input
        id={id}
        name="name"
        required
        pattern=".*\S.*"
        maxLength={longestName}
        autoComplete="nickname"
        defaultValue={name}
      />
      <Button kind="primary" type="submit" disabled={isBusy}>
        {action}
      </Button>
    </form>
  );
}
