import { discard, draw, type Flow, reshuffle } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, ItemCardId, ItemId, State, Survivor, WhyNot, ZoneId } from '../../types.ts';
import { hasEnemies, isRoom, zoneText } from '../map/map.ts';
import { makeNoise } from '../map/noise.ts';
import { isAlive, nameOf, say } from '../table.ts';
import { gain } from './gain.ts';
import { itemText, newCard } from './inventory.ts';
import { whyNotAsPilot } from './loader.ts';

/** ETS-SEARCH-02..05, 09, 10 */
export function whyNotSearch(state: State, by: Survivor): WhyNot | undefined {
  if (!isRoom(state, by.zone)) return { reason: { key: 'bar.corridor' }, rule: 'ETS-SEARCH-02' };
  if (hasEnemies(state, by.zone)) return { reason: { key: 'bar.enemiesHere' }, rule: 'ETS-SEARCH-03' };
  if (by.turn.searched.includes(by.zone)) return { reason: { key: 'bar.searched' }, rule: 'ETS-SEARCH-04' };
  if (!cardsToFind(state)) return { reason: { key: 'bar.deckEmpty' }, rule: 'ETS-SEARCH-09' };
  return whyNotAsPilot(state, by, 'ETS-LOADER-10') ?? effects.tell(state, 'whyNotSearch', { by })[0];
}

export function cardsToFind(state: State): boolean {
  const { draw: pile, discard: used } = state.items;
  return pile.length > 0 || (variantsOf(state).itemDeckEmpty === 'reshuffle' && used.length > 0);
}

/** ETS-SEARCH-01: one card, unless something lets it draw more. */
export function* search(t: Endure, by: Survivor): Flow {
  const { state } = t;
  const { zone } = by;
  by.turn.actions -= 1;
  by.turn.searched.push(zone);
  state.tally.searches += 1;
  const { draw: count, keep } = effects.change(state, 'searchDraw', { draw: 1, keep: 1 }, { by });
  say(t, 'ETS-SEARCH-01', 'searched', { who: nameOf(by), zone: zoneText(state, zone) });
  yield* effects.react(t, 'searched', { by, zone });
  const found = drawItems(t, count);
  const kept = found.length > keep ? yield* chooseKept(t, by, found) : found;
  for (const card of kept) yield* findCard(t, by, card, zone);
}

export function drawItems(t: Endure, count: number): ItemCardId[] {
  const found: ItemCardId[] = [];
  while (found.length < count && cardsToFind(t.state)) {
    if (t.state.items.draw.length === 0) reshuffle(t, t.state.items); // ETS-VAR-23
    found.push(draw(t, t.state.items)!);
  }
  return found;
}

/** One of the drawn cards, of those alike the first; the others are discarded without effect. */
export function* chooseKept(t: Endure, by: Survivor, found: readonly ItemCardId[]): Flow<ItemCardId[]> {
  const options = found
    .map((card, at) => ({ key: `${card}:${at}`, card, at }))
    .filter(({ card, at }) => found.indexOf(card) === at);
  const { at } = yield* t.choose(by.seat, 'search.keep', options, {
    takeOnly: true,
    describe: ({ card }) => ({ label: { key: `item.${card}` } }),
  });
  found.forEach((card, each) => {
    if (each !== at) setAside(t, card);
  });
  return [found[at]!];
}

/** A card drawn and not kept: a noise card is discarded, anything else is out of play. */
export function setAside({ state }: Endure, card: ItemCardId): void {
  if (catalogue.items[card].kind === 'noise') discard(state.items, card);
  else state.removed.push(card as ItemId);
}

/** ETS-SEARCH-06, 07: a noise card sounds at once and finds nothing else; whatever else is found is gained. */
function* findCard(t: Endure, by: Survivor, found: ItemCardId, zone: ZoneId): Flow {
  const item = catalogue.items[found];
  if (!isAlive(by)) {
    setAside(t, found);
  } else if (item.kind === 'noise') {
    discard(t.state.items, found);
    say(t, 'ETS-SEARCH-06', 'found.noise', { who: nameOf(by), level: item.level });
    makeNoise(t, zone, item.level, by);
  } else {
    say(t, 'ETS-SEARCH-01', 'found', { who: nameOf(by), item: itemText(found as ItemId) });
    yield* gain(t, by, newCard(found as ItemId));
  }
}
