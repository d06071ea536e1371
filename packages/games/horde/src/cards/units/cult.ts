import { melee, ranged } from '../../rules/weapons.ts';
import type { UnitId, UnitProfile } from '../../types.ts';

/** The Veil Cult (GSQ-UNIT-41..49). */
export const cult = {
  /** GSQ-UNIT-41 */
  thralls: {
    faction: 'cult',
    cost: 40,
    models: 4,
    base: 'S',
    quality: 6,
    defense: 6,
    tough: 1,
    weapons: [melee('clubs', 1, 0)],
    specials: { fearless: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-42 */
  zealots: {
    faction: 'cult',
    cost: 60,
    models: 3,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 1,
    weapons: [ranged('fireSpray', 9, 1, 1, { reliable: 1 }), melee('hookBlade', 1, 0)],
    specials: { fearless: 1 },
    ai: 'hybrid',
  },
  /** GSQ-UNIT-43 */
  choristers: {
    faction: 'cult',
    cost: 60,
    models: 3,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 1,
    weapons: [ranged('keeningHymn', 15, 1, 1, { bane: 1 }), melee('nails', 1, 0)],
    specials: {},
    ai: 'shooter',
  },
  /** GSQ-UNIT-44 */
  hexer: {
    faction: 'cult',
    cost: 65,
    models: 1,
    base: 'S',
    quality: 4,
    defense: 6,
    tough: 3,
    weapons: [ranged('riftBolt', 18, 2, 1), melee('ritualDagger', 1, 0, { rending: 1 })],
    specials: { caster: 1 },
    ai: 'support',
  },
  /** GSQ-UNIT-45 */
  fleshHorror: {
    faction: 'cult',
    cost: 135,
    models: 1,
    base: 'L',
    quality: 4,
    defense: 5,
    tough: 6,
    weapons: [melee('tendrils', 5, 1)],
    specials: { regeneration: 1, fear: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-46 */
  shade: {
    faction: 'cult',
    cost: 50,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 6,
    tough: 3,
    weapons: [melee('phaseClaws', 3, 0, { rending: 1 })],
    specials: { stealth: 1, flying: 1 },
    ai: 'hunter',
  },
  /** GSQ-UNIT-47 */
  idolBearer: {
    faction: 'cult',
    cost: 80,
    models: 1,
    base: 'L',
    quality: 5,
    defense: 4,
    tough: 6,
    weapons: [ranged('idolPulse', 12, 3, 0), melee('stoneFists', 2, 1)],
    specials: { slow: 1, dreadAura: 1 },
    ai: 'support',
  },
  /** GSQ-UNIT-48 */
  veilHerald: {
    faction: 'cult',
    boss: true,
    cost: 320,
    models: 1,
    base: 'H',
    quality: 3,
    defense: 4,
    tough: 12,
    weapons: [ranged('riftLance', 18, 2, 2, { deadly: 2 }), melee('warpTalons', 5, 1)],
    specials: { caster: 3, flying: 1, fear: 2 },
    ai: 'hybrid',
  },
  /** GSQ-UNIT-49: cheap enough that a first wave is worth its points (GSQ-WAVE-07). */
  penitent: {
    faction: 'cult',
    cost: 5,
    models: 1,
    base: 'S',
    quality: 6,
    defense: 6,
    tough: 1,
    weapons: [melee('scourge', 1, 0)],
    specials: { slow: 1 },
    ai: 'melee',
  },
} satisfies { readonly [U in UnitId]?: UnitProfile };
