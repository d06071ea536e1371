import { useEffect, useState } from 'react';
import about from '../../package.json' with { type: 'json' };
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { deleteLocalData } from './local-data.ts';
import styles from './Settings.module.css';

const megabyte = 1_000_000;

/** What this browser keeps, and how to get rid of it. */
export function LocalData() {
  const word = useWord();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run } = useTask();
  const { used, isKept, askToKeep } = useStorage();
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('settings.data')}</h2>
      <p>{word('settings.data.text')}</p>
      <dl className={styles['facts']}>
        {used !== undefined && <Fact name={word('settings.data.used')} value={word('settings.data.mb', { used })} />}
        {isKept !== undefined && (
          <Fact
            name={word('settings.data.kept')}
            value={word(isKept ? 'settings.data.kept.yes' : 'settings.data.kept.no')}
          />
        )}
        <Fact name={word('settings.version')} value={about.version} />
      </dl>
      <div className={styles['buttons']}>
        {isKept === false && <Button onClick={askToKeep}>{word('settings.data.keep')}</Button>}
        <Button disabled={isBusy} onClick={() => setAsking(true)}>
          {word('settings.data.delete')}
        </Button>
      </div>
      {problem !== undefined && <Problem thrown={problem} />}
      {isAsking && (
        <Dialog title={word('settings.data.sure')} onClose={() => setAsking(false)}>
          <p className={styles['sure']}>{word('settings.data.sure.text')}</p>
          <Button
            onClick={() => {
              setAsking(false);
              run(async () => {
                await deleteLocalData();
                location.assign('/');
              });
            }}
          >
            {word('settings.data.yes')}
          </Button>
        </Dialog>
      )}
    </Panel>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface StorageFacts {
  /** In megabytes. Not every browser tells. */
  readonly used?: number;
  /** Whether the browser keeps it even when it runs short of space. */
  readonly isKept?: boolean;
}

function useStorage(): StorageFacts & { askToKeep(): void } {
  const [facts, setFacts] = useState<StorageFacts>({});
  useEffect(() => void storageFacts().then(setFacts), []);
  const askToKeep = () => void navigator.storage.persist().then(isKept => setFacts(before => ({ ...before, isKept })));
  return { ...facts, askToKeep };
}

async function storageFacts(): Promise<StorageFacts> {
  try {
    const [{ usage }, isKept] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
    return { isKept, ...(usage !== undefined && { used: Math.ceil((usage / megabyte) * 10) / 10 }) };
  } catch {
    return {}; // Not over an insecure connection.
  }
}
