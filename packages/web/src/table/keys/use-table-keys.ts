import type { ShownBlocked } from '@starboard/kernel';
import { useRulebook } from '../../rulebook/RuleLink.tsx';
import type { Sheet } from '../bars/TopBar.tsx';
import { draftedBy } from '../question/choosing.ts';
import type { Question } from '../question/use-question.ts';
import type { TableState } from '../use-table.ts';
import { type Keys, useKeys } from './use-keys.ts';

/** A part of the table that a key leads to. */
export type Part = 'board' | 'decision' | 'party' | 'dice' | 'log';

interface Deeds {
  onUndo(): void;
  onOpen(sheet: Sheet): void;
  onExplain(blocked: ShownBlocked): void;
  onGoTo(part: Part): void;
  /** All odds, or the main ones. */
  onOdds(): void;
}

export function useTableKeys(table: TableState, deeds: Deeds): void {
  const rulebook = useRulebook();
  const { question, playback, showing, undo, answer } = table;
  const { redo } = undo;
  useKeys({
    Z: deeds.onUndo,
    ...(redo !== undefined && { '⇧Z': () => answer(redo) }),
    '?': () => rulebook.open(ruleInQuestion(table)),
    '/': () => rulebook.open(),
    F1: () => deeds.onOpen('keys'),
    L: () => deeds.onGoTo('log'),
    P: () => deeds.onGoTo('party'),
    O: deeds.onOdds,
    '[': () => focusMember(-1),
    ']': () => focusMember(1),
    ...(question && questionKeys(question, deeds)),
    ...(!showing.isLive && {
      ' ': () => (showing.isPaused ? playback.play() : playback.pause()),
      ArrowRight: () => playback.step(),
      Escape: () => playback.skip(),
    }),
  });
}

/** The rule that is just at work: of what happens, or of what cannot be done though it was asked for. */
function ruleInQuestion({ showing, question }: TableState): string | undefined {
  if (showing.happening?.rule !== undefined) return showing.happening.rule;
  const blocked = question?.opened?.blocked ?? question?.ask.blocked ?? [];
  const rules = new Set(blocked.map(({ rule }) => rule));
  return rules.size === 1 ? [...rules][0] : undefined;
}

function questionKeys(question: Question, { onExplain }: Deeds): Keys {
  const keys: Record<string, () => void> = {};
  for (const tile of question.tiles) {
    const [blocked] = tile.blocked;
    if (tile.hotkey === undefined) continue;
    if (tile.options.length > 0) keys[tile.hotkey] = () => question.openTile(tile);
    else if (blocked !== undefined) keys[tile.hotkey] = () => onExplain(blocked);
  }
  for (const [at, option] of question.options.slice(0, 9).entries()) {
    keys[`${at + 1}`] = () => {
      if (question.ask.shape === 'one') question.choose(option);
      else question.change(draftedBy(question.ask, question.draft, option.key));
    };
  }
  return {
    ...keys,
    ...(question.ask.shape === 'place' && arrowKeys),
    Enter: question.confirm,
    ...(question.canGoBack && { Escape: question.back }),
  };
}

/** With a place asked for, arrows go to the board by themselves. */
const arrowKeys: Keys = Object.fromEntries(
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(key => [key, () => pressOnBoard(key)]),
);

function pressOnBoard(key: string): void {
  const cursor = document.querySelector<SVGElement>(`#${partId('board')} [data-cursor]`);
  if (cursor === null || cursor === document.activeElement) return;
  cursor.focus();
  cursor.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Where a part of the table is found in the page. */
export function partId(part: Part): string {
  return `table-${part}`;
}

/** Moves the focus from one of the party to the next, who shows what it has. */
function focusMember(by: -1 | 1): void {
  const members = [...document.querySelectorAll<HTMLElement>(`#${partId('party')} [data-member]`)];
  const focused = members.indexOf(document.activeElement as HTMLElement);
  const at = focused >= 0 ? focused : members.findIndex(({ dataset }) => dataset['member'] === 'shown');
  members[(at + by + members.length) % members.length]?.focus();
}
