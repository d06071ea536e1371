/** Those cards of a family that change something while they are in force: they have a hook. */
export function withHooks(cards: { readonly [id: string]: object | undefined }): string[] {
  return Object.entries(cards).flatMap(([id, card]) => {
    const hooks = Object.entries(card ?? {}).filter(([name, does]) => typeof does === 'function' && name !== 'happens');
    return hooks.length > 0 ? [id] : [];
  });
}
