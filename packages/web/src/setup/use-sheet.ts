import type { Game, SeatId } from '@starboard/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFace, useRules } from '../games/use-game.ts';
import { useSay } from '../words/words.tsx';
import { type Labels, labelsOf } from './labels.ts';
import { type Draft, draftOf, likelySeats, withValue } from './model/draft.ts';
import { type Field, fieldsOf } from './model/fields.ts';
import { type Problem, problemsOf } from './model/problems.ts';
import type { Seating, Where } from './model/seats.ts';
import { type Entered, keepEntered, readEntered } from './sheet-store.ts';

/** The set-up that is being made, what is wrong with it, and the ways to change it. */
export interface Sheet extends Entered {
  readonly game: Game;
  readonly fields: readonly Field[];
  readonly labels: Labels;
  /** What holds if nothing is changed. */
  readonly usual: Draft;
  readonly problems: readonly Problem[];
  /** None while something is wrong and they cannot be told. */
  readonly seats: readonly SeatId[];
  change(field: string, value: unknown): void;
  seat(seating: Seating): void;
  keepAt(where: Where): void;
}

export function useSheet(id: string, isTutorial: boolean): Sheet {
  const { game } = useRules(id);
  const { face, texts } = useFace(id);
  const say = useSay();
  const key = `starboard.setup.${id}${isTutorial ? '.tutorial' : ''}`;
  const fields = useMemo(() => fieldsOf(game.setup, face.setup), [game, face]);
  const usual = useMemo(() => draftOf(game, fields), [game, fields]);
  const labels = useMemo(() => labelsOf(face.setup, texts, say), [face, texts, say]);
  const [entered, setEntered] = useState<Entered>(() => {
    const { draft = isTutorial ? face.setup.tutorial.setup : {}, seating = {}, where } = readEntered(key);
    return { draft: draftOf(game, fields, draft), seating, ...(where && { where }) };
  });
  useEffect(() => keepEntered(key, entered), [key, entered]);

  const { draft } = entered;
  const problems = useMemo(() => problemsOf(game.setup, fields, draft), [game, fields, draft]);
  const seats = useMemo(() => likelySeats(game, fields, draft, usual), [game, fields, draft, usual]);

  const change = useCallback((field: string, value: unknown) => {
    setEntered(before => ({ ...before, draft: withValue(before.draft, field, value) }));
  }, []);
  const seat = useCallback((seating: Seating) => setEntered(before => ({ ...before, seating })), []);
  const keepAt = useCallback((where: Where) => setEntered(before => ({ ...before, where })), []);
  return { ...entered, game, fields, labels, usual, problems, seats, change, seat, keepAt };
}
