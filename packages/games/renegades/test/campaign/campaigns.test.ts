import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { crewCards } from '../../src/cards/crew/index.ts';
import { epicEndings, missionIds, missions } from '../../src/cards/missions/index.ts';
import { missionEnds } from '../../src/rules/campaign/mission-ends.ts';
import { coalitionDeploy } from '../../src/rules/coalition/landing.ts';
import { harm } from '../../src/rules/harm.ts';
import { missionBegins } from '../../src/rules/mission/begins.ts';
import { outcome } from '../../src/rules/mission/end.ts';
import { draft } from '../../src/rules/setup/draft.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { Campaign, CampaignId, CrewId, MissionResult, State } from '../../src/types.ts';
import { begun } from '../support/rounds.ts';

const won = (...winners: MissionResult['winners']): MissionResult => ({ winners, reason: 'tier1', halves: [] });
const timeOut: MissionResult = { winners: [], reason: 'timeOut', halves: [] };

/** A mission of a campaign that has just ended like this. */
function ended(result: MissionResult, campaign: Partial<Campaign> = {}, cast = {}): Scene {
  return scene({ campaign: 'any', mission: 'random', ...cast }).with(state => {
    state.campaign = {
      of: null,
      length: 3,
      credits: { crown: 0, monolith: 0, rust: 0 },
      missions: ['runawayPrincess'],
      played: [],
      ending: null,
      ...campaign,
    };
    Object.assign(state, { result, purses: { p1: 0, p2: 0 }, earned: { p1: 0, p2: 0 }, stage: 'missionEnds' });
  });
}

/** A mission of several titles, and one of a single title. */
const shared = missionIds.find(id => missions[id].campaigns.length > 1)!;
const single = missionIds.find(id => missions[id].campaigns.length === 1)!;
const of = (mission: (typeof missionIds)[number]) => (given: Scene) =>
  given.with(state => Object.assign(state, { mission }));

describe('what a mission pays', () => {
  const { reward, penalty } = missions[single];
  const paid = (result: MissionResult, change: (state: State) => void = () => {}, cast = {}) =>
    of(single)(ended(result, {}, cast))
      .with(change)
      .perform(missionEnds).state.purses;

  test('[RDA-SHORE-01, RDA-WIN-04, RDA-WIN-07, RDA-MISSION-05] the winner gets the reward, the loser pays the penalty, never below 0', () => {
    expect(paid(won('renegade'))).toEqual({ p1: reward, p2: 0 });
    expect(paid(won('coalition'), state => Object.assign(state.purses, { p1: 1000 }))).toEqual({
      p1: 1000 - penalty,
      p2: reward,
    });
  });

  test('[RDA-WIN-07, RDA-SETUP-33] the penalty is paid out of what was earned, too', () => {
    const earned = paid(won('coalition'), state => Object.assign(state.earned, { p1: penalty + 20 }));
    expect(earned['p1']).toBe(20);
  });

  test('[RDA-SHORE-01, RDA-WIN-09, RDA-SETUP-33] what was earned is paid whatever the outcome', () => {
    expect(paid(timeOut, state => Object.assign(state.earned, { p1: 70, p2: 150 }))).toEqual({ p1: 70, p2: 150 });
  });

  test('[RDA-BOUNTY-07, RDA-SHORE-01] so are bounties that were met, each once; the others are returned', () => {
    const hunt = of(single)(ended(timeOut)).with(state => {
      state.bounties = [
        { seat: 'p1', crew: 'jayce', met: true },
        { seat: 'p2', crew: 'maeve', met: false },
      ];
    });
    const performed = hunt.perform(missionEnds);
    expect(performed.state.purses).toEqual({ p1: 150, p2: 0 });
    expect(performed.state.bounties).toEqual([]);
  });

  test('[RDA-WIN-09, RDA-TIER-04, RDA-RUL-67] after the tie of tier 2 each side has half the reward, and no bounty', () => {
    const tie: MissionResult = { winners: [], reason: 'carrierLost', halves: ['renegade', 'coalition'] };
    const half = Math.ceil(reward / 50) * 25;
    const hunted = paid(tie, state => {
      state.bounties = [{ seat: 'p1', crew: 'jayce', met: true }];
      state.earned = { p1: 50, p2: 0 };
    });
    expect(hunted).toEqual({ p1: half + 50, p2: half });
  });

  test('[RDA-VAR-11, RDA-BOUNTY-05] a point of experience for each enemy defeated, with a bounty or without', () => {
    const hunt = (bounties: State['bounties']) =>
      ended(timeOut, {}, { experience: true })
        .with(state => Object.assign(state, { bounties, stage: 'parties', result: null }))
        .crew('dex', { at: [3, 12], wounds: 7 })
        .perform(t => harm(t, crewById(t.state, 'dex'), 1, crewById(t.state, 'prak')));
    expect(hunt([]).state).toMatchObject({ experience: { p1: 1 }, earned: { p1: 50 } });
    const collected = hunt([{ seat: 'p1', crew: 'dex', met: false }]);
    expect(collected.state).toMatchObject({ experience: { p1: 1 }, earned: { p1: 0 } });
  });

  test('[RDA-VAR-11] three points of experience for a victory', () => {
    const performed = of(single)(ended(won('renegade'), {}, { experience: true })).perform(missionEnds);
    expect(performed.state.experience).toMatchObject({ p1: 3 });
    expect(performed.state.experience['p2'] ?? 0).toBe(0);
  });
});

