import type { Answer, Text } from '@starboard/kernel';
import type { Position, UndoPoints } from '@starboard/server/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sitting } from '../../play/sitting.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { questionOf } from '../use-answering.ts';

export type UndoPoint = UndoPoints[number];

export interface Undo {
  /** The steps back that one may ask for, the nearest first. */
  readonly points: readonly UndoPoint[];
  /** The nearest of them, once it is known for the question that waits, if it may be taken at once. */
  readonly nearest: UndoPoint | undefined;
  readonly isBusy: boolean;
  readonly failed: unknown;
  /** What was just taken back and fits the question that waits now: it can be given once more. */
  readonly redo: Answer | undefined;
  /** What was answered there, as far as this page has seen it. */
  labelOf(point: UndoPoint): Text | undefined;
  /** What an answer said when it was given. */
  remember(decision: string, answer: Answer, label: Text): void;
  back(point: UndoPoint): void;
  dismiss(): void;
}

interface Found {
  readonly points: readonly UndoPoint[];
  /** The question at which they were asked for. */
  readonly asOf: string | undefined;
}

/** What can be taken back. It is asked for anew at every question. */
export function useUndo(sitting: Sitting, position: Position, isLive: boolean): Undo {
  const [{ points, asOf }, setFound] = useState<Found>({ points: [], asOf: undefined });
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const [undone, setUndone] = useState<UndoPoint>();
  const labels = useRef(new Map<string, Text>());
  const question = questionOf(position);
  const isSeated = position.seat !== 'spectator';
  useEffect(() => {
    if (!isLive || !isSeated) return undefined;
    let isStale = false;
    const find = () =>
      sitting.undoPoints().then(
        found => !isStale && setFound({ points: found, asOf: question }),
        () => !isStale && setFound({ points: [], asOf: question }),
      );
    const cancel = afterPaint(find);
    return () => {
      isStale = true;
      cancel();
    };
  }, [sitting, question, isLive, isSeated]);

  const back = useCallback(
    (point: UndoPoint) => {
      setBusy(true);
      setFailed(undefined);
      sitting
        .undo(point.keep)
        .then(isDone => setUndone(isDone ? point : undefined), setFailed)
        .finally(() => setBusy(false));
    },
    [sitting],
  );
  const remember = useCallback((decision: string, answer: Answer, label: Text) => {
    labels.current.set(keyOf(decision, answer), label);
    setUndone(undefined);
  }, []);
  const labelOf = useCallback(({ decision, answer }: UndoPoint) => labels.current.get(keyOf(decision, answer)), []);
  const dismiss = useCallback(() => setFailed(undefined), []);
  const redo =
    undone?.decision !== undefined && undone.decision === position.decision?.name ? undone.answer : undefined;
  const nearest = asOf === question && points[0]?.free && !isBusy ? points[0] : undefined;
  return { points, nearest, isBusy, failed, redo, labelOf, remember, back, dismiss };
}

function keyOf(decision: string | undefined, answer: Answer | undefined): string {
  return `${decision} ${JSON.stringify(answer)}`;
}
