import type { Texts } from '@starboard/kernel/text';
import { Suspense, useEffect, useMemo } from 'react';
import { reportsBy } from '../app/report.ts';
import { useFace } from '../games/use-game.ts';
import type { Showing } from '../play/playback.ts';
import type { Sitting } from '../play/sitting.ts';
import { usePlayback } from '../play/use-playback.ts';
import { RulebookOf } from '../rulebook/RuleLink.tsx';
import { WordsOf } from '../words/words.tsx';
import { NoTable } from './NoTable.tsx';
import { Playing } from './Playing.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { Sat } from './use-table.ts';

/** A match, wherever it is kept, with the face of its game. */
export function Table({ sitting }: { readonly sitting: Sitting }) {
  const { playback, showing, lost, retry } = usePlayback(sitting);
  useEffect(() => reportsBy(() => sitting.report()), [sitting]);
  if (lost !== undefined) return <NoTable thrown={lost} where={sitting.where} onRetry={retry} />;
  const { trouble } = showing;
  if (!isBegun(showing))
    return trouble ? <NoTable thrown={trouble} where={sitting.where} isTrying onRetry={retry} /> : <TableSkeleton />;
  return (
    <Suspense fallback={<TableSkeleton />}>
      <WithFace sitting={sitting} playback={playback} showing={showing} onRetry={retry} />
    </Suspense>
  );
}

function isBegun(showing: Showing): showing is Sat['showing'] {
  return showing.picture !== undefined;
}

/** The words and rules of the game hold for everything at its table. */
function WithFace(props: Omit<Sat, 'face'>) {
  const { game } = props.showing.picture.table;
  const { face, texts } = useFace(game);
  const games = useMemo<readonly Texts[]>(() => [texts], [texts]);
  return (
    <WordsOf games={games}>
      <RulebookOf game={game}>
        <Playing face={face} {...props} />
      </RulebookOf>
    </WordsOf>
  );
}
