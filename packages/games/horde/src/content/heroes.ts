import type { Archetype } from '../types.ts';
import { melee, ranged } from './weapons.ts';

/** GSQ-HERO-11..20: as they are at level 1. */
export const archetypes = {
  /** GSQ-HERO-11 */
  bulwark: {
    cost: 115,
    base: 'M',
    quality: 5,
    defense: 4,
    tough: 12,
    str: 4,
    dex: 6,
    wil: 5,
    power: 4,
    weapons: [melee('shockMaul', 4, 1), ranged('servicePistol', 12, 1, 0)],
    specials: { guardian: 1 },
    skills: ['shieldWall', 'shove'],
  },
  /** GSQ-HERO-12 */
  sharpshooter: {
    cost: 105,
    base: 'S',
    quality: 4,
    defense: 6,
    tough: 8,
    str: 6,
    dex: 4,
    wil: 5,
    power: 5,
    weapons: [ranged('longrifle', 30, 1, 2, { deadly: 2 }), melee('combatKnife', 1, 0)],
    specials: { keenEye: 1 },
    skills: ['aim', 'markTarget'],
  },
  /** GSQ-HERO-13 */
  breacher: {
    cost: 120,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 10,
    str: 4,
    dex: 6,
    wil: 6,
    power: 4,
    weapons: [ranged('scattergun', 12, 3, 1), melee('trenchSpade', 2, 0)],
    specials: { strider: 1 },
    skills: ['overpower', 'shove'],
  },
  /** GSQ-HERO-14 */
  duelist: {
    cost: 125,
    base: 'S',
    quality: 4,
    defense: 5,
    tough: 9,
    str: 5,
    dex: 4,
    wil: 6,
    power: 5,
    weapons: [melee('twinSabres', 4, 0, { rending: 1 }), ranged('holdoutPistol', 9, 1, 0)],
    specials: { fast: 1, counter: 1 },
    skills: ['evade', 'secondWind'],
  },
  /** GSQ-HERO-15 */
  medic: {
    cost: 90,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 9,
    str: 6,
    dex: 5,
    wil: 4,
    power: 6,
    weapons: [ranged('carbine', 18, 2, 0), melee('stunBaton', 2, 0)],
    specials: { fieldSurgeon: 1 },
    skills: ['mend', 'purge'],
  },
  /** GSQ-HERO-16 */
  technician: {
    cost: 115,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 9,
    str: 6,
    dex: 4,
    wil: 5,
    power: 5,
    weapons: [ranged('arcProjector', 12, 3, 1, { surge: 1 }), melee('heavyWrench', 2, 1)],
    specials: { droneEscort: 1 },
    skills: ['overcharge', 'fieldBarricade'],
  },
  /** GSQ-HERO-17 */
  psion: {
    cost: 105,
    base: 'S',
    quality: 5,
    defense: 6,
    tough: 8,
    str: 6,
    dex: 6,
    wil: 4,
    power: 8,
    weapons: [melee('focusStaff', 2, 1), ranged('sparkPistol', 12, 1, 1)],
    specials: { caster: 2 },
    skills: ['meditate'],
  },
  /** GSQ-HERO-18 */
  infiltrator: {
    cost: 110,
    base: 'S',
    quality: 4,
    defense: 5,
    tough: 8,
    str: 6,
    dex: 4,
    wil: 6,
    power: 5,
    weapons: [ranged('silencedCarbine', 18, 2, 1), melee('monoKnife', 2, 0, { rending: 1 })],
    specials: { stealth: 1, scavenger: 1 },
    skills: ['vanish', 'quickSearch'],
  },
  /** GSQ-HERO-19 */
  heavyGunner: {
    cost: 170,
    base: 'M',
    quality: 4,
    defense: 5,
    tough: 10,
    str: 4,
    dex: 6,
    wil: 6,
    power: 4,
    weapons: [ranged('rotaryCannon', 24, 4, 1), melee('fists', 1, 0)],
    specials: { slow: 1, relentless: 1 },
    skills: ['suppressingBurst', 'brace'],
  },
  /** GSQ-HERO-20 */
  envoy: {
    cost: 95,
    base: 'S',
    quality: 5,
    defense: 5,
    tough: 9,
    str: 6,
    dex: 6,
    wil: 4,
    power: 6,
    weapons: [ranged('commandPistol', 12, 3, 0), melee('officerSabre', 2, 1)],
    specials: { fearless: 1, inspiring: 1 },
    skills: ['rally', 'order'],
  },
} as const satisfies { readonly [id: string]: Archetype };

export type ArchetypeId = keyof typeof archetypes;

export const archetypeIds = Object.keys(archetypes) as ArchetypeId[];

export function archetypeOf(hero: { readonly archetype: ArchetypeId }): Archetype {
  return archetypes[hero.archetype];
}
