import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { endure, tally } from '../../src/index.ts';
import { itemDeck } from '../../src/rules/setup/decks.ts';
import { survivorIds } from '../../src/rules/table.ts';
import { setupSchema } from '../../src/setup.ts';
import type { CampaignId, State, SurvivorId } from '../../src/types.ts';
import { afterVisits, atRefuge, type Cast, ended, goOn, inCampaign } from '../support/stay.ts';

/** What is said against a set-up. */
function problemsWith(setup: unknown): string {
  const parsed = setupSchema.safeParse(setup);
  return parsed.success ? '' : parsed.error.issues.map(({ message }) => message).join(' ');
}

function begin(campaign: CampaignId, survivors: readonly SurvivorId[], variants = {}) {
  return Match.begin(
    endure,
    { mission: campaign, survivors: [...survivors], variants },
    { seed: seedFrom('a campaign') },
  );
}

/** The mission is won, and the players go straight on. */
function onward(cast: Cast, change: (state: State) => void = () => {}) {
  return goOn(ended(inCampaign(cast)).with(change)).choose('onward');
}

describe('what goes with the survivors', () => {
  test('[ETS-CAMP-01, ETS-CAMP-02] Health, Resolve, injuries and inventories; no weapons are dealt again', () => {
    const set = ended(inCampaign())
      .survivor('medic-a', { health: 3, resolve: 4, injuries: ['leg'], holding: ['shotgun', 'calmingRig'] })
      .survivor('captain-a', { holding: [] });
    const played = goOn(set).choose('onward', 'CG06');
    expect(played.state.mission).toBe('CG06');
    expect(played.survivor('medic-a')).toMatchObject({ health: 3, injuries: ['leg'] });
    expect(played.holds('medic-a')).toEqual(['shotgun', 'calmingRig']);
    expect(played.holds('captain-a')).toEqual([]);
    expect(played.survivor('medic-a').resolve).toBeLessThanOrEqual(4); // what is in view may have cost some
  });

  test('[ETS-CAMP-01, ETS-GAME-08] whoever left the map is back; all stand at the start of the new one', () => {
    const played = onward({}, ({ survivors }) => {
      survivors[0]!.status = 'left';
      survivors[1]!.lasting.push({ what: 'fade', until: 'nextTurn' });
      survivors[1]!.stun = 'out';
    }).choose('CG06');
    expect(played.state.survivors.map(({ status }) => status)).toEqual(['alive', 'alive', 'alive']);
    expect(played.state.survivors.every(({ zone }) => zone === played.zone(missions['CG06']!.start))).toBe(true);
    expect(played.survivor('captain-a')).toMatchObject({ lasting: [], stun: 'no' });
    expect([played.state.round, played.state.phase]).toEqual([1, 'survivors']);
  });

  test('[ETS-CAMP-15] the item deck is made anew from all cards that nobody carries', () => {
    const { state } = goOn(
      ended(inCampaign())
        .survivor('medic-a', { holding: ['shotgun'] })
        .with(({ items, removed, aside }) => {
          removed.push(...(items.draw.splice(0, 9).filter(card => !card.startsWith('noise')) as typeof removed));
          items.discard.push(...items.draw.splice(0, 9));
          aside['anything'] = [];
        }),
    );
    expect(state.removed).toEqual([]);
    expect(state.items.draw.length + state.items.discard.length + state.campaign!.offer.length).toBe(79);
    expect(state.phase).toBe('interlude');
  });

  test('[ETS-CAMP-15] the accomplishment deck is reshuffled, the event deck is that of the next mission', () => {
    const played = onward({}, ({ accomplishments, events }) => {
      accomplishments.discard.push(...accomplishments.draw.splice(0, 9));
      events.discard.push(...events.draw.splice(0));
    }).choose('CG05');
    expect(played.state.accomplishments.discard).toEqual([]);
    expect(played.state.events.draw.length).toBeGreaterThan(10);
  });

  test('[ETS-CAMP-15] what was given up at the Refuge stays out in the next mission', () => {
    const set = afterVisits().with(({ items, removed }) => {
      items.draw.splice(items.draw.indexOf('voidCannon'), 1);
      removed.push('voidCannon');
    });
    expect(goOn(set).choose('leave', 'CG06').state.removed).toContain('voidCannon');
  });

  test('[ETS-CAMP-15, ETS-VAR-33] crisis abilities are fresh in each mission, or spent for the whole campaign', () => {
    const used = (crisisUse: 'mission' | 'campaign') =>
      onward({ variants: { crisisUse } }, ({ survivors }) => {
        survivors[0]!.crisisUsed = true;
      })
        .choose('CG06')
        .state.survivors.map(({ crisisUsed }) => crisisUsed);
    expect(used('mission')).toEqual([false, false, false]);
    expect(used('campaign')).toEqual([true, false, false]);
  });

  test('[ETS-CAMP-17] if the Refuge is skipped, Resolve and accomplishment cards stay and nobody joins', () => {
    const set = ended(inCampaign())
      .survivor('medic-a', { resolveCards: ['shown:fear', 'panic'], accomplishment: 'ninja' })
      .with(({ survivors: [medic, , marine] }) => {
        medic!.accomplishment!.count = 1;
        marine!.status = 'dead';
        marine!.health = 0;
      });
    const played = goOn(set).choose('onward', 'CG06');
    const medic = played.survivor('medic-a');
    expect(medic.resolveCards[0]).toEqual({ card: 'fear', shown: true });
    expect(medic.resolveCards[1]!.card).toBe('panic');
    expect(medic.accomplishment).toMatchObject({ card: 'ninja', count: 1 });
    expect(played.state.survivors.map(({ id, status }) => [id, status])).toEqual([
      ['medic-a', 'alive'],
      ['captain-a', 'alive'],
      ['marine-a', 'dead'],
    ]);
  });

  test('[ETS-CAMP-05, ETS-CAMP-20] fewer than three go on: the row for 3, and Solomons on 2 to 3', () => {
    const played = onward({}, ({ survivors }) => {
      survivors[1]!.status = 'dead';
    }).choose('CG06');
    expect(played.state.crewSize).toBe(2);
    const faces: readonly string[] = [...missions['CG06']!.tokens[3]].sort();
    const laid = played.state.tokens.filter(({ spawned }) => !spawned).map(({ face }) => face);
    expect(laid.length + played.state.tally.revealed).toBeGreaterThanOrEqual(faces.length);
    expect(laid.every(face => faces.includes(face))).toBe(true);
    expect(played.match.waitingFor).not.toContain('captain-a');
  });

  test('[ETS-CAMP-18] a campaign can be saved between missions, with everything that carries over', () => {
    const survivors: SurvivorId[] = ['medic-a', 'captain-a', 'marine-a'];
    const { setup, state } = ended(inCampaign({ survivors })).survivor('medic-a', { health: 2, holding: ['shotgun'] });
    const match = Match.from(endure, setup, state, { seed: seedFrom('saved') });
    match.answer(match.waitingFor[0]!, 'refuge');
    const saved = JSON.parse(JSON.stringify([match.journal(), match.checkpoint()]));
    const loaded = Match.resume(endure, saved[0], { seed: seedFrom('saved') }, saved[1]);
    expect(loaded.state).toEqual(match.state);
    expect(loaded.decision!.name).toBe('refuge.next');
    expect(loaded.state.survivors[0]).toMatchObject({ health: 2, cards: [{ item: 'shotgun' }] });
  });
});

