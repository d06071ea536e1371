import type { Secrecy } from '@starboard/kernel/testing';
import type { View } from '../src/view.ts';

export const secrecy: Secrecy<View> = {
  bookkeeping: ['crew.keeper.foreseen', 'crew.engineer.foreseen'], // known to the other as well, if both shielded
  openly: ['rolled'], // whoever has the Coil rolls one die more, before everybody's eyes
};
