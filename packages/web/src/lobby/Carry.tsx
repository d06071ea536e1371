import { useLocation, useParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { server } from '../play/server.ts';
import { changeSettings } from '../settings/settings.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Notice.module.css';

/** Behind a link from another device: here one becomes the same player. It is asked first, since the code works once. */
export default function Carry() {
  const word = useWord();
  const { code = '' } = useParams<{ code: string }>();
  const [, go] = useLocation();
  const { isBusy, problem, run } = useTask();

  async function carry(): Promise<void> {
    const { name } = await server.carry(code);
    changeSettings({ name });
    go('/games', { replace: true });
  }

  return (
    <Frame title={word('lobby.carry')}>
      <main className={styles['notice']}>
        <h1>{word('lobby.carry.sure')}</h1>
        <p>{word('lobby.carry.text')}</p>
        {problem !== undefined && <Problem thrown={problem} />}
        <div className={styles['actions']}>
          <Button kind="primary" disabled={isBusy} onClick={() => run(carry)}>
            {word('lobby.carry.yes')}
          </Button>
          <ButtonLink kind="ghost" href="/">
            {word('lobby.carry.no')}
          </ButtonLink>
        </div>
      </main>
    </Frame>
  );
}
