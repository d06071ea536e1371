import { useEffect, useId, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWord } from '../words/words.tsx';
import styles from './NameDialog.module.css';

interface NameDialogProps {
  onName(name: string): void;
  onCancel(): void;
}

/** The longest name that the server takes. */
const longest = 40;

/** Asked once, before the first game with the server. */
export function NameDialog({ onName, onCancel }: NameDialogProps) {
  const word = useWord();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(useSettings().name);
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog title={word('setup.name')} onClose={onCancel}>
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault();
          onName(name.trim());
        }}
      >
        <p>{word('setup.name.text')}</p>
        <label htmlFor={id}>{word('setup.name.label')}</label>
        <input
          ref={input}
          id={id}
          value={name}
          maxLength={longest}
          autoComplete="nickname"
          required
          onChange={event => setName(event.target.value)}
        />
        <Button kind="primary" type="submit" disabled={name.trim() === ''}>
          {word('setup.start')}
        </Button>
      </form>
    </Dialog>
  );
}
