import { melee, ranged } from '../../rules/weapons.ts';
import type { UnitId, UnitProfile } from '../../types.ts';

/** The Iron Remnant (GSQ-UNIT-21..29). */
export const remnant = {
  /** GSQ-UNIT-21 */
  servoSwarm: {
    faction: 'remnant',
    cost: 45,
    models: 3,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 1,
    weapons: [melee('shockProds', 1, 1)],
    specials: { flying: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-22 */
  rifleAutomata: {
    faction: 'remnant',
    cost: 65,
    models: 3,
    base: 'S',
    quality: 5,
    defense: 4,
    tough: 1,
    weapons: [ranged('pulseRifle', 24, 1, 0), melee('metalFists', 1, 0)],
    specials: { slow: 1 },
    ai: 'shooter',
  },
  /** GSQ-UNIT-23 */
  sentryFrame: {
    faction: 'remnant',
    cost: 100,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 4,
    tough: 3,
    weapons: [ranged('reaverRifle', 18, 3, 1), melee('steelClaw', 3, 0)],
    specials: { selfRepair: 1, slow: 1 },
    ai: 'shooter',
  },
  /** GSQ-UNIT-24 */
  sawHulk: {
    faction: 'remnant',
    cost: 130,
    models: 1,
    base: 'L',
    quality: 4,
    defense: 3,
    tough: 6,
    weapons: [melee('sawArms', 4, 2)],
    specials: { slow: 1, selfRepair: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-25 */
  hunterSeeker: {
    faction: 'remnant',
    cost: 65,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 3,
    weapons: [ranged('twinBlasters', 12, 4, 0), melee('cutterBeam', 2, 2)],
    specials: { flying: 1, fast: 1 },
    ai: 'hybrid',
  },
  /** GSQ-UNIT-26 */
  mortarCrawler: {
    faction: 'remnant',
    cost: 65,
    models: 1,
    base: 'M',
    quality: 5,
    defense: 4,
    tough: 3,
    weapons: [ranged('arcMortar', 30, 2, 1, { blast: 2, indirect: 1 }), melee('treads', 1, 0)],
    specials: { slow: 1 },
    ai: 'shooter',
  },
  /** GSQ-UNIT-27 */
  repairNode: {
    faction: 'remnant',
    cost: 60,
    models: 1,
    base: 'M',
    quality: 5,
    defense: 4,
    tough: 3,
    weapons: [ranged('plasmaWelder', 9, 2, 2), melee('pincer', 1, 0)],
    specials: { mender: 1 },
    ai: 'support',
  },
  /** GSQ-UNIT-28 */
  overseerEngine: {
    faction: 'remnant',
    boss: true,
    cost: 360,
    models: 1,
    base: 'H',
    quality: 3,
    defense: 2,
    tough: 12,
    weapons: [ranged('lanceBattery', 24, 2, 3, { deadly: 3 }), melee('pistonCrush', 4, 2)],
    specials: { fear: 1, selfRepair: 1 },
    ai: 'hybrid',
  },
  /** GSQ-UNIT-29: cheap enough that a first wave is worth its points (GSQ-WAVE-07). */
  scrapCrawler: {
    faction: 'remnant',
    cost: 5,
    models: 1,
    base: 'S',
    quality: 6,
    defense: 6,
    tough: 1,
    weapons: [melee('bentArm', 1, 0)],
    specials: { slow: 1 },
    ai: 'melee',
  },
} satisfies { readonly [U in UnitId]?: UnitProfile };
