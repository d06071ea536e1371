import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../app/files.ts';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { device } from '../device/device.ts';
import { server } from '../play/server.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import { isOver, type MatchEntry, replayOf } from './entries.ts';
import styles from './MyGames.module.css';

/** What can be done with a match besides opening it. */
export function MatchActions({ entry, onRemoved }: { readonly entry: MatchEntry; onRemoved(): void }) {
  const word = useWord();
  const [, go] = useLocation();
  const { isBusy, problem, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const isHere = entry.where === 'device';
  const mayBeSaved = isHere || isOver(entry);
  return (
    <>
      {isOver(entry) && (
        <>
          <ButtonLink kind="ghost" href={replayOf(entry)}>
            <Glyph name="film" />
            {word('games.replay')}
          </ButtonLink>
          {entry.standing !== 'ended' && (
            <Button kind="ghost" disabled={isBusy} onClick={() => run(async () => go(await again(entry)))}>
              <Glyph name="again" />
              {word('games.again')}
            </Button>
          )}
        </>
      )}
      {!isHere && !isOver(entry) && (
        <ButtonLink kind="ghost" href={`/match/${entry.id}/lobby`}>
          <Glyph name="people" />
          {word('games.seats')}
        </ButtonLink>
      )}
      {mayBeSaved && (
        <Button
          kind="icon"
          disabled={isBusy}
          aria-label={word('games.save')}
          title={word('games.save')}
          onClick={() => run(() => save(entry))}
        >
          <Glyph name="download" />
        </Button>
      )}
      {isHere && (
        <Button
          kind="icon"
          aria-label={word('games.remove')}
          title={word('games.remove')}
          onClick={() => setAsking(true)}
        >
          <Glyph name="cross" />
        </Button>
      )}
      {!isHere && (
        <Button
          kind="icon"
          disabled={isBusy}
          aria-label={word(entry.isPutAway ? 'games.putBack' : 'games.putAway')}
          title={word(entry.isPutAway ? 'games.putBack' : 'games.putAway')}
          onClick={() => run(() => server.putAway(entry.id, !entry.isPutAway).then(onRemoved))}
        >
          <Glyph name={entry.isPutAway ? 'again' : 'cross'} />
        </Button>
      )}
      {problem !== undefined && <Problem thrown={problem} />}
      {isAsking && (
        <Dialog title={word('games.remove.sure')} onClose={() => setAsking(false)}>
          <p className={styles['sure']}>{word('games.remove.text')}</p>
          <Button
            onClick={() => {
              setAsking(false);
              run(() => device.remove(entry.id).then(onRemoved));
            }}
          >
            {word('games.remove.yes')}
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** The same seats and set-up once more; tells where the table is. */
async function again({ where, id }: MatchEntry): Promise<string> {
  if (where === 'device') return `/device/${await device.sit(id).again()}`;
  return `/match/${(await server.rematch(id)).id}`;
}

async function save({ where, id, game }: MatchEntry): Promise<void> {
  const journal = where === 'device' ? await device.journal(id) : await server.replay(id);
  saveFile(`${game}-${id}.json`, journal);
}
