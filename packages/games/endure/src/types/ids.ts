import type { weapons } from '../cards/items/weapons.ts';
import type { en } from '../text/en/index.ts';

/**
 * Ids are written once, in English: whatever has a sentence about it (`item.pistol.text`) has a card and the other way round, or
 * the compiler says what is missing.
 */
type Told<Kind extends string> = keyof typeof en extends infer Key
  ? Key extends `${Kind}.${infer Id}.text`
    ? Id
    : never
  : never;

/** What attacks and has a name like an item, but is no card. */
type Armament = 'loader' | 'overload' | 'turret';

/** Whatever attacks: a weapon, a grenade, a turret. */
export type ArmsId = Told<'item'>;
export type ItemCardId = Exclude<Told<'item'>, Armament>;
export type NoiseCardId = Extract<ItemCardId, `noise${number}`>;
/** What can be carried; a noise card never is. */
export type ItemId = Exclude<ItemCardId, NoiseCardId>;
export type WeaponId = keyof typeof weapons;

export type EventId = Told<'event'>;
export type ResolveCardId = Told<'resolveCard'>;
export type AccomplishmentId = Told<'accomplishment'>;
export type RefugeEventId = Told<'refugeEvent'>;
export type EnemyType = Told<'enemy'>;
export type CampaignId = Told<'campaign'>;
/** Passive, active and crisis abilities. */
export type AbilityId = Told<'ability'>;
export type BossCardId = Told<'bossCard'>;
