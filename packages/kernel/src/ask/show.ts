import type { Ref, SeatId, Text, Viewer } from '../types.ts';
import { keyOf } from './shapes.ts';
import type { AnyAsk, Blocked, Choice, Decision, Described, Mode } from './types.ts';

export interface ShownOption extends Described {
  readonly key: string;
  readonly label: Text;
}

export interface ShownBlocked extends ShownOption {
  readonly reason: Text;
  readonly rule: string;
}

/** A question with all its options, as plain data: what a page draws and a bot from elsewhere reads. */
export type ShownAsk = { readonly options: readonly ShownOption[]; readonly blocked: readonly ShownBlocked[] } & (
  | { readonly shape: 'one' | 'order' }
  | { readonly shape: 'some'; readonly min: number; readonly max: number }
  | { readonly shape: 'split'; readonly amount: number; readonly limits?: readonly number[] }
  | { readonly shape: 'pairs'; readonly partners: readonly ShownOption[] }
  | { readonly shape: 'place'; readonly space: string; readonly places: readonly number[] }
);

export interface ShownDecision {
  readonly id: number;
  readonly name: string;
  readonly prompt: Text;
  readonly mode: Mode;
  readonly waitingFor: readonly SeatId[];
  readonly about?: readonly Ref[];
  /** Only for a seat that is to answer. */
  readonly ask?: ShownAsk;
}

interface Asking {
  readonly decision: Decision | undefined;
  readonly decisionId: number;
  readonly waitingFor: readonly SeatId[];
  askOf(seat: SeatId): AnyAsk | undefined;
}

/** The question that waits, as this viewer may see it: the others learn who is asked, and what about if it is open. */
export function showDecision(match: Asking, viewer: Viewer): ShownDecision | undefined {
  const { decision, decisionId, waitingFor } = match;
  if (decision === undefined) return undefined;
  const { name, mode } = decision;
  const ask = match.askOf(viewer);
  const showing = (ask ?? decision.asks[0]!).showing;
  if (ask === undefined && showing?.hidden) {
    return { id: decisionId, name: 'hidden', prompt: { key: 'hidden' }, mode, waitingFor };
  }
  const params = showing?.params && (ask || mode !== 'secret') ? { params: showing.params } : {};
  return {
    id: decisionId,
    name,
    prompt: { key: name, ...params },
    mode,
    waitingFor,
    ...(showing?.about && (ask || mode !== 'secret') && { about: showing.about }),
    ...(ask && { ask: showAsk(name, ask) }),
  };
}

function showAsk(name: string, ask: AnyAsk): ShownAsk {
  const show = (choice: Choice): ShownOption => showOption(name, choice, ask.showing?.describe?.(choice as never));
  const options = ask.options.map(show);
  const blocked = (ask.showing?.blocked?.() ?? []).map(each => showBlocked(name, each));
  switch (ask.shape) {
    case 'one':
    case 'order':
      return { shape: ask.shape, options, blocked };
    case 'some':
      return { shape: ask.shape, min: ask.min, max: ask.max, options, blocked };
    case 'split':
      return { shape: ask.shape, amount: ask.amount, ...(ask.limits && { limits: ask.limits }), options, blocked };
    case 'pairs':
      return { shape: ask.shape, options, partners: ask.partners.map(show), blocked };
    case 'place':
      return { shape: ask.shape, space: ask.space, places: ask.places, options, blocked };
  }
}

// Field by field: a choice may carry more than its owner may know.
function showOption(name: string, choice: Choice, described: Described = {}): ShownOption {
  const key = keyOf(choice);
  // A bare key has none of them.
  const own = choice as Described;
  const label = described.label ?? own.label ?? { key: `${name}.${key}` };
  const refs = described.refs ?? own.refs;
  const group = described.group ?? own.group;
  return { key, label, ...(refs && { refs }), ...(group !== undefined && { group }) };
}

function showBlocked(name: string, blocked: Blocked): ShownBlocked {
  return { ...showOption(name, blocked), reason: blocked.reason, rule: blocked.rule };
}
