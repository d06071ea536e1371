import type { Scene } from '@starboard/endeavours/testing';
import { vi } from 'vitest';
import { spotId, unlocks } from '../../src/rules/playmats.ts';
import type { Bead, Endeavours, State } from '../../src/types.ts';

const order: readonly Bead[] = ['black', 'green', 'purple', 'red', 'yellow'];

const sizeOf = (bag: State['bag']) => order.reduce((sum, bead) => sum + bag[bead], 0);

/** The hand in the bag finds these beads, one after the other. */
export function findBeads(t: Endeavours, ...beads: Bead[]): void {
  vi.spyOn(t.chance, 'below').mockImplementation(limit => {
    const { bag } = t.state;
    if (limit !== sizeOf(bag)) return 0; // another draw or roll
    const bead = beads.shift();
    if (bead === undefined || bag[bead] === 0) throw new Error(`No ${bead} to be found.`);
    return order.slice(0, order.indexOf(bead)).reduce((sum, each) => sum + bag[each], 0);
  });
}

/** Every spot of the mats is filled but these. */
export const open = (scene: Scene, ...spots: string[]): Scene =>
  scene.with(state => {
    for (const [id, unlock] of unlocks(state)) {
      unlock.spots.forEach((_, at) => {
        if (!spots.includes(spotId(id, at))) state.filled[spotId(id, at)] = 'green';
      });
    }
    state.rows = ['row.0', 'row.1', 'row.2'].filter(row => !spots.some(spot => spot.startsWith(row)));
  });

/** Only a black bead is in the bag: discovery rolls bring nothing. */
export const onlyBlack = (state: State): void => {
  state.bag = { black: 1, green: 0, purple: 0, red: 0, yellow: 0 };
};
