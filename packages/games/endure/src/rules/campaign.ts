import { copy, type Flow, newDeck, reshuffle } from '@starboard/kernel';
import { zoneNumber } from '@starboard/space';
import { catalogue } from '../catalogue.ts';
import { variantsOf } from '../tables/variants.ts';
import type { Campaign, Endure, Outcome, State, Words } from '../types.ts';
import { canPlay } from './campaigns.ts';
import { reasonOf } from './goals.ts';
import { groundOf, missionKey } from './mission.ts';
import { missionText } from './objectives.ts';
import { arrive, judgeNewCards } from './refuge/arrival.ts';
import { drawItem } from './refuge/wares.ts';
import { turnUpDue } from './resolve/resolve.ts';
import { accomplishmentDeck, itemDeck, layAside, resolveDeck } from './setup/decks.ts';
import { applyConditions, layOut } from './setup/lay.ts';
import { leaveBehind } from './setup/survivor.ts';
import { inTurnOrder, isAlive, nameOf, say, speaker } from './table.ts';
import { endRewards } from './turn/accomplishments.ts';
import { manLoader } from './turn/piloting.ts';

/** ETS-REFUGE-16 */
const wares = 3;

/** ETS-CAMP-13, ETS-VAR-25: whether something comes after a mission that is over. */
export function goesOn(state: State): boolean {
  const { campaign, result } = state;
  if (campaign === null || campaign.over || result === null) return false;
  if (result === 'lost') return variantsOf(state).campaignFail === 'retry';
  return campaign.path.length < catalogue.campaigns[campaign.id].stages.length;
}

/** How a campaign ended: won, or lost at one of its missions. */
export function campaignReason(state: State): Outcome['reason'] {
  const { campaign, result } = state;
  const { id, path, won } = campaign!;
  const name: Words = { key: `campaign.${id}` };
  if (result === 'won') return { key: 'campaign.won', params: { campaign: name } };
  const mission = missionText(path[won] ?? catalogue.campaigns[id].stages[won]![0]);
  return { key: 'campaign.lost', params: { campaign: name, mission, reason: reasonOf(state) } };
}

/** A mission of a campaign is over, and the campaign is not. */
export function* missionOver(t: Endure): Flow {
  const { state } = t;
  const campaign = state.campaign!;
  const mission = missionText(campaign.path.at(-1)!);
  if (state.result === 'lost') {
    yield* tryAgain(t, campaign);
    return;
  }
  campaign.won += 1;
  say(t, 'ETS-CAMP-03', 'campaign.missionWon', { mission, round: state.round });
  clearTable(t);
  rebuildItems(t);
  reshuffle(t, state.accomplishments); // ETS-CAMP-15
  layOutWares(t, campaign);
  state.phase = 'interlude';
}

/** ETS-VAR-25: everybody is again as they came; the mission is laid out anew. */
function* tryAgain(t: Endure, campaign: Campaign): Flow {
  const { state } = t;
  const mission = missionText(campaign.path.at(-1)!);
  const answer = yield* t.choose(speaker(state), 'campaign.retry', ['again', 'giveUp'], { params: { mission } });
  if (answer === 'giveUp') {
    campaign.over = true;
    return;
  }
  state.survivors = copy(campaign.start);
  clearTable(t);
  rebuildItems(t);
  const minds = state.survivors.flatMap(({ resolveCards }) => resolveCards.map(({ card }) => card));
  const tasks = state.survivors.flatMap(({ accomplishment }) => (accomplishment ? [accomplishment.card] : []));
  state.resolveDeck = newDeck(t, without(resolveDeck(), minds));
  state.accomplishments = newDeck(t, without(accomplishmentDeck(), tasks));
  yield* beginMission(t, campaign.path.pop()!);
}

/** ETS-CAMP-01, 15: what belongs to the mission alone is taken away; whoever left the map is back. */
function clearTable(t: Endure): void {
  const { state } = t;
  const campaign = state.campaign!;
  campaign.rounds += state.round;
  for (const survivor of state.survivors) leaveBehind(state, survivor);
  endRewards(t);
  Object.assign(state, {
    figures: [],
    tokens: [],
    pile: [],
    unseen: [],
    noises: [],
    breaches: [],
    bubbles: [],
    decoys: [],
    turrets: [],
    objectives: [],
    bosses: [],
    allies: [],
    loader: null,
    aside: {},
    memory: {},
    event: null,
    standing: null,
    purged: false,
    acting: -1,
    turnsTaken: 0,
    result: null,
    reason: '',
    impossible: null,
  } satisfies Partial<State>);
}

