import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { bordersBetween, siteAt } from '../../map/index.ts';
import type { Endeavours, Found, FoundId, SiteId, State } from '../../types.ts';
import { isHuman, newCard } from '../cards.ts';
import { isExploration } from '../copies.ts';
import { decommission } from '../losing.ts';
import { cardNo, clearEmptyStacks, stackHere, stackOf, stacksAt, whileReweighing } from '../stacks.ts';
import { player, say } from '../table.ts';
import { noProgress } from './progress.ts';
import { foundMissionOf, openFound } from './quest.ts';
import { isWorth, labelOfReward, reward } from './rewards.ts';
import { titleOf } from './words.ts';

/** END-FOUND-01, 02, 16: a mission card comes into play, at the Site of its discovery or, out of the sky, nowhere. */
export function addFound(t: Endeavours, card: FoundId, site: SiteId | null): void {
  const { state } = t;
  const { penalty = 0 } = foundMissionOf(card);
  const found: Found = {
    card,
    site,
    drawn: state.year,
    due: dueYear(state, card, site),
    no: null,
    status: 'open',
    points: 0,
    penalty,
    ...noProgress(card),
  };
  if (layDown(state, found)) {
    state.found.push(found);
    say(t, 'END-FOUND-02', 'found.added', { mission: titleOf(card) });
  } else {
    discard(state, card);
    say(t, 'END-EXPCARD-15', 'found.noRoom', { mission: titleOf(card) });
  }
}

/** END-FOUND-14, END-RULE-26: by the end of the current year and that many more. */
function dueYear(state: State, card: FoundId, site: SiteId | null): number | null {
  const { years, yearsPerBorder = 0 } = foundMissionOf(card);
  if (years === undefined) return null;
  return state.year + years + (site === null ? 0 : yearsPerBorder * bordersBetween(site, 'LEO'));
}

/** END-FOUND-02: one with mass lies in a Stack there; false if there is none for it. */
function layDown(state: State, found: Found): boolean {
  if (foundMissionOf(found.card).mass === undefined) return true;
  const stack = stackHere(state, found.site!);
  if (stack === undefined) return false;
  const card = newCard(state, found.card, 'front');
  whileReweighing(state, stack, () => stack.cards.push(card));
  found.no = card.no;
  return true;
}

/** What it is worth: by its Site, and by what lies there. */
export function pointsOf(state: State, { card, site }: Found): number {
  const { points, atType } = foundMissionOf(card);
  const printed = site !== null && atType?.type === siteAt(site).type ? atType.points : points;
  return effects.change(state, 'foundPoints', printed, { card, site });
}

/** END-FOUND-07: points or the reward, now or never. */
export function* claim(t: Endeavours, found: Found): Flow {
  const points = pointsOf(t.state, found);
  const options = isWorth(t.state, found) ? ['points', 'reward'] : ['points'];
  const chosen = yield* t.choose(player, 'found.claim', options, {
    takeOnly: true,
    params: { mission: titleOf(found) },
    describe: key => ({
      label: key === 'points' ? { key: 'found.claim.points', params: { points } } : labelOfReward(t.state, found),
    }),
  });
  if (chosen === 'points') claimPoints(t, found, points);
  else yield* claimReward(t, found);
}

/** END-FOUND-08, 09: the card lies beside the base missions. */
function claimPoints(t: Endeavours, found: Found, points: number): void {
  takeUp(t.state, found);
  Object.assign(found, { status: 'points', points });
  say(t, 'END-FOUND-09', 'found.done', { mission: titleOf(found), points });
}

/** END-FOUND-10, 11: Discarded, unless it is rotated. */
function* claimReward(t: Endeavours, found: Found): Flow {
  const isRotated = foundMissionOf(found.card).reward!.kind === 'rotate';
  if (!isRotated) putAway(t.state, found);
  say(t, isRotated ? 'END-FOUND-11' : 'END-FOUND-10', 'found.rewarded', { mission: titleOf(found) });
  yield* reward(t, found);
}

/** END-FOUND-03: Discarded unfinished. */
export function drop(t: Endeavours, found: Found): void {
  putAway(t.state, found);
  say(t, 'END-FOUND-03', 'found.dropped', { mission: titleOf(found) });
}

/** END-FOUND-03, 14: only those without a penalty. */
export function mayDrop({ penalty, status }: Found): boolean {
  return status === 'open' && penalty === 0;
}

function putAway(state: State, found: Found): void {
  takeUp(state, found);
  state.found = state.found.filter(each => each !== found);
  discard(state, found.card);
}

/** Out of its Stack, if it lies in one. */
function takeUp(state: State, found: Found): void {
  const card = found.no === null ? undefined : cardNo(state, found.no);
  found.no = null;
  if (card === undefined) return;
  const stack = stackOf(state, card);
  whileReweighing(state, stack, () => stack.cards.splice(stack.cards.indexOf(card), 1));
  clearEmptyStacks(state);
}

/** END-EXPCARD-13, END-OBSCARD-17 */
function discard(state: State, card: FoundId): void {
  if (isExploration(card)) state.exploration.discard.push(card);
  else state.observation.discard.push(card);
}

/** END-FOUND-14..17: the years have run out. */
export function* foundFallDue(t: Endeavours): Flow {
  const { state } = t;
  for (const found of openFound(state)) {
    if (found.due === null || found.due > state.year) continue;
    found.status = 'failed';
    say(t, 'END-FOUND-17', 'found.failed', { mission: titleOf(found), penalty: found.penalty });
    if (foundMissionOf(found.card).deadly) yield* loseHumans(t, found.site!);
  }
}

/** XM9, END-FOUND-15 */
function* loseHumans(t: Endeavours, site: SiteId): Flow {
  for (const stack of stacksAt(t.state, site)) {
    for (const card of stack.cards.filter(each => isHuman(each.card))) yield* decommission(t, stack, card, 'card');
  }
}