describe('the way', () => {
  test('[ETS-CAMP-03, ETS-CAMP-08] Best of a Terrible Situation: CG04, then CG06 or CG05 by choice, then CG07', () => {
    expect(begin('terrible', ['medic-b', 'captain-a', 'marine-a']).state.mission).toBe('CG04');
    const second = onward({});
    expect([second.asks, second.offers()]).toEqual(['campaign.next', ['CG06', 'CG05']]);
    expect(second.choose('CG05').state.campaign!.path).toEqual(['CG04', 'CG05']);
    expect(onward({ path: ['CG04', 'CG05'] }).state.campaign!.path).toEqual(['CG04', 'CG05', 'CG07']);
  });

  test('[ETS-CAMP-19, ETS-CAMP-03] the way taken changes later missions: CG07, CG10 and CG11', () => {
    expect(onward({ path: ['CG04', 'CG05'] }).state.mission).toBe('CG07+CG05');
    expect(onward({ path: ['CG04', 'CG06'] }).state.mission).toBe('CG07+CG06');
    expect(onward({ id: 'fire', path: ['CG08'] }).state.mission).toBe('CG10+CG08');
    expect(onward({ id: 'fire', path: ['CG09', 'CG10'] }).state.mission).toBe('CG11+CG09');
  });

  test('[ETS-CAMP-09] Into the Fire: CG08 or CG09 by choice, CG08 with an Engineer only, then CG10 and CG11', () => {
    const match = begin('fire', ['engineer-b', 'captain-a', 'marine-a']);
    expect(match.decision!.name).toBe('campaign.next');
    expect(match.askOf(match.waitingFor[0]!)!.options).toEqual(['CG08', 'CG09']);
    match.answer(match.waitingFor[0]!, 'CG09');
    expect([match.state.mission, match.state.campaign!.path]).toEqual(['CG09', ['CG09']]);
    expect(match.state.survivors.every(({ cards }) => cards.length === 1)).toBe(true);
    expect(begin('fire', ['medic-a', 'captain-a', 'marine-a']).state.mission).toBe('CG09');
    expect(onward({ id: 'fire', path: ['CG09'] }).state.campaign!.path.at(-1)).toBe('CG10');
  });

  test.each([
    ['sentry', ['CO12', 'CO13', 'CO14', 'CO15'], ['technician-b', 'captain-a', 'marine-a']],
    ['divided', ['ROP16', 'ROP17', 'ROP18', 'ROP19'], ['medic-b', 'captain-a', 'marine-a']],
  ] as const)('[ETS-CAMP-10, ETS-CAMP-11] %s: %s', (id, order, survivors) => {
    expect(begin(id, survivors).state.mission).toBe(order[0]);
    for (let at = 1; at < order.length; at++) {
      const played = onward({ id, survivors, path: order.slice(0, at) });
      expect(played.state.campaign!.path).toEqual(order.slice(0, at + 1));
    }
  });

  test('[ETS-ROP-1807, ETS-ROP-1903] reached in a campaign, ROP18 and ROP19 deal no weapons of their own', () => {
    for (const path of [
      ['ROP16', 'ROP17'],
      ['ROP16', 'ROP17', 'ROP18'],
    ]) {
      const played = onward({ id: 'divided', path });
      expect(played.state.survivors.every(({ cards }) => cards.length === 0)).toBe(true);
    }
  });

  test('[ETS-CAMP-08, ETS-CAMP-10, ETS-CAMP-11, ETS-CAMP-21] the class that a campaign needs is asked for when it starts', () => {
    const without = ['captain-a', 'marine-a', 'scout-a'];
    for (const mission of ['terrible', 'sentry', 'divided']) {
      expect(problemsWith({ mission, survivors: without })).toContain('ETS-CAMP-21');
    }
    expect(problemsWith({ mission: 'fire', survivors: without })).toBe('');
    expect(problemsWith({ mission: 'sentry', survivors: [...without, 'technician-b'] })).toBe('');
  });

  test('[ETS-CAMP-14, ETS-CAMP-21, ETS-MISSION-08] later only a class that the mission itself names, in either set', () => {
    const crew: SurvivorId[] = ['captain-a', 'marine-a', 'scout-a'];
    const next = (path: string[], survivors: SurvivorId[]) =>
      goOn(ended(inCampaign({ id: 'sentry', path, survivors })));
    expect(next(['CO12'], [...crew, 'technician-b']).offers()).toEqual(['refuge', 'onward']);
    expect(next(['CO12', 'CO13'], crew).offers()).toEqual(['refuge', 'onward']);
    const lacking = next(['CO12'], crew);
    expect([lacking.state.phase, lacking.asks]).toEqual(['refuge', 'refuge.next']);
  });
});

