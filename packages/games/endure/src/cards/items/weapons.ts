import type { ItemId, Weapon } from '../../types.ts';

export const weapons = {
  swarmerLeg: { kind: 'weapon', copies: 5, range: 0, dice: 3, hit: 5, noise: 1, dual: true },
  pistol: { kind: 'weapon', copies: 4, range: 1, dice: 2, hit: 3, noise: 2, dual: true },
  plasmaCutter: { kind: 'weapon', copies: 2, range: 0, dice: 3, hit: 4, noise: 2 },
  shotgun: { kind: 'weapon', copies: 2, range: 1, dice: 3, hit: 3, noise: 3 },
  assaultRifle: { kind: 'weapon', copies: 2, range: 2, dice: 4, hit: 4, noise: 4 },
  medicalBlade: { kind: 'weapon', copies: 4, range: 0, dice: 2, hit: 4, noise: 0, dual: true },
  medicalLaser: { kind: 'weapon', copies: 1, range: 1, dice: 2, hit: 3, noise: 1 },
  persuader: { kind: 'weapon', copies: 1, range: 0, dice: 3, hit: 2, noise: 3 },
  voidCannon: { kind: 'weapon', copies: 1, range: 3, dice: 6, hit: 3, noise: 5, ammo: 'powerCell' },
  rivetGun: { kind: 'weapon', copies: 2, range: 2, dice: 3, hit: 5, noise: 2 },
  arcBaton: { kind: 'weapon', copies: 2, range: 0, dice: 2, hit: 3, noise: 1, stuns: true },
  fireAxe: { kind: 'weapon', copies: 2, range: 0, dice: 2, hit: 3, noise: 1, wrecks: true },
  silencedPistol: { kind: 'weapon', copies: 2, range: 1, dice: 1, hit: 3, noise: 1, dual: true },
} satisfies { readonly [I in ItemId]?: Weapon };
