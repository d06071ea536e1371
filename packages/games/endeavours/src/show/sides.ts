import { catalogue } from '../catalogue.ts';
import { equipmentOf, isBernal, isColonist, isEquipment, isPatent, kindOf, nameOfCard } from '../rules/cards.ts';
import { copyOf } from '../rules/copies.ts';
import { isText } from '../text/index.ts';
import type { Card, CardId, ExplorationId, Patent, PatentId, PromotionKind, Side, Spectral, Words } from '../types.ts';
import { cardOn } from './figures.ts';

/** All ways in which a card may lie on the table, the first one first. */
export function sidesOf(card: CardId): Card[] {
  return sideNames(card).flatMap(side => {
    const light = cardOn(card, side);
    return isTurnable(light) ? [light, cardOn(card, side, true)] : [light];
  });
}

/** A radiator that has a heavy way up (END-SUPPORT-05). */
export function isTurnable({ card, side }: Card): boolean {
  return isPatent(card) && patentOf(card)[side as 'white' | 'black']?.heavy !== undefined;
}

function sideNames(card: CardId): Side[] {
  if (isPatent(card)) return (['white', 'black', 'purple'] as const).filter(side => patentOf(card)[side] !== undefined);
  if (isEquipment(card)) return equipmentOf(card).back === undefined ? ['front'] : ['front', 'back'];
  return isColonist(card) || isBernal(card) ? ['white', 'purple'] : ['front'];
}

/** The side that a card of the Hand comes into play on. */
export function firstSideOf(card: CardId): Card {
  return cardOn(card, sideNames(card)[0]!);
}

function patentOf(card: CardId): Patent {
  return catalogue.patents[card as PatentId];
}

export function nameOfSide({ side, heavy }: Card): Words {
  if (heavy) return { key: side === 'black' ? 'side.black.heavy' : 'side.white.heavy' }; // END-SUPPORT-05: radiators alone
  return { key: `side.${side}` };
}

/** What it does besides its figures, if anything is told of it; what promotion brings is told with the first side. */
export function abilityOf(card: Card): Words | undefined {
  const key = `ability.${nameOfCard(card).key.replace(/^card\./, '')}`;
  if (!isText(key) || (isSettler(card.card) && card.side === 'purple')) return undefined;
  return kindOf(card.card) === 'device' ? { key, params: { copy: `${copyOf(card.card as ExplorationId)}` } } : { key };
}

function isSettler(card: CardId): boolean {
  return isBernal(card) || isColonist(card);
}

/** What else is printed on a card. */
export interface Print {
  /** Its letter: of its black side, or of a Robot. */
  readonly type?: Spectral | undefined;
  readonly promotesAt?: PromotionKind | undefined;
  readonly future?: string | undefined;
  readonly speciality?: string | undefined;
  readonly orbit?: string | undefined;
  readonly enters?: string | undefined;
  /** Aqua that its promotion costs. */
  readonly cost?: number | undefined;
}

export function printOf(card: CardId): Print {
  if (isPatent(card)) return patentOf(card);
  if (isColonist(card)) return catalogue.colonists[card];
  if (isBernal(card)) return catalogue.bernals[card];
  if (!isEquipment(card)) return {};
  const { enters, promotion } = equipmentOf(card);
  return { enters, cost: promotion?.cost };
}
