import argusPrime from 'icon:law-star';
import cerberus from 'icon:rocket-thruster';
import destinyAurora from 'icon:spaceship';
import icarus from 'icon:starfighter';
import type { IconDrawing } from '@starboard/board';
import type { ShipId } from '../types.ts';

const icons: { readonly [S in ShipId]: IconDrawing } = { icarus, cerberus, destinyAurora, argusPrime };

export function shipIcon(ship: ShipId): IconDrawing {
  return icons[ship];
}
