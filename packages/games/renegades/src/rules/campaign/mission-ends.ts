import type { Flow, SeatId } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Campaign, CampaignId, Faction, Renegades } from '../../types.ts';
import { bountyOn } from '../bounties.ts';
import { playersOf } from '../mission/begins.ts';
import { missionOf } from '../mission/card.ts';
import { credit, earn } from '../money.ts';
import { rollOff } from '../roll-off.ts';
import { healthOf } from '../stats.ts';
import { crewById, say, seatsOfFaction } from '../table.ts';

/** RDA-WIN-04..09, RDA-SHORE-01, RDA-CAMP-01, 04, 06, 07: payouts; the match is over, or Shore Leave or the ending follows. */
export function* missionEnds(t: Renegades): Flow {
  const { state } = t;
  payRewards(t);
  payBounties(t);
  payEarnings(t);
  fineLosers(t);
  bringHome(t);
  const { campaign } = state;
  if (campaign === null || campaign.ending !== null) {
    state.over = true;
    return;
  }
  campaign.played.push(state.mission);
  const title = isUnfinished(t, campaign) ? undefined : yield* creditMission(t, campaign);
  if (title !== undefined && campaign.credits[title] >= campaign.length) beginEnding(t, campaign, title);
  else state.stage = 'shoreLeave';
}

/** RDA-CAMP-06: a mission that ran out of time does not count, but for so many of them that the campaign would not end. */
function isUnfinished(t: Renegades, campaign: Campaign): boolean {
  const { length, unfinished = 0 } = campaign;
  if (t.state.result!.reason !== 'timeOut' || unfinished >= length) return false;
  campaign.unfinished = unfinished + 1;
  say(t, 'RDA-CAMP-06', 'campaign.unfinished', { left: length - campaign.unfinished });
  return true;
}

/** RDA-WIN-04..06, RDA-TIER-04, RDA-RUL-67: the whole reward, or half of it; three points of experience for a victory (RDA-VAR-11). */
function payRewards(t: Renegades): void {
  const { state } = t;
  const { reward } = missionOf(state);
  const { winners, halves } = state.result!;
  for (const { seat, faction } of playersOf(state.ships)) {
    if (winners.includes(faction)) earn(t, seat, reward, 'RDA-WIN-04');
    else if (halves.includes(faction)) earn(t, seat, halfOf(reward), 'RDA-WIN-06');
    if (state.variants.experience && winners.includes(faction)) {
      state.experience[seat] = (state.experience[seat] ?? 0) + 3;
    }
  }
}

/** RDA-RUL-67: rounded up to a multiple of 25. */
function halfOf(reward: number): number {
  return Math.ceil(reward / 50) * 25;
}

/** RDA-WIN-07: a mission lost to the other faction costs the penalty, out of what was just paid if need be. */
function fineLosers(t: Renegades): void {
  const { winners } = t.state.result!;
  if (winners.length === 0) return;
  for (const { seat, faction } of playersOf(t.state.ships)) {
    if (!winners.includes(faction)) fine(t, seat, missionOf(t.state).penalty);
  }
}

/** RDA-MISSION-05: never below 0. */
function fine(t: Renegades, seat: SeatId, penalty: number): void {
  const paid = Math.min(penalty, t.state.purses[seat] ?? 0);
  if (paid === 0) return;
  t.state.purses[seat]! -= paid;
  say(t, 'RDA-WIN-07', 'money.fined', { seat, digits: paid });
}

/** RDA-BOUNTY-05, 07, 09: met bounties, but not after the tie of RDA-TIER-04. */
function payBounties(t: Renegades): void {
  const { state } = t;
  for (const { seat, crew, met } of state.bounties) {
    if (!met || state.result!.reason === 'carrierLost') continue;
    earn(t, seat, bountyOn(state, crewById(state, crew)), 'RDA-BOUNTY-07');
  }
  state.bounties = [];
}

function payEarnings(t: Renegades): void {
  for (const { seat } of playersOf(t.state.ships)) {
    const digits = t.state.earned[seat] ?? 0;
    t.state.earned[seat] = 0;
    if (digits > 0) credit(t, seat, digits, 'RDA-SHORE-01');
  }
}

/** RDA-PRISONER-12: captives in the Med Bay are prisoners now; those left on the surface return to their ships. */
function bringHome({ state }: Renegades): void {
  for (const crew of state.crew) {
    const isCaptive = crew.aboard > 0 && crew.aboard !== crew.ship;
    if (isCaptive && crew.post !== 'boarder') crew.post = 'brig';
    else if (crew.post !== 'brig')
      Object.assign(crew, { aboard: crew.ship, bearer: null, post: 'quarters', stealth: false, on: 'surface' });
  }
}

/** RDA-MISSION-02, RDA-CAMP-07: the winner chooses the title; without one a die does. */
function* creditMission(t: Renegades, campaign: Campaign): Flow<CampaignId> {
  const { campaigns } = missionOf(t.state);
  const titles = campaign.of !== null && campaigns.includes(campaign.of) ? [campaign.of] : campaigns;
  const title = yield* chooseTitle(t, titles);
  campaign.credits[title]++;
  say(t, 'RDA-CAMP-07', 'campaign.credited', { title: { key: `campaign.${title}` } });
  return title;
}

function* chooseTitle(t: Renegades, titles: readonly CampaignId[]): Flow<CampaignId> {
  const winner: Faction | undefined = t.state.result!.winners[0];
  const seats = winner === undefined ? [] : seatsOfFaction(t.state, winner);
  if (titles.length === 1) return titles[0]!;
  if (seats.length === 0) return rollOff(t, titles, title => ({ key: `campaign.${title}` }));
  const options = titles.map(title => ({ key: title, label: { key: `campaign.${title}` } as const, title }));
  const { title } = yield* t.choose(seats.length === 1 ? seats[0]! : seats, 'creditTo', options);
  return title;
}

/** RDA-CAMP-04, 08: at once, with wounds and damage as they are, but everybody is on his feet. */
function beginEnding(t: Renegades, campaign: Campaign, title: CampaignId): void {
  const { state } = t;
  campaign.ending = title;
  state.mission = catalogue.epicEndings[title];
  for (const crew of state.crew) crew.wounds = Math.min(crew.wounds, healthOf(state, crew) - 1);
  for (const ship of state.ships) {
    if (ship.flipped) ship.damage = Math.min(ship.damage, 2);
    Object.assign(ship, { where: 'orbit', cell: -1, landed: 0, overstays: false });
  }
  state.stage = 'draft';
  say(t, 'RDA-CAMP-04', 'campaign.ending', { title: { key: `campaign.${title}` } });
}
