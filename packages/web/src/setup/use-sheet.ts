import type { OwnContent, SeatRole } from '@starboard/board';
import type { Game, SeatId } from '@starboard/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFace, useRules } from '../games/use-game.ts';
import { useSay } from '../words/words.tsx';
import { type Labels, labelsOf } from './labels.ts';
import { type Draft, draftOf, likelySeats, withValue } from './model/draft.ts';
import { type Field, fieldsOf, withCardsAtHand } from './model/fields.ts';
import { asChosen, withOwnCard } from './model/own.ts';
import { idleChoices, type Judge, type Problem, problemsOf } from './model/problems.ts';
import type { Seating, Where } from './model/seats.ts';
import { type Entered, keepEntered, readEntered } from './sheet-store.ts';

/** The set-up that is being made, what is wrong with it, and the ways to change it. */
export interface Sheet extends Entered {
  readonly game: Game;
  /** Everything that was entered, what does not count now included. */
  readonly entered: Draft;
  readonly fields: readonly Field[];
  readonly labels: Labels;
  /** What holds if nothing is changed. */
  readonly usual: Draft;
  readonly problems: readonly Problem[];
  /** Finds what would be wrong if something were changed. */
  readonly judge: Judge;
  /** What can be opened from a file. */
  readonly own: OwnContent | undefined;
  /** None while something is wrong and they cannot be told. */
  readonly seats: readonly SeatId[];
  /** Whom a seat would play, where the game says so and nothing is wrong. */
  roleOf(seat: SeatId): SeatRole | undefined;
  change(field: string, value: unknown): void;
  /** What was opened from a file is played. */
  open(written: unknown): void;
  seat(seating: Seating): void;
  keepAt(where: Where): void;
}

export function useSheet(id: string, isTutorial: boolean): Sheet {
  const { game } = useRules(id);
  const { face, texts } = useFace(id);
  const say = useSay();
  const key = `starboard.setup.${id}${isTutorial ? '.tutorial' : ''}`;
  const { own } = face.setup;
  const plain = useMemo(() => fieldsOf(game.setup, face.setup), [game, face]);
  const usual = useMemo(() => draftOf(game, plain), [game, plain]);
  const labels = useMemo(() => labelsOf(face.setup, texts, say), [face, texts, say]);
  const [entered, setEntered] = useState<Entered>(() => {
    const { draft = isTutorial ? face.setup.tutorial.setup : {}, seating = {}, where } = readEntered(key);
    return { draft: draftOf(game, withOwnCard(plain, own, draft as Draft), draft), seating, ...(where && { where }) };
  });
  useEffect(() => keepEntered(key, entered), [key, entered]);

  const judge = useCallback<Judge>(draft => problemsOf(game.setup, plain, asChosen(draft, own)), [game, plain, own]);
  const idle = useMemo(
    () => idleChoices(judge, plain, entered.draft, usual).map(({ name }) => name),
    [judge, plain, entered.draft, usual],
  );
  const fields = useMemo(() => {
    const shown = plain.filter(({ name }) => !idle.includes(name));
    return withCardsAtHand(withOwnCard(shown, own, entered.draft), entered.draft);
  }, [plain, idle, own, entered.draft]);
  const draft = useMemo(
    () => idle.reduce((left, name) => withValue(left, name, undefined), asChosen(entered.draft, own)),
    [idle, entered.draft, own],
  );
  const problems = useMemo(() => judge(draft), [judge, draft]);
  const seats = useMemo(() => likelySeats(game, fields, draft, usual), [game, fields, draft, usual]);

  const roleOf = useCallback(
    (seat: SeatId) => {
      const { success, data } = game.setup.safeParse(draft);
      return success ? face.seatIn?.(seat, data) : undefined;
    },
    [game, face, draft],
  );

  const change = useCallback((field: string, value: unknown) => {
    setEntered(before => ({ ...before, draft: withValue(before.draft, field, value) }));
  }, []);
  const open = useCallback(
    (written: unknown) => {
      if (own === undefined) return;
      const opened = { [own.field]: written, [own.card.field]: own.card.value };
      setEntered(before => ({ ...before, draft: { ...before.draft, ...opened } }));
    },
    [own],
  );
  const seat = useCallback((seating: Seating) => setEntered(before => ({ ...before, seating })), []);
  const keepAt = useCallback((where: Where) => setEntered(before => ({ ...before, where })), []);
  return {
    ...entered,
    entered: entered.draft,
    draft,
    game,
    fields,
    labels,
    usual,
    problems,
    judge,
    own,
    seats,
    roleOf,
    change,
    open,
    seat,
    keepAt,
  };
}
