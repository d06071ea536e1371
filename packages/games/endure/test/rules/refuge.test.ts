import { describe, expect, test } from 'vitest';
import { loseResolve } from '../../src/rules/resolve/resolve.ts';
import { resolveTest } from '../../src/rules/resolve/resolve-tests.ts';
import { healthOf, survivorIds } from '../../src/rules/table.ts';
import { afterVisits, ended, goOn, inCampaign } from '../support/stay.ts';

describe('coming to the Refuge', () => {
  test('[ETS-CAMP-04, ETS-REFUGE-01, ETS-REFUGE-11] after a mission the players may visit it; its track starts at 4', () => {
    const played = ended(inCampaign()).play();
    expect([played.asks, played.asked, played.offers()]).toEqual(['campaign.rest', 'medic-a', ['refuge', 'onward']]);
    expect(played.choose('refuge').state.campaign!.refuge).toEqual({ track: 4, event: null, visited: [] });
    expect(played.state.phase).toBe('refuge');
  });

  test('[ETS-REFUGE-02, ETS-CAMP-05, ETS-CAMP-06, ETS-CAMP-07] whoever died may come back as somebody unused, never as itself', () => {
    const played = ended(inCampaign())
      .with(state => {
        state.survivors[1]!.status = 'dead';
        state.survivors[1]!.health = 0;
      })
      .play()
      .choose('refuge');
    expect([played.asks, played.asked]).toEqual(['refuge.replace', 'captain-a']);
    expect(played.offers()).not.toContain('captain-a');
    expect(played.offers()).not.toContain('marine-a');
    expect(played.offers()).toEqual(expect.arrayContaining(['captain-b', 'marine-b', 'technician-a', 'nobody']));
    played.choose('captain-b');
    expect(played.state.survivors.map(({ id }) => id)).toEqual(['medic-a', 'captain-b', 'marine-a']);
    expect(played.survivor('captain-b').seat).toBe('captain-a');
    expect(played.state.campaign!.used).toContain('captain-b');
  });

  test('[ETS-REFUGE-02] or its player does without: the seat is asked nothing more', () => {
    const played = ended(inCampaign())
      .with(state => {
        state.survivors[1]!.status = 'dead';
      })
      .play()
      .choose('refuge', 'nobody');
    expect(played.survivor('captain-a').status).toBe('dead');
    expect(played.asks).toBe('refuge.next');
    expect(played.offers()).toEqual(['medic-a', 'marine-a']);
  });

  test('[ETS-REFUGE-02, ETS-CAMP-06] with everybody used nobody can come', () => {
    const played = ended(inCampaign())
      .with(state => {
        state.survivors[1]!.status = 'dead';
        state.campaign!.used = [...survivorIds()];
      })
      .play()
      .choose('refuge');
    expect([played.asks, played.survivor('captain-a').status]).toEqual(['refuge.next', 'dead']);
  });

  test('[ETS-CAMP-16] a newcomer has full Health, 10 Resolve, three Resolve cards, a task and a Swarmer Leg', () => {
    const played = ended(inCampaign())
      .with(state => {
        state.survivors[1]!.status = 'dead';
      })
      .play()
      .choose('refuge', 'scout-a');
    const { health, resolve, resolveCards, accomplishment, injuries } = played.survivor('scout-a');
    expect([health, resolve, resolveCards.length, injuries]).toEqual([healthOf('scout-a'), 10, 3, []]);
    expect(resolveCards.every(({ shown }) => !shown)).toBe(true);
    expect(accomplishment).toMatchObject({ unlocked: false, count: 0 });
    expect(played.holds('scout-a')).toEqual(['swarmerLeg']);
  });

  test.each([
    [['swarmerLeg'], ['pistol']],
    [['swarmerLeg', 'pistol'], ['plasmaCutter']],
    [['swarmerLeg', 'pistol', 'plasmaCutter'], []],
  ])('[ETS-CAMP-16] with no %s free it gets %s', (taken, weapon) => {
    const played = afterVisits({ coming: ['accident'] })
      .survivor('medic-a', { health: 1 })
      .with(state => {
        for (const card of state.items.draw.filter(each => taken.includes(each))) {
          state.items.draw.splice(state.items.draw.indexOf(card), 1);
        }
      })
      .dice(1)
      .play()
      .choose('stay', 'scout-a');
    expect(played.holds('scout-a')).toEqual(weapon);
  });

  test('[ETS-REFUGE-03] Resolve cards that were turned up are discarded, and everybody draws back up to three', () => {
    const played = ended(inCampaign())
      .survivor('medic-a', { resolveCards: ['shown:fear', 'panic', 'shown:scream'] })
      .survivor('captain-a', { resolveCards: ['vertigo', 'startled', 'hoarder'] })
      .play()
      .choose('refuge');
    const [medic, captain] = played.state.survivors;
    expect(medic!.resolveCards.map(({ card }) => card)).toContain('panic');
    expect(medic!.resolveCards).toHaveLength(3);
    expect(medic!.resolveCards.some(({ shown }) => shown)).toBe(false);
    expect(captain!.resolveCards.map(({ card }) => card)).toEqual(['vertigo', 'startled', 'hoarder']);
    expect(played.state.resolveDeck.discard).toEqual(['fear', 'scream']);
  });

  test('[ETS-RDECK-02] when the Resolve deck is empty, the discards are shuffled', () => {
    const played = ended(inCampaign())
      .survivor('medic-a', { resolveCards: ['shown:fear', 'shown:panic', 'shown:scream'] })
      .with(({ resolveDeck, survivors: [, captain, marine] }) => {
        for (const each of [captain!, marine!]) {
          each.resolveCards = resolveDeck.draw.splice(-3).map(card => ({ card, shown: false }));
        }
        resolveDeck.discard.push(...resolveDeck.draw.splice(0));
      })
      .play()
      .choose('refuge');
    expect(played.survivor('medic-a').resolveCards).toHaveLength(3);
    expect(played.state.resolveDeck.discard).toEqual([]);
  });

  test('[ETS-RDECK-02, ETS-CAMP-16] where no card is left a newcomer comes without: neither Resolve cards nor a task', () => {
    const played = ended(inCampaign())
      .with(state => {
        state.survivors[1]!.status = 'dead';
        state.resolveDeck = { draw: ['panic'], discard: [] };
        state.accomplishments = { draw: [], discard: [] };
      })
      .play()
      .choose('refuge', 'scout-a');
    const { resolveCards, accomplishment } = played.survivor('scout-a');
    expect([resolveCards.map(({ card }) => card), accomplishment]).toEqual([['panic'], null]);
    expect(played.survivor('medic-a').resolveCards).toEqual([]);
  });

  test('[ETS-REFUGE-06] tasks that are not done are replaced, rewards that wait are kept', () => {
    const played = ended(inCampaign())
      .survivor('medic-a', { accomplishment: 'ninja' })
      .survivor('captain-a', { accomplishment: 'collector', unlocked: true })
      .with(({ survivors: [medic] }) => {
        medic!.accomplishment!.count = 1;
      })
      .play()
      .choose('refuge');
    expect(played.said('accomplishment.dealt')).toHaveLength(1);
    expect(played.survivor('medic-a').accomplishment).toMatchObject({ count: 0, unlocked: false });
    expect(played.survivor('captain-a').accomplishment).toMatchObject({ card: 'collector', unlocked: true });
  });
});

