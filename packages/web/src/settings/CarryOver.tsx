import type { CarryCode } from '@starboard/server/client';
import { useState } from 'react';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { ShareLink } from '../lobby/ShareLink.tsx';
import { carryLink } from '../lobby/seat-link.ts';
import { outsideOrigin } from '../play/outside.ts';
import { server } from '../play/server.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import styles from './Settings.module.css';
import { useSettings } from './settings.ts';

/** Makes another device the same player. */
export function CarryOver() {
  const word = useWord();
  const { language } = useSettings();
  const [carrying, setCarrying] = useState<CarryCode & { readonly link: string }>();
  const { isBusy, problem, run } = useTask();
  async function makeLink(): Promise<void> {
    const [origin, code] = await Promise.all([outsideOrigin(), server.carryCode()]);
    setCarrying({ ...code, link: carryLink(origin, code.code) });
  }
  const until = carrying && new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(carrying.until);
  return (
    <Panel className={styles['panel'] ?? ''}>
      <h2>{word('settings.carry')}</h2>
      <p>{word('settings.carry.text')}</p>
      {carrying !== undefined && until !== undefined && (
        <>
          <ShareLink link={carrying.link} label={word('settings.carry.link')} qrLabel={word('settings.carry.qr')} />
          <p role="status">{word('settings.carry.until', { until })}</p>
        </>
      )}
      <Button disabled={isBusy} onClick={() => run(makeLink)}>
        {word(carrying === undefined ? 'settings.carry.make' : 'settings.carry.renew')}
      </Button>
      {problem !== undefined && <Problem thrown={problem} />}
    </Panel>
  );
}
