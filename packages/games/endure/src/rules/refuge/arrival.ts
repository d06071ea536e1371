import { discard, drawAndRenew, type Flow, searchFor } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Campaign, Endure, ItemId, Survivor, SurvivorId } from '../../types.ts';
import { newSurvivor, resolveCardsEach } from '../setup/survivor.ts';
import { inTurnOrder, nameOf, placeOf, say, survivorIds } from '../table.ts';
import { newAccomplishment, replaceCard } from '../turn/accomplishments.ts';
import { newCard } from '../turn/inventory.ts';

/** ETS-REFUGE-11 */
const fullTrack = 4;

/** ETS-REFUGE-01..03, 06: who died may come back as somebody else; then Resolve and accomplishment cards are renewed. */
export function* arrive(t: Endure): Flow {
  const { state } = t;
  const campaign = state.campaign!;
  say(t, 'ETS-REFUGE-01', 'refuge.arrived', { track: fullTrack });
  campaign.refuge = { track: fullTrack, event: null, visited: [] };
  state.phase = 'refuge';
  for (const fallen of state.survivors.filter(({ status }) => status === 'dead')) yield* maybeReplace(t, fallen);
  for (const survivor of inTurnOrder(state)) renewResolve(t, survivor);
  for (const survivor of inTurnOrder(state)) {
    if (survivor.accomplishment?.unlocked === false) replaceCard(t, survivor);
  }
}

/** ETS-REFUGE-03, 13: cards that were turned up go; the new ones lie there unread, and nothing comes of them here. */
function renewResolve(t: Endure, by: Survivor): void {
  const { resolveDeck } = t.state;
  for (const { card, shown } of by.resolveCards) if (shown) discard(resolveDeck, card);
  by.resolveCards = by.resolveCards.filter(({ shown }) => !shown);
  const kept = by.resolveCards.length;
  drawResolve(t, by);
  const count = by.resolveCards.length - kept;
  if (count > 0) say(t, 'ETS-REFUGE-03', 'refuge.resolveCards', { who: nameOf(by), count });
}

/** ETS-RDECK-02: an empty deck is made anew from the discards. */
function drawResolve(t: Endure, by: Survivor): void {
  while (by.resolveCards.length < resolveCardsEach) {
    const card = drawAndRenew(t, t.state.resolveDeck);
    if (card === undefined) return;
    by.resolveCards.push({ card, shown: false, waits: 'new' });
  }
}

/** ETS-REFUGE-04, 05, 25: judged by the Resolve with which the next mission starts. */
export function judgeNewCards(by: Survivor): void {
  for (const card of by.resolveCards) {
    if (card.waits !== 'new' && card.waits !== 'failure') continue;
    if (catalogue.resolveCards[card.card].number >= by.resolve) card.waits = 'failure';
    else delete card.waits;
  }
}

/** ETS-CAMP-06, 07: those who have never taken part. */
function unusedSurvivors({ used, technicians }: Campaign): SurvivorId[] {
  return survivorIds().filter(
    id => !used.includes(id) && (technicians || catalogue.survivors[id].expansion === undefined),
  );
}

/** ETS-REFUGE-02, 20: its player may come back as somebody else; hands back whom. */
export function* maybeReplace(t: Endure, fallen: Survivor): Flow<Survivor | undefined> {
  const campaign = t.state.campaign!;
  const unused = unusedSurvivors(campaign);
  if (unused.length === 0) return undefined;
  const id = yield* t.choose(fallen.seat, 'refuge.replace', [...unused, 'nobody' as const], {
    params: { who: nameOf(fallen) },
    describe: each => (each === 'nobody' ? {} : { label: { key: `survivor.${each}.full` } }),
  });
  return id === 'nobody' ? undefined : recruit(t, fallen, id);
}

/** ETS-CAMP-16: full Health, 10 Resolve, three Resolve cards, an accomplishment card and a weapon, if one is free. */
function recruit(t: Endure, fallen: Survivor, id: SurvivorId): Survivor {
  const { state } = t;
  const newcomer = newSurvivor(id, fallen.seat, fallen.zone);
  state.survivors[placeOf(state, fallen)] = newcomer;
  state.campaign!.used.push(id);
  drawResolve(t, newcomer);
  const accomplishment = drawAndRenew(t, state.accomplishments);
  if (accomplishment !== undefined) newcomer.accomplishment = newAccomplishment(accomplishment);
  const weapon = firstWeapons.find(item => searchFor(t, state.items, item));
  if (weapon !== undefined) newcomer.cards.push(newCard(weapon));
  say(t, 'ETS-CAMP-16', 'refuge.joined', { who: nameOf(newcomer), fallen: nameOf(fallen) });
  return newcomer;
}

const firstWeapons: readonly ItemId[] = ['swarmerLeg', 'pistol', 'plasmaCutter'];