describe('new Resolve cards', () => {
  /** The Medic came with this Resolve and has drawn these cards at the Refuge. */
  function drew(resolve: number) {
    return afterVisits()
      .survivor('medic-a', { resolve, resolveCards: ['scream', 'vertigo', 'fear'] })
      .with(({ survivors: [medic] }) => {
        for (const card of medic!.resolveCards) card.waits = 'new';
      });
  }

  test('[ETS-REFUGE-04, ETS-REFUGE-05] above or equal to the Resolve they wait for the first failed test, then all fire', () => {
    const played = goOn(drew(6)).choose('leave', 'CG06');
    const [medic] = played.state.survivors;
    const cards = () => medic!.resolveCards.map(({ card, waits }) => [card, waits]);
    expect(cards()).toEqual([
      ['scream', 'failure'],
      ['vertigo', 'failure'],
      ['fear', undefined],
    ]);
    const shown = (dice: number[]) =>
      inCampaign()
        .survivor('medic-a', { resolve: 6, resolveCards: ['scream', 'vertigo', 'fear'] })
        .with(({ survivors: [by] }) => {
          by!.resolveCards[0]!.waits = 'failure';
          by!.resolveCards[1]!.waits = 'failure';
        })
        .dice(...dice)
        .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-01'))
        .state.survivors[0]!.resolveCards.filter(each => each.shown)
        .map(({ card }) => card);
    expect(shown([1, 2])).toEqual([]);
    expect(shown([6, 6])).toEqual(['scream', 'vertigo']);
  });

  test('[ETS-REFUGE-04] a loss without a test leaves them where they are', () => {
    const done = inCampaign()
      .survivor('medic-a', { resolve: 6, resolveCards: ['scream', 'vertigo'] })
      .with(({ survivors: [by] }) => {
        for (const card of by!.resolveCards) card.waits = 'failure';
      })
      .perform(t => loseResolve(t, t.state.survivors[0]!, 2, 'ETS-RESOLVE-10'));
    expect(done.survivor('medic-a').resolveCards.some(({ shown }) => shown)).toBe(false);
  });

  test('[ETS-REFUGE-05] at Resolve 0 the lost Health is the failure', () => {
    const done = inCampaign()
      .survivor('medic-a', { resolve: 0, resolveCards: ['scream'] })
      .with(({ survivors: [by] }) => {
        by!.resolveCards[0]!.waits = 'failure';
      })
      .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-RESOLVE-01'));
    expect(done.survivor('medic-a').resolveCards[0]!.shown).toBe(true);
  });

  test('[ETS-REFUGE-25] judged by the Resolve with which the next mission starts: Loved Ones can still help', () => {
    const waits = (resolve: number) =>
      goOn(drew(resolve))
        .choose('leave', 'CG06')
        .state.survivors[0]!.resolveCards.map(card => card.waits ?? '-');
    expect(waits(9)).toEqual(['-', '-', '-']);
    expect(waits(8)).toEqual(['failure', '-', '-']);
    const helped = drew(6).with(({ campaign }) => {
      campaign!.refuge!.visited = (['captain-a', 'marine-a'] as const).map(id => ({ id, place: null }));
    });
    const after = helped.dice(3, 4).play().choose('lovedOnes').state.survivors[0]!; // 6 + 2 = 8, the number of Scream
    expect([after.resolve, after.resolveCards.map(({ waits: each }) => each)]).toEqual([8, ['new', 'new', 'new']]);
  });

  test('[ETS-REFUGE-25, ETS-REFUGE-05] one that still waits for its failed test is judged anew by the Resolve of the next mission', () => {
    const waiting = (resolve: number) =>
      goOn(
        drew(resolve).with(({ survivors: [medic] }) => {
          for (const card of medic!.resolveCards) card.waits = 'failure';
        }),
      )
        .choose('leave', 'CG06')
        .state.survivors[0]!.resolveCards.map(card => card.waits ?? '-');
    expect([waiting(9), waiting(7)]).toEqual([
      ['-', '-', '-'],
      ['failure', '-', '-'],
    ]);
  });

  test('[ETS-REFUGE-25, ETS-REFUGE-04, ETS-REFUGE-05] a new card that a loss at the Refuge reaches waits for a failed test too', () => {
    const there = afterVisits({ coming: ['quarrel'] })
      .survivor('medic-a', { resolve: 9, resolveCards: ['scream', 'fear'] })
      .with(({ survivors: [medic] }) => {
        for (const card of medic!.resolveCards) card.waits = 'new';
      })
      .play()
      .choose('stay');
    const { resolve, resolveCards } = there.survivor('medic-a');
    expect([resolve, resolveCards.map(({ waits }) => waits)]).toEqual([8, ['new', 'new']]);
  });

  test('[ETS-REFUGE-04] a test that fails at the Refuge is none of the next mission: what waits for one goes on waiting', () => {
    const there = afterVisits({ coming: ['nightmares'] })
      .survivor('medic-a', { resolve: 6, resolveCards: ['scream'] })
      .with(({ survivors: [medic] }) => {
        medic!.resolveCards[0]!.waits = 'failure';
      })
      .dice(6, 6, 1, 1, 1, 1)
      .play()
      .choose('stay');
    const { resolve, resolveCards } = there.survivor('medic-a');
    expect([resolve, resolveCards[0]!.waits]).toEqual([5, 'failure']);
  });

  test('[ETS-RTAB-04, ETS-REFUGE-13] cards reached at the Refuge do nothing there and fire at the start of the next mission', () => {
    const there = afterVisits({ coming: ['quarrel'] })
      .survivor('medic-a', { resolve: 9, resolveCards: ['scream', 'fear'] })
      .play()
      .choose('stay');
    expect(there.survivor('medic-a').resolveCards.map(({ shown, waits }) => [shown, waits])).toEqual([
      [false, 'start'],
      [false, undefined],
    ]);
    expect(there.said('resolveCard.turned')).toEqual([]);
    const leaving = afterVisits()
      .survivor('medic-a', { resolve: 8, resolveCards: ['scream', 'fear'] })
      .with(({ survivors: [medic] }) => {
        medic!.resolveCards[0]!.waits = 'start';
      });
    const played = goOn(leaving).choose('leave', 'CG06');
    expect(played.survivor('medic-a').resolveCards[0]).toEqual({ card: 'scream', shown: true });
    expect(played.said('noise').length).toBeGreaterThan(0);
  });
});
