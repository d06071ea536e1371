/** What a level may improve. */
export type Gain = 'tough' | 'power' | 'quality' | 'str' | 'dex' | 'wil' | 'skill' | 'caster';

interface Level {
  /** GSQ-LEVEL-17, GSQ-RUL-08: the XP in all that it takes. */
  readonly xp: number;
  /** GSQ-LEVEL-16: one of these, and by how much. */
  readonly gains: { readonly [G in Gain]?: number };
}

const anyStat = { str: 1, dex: 1, wil: 1 };
const mastery = { power: 2, skill: 2, caster: 1 };

/** GSQ-LEVEL-01..15, from level 1 on. */
export const levels: readonly Level[] = [
  { xp: 0, gains: {} },
  { xp: 2, gains: { tough: 1, skill: 1 } },
  { xp: 4, gains: anyStat },
  { xp: 8, gains: { tough: 2, quality: 1 } },
  { xp: 12, gains: mastery },
  { xp: 18, gains: { tough: 1, power: 1 } },
  { xp: 24, gains: anyStat },
  { xp: 32, gains: { tough: 2, power: 2 } },
  { xp: 40, gains: mastery },
  { xp: 50, gains: { tough: 1, skill: 1 } },
  { xp: 60, gains: anyStat },
  { xp: 82, gains: { tough: 2, quality: 1 } },
  { xp: 94, gains: mastery },
  { xp: 108, gains: { tough: 1, power: 1 } },
  { xp: 122, gains: anyStat },
];
