import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, Opening, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { resolveCards } from '../../src/cards/resolve-cards.ts';
import { loseResolve, regainResolve } from '../../src/rules/resolve/resolve.ts';
import { prepare } from '../../src/rules/setup/index.ts';
import { actionsOf } from '../../src/rules/turn/actions.ts';
import { setupSchema } from '../../src/setup.ts';
import type { Endure, ResolveCardId, Survivor } from '../../src/types.ts';
import { view } from '../../src/view.ts';

const crew = ['engineer-b', 'medic-b', 'scout-b'] as const;

/** The Engineer with everybody else far away, out of sight. */
function engineerAlone(role: Parameters<Scene['survivor']>[1], cast: Parameters<typeof scene>[0] = {}): Scene {
  return scene({ survivors: crew, ...cast })
    .survivor('engineer-b', { at: 'CREW.w', ...role })
    .survivor('medic-b', { at: 'LAB.B' })
    .survivor('scout-b', { at: 'LAB.B' });
}

function lose(amount: number) {
  return (t: Endure) => loseResolve(t, t.state.survivors[0]!, amount, 'ETS-RESOLVE-05');
}

const oneTime: readonly ResolveCardId[] = [
  'peripheryFright',
  'scream',
  'contagiousPanic',
  'breakdown',
  'vertigo',
  'suicidal',
  'frighteningBehaviour',
  'panic',
  'startled',
];
const lasting: readonly ResolveCardId[] = [
  'allAroundUs',
  'claustrophobia',
  'nyctophobia',
  'eremophobia',
  'hoarder',
  'uncontrollableShaking',
  'fear',
  'memoryLoss',
  'acuteStress',
  'barophobia',
  'iatrophobia',
];

