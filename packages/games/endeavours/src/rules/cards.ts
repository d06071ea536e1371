import { catalogue } from '../catalogue.ts';
import { siteAt } from '../map/index.ts';
import { haveOwnNames, titleOf } from '../rules/copies.ts';
import type {
  Ability,
  BernalId,
  Card,
  CardId,
  ColonistId,
  CrewId,
  Equipment,
  EquipmentId,
  Face,
  FoundId,
  PatentId,
  PatentKind,
  SiteId,
  Skill,
  Spectral,
  State,
  TextKey,
  Words,
} from '../types.ts';

/** What a card is. Exploration and observation cards, rotated ones too, are `device`; a discovered mission with mass is `found`. */
export type CardKind =
  | PatentKind
  | 'bernal'
  | 'crew'
  | 'colonist'
  | 'equipment'
  | 'sample'
  | 'comet'
  | 'device'
  | 'drift';

const kindByLetter: { readonly [letter: string]: CardKind } = {
  B: 'bernal',
  C: 'crew',
  N: 'colonist',
  D: 'drift',
  X: 'device',
  O: 'device',
};

export function kindOf(card: CardId): CardKind {
  if (card in catalogue.patents) return catalogue.patents[card as PatentId].kind;
  if (card in catalogue.equipment) return 'equipment';
  if (card.startsWith('sample:')) return 'sample';
  if (card.startsWith('comet:')) return 'comet';
  return kindByLetter[card[0]!]!;
}

export function isPatent(card: CardId): card is PatentId {
  return card in catalogue.patents;
}

export function isEquipment(card: CardId): card is EquipmentId {
  return card in catalogue.equipment;
}

export function equipmentOf(card: EquipmentId): Equipment {
  return catalogue.equipment[card];
}

export function isColonist(card: CardId): card is ColonistId {
  return card in catalogue.colonists;
}

export function isBernal(card: CardId): card is BernalId {
  return card in catalogue.bernals;
}

export function isCrew(card: CardId): card is CrewId {
  return kindOf(card) === 'crew';
}

/** END-CORE-22: the cards that are Human; places are not asked here. */
export function isHuman(card: CardId): boolean {
  if (isColonist(card)) return catalogue.colonists[card].human;
  return isEquipment(card) ? catalogue.equipment[card].human === true : isCrew(card);
}

/** END-MISSION-08: the asterisk: a Crew or Human Colonist card. Tourists are none (END-EQUIP-21). */
export function isAsterisk(card: CardId): boolean {
  return !isEquipment(card) && isHuman(card);
}

/** What a piece of equipment can do, whichever it is. */
export function can(card: CardId, ability: Ability): boolean {
  return isEquipment(card) && catalogue.equipment[card][ability] === true;
}

export function experimentOf(card: CardId): Equipment['experiment'] {
  return isEquipment(card) ? catalogue.equipment[card].experiment : undefined;
}

/** What a piece of equipment is worth at something, on the side that is up; none for what is no good at it. */
export function valueAt({ card, side }: Card, skill: Skill): number | undefined {
  return isEquipment(card) ? catalogue.equipment[card][skill]?.[side === 'back' ? 1 : 0] : undefined;
}

/** END-GAMEPLAY-01 */
const crewFace: Face = { mass: 1, hardness: 6, isru: 4, platform: 'missile', thrust: 9, fuel: 8, afterburn: 2 };
/** END-BERNAL-10 */
const bernalFace: Face = { mass: 10, hardness: 6, thrust: 3, fuel: 2, dirt: true };
/** END-DRILL-06 */
const sampleFace: Face = { mass: 1, hardness: 9 };

/** The figures of the side that is up. */
export function faceOf(card: Card): Face {
  const { card: id, side } = card;
  if (isPatent(id)) return wayUp(card, catalogue.patents[id][side as 'white' | 'black' | 'purple']!);
  if (isEquipment(id)) return equipmentFace(equipmentOf(id), side);
  return otherFace(card);
}

function wayUp(card: Card, face: Face): Face {
  return card.heavy && face.heavy !== undefined ? { ...face, ...face.heavy } : face;
}

function equipmentFace(kind: Equipment, side: Card['side']): Face {
  return side === 'back' ? kind.back! : kind.front;
}

function otherFace({ card, side }: Card): Face {
  if (isColonist(card)) return colonistFace(card, side);
  if (isBernal(card)) return bernalFace;
  if (isCrew(card)) return crewFace;
  if (card.startsWith('sample:')) return sampleFace;
  if (card.startsWith('comet:')) return { mass: siteAt(card.slice(6) as SiteId).size, hardness: 9 }; // END-TRACTOR-03
  if (card in catalogue.driftBernals) return { mass: 10, hardness: 6 };
  return deviceFace(card, side);
}

function colonistFace(card: ColonistId, side: Card['side']): Face {
  const { face, purple } = catalogue.colonists[card];
  return side === 'purple' ? { ...face, ...purple } : face;
}

/** The figures of exploration and observation cards that lie in a Stack: relics, devices, rotated cards. */
function deviceFace(card: CardId, side: Card['side']): Face {
  return catalogue.foundFaces[card as FoundId]![side]!;
}

/** A new card in play, on this side. */
export function newCard(state: State, card: CardId, side: Card['side']): Card {
  return { no: state.nextNo++, card, side, heavy: false, damaged: false, lonely: false, uses: 0, madeAt: null };
}

/** Equipment on its front; an Aerobrake has spent none of its safe entries (END-EQUIP-16). */
export function newEquipment(state: State, kind: EquipmentId): Card {
  return newCard(state, kind, 'front');
}

/** What a card is called on the side that is up; in the Hand, on its first. Copies of a title share its name but for those that have their own. */
export function nameOfCard(card: Card | CardId): Words {
  const id = typeof card === 'string' ? card : card.card;
  if (id.startsWith('comet:'))
    return { key: 'card.comet', params: { comet: { key: `node.${id.slice(6) as SiteId}` } } };
  if (id.startsWith('sample:')) return { key: `card.sample.${id.slice(7) as Spectral}` };
  const name = haveOwnNames(id) ? id : titleOf(id);
  return textOfName(`${name}${typeof card === 'string' ? '' : sideName(card)}`);
}

/** Titles are cut out of ids, which no type follows; that each card has a name on each of its sides, the suite looks up. */
function textOfName(name: string): Words {
  return { key: `card.${name}` as TextKey };
}

/** Sides with a name of their own: promoted and black ones of patents, backs of equipment, rotated cards. */
function sideName({ card, side }: Card): string {
  if (side === 'rotated') return '.rotated';
  if (side === 'back') return '.back';
  if (!isPatent(card)) return '';
  return side === 'white' || (catalogue.patents[card].white === undefined && side === 'black') ? '' : `.${side}`;
}
