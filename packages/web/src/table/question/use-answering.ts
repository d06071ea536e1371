import type { Answer, SeatId } from '@starboard/kernel';
import type { Given, Position } from '@starboard/room';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isLate } from '../../app/problem-text.ts';
import type { Sitting } from '../../play/sitting.ts';

/** An answer that was not taken: why, and who else was asked. */
interface Failed {
  readonly thrown: unknown;
  readonly asked: readonly SeatId[];
}

interface Answering {
  readonly isSending: boolean;
  readonly failed: Failed | undefined;
  send(answer: Answer): void;
  dismiss(): void;
}

/** Which question a picture asks, and whom: the same question may be asked of several seats of one person. */
export function questionOf({ decision, seat }: Position): string {
  return `${decision?.id} ${seat} ${decision?.ask !== undefined}`;
}

/** What comes at once needs no sign that it is coming. */
const patienceMillis = 100;

interface AnsweringProps {
  readonly sitting: Sitting;
  readonly position: Position;
  readonly isOver: boolean;
  onSent(): void;
}

/** Gives answers, one at a time: until the table has gone on, or the answer was refused, no other is sent. */
export function useAnswering({ sitting, position, isOver, onSent }: AnsweringProps): Answering {
  const question = questionOf(position);
  const [sent, setSent] = useState<string>();
  // Known at once, so that nothing is sent twice; on this device shown only if it takes its time, lest the table be drawn
  // for nothing.
  const pending = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [failed, setFailed] = useState<Failed>();
  if (sent !== undefined && sent !== question) setSent(undefined);
  const isSending = sent === question;
  const isSeated = position.seat !== 'spectator';
  // That somebody else was first is still true at the question after it; any other refusal was of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question
  useEffect(() => () => setFailed(before => (before && isLate(before.thrown) ? before : undefined)), [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is over, or one has a seat, or none
  useEffect(() => () => setFailed(undefined), [isSeated, isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question the answer has arrived
  useEffect(() => () => clearTimeout(timer.current), [question]);

  const send = useCallback(
    (answer: Answer) => {
      const { decision, seat } = position;
      if (decision === undefined || pending.current === question) return;
      const given: Given = { answer, decision: decision.id, ...(seat !== 'spectator' && { seat }) };
      pending.current = question;
      if (sitting.where === 'server') setSent(question);
      else timer.current = setTimeout(() => setSent(question), patienceMillis);
      setFailed(undefined);
      onSent();
      sitting.answer(given).catch(thrown => {
        clearTimeout(timer.current);
        pending.current = undefined;
        setSent(undefined);
        setFailed({ thrown, asked: decision.waitingFor });
      });
    },
    [sitting, position, question, onSent],
  );
  return { isSending, failed, send, dismiss: useCallback(() => setFailed(undefined), []) };
}
