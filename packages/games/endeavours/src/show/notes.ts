import type { ShownOption } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { isCrew, isEquipment, isPatent } from '../rules/cards.ts';
import { copyOf, titleOf } from '../rules/copies.ts';
import { nameOfBolt } from '../rules/missions/bolts.ts';
import { isText } from '../text/index.ts';
import type { CardId, ExplorationId, FoundId, Side, Words } from '../types.ts';
import { cardOn, figuresOf, gistOf } from './figures.ts';
import { firstSideOf } from './sides.ts';

/** What a card is good for, where one is to be chosen: its figures in a few words, and what it does besides. */
export function noteOf(option: Pick<ShownOption, 'key' | 'label'>): Words | undefined {
  const { key, params = {} } = option.label;
  const named = [key, ...Object.values(params).flatMap(value => (typeof value === 'object' ? [value.key] : []))];
  const cards = named.filter(each => each.startsWith('card.')).map(each => each.slice('card.'.length));
  for (const card of cards) {
    const gist = gistsOf(card);
    const ability = abilityNote(card, option.key) ?? boltNote(option.key);
    const all = ability === undefined ? gist : [...gist, ability];
    if (all.length > 0) return joined(all);
  }
  return undefined;
}

function gistsOf(name: string): readonly Words[] {
  const [id, side] = name.split('.') as [CardId, Side?];
  if (!isPatent(id) && !isEquipment(id) && !isCrew(id)) return [];
  return figuresOf(side === undefined ? firstSideOf(id) : cardOn(id, side)).map(gistOf);
}

function joined([first, ...rest]: readonly Words[]): Words {
  return rest.length === 0 ? first! : { key: 'face.note', params: { first: first!, rest: joined(rest) } };
}

function abilityNote(card: string, option: string): Words | undefined {
  const key = `ability.${card}`;
  if (!isText(key)) return undefined;
  if (!/^[XO][A-Z]/.test(card)) return { key };
  // copies of an exploration or observation card differ: only where the option is the card itself is it known which one
  return titleOf(option as CardId) === option
    ? undefined
    : { key, params: { copy: `${copyOf(option as ExplorationId)}` } };
}

/** END-OBSCARD-13: what a discovered mission brings at once. */
function boltNote(option: string): Words | undefined {
  const bolt = catalogue.foundMissions[option as FoundId]?.bolt;
  return bolt && nameOfBolt(bolt);
}