describe('the course of a campaign', () => {
  test('[RDA-CAMP-01, RDA-CAMP-03] missions with Shore Leave between them, until enough are played', () => {
    const performed = of(single)(ended(won('renegade'))).perform(missionEnds);
    const [title] = missions[single].campaigns;
    expect(performed.state.stage).toBe('shoreLeave');
    expect(performed.state.campaign!.credits[title!]).toBe(1);
    expect(performed.state.campaign!.played).toEqual([single]);
    expect(performed.state.over).toBe(false);
  });

  test('[RDA-CAMP-06, RDA-RUL-69] a mission counts whoever wins it, also tied', () => {
    const tie: MissionResult = { winners: [], reason: 'carrierLost', halves: ['renegade', 'coalition'] };
    const [title] = missions[single].campaigns;
    for (const result of [won('renegade'), won('coalition'), tie]) {
      expect(of(single)(ended(result)).perform(missionEnds).state.campaign!.credits[title!]).toBe(1);
    }
  });

  test('[RDA-CAMP-06] one that ran out of time does not count; after as many of those as the campaign has missions the next counts however it ends', () => {
    const [title] = missions[single].campaigns;
    const first = of(single)(ended(timeOut)).perform(missionEnds);
    expect(first.state).toMatchObject({ stage: 'shoreLeave', campaign: { played: [single], unfinished: 1 } });
    expect(first.state.campaign!.credits[title!]).toBe(0);
    expect(first.said('campaign.unfinished')[0]!.params).toEqual({ left: 2 });
    const counted = (unfinished: number, length: number) =>
      of(single)(ended(timeOut, { unfinished, length })).perform(missionEnds).state.campaign!;
    expect(counted(2, 3)).toMatchObject({ unfinished: 3, credits: { [title!]: 0 } });
    expect(counted(3, 3)).toMatchObject({ unfinished: 3, credits: { [title!]: 1 } });
    expect(counted(3, 4)).toMatchObject({ unfinished: 4, credits: { [title!]: 0 } });
  });

  test('[RDA-CAMP-07, RDA-MISSION-02, RDA-DEC-25] the winner says which of its titles a mission counts for', () => {
    const titles: readonly CampaignId[] = missions[shared].campaigns;
    const match = of(shared)(ended(won('coalition'))).play();
    expect([match.asks, match.asked]).toEqual(['creditTo', 'p2']);
    expect(match.offers()).toEqual(titles);
    match.choose(titles[1]!);
    expect(match.state.campaign!.credits).toMatchObject({ [titles[0]!]: 0, [titles[1]!]: 1 });
  });

  test('[RDA-CAMP-07] without a winner a die does', () => {
    const titles: readonly CampaignId[] = missions[shared].campaigns;
    const tie: MissionResult = { winners: [], reason: 'carrierLost', halves: ['renegade', 'coalition'] };
    const performed = of(shared)(ended(tie)).dice(6).perform(missionEnds);
    expect(performed.asked).toEqual([]);
    expect(performed.state.campaign!.credits[titles.at(-1)!]).toBe(1);
  });

  test('[RDA-VAR-06, RDA-CAMP-07] in a campaign of one title all its missions count for that', () => {
    const title: CampaignId = missions[shared].campaigns[1]!;
    const performed = of(shared)(ended(won('renegade'), { of: title })).perform(missionEnds);
    expect(performed.asked).toEqual([]);
    expect(performed.state.campaign!.credits[title]).toBe(1);
  });

  test('[RDA-CAMP-01, RDA-CAMP-04, RDA-VAR-07] the first title to reach the number agreed has its ending at once, without Shore Leave', () => {
    const [title] = missions[single].campaigns;
    const last = (length: number) =>
      of(single)(ended(won('renegade'), { length, credits: { crown: 2, monolith: 2, rust: 2 } })).perform(missionEnds);
    expect(last(3).state).toMatchObject({ stage: 'draft', mission: epicEndings[title!] });
    expect(last(3).state.campaign!.ending).toBe(title);
    for (const length of [4, 5]) expect(last(length).state.stage).toBe('shoreLeave');
  });

  test('[RDA-CAMP-08] before it wounds and damage stay, the unconscious have 1 health, hull damage is 2 at most', () => {
    const performed = of(single)(ended(won('renegade'), { length: 1 }))
      .crew('prak', { at: [3, 12], wounds: 8 })
      .crew('icheb', { wounds: 3 })
      .ship(1, { flipped: true, damage: 5 })
      .ship(2, { damage: 4 })
      .perform(missionEnds);
    expect(performed.crew('prak')).toMatchObject({ wounds: 7, aboard: 1 });
    expect(performed.crew('icheb').wounds).toBe(3);
    expect(performed.ship(1)).toMatchObject({ flipped: true, damage: 2, where: 'orbit' });
    expect(performed.ship(2)).toMatchObject({ flipped: false, damage: 4 });
    expect(performed.state.purses['p1']).toBe(missions[single].reward);
  });

  test('[RDA-CAMP-05, RDA-CAMP-09] after the ending the match is over; its victors are those of the ending', () => {
    const final = ended(won('coalition'), { ending: 'crown' }).with(state =>
      Object.assign(state, { mission: epicEndings.crown }),
    );
    const performed = final.perform(missionEnds);
    expect(performed.state.over).toBe(true);
    expect(outcome(performed.state as State)!.winners).toEqual(['p2']);
  });

  test('[RDA-CAMP-09] of those who win together the faction with more digits is first', () => {
    const both = (digits: object) => {
      const performed = ended(won('renegade', 'coalition'), { ending: 'monolith' })
        .with(state => Object.assign(state, { mission: epicEndings.monolith, purses: digits }))
        .perform(missionEnds);
      return outcome(performed.state as State)!.winners;
    };
    expect(both({ p1: 50, p2: 75 })).toEqual(['p2', 'p1']);
    expect(both({ p1: 75, p2: 50 })).toEqual(['p1', 'p2']);
  });

  test('[RDA-CAMP-02, RDA-CAMP-04] what was used up in one mission can be used in the next', () => {
    const given = ended(timeOut, { played: [single] }).crew('prak', {
      usedMission: ['adrenalImplant'],
      usedRound: ['scan'],
      held: true,
      exposed: true,
      stunned: true,
    });
    const performed = given
      .ship(1, { declared: 'inCommand', usedMission: ['afterburners'], orbital: 'feint' })
      .ship(2, { orbital: 'lockOn' })
      .perform(missionBegins);
    const fresh = { usedMission: [], usedRound: [], held: false, exposed: false, stunned: false };
    expect(performed.crew('prak')).toMatchObject(fresh);
    expect(performed.ship(1)).toMatchObject({ declared: null, usedMission: [], armory: [] });
  });

  /** Alone against the Destiny Aurora, whose Medic and Commander are prisoners on the Icarus. */
  const robbed = () =>
    scene({ players: 1, campaign: 'crown', mission: 'random' })
      .crew('jayce', { aboard: 1, post: 'brig' })
      .crew('ilse', { aboard: 1, post: 'brig' })
      .stage('draft');

  test('[RDA-SOLO-03, RDA-DEC-23] at every mission the program’s ship has five again: the Renegade picks specialists for its empty stations from the pool', () => {
    const match = robbed().play();
    expect([match.asks, match.asked]).toEqual(['recruit', 'p1']);
    const able = match.offers();
    for (const id of able) {
      expect(crewCards[id as CrewId].specialties.some(each => each === 'commander' || each === 'communications')).toBe(
        true,
      );
    }
    match.choose('adira');
    expect(match.offers()).toEqual(['ouro']); // the only other who knows Communications
    match.choose('ouro');
    const crew = match.state.crew.filter(({ ship, aboard }) => ship === 2 && aboard === 2);
    expect(crew.map(({ id }) => id)).toEqual(['flibby', 'rovanna', 'dex', 'adira', 'ouro']);
    expect([match.crew('adira').post, match.crew('ouro').post]).toEqual(['commander', 'communications']);
    expect(match.ship(2).commander).toBe('adira'); // RDA-TACT-09
  });

  test('[RDA-SOLO-03] with the pool empty it goes on with fewer; nobody is picked for a player’s ship', () => {
    const short = robbed().with(state => {
      for (const id of ['adira', 'tomas', 'brakk', 'ouro', 'tinn'] as const) {
        state.crew.push({ ...state.crew.find(each => each.id === 'ilse')!, id });
      }
    });
    expect(short.perform(draft).asked).toEqual([]);
    const players = scene({ campaign: 'crown', mission: 'random' })
      .crew('jayce', { aboard: 1, post: 'brig' })
      .stage('draft');
    expect(players.perform(draft).asked).toEqual([]);
  });

  test('[RDA-SOLO-18, RDA-GEAR-17] whoever replaces a captive is given what its station carries, out of the box while there is one', () => {
    const landed = (gear: State['gear']) =>
      robbed()
        .crew('jayce', { cards: ['arcBlade'] })
        .crew('ilse', { cards: ['arcPistol'] })
        .ship(2, { armory: ['arcPistol'] })
        .docked(2, [-2, 13])
        .with(state => {
          state.gear = gear;
        })
        .perform(
          function* (t) {
            yield* draft(t);
            const posts = { adira: 'commander', ouro: 'communications' } as const;
            for (const id of ['adira', 'ouro'] as const) crewById(t.state, id).post = posts[id];
            coalitionDeploy(t, shipNo(t.state, 2));
          },
          'adira',
          'ouro',
        );
    const armsOf = ({ state }: ReturnType<typeof landed>) =>
      ['adira', 'dex', 'ouro', 'jayce', 'ilse'].map(id =>
        crewById(state as State, id as CrewId).cards.map(({ card }) => card),
      );
    const held = [['arcBlade'], ['arcPistol']];
    const box = landed({ draw: ['arcPistol', 'arcBlade', 'arcAxe'], discard: [] });
    expect(armsOf(box)).toEqual([['arcBlade'], ['arcPistol'], ['arcPistol'], ...held]);
    expect(box.state.gear).toEqual({ draw: ['arcAxe'], discard: [] });
    expect(box.crew('adira').cards[0]!.wielded).toBe(true);
    const sold = landed({ draw: ['arcPistol'], discard: ['arcBlade'] });
    expect(armsOf(sold)[0]).toEqual(['arcBlade']);
    expect(sold.state.gear.discard).toEqual([]);
    expect(armsOf(landed({ draw: [], discard: [] }))[0]).toEqual([]); // RDA-COMP-07: all of them are somewhere
  });

  test('[RDA-UPGRADE-06, RDA-SETUP-12] a single mission has no Shore Leave', () => {
    const performed = scene()
      .with(state => Object.assign(state, { result: won('renegade'), purses: { p1: 0, p2: 0 } }))
      .perform(missionEnds);
    expect(performed.state).toMatchObject({ over: true, shore: null });
  });

  test('[RDA-DATA-05, RDA-VAR-07] every title has missions enough for the longest campaign', () => {
    for (const title of ['crown', 'monolith', 'rust'] as const) {
      const own = missionIds.filter(id => (missions[id].campaigns as readonly CampaignId[]).includes(title));
      expect(own.length).toBeGreaterThanOrEqual(5);
      expect(begun({ campaign: title }).state.campaign).toMatchObject({ of: title, length: 3, ending: null });
    }
  });
});
