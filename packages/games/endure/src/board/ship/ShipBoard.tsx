import type { BoardProps } from '@starboard/board';
import type { View } from '../../view.ts';

export function ShipBoard({ view }: BoardProps<View>) {
  return <pre>{view.mission}</pre>;
}
