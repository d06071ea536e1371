import type { GameFace, Target } from '@starboard/board';
import type { Answer, Ref, ShownAsk, ShownDecision, ShownOption } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { Position } from '@starboard/room';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { isTakenAtOnce, type Tile, tilesOf } from '../actions/tiles.ts';
import {
  beginChoosing,
  type Choosing,
  hasMoved,
  litOptions,
  openOptions,
  pickOf,
  stepBack,
  tileBeside,
  touchable,
  touching,
} from './choosing.ts';
import { answerOf, type Draft } from './draft.ts';
import { keepChoosing, readChoosing } from './kept-choosing.ts';
import { targetsOf } from './targets.ts';
import { questionOf } from './use-answering.ts';

/** The question that this person is to answer, how far they have come, and what they can do about it. */
export interface Question {
  readonly decision: ShownDecision;
  readonly ask: ShownAsk;
  readonly tiles: readonly Tile[];
  readonly opened: Tile | undefined;
  /** Whether something was opened or chosen that the card is about. */
  readonly hasBegun: boolean;
  /** Whether there is something to go back from, or to. */
  readonly canGoBack: boolean;
  /** The options that lie open, in the order of their keys 1 to 9. */
  readonly options: readonly ShownOption[];
  readonly chosen: ShownOption | undefined;
  /** The tile at which it is asked whether what was chosen is meant; otherwise the card asks. */
  readonly beside: Tile | undefined;
  readonly draft: Draft;
  readonly isSending: boolean;
  /** Whether answers can be given at all now. */
  readonly isOpen: boolean;
  /** The option under the pointer or the focus. */
  readonly pointed: ShownOption | undefined;
  openTile(tile: Tile): void;
  choose(option: ShownOption): void;
  change(draft: Draft): void;
  /** Takes the option that was chosen, or the answer that was put together. */
  confirm(): void;
  /** Leaves what was opened or chosen, or else a question that one's own answer led to. */
  back(): void;
  pick(ref: Ref): void;
  point(option: ShownOption | undefined): void;
  pointAt(ref: Ref | undefined): void;
}

interface Asked {
  readonly position: Position;
  readonly face: GameFace;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Takes back the answer that led here, if that needs nobody's leave. */
  readonly wayBack: (() => void) | undefined;
  /** Where it is kept how far one has come. */
  readonly match: string;
  send(answer: Answer): void;
}

export function useQuestion(asked: Asked): Question | undefined {
  const { position, face, isOpen, isSending, match, send } = asked;
  const { confirmsAll } = useSettings();
  const { decision, view } = position;
  const ask = decision?.ask;
  const tiles = useMemo(() => (ask ? tilesOf(ask, face.verbs) : []), [ask, face]);
  const key = questionOf(position);
  const begin = () => beginChoosing(ask, tiles, decision && ask && face.proposalOf?.(view, decision));
  const [state, setState] = useStateOf(key, () => (ask && readChoosing(match, key, ask, tiles)) ?? begin());
  useEffect(() => {
    if (ask !== undefined) keepChoosing(match, key, state);
  }, [match, key, ask, state]);
  const [pointed, point] = useStateOf<ShownOption | undefined>(key, () => undefined);
  const canAnswer = isOpen && !isSending;

  const choose = useCallback(
    (option: ShownOption) => {
      if (!canAnswer) return;
      if (isTakenAtOnce(option, face.verbs, confirmsAll)) send(option.key);
      else setState(before => ({ ...before, chosen: option.key }));
    },
    [canAnswer, face, confirmsAll, send, setState],
  );
  const openTile = useCallback(
    (tile: Tile) => {
      const [only, ...others] = tile.options;
      if (only !== undefined && others.length === 0 && tile.blocked.length === 0) {
        if (canAnswer) setState(before => ({ ...before, opened: undefined }));
        choose(only);
      } else setState(before => ({ ...before, opened: { tile: tile.id }, chosen: undefined }));
    },
    [canAnswer, choose, setState],
  );
  const confirm = useCallback(() => {
    if (ask === undefined || !canAnswer) return;
    const answer = ask.shape === 'one' ? state.chosen : answerOf(ask, state.draft);
    if (answer !== undefined) send(answer);
  }, [ask, state, canAnswer, send]);
  const pick = useCallback(
    (ref: Ref) => {
      if (ask === undefined || !canAnswer) return;
      const picked = pickOf(ask, tiles, state, ref);
      if ('choose' in picked) choose(picked.choose);
      else if ('open' in picked) setState(before => ({ ...before, opened: { ref: picked.open }, chosen: undefined }));
      else if ('draft' in picked) setState(before => ({ ...before, draft: picked.draft }));
      else if ('confirm' in picked) confirm();
    },
    [ask, tiles, state, canAnswer, choose, confirm, setState],
  );
  const pointAt = useCallback(
    (ref: Ref | undefined) => {
      const found = ask && ref ? touching(touchable(ask, tiles, state.opened), ref) : [];
      point(() => (found.length === 1 ? found[0] : undefined));
    },
    [ask, tiles, state.opened, point],
  );

  if (decision === undefined || ask === undefined) return undefined;
  const beside = tileBeside(tiles, state);
  const isChosen = state.chosen !== undefined && beside === undefined;
  const hasBegun = state.opened !== undefined || isChosen || state.draft.place !== undefined;
  // Among several verbs nobody is led anywhere yet: there the table's own undo takes back.
  const leave = tiles.length < 2 && !hasMoved(state, begin()) ? asked.wayBack : undefined;
  return {
    decision,
    ask,
    tiles,
    opened: openedTile(tiles, state),
    hasBegun,
    canGoBack: hasBegun || beside !== undefined || leave !== undefined,
    options: openOptions(ask, tiles, state.opened),
    chosen: ask.options.find(option => option.key === state.chosen),
    beside,
    draft: state.draft,
    isSending,
    isOpen: canAnswer,
    pointed,
    openTile,
    choose,
    change: draft => setState(before => ({ ...before, draft })),
    confirm,
    back: leave ?? (() => setState(stepBack)),
    pick,
    point: option => point(() => option),
    pointAt,
  };
}

/** What is lit on the board for a question. */
export function useTargets(question: Question | undefined, say: Formatter): readonly Target[] {
  const { ask, tiles, hasBegun, options, chosen, draft } = question ?? {};
  return useMemo(() => {
    if (ask === undefined || tiles === undefined || draft === undefined || options === undefined) return [];
    const open = chosen !== undefined && options.length === 0 ? [chosen] : options;
    const lit = hasBegun ? open : litOptions(ask, tiles, undefined);
    return targetsOf({ ask, lit, numbered: options, chosen, draft, say });
  }, [ask, tiles, hasBegun, options, chosen, draft, say]);
}

function openedTile(tiles: readonly Tile[], { opened, chosen }: Choosing): Tile | undefined {
  if (opened !== undefined && 'tile' in opened) return tiles.find(tile => tile.id === opened.tile);
  return chosen === undefined ? undefined : tiles.find(tile => tile.options.some(({ key }) => key === chosen));
}

/** State that begins anew whenever the key changes. */
function useStateOf<T>(key: string, begin: () => T): [T, (change: (before: T) => T) => void] {
  const [kept, setKept] = useState(() => ({ key, value: begin() }));
  let current = kept;
  if (kept.key !== key) {
    current = { key, value: begin() };
    setKept(current);
  }
  const change = useCallback(
    (next: (before: T) => T) =>
      setKept(before => {
        const value = next(before.value);
        return Object.is(value, before.value) ? before : { key: before.key, value };
      }),
    [],
  );
  return [current.value, change];
}
