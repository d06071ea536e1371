import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';
import { rulesOnly } from './build/rules-only.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What every page of the app needs, and what changes least: one file that stays the same over many builds. */
const foundation = /[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)[\\/]/;

interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/** Whose part it is shows in its name: `endure-board`, `endure-rules`. */
function chunkFileName({ name, moduleIds }: Chunk): string {
  const game = moduleIds.map(id => /[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1]).find(found => found !== undefined);
  if (game === undefined) return 'assets/[name]-[hash].js';
  return `assets/${game}-${name === 'src' ? 'rules' : '[name]'}-[hash].js`;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [gameIcons(), react(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ name: 'foundation', test: foundation }] },
        chunkFileNames: chunkFileName,
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [rulesOnly()],
    rolldownOptions: { output: { chunkFileNames: chunkFileName } },
  },
  // While the page is being written: `npm run starboard -- serve` in another terminal.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
