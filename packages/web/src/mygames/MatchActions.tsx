import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '../app/files.ts';
import { Problem } from '../app/Problem.tsx';
import { useTask } from '../app/use-task.ts';
import { device } from '../device/device.ts';
import { server } from '../play/server.ts';
import { forgetMatch } from '../settings/local-data.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { useWord } from '../words/words.tsx';
import { isOver, type MatchEntry, replayOf } from './entries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

export interface MatchActionsProps {
  readonly entry: MatchEntry;
  onRemoved(): void;
  /** It was put away, or back into the list. */
  onPutAway(entry: MatchEntry): void;
}

/** What can be done with a match besides opening it. */
export function MatchActions({ entry, onRemoved, onPutAway }: MatchActionsProps) {
  const word = useWord();
  const [, go] = useLocation();
  const { isBusy, problem, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const putAway = () => server.putAway(entry.id, !entry.isPutAway).then(() => onPutAway(entry));
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
      {!isHere && (
        <Button
          kind="icon"
          disabled={isBusy}
          aria-label={word(entry.isPutAway ? 'games.putBack' : 'games.putAway')}
          title={word(entry.isPutAway ? 'games.putBack' : 'games.putAway')}
          onClick={() => run(putAway)}
        >
          <Glyph name={entry.isPutAway ? 'again' : 'cross'} />
        </Button>
      )}
      {entry.isHost && (
        <Button
          kind="icon"
          disabled={isBusy}
          aria-label={word(isHere ? 'games.remove' : 'games.delete')}
          title={word(isHere ? 'games.remove' : 'games.delete')}
          onClick={() => setAsking(true)}
        >
          <Glyph name="trash" />
        </Button>
      )}
      {problem !== undefined && <Problem thrown={problem} />}
      {isAsking && (
        <RemoveDialog
          entry={entry}
          onRemove={() => {
            setAsking(false);
            run(() => remove(entry).then(onRemoved));
          }}
          onPutAway={() => {
            setAsking(false);
            run(putAway);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The same seats and set-up once more; tells where the table is. */
async function again({ where, id }: MatchEntry): Promise<string> {
  if (where === 'device') return `/device/${await device.sit(id).again()}`;
  return `/match/${(await server.rematch(id)).id}`;
}

async function remove({ where, id }: MatchEntry): Promise<void> {
  await (where === 'device' ? device.remove(id) : server.deleteMatch(id));
  forgetMatch(id);
}

async function save({ where, id, game }: MatchEntry): Promise<void> {
  const journal = where === 'device' ? await device.journal(id) : await server.replay(id);
  saveFile(`${game}-${id}.json`, journal);
}
