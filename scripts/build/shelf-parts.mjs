// A game's shelf fetches its parts one by one: whatever is built takes those that it shows, and the others are not there.

const shelf = /[\\/]games[\\/][^\\/]+[\\/]src[\\/]shelf\.ts$/;
const nothing = '\0not-built';

/** What a worker needs of a game, what the page does, and what the command does, as their shelves name it. */
export const partsOf = {
  worker: /^\.\/index\.ts$/,
  page: /^\.\/(index\.ts$|text\/|board\/)|^\.\.\/rulebook/,
  program: /^\.\/(index\.ts$|text\/|terminal\/|check\/)/,
};

export function shelfParts(wanted) {
  return {
    name: 'shelf-parts',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer, { kind }) =>
      kind === 'dynamic-import' && shelf.test(importer) && !wanted.test(source) ? nothing : undefined,
    load: id => (id === nothing ? 'export {};' : undefined),
  };
}
