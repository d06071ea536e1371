/** A psychic feat: what it costs in Power, how far it reaches in inches, and whom it is for. */
interface Feat {
  readonly cost: number;
  readonly range: number;
  readonly target: 'enemy' | 'model' | 'hero' | 'consciousHero';
}

/** GSQ-PSY-11..22. What they do is in `rules/feats.ts`. */
export const feats = {
  forceBolt: { cost: 1, range: 18, target: 'enemy' },
  hurl: { cost: 2, range: 12, target: 'enemy' },
  crush: { cost: 3, range: 12, target: 'model' },
  barrierField: { cost: 1, range: 12, target: 'consciousHero' },
  daze: { cost: 1, range: 18, target: 'enemy' },
  dread: { cost: 2, range: 18, target: 'enemy' },
  puppet: { cost: 3, range: 12, target: 'enemy' },
  clarity: { cost: 1, range: 12, target: 'consciousHero' },
  knitFlesh: { cost: 1, range: 12, target: 'consciousHero' },
  cleanse: { cost: 1, range: 12, target: 'consciousHero' },
  haste: { cost: 2, range: 12, target: 'consciousHero' },
  lifeSurge: { cost: 3, range: 6, target: 'hero' },
} as const satisfies { readonly [id: string]: Feat };

export type FeatId = keyof typeof feats;

export const featIds = Object.keys(feats) as FeatId[];
