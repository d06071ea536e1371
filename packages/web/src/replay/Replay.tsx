import type { Journal, Viewer } from '@starboard/kernel';
import { useMemo, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { findGame } from '../games/games.ts';
import { useFace } from '../games/use-game.ts';
import { RulebookOf } from '../rulebook/RuleLink.tsx';
import { WordsOf } from '../words/words.tsx';
import { Cinema } from './Cinema.tsx';
import { useFilm } from './film/use-film.ts';
import type { People, Source } from './source.ts';
import { OldStory } from './story/OldStory.tsx';
import { Trouble } from './Trouble.tsx';

interface ReplayProps {
  readonly source: Source;
  readonly journal: Journal;
  readonly people: People;
}

/** A journal, with the words and rules of its game around it. */
export function Replay(props: ReplayProps) {
  if (findGame(props.journal.game) === undefined) {
    return <Trouble thrown={{ code: 'unknown-game' }} source={props.source} />;
  }
  return <Told {...props} />;
}

function Told(props: ReplayProps) {
  const { game } = props.journal;
  const { texts } = useFace(game);
  const games = useMemo(() => [texts], [texts]);
  return (
    <WordsOf games={games}>
      <RulebookOf game={game}>
        <Filmed {...props} />
      </RulebookOf>
    </WordsOf>
  );
}

function Filmed({ source, journal, people }: ReplayProps) {
  const { face } = useFace(journal.game);
  const [eyes, setEyes] = useState<Viewer>('spectator');
  const { screening, check, failure } = useFilm(journal, eyes);
  if (failure?.code === 'other-version') return <OldStory face={face} journal={journal} />;
  if (failure !== undefined) return <Trouble thrown={failure} source={source} />;
  if (screening === undefined || screening.beats.length === 0) return <Loading />;
  return (
    <Cinema
      face={face}
      source={source}
      journal={journal}
      people={people}
      screening={screening}
      check={check}
      eyes={eyes}
      onEyes={setEyes}
    />
  );
}
