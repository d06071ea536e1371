import type { OwnDevice } from '@starboard/server/client';
import { useCallback, useEffect, useState } from 'react';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { forgetPlayer, ifKnown } from '../lobby/ensure-player.ts';
import { server } from '../play/server.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Settings.module.css';
import { useSettings } from './settings.ts';

/** Where one is the same player, and how that ends. Whoever the server does not know has no devices. */
export function Devices() {
  const word = useWord();
  const [devices, setDevices] = useState<readonly OwnDevice[]>();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useTask();
  const reload = useCallback(async () => setDevices(await ifKnown(() => server.devices())), []);
  useEffect(() => void reload().catch(() => undefined), [reload]); // Without a server there is nothing to show.
  if (devices === undefined) return undefined;

  const signOut = (work: () => Promise<void>) =>
    run(async () => {
      setDone(false);
      await work();
      await reload();
      setDone(true);
    });
  const here = devices.find(device => device.here);
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('settings.devices')}</h2>
      <p>{word('settings.devices.text')}</p>
      <ul className={styles['list']}>
        {devices.map(device => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={isBusy}
            onSignOut={() => (device.here ? setAsking(true) : signOut(() => server.signOut(device.id)))}
          />
        ))}
      </ul>
      <div className={styles['buttons']}>
        {devices.length > 1 && (
          <Button disabled={isBusy} onClick={() => signOut(() => server.signOutElsewhere())}>
            {word('settings.devices.others')}
          </Button>
        )}
        <span className={styles['saved']} aria-live="polite">
          {isDone && word('settings.devices.done')}
        </span>
      </div>
      {problem !== undefined && <Problem thrown={problem} />}
      {isAsking && here && (
        <Dialog title={word('settings.devices.sure')} onClose={() => setAsking(false)}>
          <div className={styles['sure']}>
            <p>{word('settings.devices.sure.text')}</p>
            {devices.length === 1 && <p>{word('settings.devices.sure.only')}</p>}
          </div>
          <Button
            onClick={() => {
              setAsking(false);
              run(async () => {
                await server.signOut(here.id);
                forgetPlayer();
                location.assign('/');
              });
            }}
          >
            {word('settings.devices.yes')}
          </Button>
        </Dialog>
      )}
    </Panel>
  );
}

interface DeviceRowProps {
  readonly device: OwnDevice;
  readonly isBusy: boolean;
  onSignOut(): void;
}

function DeviceRow({ device: { added, heard, here }, isBusy, onSignOut }: DeviceRowProps) {
  const word = useWord();
  const { language } = useSettings();
  const dateOf = (time: number, timeZone?: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(time);
  const facts = [
    added !== undefined && word('settings.devices.added', { date: dateOf(added) }),
    // The server knows the day alone, and by its own reckoning.
    heard !== undefined && word('settings.devices.heard', { date: dateOf(heard, 'UTC') }),
  ];
  return (
    <li className={styles['row']}>
      <div>
        <h3>{word(here ? 'settings.devices.here' : 'settings.devices.other')}</h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button disabled={isBusy} onClick={onSignOut}>
        {word('settings.devices.signOut')}
      </Button>
    </li>
  );
}