describe('when Resolve cards are turned up', () => {
  test('[ETS-RCARD-01] a card is carried out at once when Resolve comes to equal its number', () => {
    const given = () => engineerAlone({ resolve: 10, resolveCards: ['scream'] });
    expect(given().perform(lose(1)).noiseIn('CREW.w')).toBe(0);
    expect(given().perform(lose(1)).survivor('engineer-b').resolveCards[0]!.shown).toBe(false);
    expect(given().perform(lose(2)).noiseIn('CREW.w')).toBe(4);
    expect(given().perform(lose(2)).survivor('engineer-b').resolveCards[0]!.shown).toBe(true);
  });

  test('[ETS-RCARD-01] also when Resolve rises to its number', () => {
    const performed = engineerAlone({ resolve: 6, resolveCards: ['scream'] }).perform(t =>
      regainResolve(t, t.state.survivors[0]!, 2, 'ETS-ADECK-01'),
    );
    expect(performed.noiseIn('CREW.w')).toBe(4);
  });

  test('[ETS-RCARD-02] a number that is jumped over counts as reached', () => {
    const performed = engineerAlone({ resolve: 9, resolveCards: ['scream'] }).perform(lose(2));
    expect(performed.survivor('engineer-b').resolve).toBe(7);
    expect(performed.noiseIn('CREW.w')).toBe(4);
  });

  test('[ETS-RCARD-02] but not one that lay above before', () => {
    const performed = engineerAlone({ resolve: 8, resolveCards: ['scream'] }).perform(lose(2));
    expect(performed.survivor('engineer-b').resolveCards[0]!.shown).toBe(false);
  });

  test('[ETS-VAR-07] or only a number that is met exactly', () => {
    const given = () =>
      engineerAlone({ resolve: 9, resolveCards: ['scream'] }, { variants: { resolveCardTrigger: 'exact' } });
    expect(given().perform(lose(2)).noiseIn('CREW.w')).toBe(0);
    expect(given().perform(lose(1)).noiseIn('CREW.w')).toBe(4);
  });

  test('[ETS-VAR-07] two that are met exactly are both carried out, though the first costs more Resolve', () => {
    const variants = { resolveCardTrigger: 'exact' } as const;
    const performed = engineerAlone({ at: 'CREW.B', resolve: 7, resolveCards: ['panic', 'vertigo'] }, { variants })
      .enemies('swarmer', 1, 'CREW.B')
      .enemies('jaeger', 1, 'CREW.s')
      .dice(6, 6)
      .perform(lose(1));
    expect(performed.survivor('engineer-b').resolve).toBe(5);
    expect(performed.survivor('engineer-b').resolveCards.map(({ shown }) => shown)).toEqual([true, true]);
  });

  test('[ETS-RCARD-03] cards reached by one loss are carried out from the highest number down', () => {
    const performed = engineerAlone({ resolve: 10, resolveCards: ['scream', 'peripheryFright'] })
      .dice('E')
      .perform(lose(2));
    expect(performed.zoneOf('engineer-b')).toBe('CREW.x');
    expect(performed.noiseIn('CREW.x')).toBe(4);
    expect(performed.noiseIn('CREW.w')).toBe(0);
  });

  test('[ETS-RCARD-03, ETS-VAR-35] equal numbers in the order that their owner chooses, where the cards are known', () => {
    const given = () =>
      engineerAlone(
        { resolve: 10, holding: ['shotgun'], resolveCards: ['startled', 'peripheryFright'] },
        { variants: { hiddenResolve: 'open' } },
      ).dice('E');
    const noiseFirst = given().perform(lose(1), 'startled');
    expect(noiseFirst.asked).toEqual(['resolveCard.first']);
    expect(noiseFirst.noiseIn('CREW.w')).toBe(3);
    expect(given().perform(lose(1), 'peripheryFright').noiseIn('CREW.x')).toBe(3);
  });

  test('[ETS-RCARD-03, ETS-RCARD-08] nobody is asked which of two face-down cards is turned first', () => {
    const performed = engineerAlone({ resolve: 10, resolveCards: ['startled', 'peripheryFright'] })
      .dice('E')
      .perform(lose(1));
    expect(performed.asked).toEqual([]);
    expect(performed.survivor('engineer-b').resolveCards.map(({ shown }) => shown)).toEqual([true, true]);
  });

  test('[ETS-RCARD-04] nine cards act once', () => {
    const found = (Object.keys(resolveCards) as ResolveCardId[]).filter(card => resolveCards[card].once !== undefined);
    expect(found.sort()).toEqual([...oneTime].sort());
  });

  test('[ETS-RCARD-05] eleven cards last', () => {
    const found = (Object.keys(resolveCards) as ResolveCardId[]).filter(
      card => resolveCards[card].lasting !== undefined || resolveCards[card].turnStarts !== undefined,
    );
    expect(found.sort()).toEqual([...lasting].sort());
  });

  test('[ETS-RCARD-06] a one-time card is spent: it stays face up and does not act again', () => {
    const performed = engineerAlone({ resolve: 3, resolveCards: ['suicidal'] }).perform(function* (t) {
      const by = t.state.survivors[0]!;
      yield* loseResolve(t, by, 1, 'ETS-RESOLVE-05');
      yield* regainResolve(t, by, 1, 'ETS-ADECK-01');
      yield* loseResolve(t, by, 1, 'ETS-RESOLVE-05');
    });
    expect(performed.survivor('engineer-b').health).toBe(7);
    expect(performed.survivor('engineer-b').resolveCards).toEqual([{ card: 'suicidal', shown: true }]);
  });

  test('[ETS-RCARD-07] a lasting card is in force from its number on, also when Resolve rises again', () => {
    const performed = engineerAlone({ resolve: 6, resolveCards: ['memoryLoss'] })
      .turnOf('engineer-b')
      .perform(function* (t) {
        const by = t.state.survivors[0]!;
        const before = isAbleToWeld(t, by);
        yield* loseResolve(t, by, 1, 'ETS-RESOLVE-05');
        const reached = isAbleToWeld(t, by);
        yield* regainResolve(t, by, 3, 'ETS-ADECK-01');
        return [before, reached, isAbleToWeld(t, by)];
      });
    expect(performed.result).toEqual([true, false, false]);
  });

  test('[ETS-RCARD-08] the owner sees the number of a face-down card, not its text', () => {
    const { state } = engineerAlone({ resolveCards: ['scream', 'shown:fear'] });
    expect(view(state, 'engineer-b').survivors[0]!.resolveCards).toEqual([
      { number: 8, card: null, shown: false },
      { number: 4, card: 'fear', shown: true },
    ]);
  });

  test('[ETS-RCARD-09] a move forced by a card needs no check', () => {
    const performed = engineerAlone({ resolve: 10, resolveCards: ['peripheryFright'] })
      .enemies('swarmer', 1, 'CREW.w')
      .dice('E')
      .perform(lose(1));
    expect(performed.zoneOf('engineer-b')).toBe('CREW.x');
  });

  test('[ETS-RCARD-10] a card that fires in the middle of an action is carried out first, then the action goes on', () => {
    const played = engineerAlone({ at: 'CREW.A', resolve: 9, resolveCards: ['scream'] })
      .event('gravityFailure')
      .enemies('swarmer', 1, 'REC.R')
      .turnOf('engineer-b')
      .dice(6, 6)
      .play()
      .choose('move:CREW.w');
    expect(played.noiseIn('CREW.w')).toBe(4);
    expect(played.asks).toBe('move.on');
    played.choose('go:CREW.x');
    expect(played.survivor('engineer-b').turn.actions).toBe(2);
  });

  test('[ETS-RCARD-10] unless it cannot go on', () => {
    const played = engineerAlone({ at: 'CREW.A', resolve: 4, resolveCards: ['breakdown'] })
      .event('gravityFailure')
      .enemies('swarmer', 1, 'REC.R')
      .turnOf('engineer-b')
      .dice(6, 6)
      .play()
      .choose('move:CREW.w');
    expect(played.zoneOf('engineer-b')).toBe('CREW.w');
    expect(played.survivor('engineer-b').turn.actions).toBe(0);
    expect(played.asked).toBe('medic-b');
  });

  test('[ETS-ODD-02] cards that bite at the start of a turn do so in the order their owner chooses', () => {
    const given = () =>
      scene({ survivors: crew })
        .survivor('engineer-b', { resolve: 8, resolveCards: ['shown:claustrophobia', 'shown:nyctophobia'] })
        .enemies('swarmer', 2, 'CREW.w')
        .event('blackout')
        .dice(4, 3)
        .play();
    expect(given().asks).toBe('resolveCard.order');
    const testFirst = given().choose(['claustrophobia', 'nyctophobia']);
    expect(testFirst.survivor('engineer-b').resolve).toBe(7);
    const lossFirst = given().choose(['nyctophobia', 'claustrophobia']);
    expect(lossFirst.survivor('engineer-b').resolve).toBe(6);
  });
});

