import type { SeatId } from '@starboard/kernel';
import type { ShownInvitation } from '@starboard/server/client';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { Problem } from '../app/Problem.tsx';
import { codeOf } from '../app/problem-text.ts';
import { server } from '../play/server.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Skeleton } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { ensurePlayer, isNamed } from './ensure-player.ts';
import { Invited } from './Invited.tsx';
import styles from './Notice.module.css';

type Joining =
  | { readonly at: 'asking' }
  | { readonly at: 'invited'; readonly invitation: ShownInvitation; readonly needsName: boolean }
  | { readonly at: 'claiming' }
  | { readonly at: 'refused'; readonly problem: unknown; readonly isWatchable: boolean };

/** Refusals that trying again does not change. */
const lasting: ReadonlySet<string> = new Set(['bad-key', 'seat-taken', 'unknown-match', 'match-over']);

/** Behind a link to a seat or to a table: shows what one is invited to, asks for a name if need be, and takes the seat. */
export default function Join() {
  const word = useWord();
  const { id = '', key = '' } = useParams<{ id?: string; key?: string }>();
  const [, go] = useLocation();
  const [joining, setJoining] = useState<Joining>({ at: 'asking' });

  async function refuse(problem: unknown): Promise<void> {
    const seen = await looked(id);
    // A link that was used may have been used by us: then we sit there already.
    if (seen.isSeated && codeOf(problem) === 'bad-key') go(`/match/${id}`, { replace: true });
    else setJoining({ at: 'refused', problem, isWatchable: seen.isWatchable });
  }

  async function look(): Promise<void> {
    setJoining({ at: 'asking' });
    try {
      if (key === '') throw noSuchSeat;
      const [invitation, isKnown] = await Promise.all([server.invitation(id, key), isNamed()]);
      setJoining({ at: 'invited', invitation, needsName: !isKnown });
    } catch (problem) {
      await refuse(codeOf(problem) === 'bad-request' ? noSuchSeat : problem);
    }
  }

  /** Asked again with the same name nothing changes, so that whatever failed can be tried again. */
  async function claim(seat: SeatId, name: string | undefined): Promise<void> {
    setJoining({ at: 'claiming' });
    try {
      await ensurePlayer(name);
      await server.claim(id, key, seat);
      go(`/match/${id}`, { replace: true });
    } catch (problem) {
      await refuse(problem);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => void look(), [id, key]);

  const wait = (
    <>
      <h1>{word(joining.at === 'claiming' ? 'lobby.join.wait' : 'lobby.join.look')}</h1>
      <Skeleton height={120} />
    </>
  );
  return (
    <Frame title={word('lobby.join')}>
      <main className={styles['notice']}>
        {(joining.at === 'asking' || joining.at === 'claiming') && wait}
        {joining.at === 'invited' && (
          <Suspense fallback={wait}>
            <Invited {...joining} onSit={(seat, name) => void claim(seat, name)} />
          </Suspense>
        )}
        {joining.at === 'refused' && (
          <>
            <h1>{word(isNoSeat(joining.problem) ? 'lobby.join.none' : 'lobby.join.refused')}</h1>
            <Problem thrown={joining.problem} />
            <div className={styles['actions']}>
              {joining.isWatchable && <ButtonLink href={`/match/${id}`}>{word('lobby.join.watch')}</ButtonLink>}
              {!lasting.has(codeOf(joining.problem) ?? '') && (
                <Button onClick={() => void look()}>{word('problems.retry')}</Button>
              )}
              <ButtonLink kind="ghost" href="/">
                {word('problems.home')}
              </ButtonLink>
            </div>
          </>
        )}
      </main>
    </Frame>
  );
}

/** An address that was cut off leads to no seat, whatever it was. */
const noSuchSeat = Object.assign(new Error('There is no such seat.'), { code: 'bad-key' });

function isNoSeat(problem: unknown): boolean {
  return ['bad-key', 'unknown-match'].includes(codeOf(problem) ?? '');
}

async function looked(match: string): Promise<{ readonly isSeated: boolean; readonly isWatchable: boolean }> {
  try {
    const { table } = await server.look(match);
    return { isSeated: table.seats.some(({ yours }) => yours), isWatchable: table.watchable };
  } catch {
    return { isSeated: false, isWatchable: false };
  }
}
