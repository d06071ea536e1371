import { cg00 } from './cg00.ts';
import type { Mission } from './mission.ts';

export const missionIds = ['CG00'] as const;

/** Every mission by its id. */
export const missions: { [id: string]: Mission } = { CG00: cg00 };

export type { Mission } from './mission.ts';
