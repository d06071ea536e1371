import type { MessageView } from '@starboard/room';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { problemText } from '../../app/problem-text.ts';
import { server } from '../../play/server.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './People.module.css';

interface ChatProps {
  readonly match: string;
  readonly messages: readonly MessageView[];
  readonly isSeated: boolean;
  onClose(): void;
}

/** What the people at the table write to each other. */
export function Chat({ match, messages, isSeated, onClose }: ChatProps) {
  const word = useWord();
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls into view
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [messages.length]);
  return (
    <Dialog title={word('table.chat')} isDrawer onClose={onClose}>
      <div className={styles['chat']}>
        <ol className={styles['messages']} aria-live="polite">
          {messages.length === 0 && <li>{word('table.chat.none')}</li>}
          {messages.map((message, at) => (
            <li
              key={message.number}
              ref={at === messages.length - 1 ? end : undefined}
              className={message.yours ? styles['yours'] : ''}
            >
              <b>{message.yours ? word('table.you') : message.name || word('games.somebody')}</b>
              {message.text}
            </li>
          ))}
        </ol>
        {isSeated && <Write match={match} />}
      </div>
    </Dialog>
  );
}

function Write({ match }: { readonly match: string }) {
  const say = useSay();
  const word = useWord();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<unknown>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await server.say(match, text.trim());
      setText('');
      setFailed(undefined);
    } catch (thrown) {
      setFailed(thrown);
    }
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      <label>
        <span className="heard">{word('table.chat.write')}</span>
        <input
          data-first=""
          value={text}
          maxLength={500}
          placeholder={word('table.chat.write')}
          onChange={event => setText(event.target.value)}
        />
        {failed !== undefined && <span role="alert">{say(problemText(failed))}</span>}
      </label>
      <Button type="submit">{word('table.chat.send')}</Button>
    </form>
  );
}
