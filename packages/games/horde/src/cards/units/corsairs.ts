import { melee, ranged } from '../../rules/weapons.ts';
import type { UnitId, UnitProfile } from '../../types.ts';

/** The Corsair Ring (GSQ-UNIT-31..39). */
export const corsairs = {
  /** GSQ-UNIT-31 */
  deckhands: {
    faction: 'corsairs',
    cost: 45,
    models: 3,
    base: 'S',
    quality: 5,
    defense: 6,
    tough: 1,
    weapons: [ranged('slugPistol', 12, 1, 0), melee('cutlass', 1, 0)],
    specials: {},
    ai: 'hybrid',
  },
  /** GSQ-UNIT-32 */
  raiders: {
    faction: 'corsairs',
    cost: 65,
    models: 3,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 1,
    weapons: [ranged('autoRifle', 24, 1, 0), melee('knife', 1, 0)],
    specials: {},
    ai: 'shooter',
  },
  /** GSQ-UNIT-33 */
  boarders: {
    faction: 'corsairs',
    cost: 75,
    models: 3,
    base: 'S',
    quality: 4,
    defense: 5,
    tough: 1,
    weapons: [melee('boardingAxe', 2, 1)],
    specials: { thrust: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-34 */
  stubberGunner: {
    faction: 'corsairs',
    cost: 100,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 3,
    weapons: [ranged('heavyStubber', 30, 4, 0), melee('gunButt', 1, 0)],
    specials: { relentless: 1 },
    ai: 'shooter',
  },
  /** GSQ-UNIT-35 */
  railSniper: {
    faction: 'corsairs',
    cost: 70,
    models: 1,
    base: 'S',
    quality: 4,
    defense: 6,
    tough: 2,
    weapons: [ranged('railRifle', 36, 1, 2, { deadly: 2 }), melee('knife', 1, 0)],
    specials: { stealth: 1 },
    ai: 'shooter',
  },
  /** GSQ-UNIT-36 */
  bombardier: {
    faction: 'corsairs',
    cost: 70,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 3,
    weapons: [ranged('grenadeLauncher', 24, 2, 1, { blast: 2, indirect: 1 }), melee('boots', 1, 0)],
    specials: {},
    ai: 'shooter',
  },
  /** GSQ-UNIT-37 */
  chainBrute: {
    faction: 'corsairs',
    cost: 110,
    models: 1,
    base: 'L',
    quality: 4,
    defense: 4,
    tough: 6,
    weapons: [melee('chainHammer', 3, 2)],
    specials: { furious: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-38 */
  ringCaptain: {
    faction: 'corsairs',
    boss: true,
    cost: 260,
    models: 1,
    base: 'M',
    quality: 3,
    defense: 3,
    tough: 9,
    weapons: [ranged('plasmaRepeater', 18, 4, 2), melee('powerCutlass', 4, 2)],
    specials: { fear: 1, fearless: 1, commanding: 1 },
    ai: 'hybrid',
  },
  /** GSQ-UNIT-39: cheap enough that a first wave is worth its points (GSQ-WAVE-07). */
  cabinHand: {
    faction: 'corsairs',
    cost: 5,
    models: 1,
    base: 'S',
    quality: 6,
    defense: 6,
    tough: 1,
    weapons: [melee('marlinspike', 1, 0)],
    specials: { slow: 1 },
    ai: 'melee',
  },
} satisfies { readonly [U in UnitId]?: UnitProfile };