describe('the Resolve deck', () => {
  test('[ETS-RDECK-02] with 6 survivors 18 of the 20 cards are dealt', () => {
    const survivors = ['captain-a', 'marine-a', 'medic-a', 'scout-a', 'engineer-a', 'psychic-a'];
    const setup = setupSchema.parse({ mission: 'CG00', survivors });
    const state = prepare(
      setup,
      new Opening(
        survivors.map(id => ({ id })),
        new Chance(seedFrom('six')),
      ),
    );
    const dealt = state.survivors.flatMap(({ resolveCards: cards }) => cards.map(({ card }) => card));
    expect(dealt).toHaveLength(18);
    expect(new Set([...dealt, ...state.resolveDeck.draw])).toEqual(new Set([...oneTime, ...lasting]));
    expect(state.resolveDeck.draw).toHaveLength(2);
  });

  const numbers: { readonly [C in ResolveCardId]: number } = {
    peripheryFright: 9,
    startled: 9,
    barophobia: 9,
    scream: 8,
    allAroundUs: 8,
    hoarder: 8,
    contagiousPanic: 7,
    claustrophobia: 7,
    nyctophobia: 7,
    vertigo: 6,
    panic: 6,
    eremophobia: 6,
    frighteningBehaviour: 5,
    uncontrollableShaking: 5,
    memoryLoss: 5,
    fear: 4,
    acuteStress: 4,
    breakdown: 3,
    iatrophobia: 3,
    suicidal: 2,
  };

  test.each(Object.entries(numbers))('[ETS-RDECK-01] the number of %s is %i', (card, number) => {
    expect(resolveCards[card as ResolveCardId].number).toBe(number);
  });
});

function isAbleToWeld(t: Endure, by: Survivor): boolean {
  return actionsOf(t.state, by).some(({ key }) => key === 'active');
}
