import type { PartyProps } from '@starboard/board';
import type { View } from '../../view.ts';
import { Panel } from '../Panel.tsx';

/** The playmats: what discoveries bring. */
export function Mats({ view, say }: PartyProps<View>) {
  return <Panel title={say({ key: 'face.mats' })}>{Object.keys(view.filled).length}</Panel>;
}
