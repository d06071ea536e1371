import { useState } from 'react';
import { useLocation } from 'wouter';
import { problemText } from '../app/problem-text.ts';
import { device } from '../device/device.ts';
import { ensurePlayer, isNamed } from '../lobby/ensure-player.ts';
import { rememberInvitations, theTable } from '../lobby/invitations.ts';
import { server } from '../play/server.ts';
import { currentSettings } from '../settings/settings.ts';
import { useSay, useWord } from '../words/words.tsx';
import type { Draft } from './model/draft.ts';
import { deviceSeats, type Seated, serverSeats, type Where } from './model/seats.ts';

export interface Start {
  readonly isStarting: boolean;
  /** Others will read this person's name, and nobody knows it yet. */
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
    const isInviting = seated.some(({ occupant }) => occupant.kind === 'invite');
    if (isInviting && newName === undefined && !(await isNamed())) return undefined;
    await ensurePlayer(newName);
    const { id, invitations, table } = await server.begin({ game, setup, seats: serverSeats(seated) });
    if (Object.keys(invitations).length === 0) return `/match/${id}`;
    rememberInvitations(id, { ...invitations, ...(table && { [theTable]: table }) });
    return `/match/${id}/lobby`;
  }

  async function beginHere(): Promise<string> {
    const seats = deviceSeats(seated, {
      yours: currentSettings().name,
      you: word('setup.seat.you'),
      player: number => word('setup.seat.player', { number }),
    });
    return `/device/${await device.begin({ game, setup, seats })}`;
  }

  return {
    isStarting: step === 'starting',
    isNaming: step === 'naming',
    problem,
    start: () => void begin(),
    startAs: name => void begin(name),
    cancel: () => setStep('making'),
  };
}
