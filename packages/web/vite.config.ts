import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { partsOf, shelfParts } from '../../scripts/build/shelf-parts.mjs';
import { gameIcons } from './build/game-icons.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What every page of the app needs, and what changes least: one file that stays the same over many builds. */
const foundation = /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/;

interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/** The pictures of all games, which the first page shows together. */
const covers = /[\\/]games[\\/][^\\/]+[\\/]src[\\/]board[\\/]cover[\\/]/;

/** Whose part it is shows in its name: `<game>-board`, `<game>-rules`. */
function chunkFileName({ name, moduleIds }: Chunk): string {
  const parts = moduleIds.filter(id => !/[\\/]shelf\.ts$/.test(id));
  const game = parts.map(id => /[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1]).find(found => found !== undefined);
  if (game === undefined || name === 'covers') return 'assets/[name]-[hash].js';
  return `assets/${game}-${name === 'src' ? 'rules' : '[name]'}-[hash].js`;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [shelfParts(partsOf.page), gameIcons(), react(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', test: foundation },
            { name: 'covers', test: covers, includeDependenciesRecursively: false },
          ],
        },
        chunkFileNames: chunkFileName,
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [shelfParts(partsOf.worker)],
    rolldownOptions: { output: { chunkFileNames: chunkFileName } },
  },
  // While the page is being written: `npm run starboard -- serve` in another terminal.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
