import type { Answer, ShownAsk } from '@starboard/kernel';

/** An answer of several parts while it is put together. Which part is used depends on the shape of the question. */
export interface Draft {
  readonly picked: readonly string[];
  readonly amounts: { readonly [key: string]: number };
  readonly pairs: readonly (readonly [string, string])[];
  /** One half of a pair whose other half is still to be named. */
  readonly half: { readonly key: string; readonly isPartner: boolean } | undefined;
  readonly place: number | undefined;
}

export function emptyDraft(ask: ShownAsk | undefined): Draft {
  const picked = ask?.shape === 'order' ? ask.options.map(({ key }) => key) : [];
  return { picked, amounts: {}, pairs: [], half: undefined, place: undefined };
}

/** Picks one, or puts it back. More than may be picked are not taken. */
export function toggled(draft: Draft, key: string, most: number): Draft {
  const { picked } = draft;
  if (picked.includes(key)) return { ...draft, picked: picked.filter(each => each !== key) };
  if (most === 1) return { ...draft, picked: [key] };
  return picked.length < most ? { ...draft, picked: [...picked, key] } : draft;
}

/** Puts one earlier (-1) or later (1). */
export function shifted(draft: Draft, key: string, by: -1 | 1): Draft {
  const at = draft.picked.indexOf(key);
  const other = draft.picked[at + by];
  if (at < 0 || other === undefined) return draft;
  const picked = draft.picked.map((each, i) => (i === at ? other : i === at + by ? key : each));
  return { ...draft, picked };
}

type SplitAsk = Extract<ShownAsk, { shape: 'split' }>;

/** How much is still to be given out. */
export function restOf({ amounts }: Draft, { amount }: SplitAsk): number {
  return amount - Object.values(amounts).reduce((sum, each) => sum + each, 0);
}

export function limitOf({ options, limits, amount }: SplitAsk, key: string): number {
  return limits?.[options.findIndex(option => option.key === key)] ?? amount;
}

/** Gives one more (1) or one less (-1) to it, as far as there is something left and room for it. */
export function given(draft: Draft, ask: SplitAsk, key: string, by: -1 | 1): Draft {
  const now = draft.amounts[key] ?? 0;
  const next = now + by;
  const isPossible = next >= 0 && next <= limitOf(ask, key) && (by < 0 || restOf(draft, ask) > 0);
  return isPossible ? { ...draft, amounts: { ...draft.amounts, [key]: next } } : draft;
}

/** Names one half of a pair; with the half before it, they are one. Naming one that is paired parts it. */
export function paired(draft: Draft, key: string, isPartner: boolean): Draft {
  const side = isPartner ? 1 : 0;
  const isPaired = draft.pairs.some(pair => pair[side] === key);
  if (isPaired) return { ...draft, pairs: draft.pairs.filter(pair => pair[side] !== key), half: undefined };
  const { half } = draft;
  if (half === undefined || half.isPartner === isPartner) {
    return { ...draft, half: half?.key === key ? undefined : { key, isPartner } };
  }
  const pair = isPartner ? ([half.key, key] as const) : ([key, half.key] as const);
  return { ...draft, pairs: [...draft.pairs, pair], half: undefined };
}

/** The answer, if it is whole. */
export function answerOf(ask: ShownAsk, draft: Draft): Answer | undefined {
  const { picked, amounts, pairs, place } = draft;
  switch (ask.shape) {
    case 'one':
      return undefined;
    case 'some':
      return picked.length >= ask.min && picked.length <= ask.max ? picked : undefined;
    case 'order':
      return picked;
    case 'split':
      return restOf(draft, ask) === 0 ? amounts : undefined;
    case 'pairs':
      return pairs.length === Math.min(ask.options.length, ask.partners.length) ? pairs : undefined;
    case 'place':
      return place !== undefined && isAmong(ask.places, place) ? place : undefined;
  }
}

/** Whether a place is in the runs `[first, count, first, count, …]`. */
export function isAmong(runs: readonly number[], place: number): boolean {
  for (let i = 0; i + 1 < runs.length; i += 2) {
    const first = runs[i] ?? 0;
    if (place >= first && place < first + (runs[i + 1] ?? 0)) return true;
  }
  return false;
}
