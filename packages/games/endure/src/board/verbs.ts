import walk from 'icon:walk';
import type { Verb } from '@starboard/board';

export const verbs: { readonly [group: string]: Verb } = {
  move: { name: { key: 'act.moveAnywhere' }, icon: walk, hotkey: 'M', isPlain: true },
};
