import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from './build/game-icons.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [gameIcons(), react()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
  worker: { format: 'es' },
  // While the page is being written: `npm run starboard -- serve` in another terminal.
  server: { proxy: { '/api': 'http://localhost:8080' } },
});
