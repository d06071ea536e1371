/** What a game has to say about its secrets. */
export interface Secrecy<V = never> {
  /** Nothing is ever hidden in this game. */
  readonly open?: boolean;
  /**
   * Parts of the state (`tokens.*.no`, or `tokens` for all of them) that no view shows and that are no secret either: numbers still to be given, or what
   * follows from what everybody has seen. Whatever else is not shown has to be drawn anew by `imagine`.
   */
  readonly bookkeeping?: readonly string[];
  /** Of a view, what may come to light without a word in the log: cards that are laid on an open pile. */
  lightOf?(view: V): unknown;
  /** Lines of the log that tell openly what no view shows: so many dice as a hidden tool gives. */
  readonly openly?: readonly string[];
}
