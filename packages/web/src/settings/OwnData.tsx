import { useState } from 'react';
import { saveFile } from '../app/files.ts';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { forgetPlayer, ifKnown } from '../lobby/ensure-player.ts';
import { isKnownHere, server } from '../play/server.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Settings.module.css';

/** What the server keeps about a person: as a file, and gone. */
export function OwnData() {
  const word = useWord();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run } = useTask();
  if (!isKnownHere()) return undefined;
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('settings.self')}</h2>
      <p>{word('settings.self.text')}</p>
      <div className={styles['buttons']}>
        <Button
          disabled={isBusy}
          onClick={() => run(async () => saveFile('starboard-me.json', await server.ownData()))}
        >
          {word('settings.self.save')}
        </Button>
        <Button disabled={isBusy} onClick={() => setAsking(true)}>
          {word('settings.self.delete')}
        </Button>
      </div>
      {problem !== undefined && <Problem thrown={problem} />}
      {isAsking && (
        <Dialog title={word('settings.self.sure')} onClose={() => setAsking(false)}>
          <div className={styles['sure']}>
            <p>{word('settings.self.sure.games')}</p>
            <p>{word('settings.self.sure.words')}</p>
            <p>{word('settings.self.sure.devices')}</p>
            <p>
              <b>{word('settings.self.sure.final')}</b>
            </p>
          </div>
          <Button
            onClick={() => {
              setAsking(false);
              run(async () => {
                await ifKnown(() => server.deleteMe());
                forgetPlayer();
                location.assign('/');
              });
            }}
          >
            {word('settings.self.yes')}
          </Button>
        </Dialog>
      )}
    </Panel>
  );
}
