export type { Setup } from '../setup.ts';
