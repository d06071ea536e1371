/** Something made from what a person wrote: the thing itself, or everything that is wrong with what was written. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] };
