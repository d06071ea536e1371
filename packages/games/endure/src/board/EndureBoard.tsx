import type { BoardProps } from '@starboard/board';
import type { View } from '../view.ts';
import { isBetween } from './between.ts';
import { RefugeBoard } from './refuge/RefugeBoard.tsx';
import { ShipBoard } from './ship/ShipBoard.tsx';

/** The ship while a mission is played; between two missions the way of the campaign, and the Refuge. */
export function EndureBoard(props: BoardProps<View>) {
  const { campaign } = props.view;
  if (campaign === null || !isBetween(props.view)) return <ShipBoard {...props} />;
  return <RefugeBoard {...props} campaign={campaign} />;
}
