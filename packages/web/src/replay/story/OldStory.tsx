import type { GameFace } from '@starboard/board';
import type { Journal } from '@starboard/kernel';
import { Frame } from '../../app/Frame.tsx';
import { nameOfGame } from '../../games/shelf-texts.ts';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './OldStory.module.css';
import { SaidLine } from './SaidLine.tsx';

/** A match of other rules than today's can no longer be run again, but what was said is kept in its journal. */
export function OldStory({ face, journal }: { readonly face: GameFace; readonly journal: Journal }) {
  const word = useWord();
  const say = useSay();
  const said = journal.entries.flatMap(entry => (entry.kind === 'answer' ? entry.said : []));
  const lines = [...journal.opening, ...said].filter(line => line.to === undefined);
  return (
    <Frame title={say(nameOfGame(journal.game))} subtitle={word('replay.name')}>
      <main className={styles['story']}>
        <h1>{word('replay.otherRules')}</h1>
        <p>{word('replay.otherRules.text')}</p>
        <ol>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be said twice, and none ever moves
            <li key={at}>
              <SaidLine face={face} line={line} hasRule />
            </li>
          ))}
        </ol>
        {journal.ended && <p>{word('games.ended.resigned')}</p>}
      </main>
    </Frame>
  );
}
