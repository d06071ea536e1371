import type { Text } from '@starboard/kernel';
import type { TableView } from '@starboard/room';
import { Suspense, useMemo } from 'react';
import { useParams } from 'wouter';
import { Frame } from '../app/Frame.tsx';
import { Problem } from '../app/Problem.tsx';
import { codeOf, isBusy } from '../app/problem-text.ts';
import { nameOfGame } from '../games/shelf-texts.ts';
import { useFace } from '../games/use-game.ts';
import { setupTitle } from '../mygames/setup-title.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Skeleton } from '../ui/small.tsx';
import { useSay, useWord, WordsOf } from '../words/words.tsx';
import styles from './Lobby.module.css';
import { LobbySeat } from './LobbySeat.tsx';
import { seatRole } from './seat-role.ts';
import { TableLinks } from './TableLinks.tsx';
import { useTable } from './use-table.ts';

/** Before the first answer, or at any time after it: who is here, and links for who is not. */
export default function Lobby() {
  const say = useSay();
  const word = useWord();
  const { id = '' } = useParams<{ id: string }>();
  const { table, view, isConnected, trouble, problem } = useTable(id);
  const game = table && say(nameOfGame(table.game));
  return (
    <Frame title={word('lobby.title')} {...(game !== undefined && { subtitle: game })}>
      <main className={styles['lobby']}>
        <h1>{word('lobby.who')}</h1>
        {problem !== undefined && <Problem thrown={problem} />}
        {!isConnected && problem === undefined && (
          <p className={styles['lost']} role="status" data-code={codeOf(trouble)}>
            {word(isBusy(trouble) ? 'lobby.busy' : 'lobby.lost')}
          </p>
        )}
        {table !== undefined && (
          <Suspense fallback={<Skeleton height={320} />}>
            <Seats table={table} view={view} />
          </Suspense>
        )}
        {table === undefined && problem === undefined && <Skeleton height={320} />}
        <footer className={styles['foot']}>
          <p>{word('lobby.anytime')}</p>
          <ButtonLink kind="primary" href={`/match/${id}`}>
            {word('lobby.go')}
          </ButtonLink>
        </footer>
      </main>
    </Frame>
  );
}

function Seats({ table, view }: { readonly table: TableView; readonly view: unknown }) {
  const word = useWord();
  const { face, texts } = useFace(table.game);
  const games = useMemo(() => [texts], [texts]);
  const open = table.seats.filter(({ held }) => held === 'nobody').length;
  const mayInvite = table.host || table.seats.some(({ yours }) => yours);
  return (
    <WordsOf games={games}>
      <Played title={setupTitle(face.setup, table.setup)} />
      <p className={styles['open']} aria-live="polite">
        {word('lobby.open', { open })}
      </p>
      <ul className={styles['seats']}>
        {table.seats.map((seat, index) => (
          <LobbySeat
            key={seat.id}
            match={table.id}
            seat={seat}
            ring={(index % 6) + 1}
            role={seatRole(seat.id, { face, texts, setup: table.setup, view })}
            mayInvite={mayInvite}
          />
        ))}
      </ul>
      {mayInvite && <TableLinks table={table} />}
    </WordsOf>
  );
}

/** Which mission people are about to sit down to. */
function Played({ title }: { readonly title: Text | undefined }) {
  const say = useSay();
  return title && <h2 className={styles['played']}>{say(title)}</h2>;
}
