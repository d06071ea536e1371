import { melee, ranged } from '../../rules/weapons.ts';
import type { UnitId, UnitProfile } from '../../types.ts';

/** The Hollow Swarm (GSQ-UNIT-11..19). */
export const swarm = {
  /** GSQ-UNIT-11 */
  skitterlings: {
    faction: 'swarm',
    cost: 65,
    models: 5,
    base: 'S',
    quality: 5,
    defense: 6,
    tough: 1,
    weapons: [melee('mandibles', 1, 0)],
    specials: { fast: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-12 */
  ripperDrones: {
    faction: 'swarm',
    cost: 65,
    models: 3,
    base: 'S',
    quality: 4,
    defense: 5,
    tough: 1,
    weapons: [melee('scytheLimbs', 2, 0)],
    specials: { fast: 1 },
    ai: 'melee',
  },
  /** GSQ-UNIT-13 */
  acidSpitters: {
    faction: 'swarm',
    cost: 35,
    models: 2,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 1,
    weapons: [ranged('acidSpit', 12, 1, 1), melee('claws', 1, 0)],
    specials: {},
    ai: 'shooter',
  },
  /** GSQ-UNIT-14 */
  leaper: {
    faction: 'swarm',
    cost: 60,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 3,
    weapons: [melee('hookedTalons', 4, 1)],
    specials: { flying: 1, furious: 1 },
    ai: 'hunter',
  },
  /** GSQ-UNIT-15 */
  carapaceGuard: {
    faction: 'swarm',
    cost: 90,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 3,
    tough: 3,
    weapons: [melee('crusherClaws', 3, 1)],
    specials: { impact: 2 },
    ai: 'melee',
  },
  /** GSQ-UNIT-16 */
  broodSeer: {
    faction: 'swarm',
    cost: 65,
    models: 1,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 3,
    weapons: [ranged('mindLash', 18, 1, 1), melee('spines', 1, 0)],
    specials: { caster: 2 },
    ai: 'support',
  },
  /** GSQ-UNIT-17 */
  burrower: {
    faction: 'swarm',
    cost: 105,
    models: 1,
    base: 'L',
    quality: 4,
    defense: 4,
    tough: 6,
    weapons: [melee('grindingMaw', 4, 2)],
    specials: { strider: 1 },
    ai: 'hunter',
  },
  /** GSQ-UNIT-18 */
  hiveColossus: {
    faction: 'swarm',
    boss: true,
    cost: 350,
    models: 1,
    base: 'H',
    quality: 3,
    defense: 3,
    tough: 12,
    weapons: [melee('siegeClaws', 5, 2), ranged('bileCannon', 18, 3, 1, { blast: 3 })],
    specials: { fear: 2, regeneration: 1 },
    ai: 'hybrid',
  },
  /** GSQ-UNIT-19: cheap enough that a first wave is worth its points (GSQ-WAVE-07). */
  hatchling: {
    faction: 'swarm',
    cost: 5,
    models: 1,
    base: 'S',
    quality: 6,
    defense: 6,
    tough: 1,
    weapons: [melee('milkTeeth', 1, 0)],
    specials: { slow: 1 },
    ai: 'melee',
  },
} satisfies { readonly [U in UnitId]?: UnitProfile };
