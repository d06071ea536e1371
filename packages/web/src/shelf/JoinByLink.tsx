import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { readLink } from '../lobby/seat-link.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Shelf.module.css';

/** A link that somebody sent, pasted. */
export function JoinByLink() {
  const word = useWord();
  const id = useId();
  const [, go] = useLocation();
  const [isWrong, setWrong] = useState(false);

  function join(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget).get('link');
    const target = readLink(String(pasted), location.origin);
    setWrong(target === undefined);
    if (target?.isHere) go(target.href);
    else if (target) location.assign(target.href);
  }

  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>
        <label htmlFor={`${id}link`}>{word('shelf.join')}</label>
      </h2>
      <form className={styles['join']} onSubmit={join}>
        <input
          id={`${id}link`}
          name="link"
          required
          autoComplete="off"
          placeholder={word('shelf.join.paste')}
          aria-invalid={isWrong}
          aria-describedby={`${id}wrong`}
          onChange={() => setWrong(false)}
        />
        <Button type="submit">{word('shelf.join.go')}</Button>
      </form>
      <p id={`${id}wrong`} className={styles['wrong']} aria-live="polite">
        {isWrong && word('shelf.join.wrong')}
      </p>
    </Panel>
  );
}
