import type { SeatId } from '@starboard/kernel';
import type { ReactNode } from 'react';
import { useTask } from '../app/use-task.ts';
import { server } from '../play/server.ts';
import { useWord } from '../words/words.tsx';
import { rememberInvitations, theTable } from './invitations.ts';
import { useNaming } from './use-naming.tsx';

/** What those at a table do with its seats. */
interface SeatDeeds {
  readonly isBusy: boolean;
  readonly problem: unknown;
  /** Asks for a name, while that is needed. */
  readonly naming: ReactNode;
  take(seat: SeatId): void;
  handToBot(seat: SeatId): void;
  /** Frees the seat for whoever gets the key; without a seat, the key is to the table. */
  invite(seat: SeatId | undefined, onKey: (key: string) => void): void;
  /** Takes the seat that somebody's key is for, without a say at the table. */
  claim(key: string): void;
}

export function useSeatDeeds(match: string): SeatDeeds {
  const word = useWord();
  const { isBusy, problem, run } = useTask();
  const { dialog, withName } = useNaming(word('lobby.invite'));
  return {
    isBusy,
    problem,
    naming: dialog,
    take: seat => run(async () => void (await server.take(match, seat))),
    handToBot: seat => run(async () => void (await server.handToBot(match, seat))),
    invite: (seat, onKey) =>
      run(() =>
        withName(async () => {
          const { key } = await (seat === undefined ? server.inviteToTable(match) : server.invite(match, seat));
          rememberInvitations(match, { [seat ?? theTable]: key });
          onKey(key);
        }),
      ),
    claim: key => run(async () => void (await server.claim(match, key))),
  };
}