/** ETS-CAMP-15: from all cards that nobody carries, whatever became of them in the mission. */
function rebuildItems(t: Endure): void {
  const { state } = t;
  const carried = state.survivors.flatMap(({ cards }) => cards.map(({ item }) => item));
  state.items = newDeck(t, without(itemDeck(), carried));
  state.removed = [];
}

function without<C extends string>(cards: readonly C[], taken: readonly C[]): C[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

/** ETS-REFUGE-16 */
function layOutWares(t: Endure, campaign: Campaign): void {
  campaign.offer = [];
  for (let item = drawItem(t); item !== undefined; item = drawItem(t)) {
    campaign.offer.push(item);
    if (campaign.offer.length === wares) break;
  }
}

/** ETS-CAMP-04, 17: to the Refuge, or straight on, if a mission can be played with those who are left. */
export function* interlude(t: Endure): Flow {
  const { state } = t;
  const ways = nextMissions(state).length > 0 ? ['refuge', 'onward'] : ['refuge'];
  const way = yield* t.choose(speaker(state), 'campaign.rest', ways, { takeOnly: true });
  if (way === 'refuge') yield* arrive(t);
  else state.phase = 'departure';
}

/** ETS-CAMP-03, 14, 21: the missions that may come next and can be played with those who are alive. */
function nextMissions({ campaign, survivors }: State): string[] {
  const { id, path } = campaign!;
  const crew = survivors.filter(isAlive).map(each => each.id);
  if (crew.length === 0) return [];
  return catalogue.campaigns[id].stages[path.length]!.filter(mission => canPlay(mission, crew));
}

/** ETS-CAMP-03, 08, 09: the players choose their way, and the next mission begins. */
export function* departure(t: Endure): Flow {
  const { state } = t;
  const campaign = state.campaign!;
  const options = nextMissions(state);
  if (options.length === 0) {
    campaign.over = true;
    state.result = 'lost';
    state.reason = state.survivors.some(isAlive) ? 'campaign.noClass' : 'campaign.nobody';
    return;
  }
  const id = yield* t.choose(speaker(state), 'campaign.next', options, {
    takeOnly: true,
    describe: mission => ({ label: missionText(mission) }),
  });
  state.items.draw.push(...campaign.offer, ...Object.values(state.aside).flat()); // ETS-REFUGE-18
  campaign.offer = [];
  t.shuffle(state.items.draw);
  yield* beginMission(t, id);
}

/** ETS-CAMP-01, 02, 19, 20: laid out for those who are left, with what they have; what was put off takes effect. */
function* beginMission(t: Endure, id: string): Flow {
  const { state } = t;
  const campaign = state.campaign!;
  for (const survivor of state.survivors) judgeNewCards(survivor);
  if (variantsOf(state).campaignFail === 'retry') campaign.start = copy(state.survivors);
  const before = campaign.path.findLast(each => catalogue.missions[id]!.after[each] !== undefined);
  campaign.path.push(id);
  state.mission = missionKey(id, before);
  const ground = groundOf(state);
  const crew = state.survivors.filter(isAlive);
  Object.assign(state, layOut(t, ground, crew.length));
  state.aside = layAside(state.items.draw, ground.mission);
  for (const survivor of state.survivors) survivor.zone = zoneNumber(ground.map, ground.mission.start);
  state.phase = 'survivors';
  passFirstPlayer(t);
  applyConditions(state, t, ground);
  yield* manLoader(t); // ETS-CG-1103: before anything drives somebody away from it
  for (const survivor of inTurnOrder(state)) yield* turnUpDue(t, survivor); // ETS-RTAB-04
}

/** ETS-SETUP-17: at random, among those who are there. */
function passFirstPlayer(t: Endure): void {
  const { state } = t;
  const places = state.survivors.flatMap((survivor, place) => (isAlive(survivor) ? [place] : []));
  if (state.campaign!.path.length > 1) state.firstPlayer = t.chance.pick(places);
  say(t, 'ETS-SETUP-17', 'firstPlayer', { who: nameOf(state.survivors[state.firstPlayer]!) });
}
