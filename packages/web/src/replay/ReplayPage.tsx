import type { Journal } from '@starboard/kernel';
import { Refused } from '@starboard/server/client';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { isBusy } from '../app/problem-text.ts';
import { Replay } from './Replay.tsx';
import { loadJournal, loadPeople, type People, type Source, type Where } from './source.ts';
import { Trouble } from './Trouble.tsx';

type Loaded =
  | { readonly journal: Journal; readonly people: People; readonly thrown?: undefined }
  | { readonly thrown: unknown };

/** A match that is over, to be watched again. */
export default function ReplayPage() {
  const { where, id } = useParams<{ where: string; id: string }>();
  if (!isWhere(where)) return <NotFound />;
  return <Loader key={`${where} ${id}`} where={where} id={id} />;
}

function isWhere(where: string): where is Where {
  return where === 'match' || where === 'device' || where === 'score';
}

function Loader({ where, id }: Source) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    let isHere = true;
    load({ where, id }).then(found => isHere && setLoaded(found));
    return () => {
      isHere = false;
    };
  }, [where, id, attempt]);
  const thrown = loaded?.thrown;
  useEffect(() => {
    if (!isBusy(thrown)) return undefined;
    const timer = setTimeout(() => setAttempt(before => before + 1), pauseBefore(thrown));
    return () => clearTimeout(timer);
  }, [thrown]);
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  if (loaded === undefined) return <Loading />;
  if ('thrown' in loaded) return <Trouble thrown={loaded.thrown} source={{ where, id }} onRetry={retry} />;
  return <Replay source={{ where, id }} journal={loaded.journal} people={loaded.people} />;
}

const shortestPauseMillis = 1_000;

/** How long the server asks to wait. */
function pauseBefore(thrown: unknown): number {
  return Math.max(shortestPauseMillis, thrown instanceof Refused ? thrown.retryAfter : 0);
}

async function load(source: Source): Promise<Loaded> {
  try {
    const [journal, people] = await Promise.all([loadJournal(source), loadPeople(source)]);
    return { journal, people };
  } catch (thrown) {
    return { thrown };
  }
}
