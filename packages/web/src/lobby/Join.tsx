import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { Problem } from '../app/Problem.tsx';
import { codeOf } from '../app/problem-text.ts';
import { server } from '../play/server.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Skeleton } from '../ui/small.tsx';
import { useWord } from '../words/words.tsx';
import { ensurePlayer, knownPlayer } from './ensure-player.ts';
import { NameForm } from './NameForm.tsx';
import styles from './Notice.module.css';

type Joining =
  | { readonly at: 'asking' }
  | { readonly at: 'naming' }
  | { readonly at: 'claiming' }
  | { readonly at: 'refused'; readonly problem: unknown; readonly isWatchable: boolean };

/** Refusals that trying again does not change. */
const lasting: ReadonlySet<string> = new Set(['bad-key', 'seat-taken', 'unknown-match', 'match-over']);

/** Behind a seat link: says who you are if nobody knows it yet, takes the seat and leads to the table. */
export default function Join() {
  const word = useWord();
  const { id = '', key = '' } = useParams<{ id: string; key: string }>();
  const [, go] = useLocation();
  const [joining, setJoining] = useState<Joining>({ at: 'asking' });

  /** Asked again with the same name nothing changes, so that whatever failed can be tried again. */
  async function claim(name?: string): Promise<void> {
    setJoining({ at: 'claiming' });
    try {
      if (name !== undefined) await ensurePlayer(name);
      await server.claim(id, key);
      go(`/match/${id}`, { replace: true });
    } catch (problem) {
      const seen = await looked(id);
      if (seen.isSeated && codeOf(problem) === 'bad-key') go(`/match/${id}`, { replace: true });
      else setJoining({ at: 'refused', problem, isWatchable: seen.isWatchable });
    }
  }

  async function begin(): Promise<void> {
    setJoining({ at: 'asking' });
    try {
      if ((await knownPlayer()) === undefined) setJoining({ at: 'naming' });
      else await claim();
    } catch (problem) {
      setJoining({ at: 'refused', problem, isWatchable: false });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => void begin(), [id, key]);

  return (
    <Frame title={word('lobby.join')}>
      <main className={styles['notice']}>
        {joining.at === 'naming' && (
          <>
            <h1>{word('lobby.join.seat')}</h1>
            <p>{word('lobby.join.text')}</p>
            <NameForm action={word('lobby.join.sit')} isBusy={false} onName={name => void claim(name)} />
          </>
        )}
        {(joining.at === 'asking' || joining.at === 'claiming') && (
          <>
            <h1>{word('lobby.join.wait')}</h1>
            <Skeleton height={120} />
          </>
        )}
        {joining.at === 'refused' && (
          <>
            <h1>{word('lobby.join.refused')}</h1>
            <Problem thrown={joining.problem} />
            <div className={styles['actions']}>
              {joining.isWatchable && <ButtonLink href={`/match/${id}`}>{word('lobby.join.watch')}</ButtonLink>}
              {!lasting.has(codeOf(joining.problem) ?? '') && (
                <Button onClick={() => void begin()}>{word('problems.retry')}</Button>
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

/** A link that was used may have been used by us: then we sit there already. */
async function looked(match: string): Promise<{ readonly isSeated: boolean; readonly isWatchable: boolean }> {
  try {
    const { table } = await server.look(match);
    return { isSeated: table.seats.some(({ yours }) => yours), isWatchable: table.watchable };
  } catch {
    return { isSeated: false, isWatchable: false };
  }
}
