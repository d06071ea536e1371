import type { Plugin } from 'vite';

/** Boards, words and rulebooks of games. The kernel's own words are no game's. */
const shown = /^@starboard\/(?!kernel\/)[^/]+\/(board$|text$|rulebook)/;
const nothing = '\0not-in-a-worker';

/** A worker plays and shows nothing: of a game's parts on the shelf, its rules alone are built for it. */
export function rulesOnly(): Plugin {
  return {
    name: 'rules-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (shown.test(id) ? nothing : undefined),
    load: id => (id === nothing ? 'export {};' : undefined),
  };
}
