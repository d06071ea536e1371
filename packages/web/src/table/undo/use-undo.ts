import type { Answer, Text } from '@starboard/kernel';
import type { Position, ShownUndoPoint, TableView } from '@starboard/room';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sitting } from '../../play/sitting.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { questionOf } from '../question/use-answering.ts';
import { type Dropped, useWish } from './use-wish.ts';

export interface Undo {
  /** The steps back that one may ask for, the nearest first. */
  readonly points: readonly ShownUndoPoint[];
  /** The nearest of them, once it is known for the question that waits, if it may be taken at once. */
  readonly nearest: ShownUndoPoint | undefined;
  readonly isBusy: boolean;
  readonly failed: unknown;
  /** A wish to go back that came to nothing, though nobody has answered since. */
  readonly dropped: Dropped | undefined;
  /** What was just taken back and fits the question that waits now: it can be given once more. */
  readonly redo: Answer | undefined;
  /** What was answered there, as far as this page has seen it. */
  labelOf(point: ShownUndoPoint): Text | undefined;
  /** What an answer said when it was given. */
  remember(decision: string, answer: Answer, label: Text): void;
  back(point: ShownUndoPoint): void;
  /** Agrees to what somebody wishes to take back, or does not. */
  reply(agree: boolean): Promise<void>;
  dismiss(): void;
}

interface Found {
  readonly points: readonly ShownUndoPoint[];
  /** The question at which they were asked for. */
  readonly asOf: string | undefined;
}

interface Undoing {
  readonly sitting: Sitting;
  readonly position: Position;
  /** The wish of somebody to go back. */
  readonly wish: TableView['undo'];
  readonly isLive: boolean;
  readonly isOver: boolean;
}

const none: readonly ShownUndoPoint[] = [];

/** What can be taken back, by whoever has a seat. It is asked for anew at every question. */
export function useUndo({ sitting, position, wish, isLive, isOver }: Undoing): Undo {
  const [found, setFound] = useState<Found>({ points: [], asOf: undefined });
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const [undone, setUndone] = useState<ShownUndoPoint>();
  const labels = useRef(new Map<string, Text>());
  const question = questionOf(position);
  const isSeated = position.seat !== 'spectator';
  const asOf = found.asOf;
  const points = isSeated ? found.points : none;
  const { dropped, asked, replied, forget } = useWish(wish, position);
  useEffect(() => {
    if (!isLive || !isSeated) return undefined;
    let isStale = false;
    const find = () =>
      sitting.undoPoints().then(
        known => !isStale && setFound({ points: known, asOf: question }),
        () => !isStale && setFound({ points: [], asOf: question }),
      );
    const cancel = afterPaint(find);
    return () => {
      isStale = true;
      cancel();
    };
  }, [sitting, question, isLive, isSeated]);

  const moment = `${question} ${isOver}`;
  // What was refused then says nothing of what can be done now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question, or none any more
  useEffect(() => () => setFailed(undefined), [moment]);

  const back = useCallback(
    (point: ShownUndoPoint) => {
      setBusy(true);
      setFailed(undefined);
      sitting
        .undo(point.keep)
        .then(isDone => {
          setUndone(isDone ? point : undefined);
          if (!isDone) asked();
        }, setFailed)
        .finally(() => setBusy(false));
    },
    [sitting, asked],
  );
  const remember = useCallback((decision: string, answer: Answer, label: Text) => {
    labels.current.set(keyOf(decision, answer), label);
    setUndone(undefined);
  }, []);
  const labelOf = useCallback(
    ({ decision, answer }: ShownUndoPoint) => labels.current.get(keyOf(decision, answer)),
    [],
  );
  const reply = useCallback(
    (agree: boolean) => {
      replied(agree);
      return sitting.replyToUndo(agree);
    },
    [sitting, replied],
  );
  const dismiss = useCallback(() => {
    setFailed(undefined);
    forget();
  }, [forget]);
  const redo =
    undone?.decision !== undefined && undone.decision === position.decision?.name ? undone.answer : undefined;
  const nearest = asOf === question && points[0]?.free && !isBusy ? points[0] : undefined;
  return { points, nearest, isBusy, failed, dropped, redo, labelOf, remember, back, reply, dismiss };
}

function keyOf(decision: string | undefined, answer: Answer | undefined): string {
  return `${decision} ${JSON.stringify(answer)}`;
}