describe('the end', () => {
  test('[ETS-CAMP-13] a failed mission ends the campaign in defeat', () => {
    const played = goOn(ended(inCampaign({ path: ['CG04', 'CG06'] }), 'lost'));
    expect(played.outcome).toMatchObject({
      winners: [],
      reason: {
        key: 'campaign.lost',
        params: { mission: { key: 'mission.CG06' }, campaign: { key: 'campaign.terrible' } },
      },
    });
  });

  test('[ETS-CAMP-13] the last mission won is the campaign won, by everybody', () => {
    const played = goOn(
      ended(inCampaign({ path: ['CG04', 'CG06', 'CG07'] })).with(({ survivors }) => {
        survivors[1]!.status = 'dead';
      }),
    );
    expect(played.outcome).toEqual({
      winners: ['medic-a', 'captain-a', 'marine-a'],
      reason: { key: 'campaign.won', params: { campaign: { key: 'campaign.terrible' } } },
    });
    expect(tally(played.state as State)).toMatchObject({ missions: 3, deaths: 1 });
  });

  test('[ETS-CAMP-14] it is lost too if nobody of a class that a mission demands can be fielded', () => {
    const survivors: SurvivorId[] = ['captain-a', 'marine-a', 'scout-a'];
    const played = goOn(afterVisits({ id: 'sentry', path: ['CO12'], survivors })).choose('leave');
    expect(played.outcome).toMatchObject({
      winners: [],
      reason: { params: { mission: { key: 'mission.CO13' }, reason: { key: 'campaign.noClass' } } },
    });
  });

  test('[ETS-CAMP-14, ETS-CAMP-20] or if nobody at all is left', () => {
    const everybodyUsed = (state: State) => {
      state.campaign!.used = [...survivorIds()];
      for (const survivor of state.survivors) survivor.status = 'dead';
    };
    const played = goOn(atRefuge().with(everybodyUsed));
    expect(played.outcome).toMatchObject({ reason: { params: { reason: { key: 'campaign.nobody' } } } });
  });

  test('[ETS-VAR-25] or a lost mission may be played again, everybody as they came to it', () => {
    const survivors: SurvivorId[] = ['medic-a', 'captain-a', 'marine-a'];
    const match = begin('terrible', survivors, { campaignFail: 'retry' });
    const came = match.state.survivors.map(({ health, cards, resolveCards }) => [health, cards, resolveCards]);
    const state = structuredClone(match.state) as State;
    Object.assign(state, { result: 'lost', reason: 'lost.dead' });
    state.removed.push('shotgun', 'medKit1');
    state.items.discard.push(...state.items.draw.splice(0, 5));
    for (const item of ['shotgun', 'medKit1'] as const) state.items.draw.splice(state.items.draw.indexOf(item), 1);
    for (const survivor of state.survivors) Object.assign(survivor, { status: 'dead', health: 0, cards: [] });
    const lost = () => Match.from(endure, match.setup, state, { seed: seedFrom('again') });
    const again = lost();
    expect([again.decision!.name, again.outcome]).toEqual(['campaign.retry', undefined]);
    again.answer(again.waitingFor[0]!, 'again');
    expect(again.state.survivors.map(({ health, cards, resolveCards }) => [health, cards, resolveCards])).toEqual(came);
    expect([again.state.mission, again.state.campaign!.path, again.state.round]).toEqual(['CG04', ['CG04'], 1]);
    const { items, aside, removed, impossible } = again.state;
    const carried = again.state.survivors.flatMap(({ cards }) => cards.map(({ item }) => item));
    const everything = [...items.draw, ...items.discard, ...Object.values(aside).flat(), ...carried];
    expect(everything.sort()).toEqual([...itemDeck()].sort()); // whatever was lost or used up is in the deck again
    expect([items.discard, removed, impossible]).toEqual([[], [], null]);
    const given = lost();
    given.answer(given.waitingFor[0]!, 'giveUp');
    expect(given.outcome!.winners).toEqual([]);
  });
});

test('[ETS-CAMP-08, ETS-CAMP-09, ETS-CAMP-10, ETS-CAMP-11] every mission of a campaign is in the box', () => {
  for (const { stages } of Object.values(campaigns)) {
    for (const id of stages.flat()) expect(missions[id]).toBeDefined();
  }
});
