import { useState } from 'react';
import { useLocation } from 'wouter';
import { problemText } from '../app/problem-text.ts';
import { device } from '../device/device.ts';
import { knownPlayer } from '../lobby/ensure-player.ts';
import { rememberInvitations } from '../lobby/invitations.ts';
import { server } from '../play/server.ts';
import { changeSettings, currentSettings } from '../settings/settings.ts';
import { useSay, useWord } from '../words/words.tsx';
import type { Draft } from './model/draft.ts';
import { deviceSeats, type Seated, serverSeats, type Where } from './model/seats.ts';

export interface Start {
  readonly isStarting: boolean;
  /** The server does not know this person yet and needs a name. */
  readonly isNaming: boolean;
  /** Why it did not work, in words. */
  readonly problem: string | undefined;
  start(): void;
  startAs(name: string): void;
  cancel(): void;
}

/** Begins the match where it shall be kept, and goes there. */
export function useStart(game: string, setup: Draft, seated: Seated, where: Where): Start {
  const say = useSay();
  const word = useWord();
  const [, go] = useLocation();
  const [step, setStep] = useState<'making' | 'naming' | 'starting'>('making');
  const [problem, setProblem] = useState<string>();

  async function begin(newName?: string): Promise<void> {
    setStep('starting');
    setProblem(undefined);
    try {
      const address = where === 'online' ? await beginOnline(newName) : await beginHere();
      if (address === undefined) setStep('naming');
      else go(address);
    } catch (thrown) {
      setProblem(say(problemText(thrown)));
      setStep('making');
    }
  }

  async function beginOnline(newName: string | undefined): Promise<string | undefined> {
    if (newName !== undefined) await server.join(newName);
    else if (!(await isKnown())) return undefined;
    const { id, invitations } = await server.begin({ game, setup, seats: serverSeats(seated) });
    if (Object.keys(invitations).length === 0) return `/match/${id}`;
    rememberInvitations(id, invitations);
    return `/match/${id}/lobby`;
  }

  async function beginHere(): Promise<string> {
    const yourName = currentSettings().name || word('setup.seat.you');
    return `/device/${await device.begin({ game, setup, seats: deviceSeats(seated, yourName) })}`;
  }

  return {
    isStarting: step === 'starting',
    isNaming: step === 'naming',
    problem,
    start: () => void begin(),
    startAs: name => {
      changeSettings({ name });
      void begin(name);
    },
    cancel: () => setStep('making'),
  };
}

/** Whether the server knows who this is; whoever has told their name before is made known without being asked again. */
async function isKnown(): Promise<boolean> {
  if ((await knownPlayer()) !== undefined) return true;
  const { name } = currentSettings();
  if (name === '') return false;
  await server.join(name);
  return true;
}
