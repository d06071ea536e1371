import type { RollPurpose, TestPurpose } from '../hooks.ts';
import type { Loss } from '../rules/losing.ts';
import type { ExplorationId } from '../types.ts';

const testPurposes: readonly RollPurpose[] = [
  'explore',
  'observe',
  'shielding',
  'tow',
  'transmit',
  'wormhole',
] satisfies readonly TestPurpose[];

/** XV8 Peer Review: the rolls that each copy has made again. */
export const rerolls: { readonly [card in ExplorationId]?: (purpose: RollPurpose) => boolean } = {
  'XV8-1': purpose => purpose === 'size',
  'XV8-2': purpose => testPurposes.includes(purpose),
  'XV8-3': () => true,
};

/** XV12 Backup Bus: what each copy cancels for one card. */
export const rescues: { readonly [card in ExplorationId]?: readonly (Loss | 'damage')[] } = {
  'XV12-1': ['damage'],
  'XV12-2': ['flare', 'belt'],
  'XV12-3': ['glitch'],
};
