/** The cards of `all` that are not among `found`, and the other way round. */
export function difference<C>(all: readonly C[], found: readonly C[]): { readonly lost: C[]; readonly extra: C[] } {
  const missing = new Map<C, number>();
  for (const card of all) missing.set(card, (missing.get(card) ?? 0) + 1);
  for (const card of found) missing.set(card, (missing.get(card) ?? 0) - 1);
  const times = (card: C, count: number) => Array<C>(Math.max(0, count)).fill(card);
  const counts = [...missing];
  return {
    lost: counts.flatMap(([card, count]) => times(card, count)),
    extra: counts.flatMap(([card, count]) => times(card, -count)),
  };
}
