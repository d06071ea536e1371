import type { Journal, SeatId, Viewer } from '@starboard/kernel';
import { useEffect, useReducer, useRef } from 'react';
import type { Beat, Ending, Flaw } from './film.ts';
import type { Order, Report } from './messages.ts';
import { unpack } from './reel.ts';

/** A film as far as it has come in. */
export interface Screening {
  readonly eyes: Viewer;
  readonly seats: readonly SeatId[];
  readonly beats: readonly Beat[];
  /** Without it, more is to come. */
  readonly ending?: Ending;
}

interface Shown {
  /** What is on the screen. While other eyes' film is being made, it is still the one before. */
  readonly screening?: Screening;
  /** What is being made. */
  readonly next?: Screening;
  readonly check?: { readonly flaw?: Flaw };
  readonly failure?: Flaw;
}

type News = { readonly kind: 'ordered'; readonly eyes: Viewer } | Report;

function tellOf(shown: Shown, news: News): Shown {
  switch (news.kind) {
    case 'ordered':
      return { ...shown, next: { eyes: news.eyes, seats: [], beats: [] } };
    case 'beats':
      return onScreen(shown, next => ({ ...next, seats: news.seats, beats: unpack(next.beats, news.beats) }));
    case 'end':
      return onScreen(shown, next => ({ ...next, ending: news.ending }));
    case 'checked':
      return { ...shown, check: news.flaw ? { flaw: news.flaw } : {} };
    case 'failed':
      return { ...shown, failure: news.flaw };
  }
}

/** The first film is shown as it comes in; another pair of eyes takes over when theirs is whole. */
function onScreen(shown: Shown, change: (next: Screening) => Screening): Shown {
  if (shown.next === undefined) return shown;
  const next = change(shown.next);
  const { screening } = shown;
  const isFirst = screening === undefined || screening.eyes === next.eyes;
  return isFirst || next.ending ? { ...shown, screening: next, next } : { ...shown, next };
}

/** Has the film of a journal made in a worker, through these eyes. */
export function useFilm(journal: Journal, eyes: Viewer): Shown {
  const [shown, dispatch] = useReducer(tellOf, {});
  const worker = useRef<Worker | undefined>(undefined);
  const number = useRef(0);
  const isChecked = useRef(false);
  useEffect(() => {
    const made = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    const fail = (message: string) => dispatch({ number: 0, kind: 'failed', flaw: { code: 'broken-rule', message } });
    made.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.number !== number.current) return;
      if (data.kind === 'checked') isChecked.current = true;
      dispatch(data);
    };
    made.onerror = ({ message }) => fail(message);
    return () => made.terminate();
  }, []);
  useEffect(() => {
    number.current += 1;
    const order: Order = { number: number.current, journal, eyes, checks: !isChecked.current };
    dispatch({ kind: 'ordered', eyes });
    worker.current?.postMessage(order);
  }, [journal, eyes]);
  return shown;
}
