import type { ZoneBeam } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Arms, Card, ItemArms, State, Survivor, WeaponId, WhyNot, Words, ZoneId } from '../../types.ts';
import { hasEnemies, linesOfSight, zoneName, zoneText } from '../map/map.ts';
import { hasTargets, loaderArms } from '../map/objects.ts';
import { cardKey, isSecondOfPair } from './inventory.ts';
import { isPowered, whyNotAsPilot } from './loader.ts';
import { zonesToEnter } from './movement.ts';

/** A weapon as it can be used in one attack: a single card, or a pair in one space (ETS-DUAL-03). */
export interface Wielded {
  readonly key: string;
  readonly arms: ItemArms;
  readonly cards: readonly Card[];
}

/** ETS-COMBAT-02, ETS-DUAL-03: the printed numbers; a pair has twice the dice, the rest is the same. */
export function armsOf(weapon: WeaponId, pair: boolean): ItemArms {
  const { range, dice, hit, noise } = catalogue.items[weapon];
  return { name: weapon, range, dice: pair ? 2 * dice : dice, hit, noise, ranged: range > 0 };
}

/** ETS-DUAL-06: the weapons of a survivor, pairs as such and singly; of a pair the one that is not jammed. */
export function weaponsOf(by: Survivor): Wielded[] {
  const { cards } = by;
  const wielded: Wielded[] = [];
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at]!;
    if (!isWeapon(card) || isSecondOfPair(cards, at)) continue;
    const key = cardKey(card);
    const second = secondOfPair(cards, at);
    const single = card.jammed ? (second ?? card) : card;
    wielded.push({ key, arms: armsOf(card.item, false), cards: [single] });
    if (second) wielded.push({ key: `${key}:pair`, arms: armsOf(card.item, true), cards: [card, second] });
  }
  return wielded;
}

function secondOfPair(cards: readonly Card[], at: number): Card | undefined {
  for (let after = at + 1; after < cards.length; after++)
    if (cards[after]!.space === cards[at]!.space) return cards[after];
  return undefined;
}

function isWeapon(card: Card): card is Card & { readonly item: WeaponId } {
  return catalogue.items[card.item].kind === 'weapon';
}

/** ETS-LOADER-08, ETS-JAM-03, ETS-COMBAT-14 */
export function whyNotWield(state: State, by: Survivor, { cards }: Wielded): WhyNot | undefined {
  const inLoader = whyNotAsPilot(state, by, 'ETS-LOADER-08');
  if (inLoader !== undefined) return inLoader;
  const [noPairs] = cards.length > 1 ? effects.tell(state, 'whyNotPair', { by }) : [];
  if (noPairs !== undefined) return noPairs;
  if (cards.some(isJammed)) return { reason: { key: 'bar.jammed' }, rule: 'ETS-JAM-03' };
  const weapon = catalogue.items[cards[0]!.item];
  if (weapon.kind === 'weapon' && weapon.ammo && !by.cards.some(card => card.item === weapon.ammo)) {
    return { reason: { key: 'bar.noCell' }, rule: 'ETS-COMBAT-14' };
  }
  return undefined;
}

function isJammed({ jammed }: Card): boolean {
  return jammed;
}

/** ETS-LOADER-07: what a pilot fights with, while there is power. */
export function loaderWeapon(state: State, by: Survivor): Wielded[] {
  return isPowered(state, by) ? [{ key: loaderArms.name, arms: loaderArms, cards: [] }] : [];
}

/** The weapons that can be used now. */
export function readyWeapons(state: State, by: Survivor): Wielded[] {
  const ready = state.loader === null ? [] : loaderWeapon(state, by);
  for (const wielded of weaponsOf(by)) if (whyNotWield(state, by, wielded) === undefined) ready.push(wielded);
  return ready;
}

/** A weapon and a zone it could be turned on, as an option. */
interface Strike {
  readonly key: string;
  readonly wielded: Wielded;
  readonly zone: ZoneId;
  readonly label: Words;
}

/** Every attack that these weapons allow now. */
export function strikesWith(state: State, by: Survivor, weapons: readonly Wielded[]): Strike[] {
  return weapons.flatMap(wielded =>
    zonesToAttack(state, by, wielded.arms).map(zone => ({
      key: `${wielded.key}@${zoneName(state, zone)}`,
      wielded,
      zone,
      label: {
        key: 'act.attack',
        params: { item: { key: `item.${wielded.arms.name}` }, zone: zoneText(state, zone) },
      },
    })),
  );
}

/** ETS-ODD-11 */
export function reachOf(state: State, by: Survivor, arms: Arms): number {
  return arms.ranged ? effects.change(state, 'attackRange', arms.range, { by, ranged: true }) : 0;
}

/** The zones that a weapon can be turned on now: those with enemies that it reaches (ETS-COMBAT-11). */
export function zonesToAttack(state: State, by: Survivor, arms: Arms): ZoneId[] {
  return arms.ranged ? zonesToShoot(state, by, arms) : zonesToStrike(state, by, arms);
}

/** ETS-MELEE-01, ETS-CLASS-05: the own zone, or one beside it for whoever may step there first. */
function zonesToStrike(state: State, by: Survivor, arms: Arms): ZoneId[] {
  const here = hasTargets(state, by.zone, arms) ? [by.zone] : [];
  if (effects.change(state, 'meleeStep', 0, { by }) === 0) return here;
  return [...here, ...zonesToEnter(state, by).filter(zone => hasTargets(state, zone, arms))];
}

/** ETS-RANGED-02..04 */
function zonesToShoot(state: State, by: Survivor, arms: Arms): ZoneId[] {
  if (hasEnemies(state, by.zone) && variantsOf(state).ownZoneFirst === 'yes') return [by.zone];
  const range = reachOf(state, by, arms);
  const zones: ZoneId[] = [];
  for (const { zone } of state.figures)
    if (!zones.includes(zone) && canShoot(state, by, arms, range, zone)) zones.push(zone);
  for (const { zone } of state.objectives)
    if (!zones.includes(zone) && canShoot(state, by, arms, range, zone)) zones.push(zone);
  return zones.sort((a, b) => a - b);
}

function canShoot(state: State, by: Survivor, arms: Arms, range: number, zone: ZoneId): boolean {
  return hasTargets(state, zone, arms) && (zone === by.zone || hasShot(state, by.zone, zone, range));
}

function hasShot(state: State, from: ZoneId, to: ZoneId, range: number): boolean {
  return linesOfSight(state, from, to).some(line => isShotLine(state, line, range));
}

/** ETS-RANGED-02, 03, ETS-FULL-08: the lines by which a shot gets from zone to zone. */
export function shotLines(state: State, from: ZoneId, to: ZoneId, range: number): ZoneBeam[] {
  return linesOfSight(state, from, to).filter(line => isShotLine(state, line, range));
}

function isShotLine(state: State, { zones }: ZoneBeam, range: number): boolean {
  const last = zones.length - 1;
  if (last > range || (state.bubbles.length > 0 && zones.some(zone => state.bubbles.includes(zone)))) return false;
  for (let at = 1; at < last; at++) if (hasEnemies(state, zones[at]!)) return false;
  return true;
}
