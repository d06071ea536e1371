import { type FormEvent, useEffect, useId, useState } from 'react';
import { Problem } from '../app/Problem.tsx';
import { isUnreachable } from '../app/problem-text.ts';
import { useTask } from '../app/use-task.ts';
import { knownPlayer } from '../lobby/ensure-player.ts';
import { longestName } from '../lobby/NameForm.tsx';
import { server } from '../play/server.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Settings.module.css';
import { changeSettings, useSettings } from './settings.ts';

/** What the others call you, here and on the server. */
export function PlayerName() {
  const word = useWord();
  const id = useId();
  const { name } = useSettings();
  const [isSaved, setSaved] = useState(false);
  const { isBusy, problem, run } = useTask();
  useNameOfServer(name);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('name')).trim();
    if (next === '') return;
    run(async () => {
      await tellServer(next);
      changeSettings({ name: next });
      setSaved(true);
    });
  }

  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>
        <label htmlFor={id}>{word('settings.name')}</label>
      </h2>
      <p>{word('settings.name.text')}</p>
      <form className={styles['form']} onSubmit={save}>
        <input
          key={name}
          id={id}
          name="name"
          required
          pattern=".*\S.*"
          maxLength={longestName}
          autoComplete="nickname"
          defaultValue={name}
          onChange={() => setSaved(false)}
        />
        <Button type="submit" disabled={isBusy}>
          {word('settings.name.save')}
        </Button>
        <span className={styles['saved']} aria-live="polite">
          {isSaved && word('settings.name.saved')}
        </span>
      </form>
      {problem !== undefined && <Problem thrown={problem} />}
    </Panel>
  );
}

/** Whoever has a name on the server but none here, such as after being carried over, goes by that. */
function useNameOfServer(name: string): void {
  useEffect(() => {
    if (name !== '') return;
    void knownPlayer().then(
      known => known !== undefined && changeSettings({ name: known }),
      () => undefined, // Without a server one is called what one likes.
    );
  }, [name]);
}

/** The name holds here at any rate; the server hears of it if it knows us and can be reached. */
async function tellServer(name: string): Promise<void> {
  try {
    if ((await knownPlayer()) !== undefined) await server.rename(name);
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
  }
}
