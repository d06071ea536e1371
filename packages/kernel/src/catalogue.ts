/**
 * The cards of a game, for rules that look at them and do not import them: cards call rules, so rules stand below. It is empty
 * until whoever composes the game fills it.
 */
export function emptyCatalogue<C extends object>(): Readonly<C> {
  return {} as C;
}

/** All of it, once, before the first match. */
export function fillCatalogue<C extends object>(catalogue: Readonly<C>, cards: C): void {
  Object.assign(catalogue, cards);
}
