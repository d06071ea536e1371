// Node 20 does not hand tsx on to its threads: each brings its own, unless its Node reads TypeScript by itself.
import { register } from 'tsx/esm/api';

if (!process.features.typescript) register();
await import('./think.ts');
