import { scene } from '@starboard/endure/testing';
import { Chance, copy, Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { resolveCards } from '../../src/cards/resolve-cards.ts';
import { endure } from '../../src/index.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import type { ResolveCardId, State, TokenFace } from '../../src/types.ts';
import { imagine, view } from '../../src/view.ts';

const crew = ['psychic-a', 'captain-a', 'technician-b'] as const;
const everybody = [...crew, 'spectator'];
const fresh = () => new Chance(seedFrom('what is hidden'));

/** A position with everything that can be hidden: tokens dealt and spawned, Resolve cards down and up, decks. */
function position(): State {
  return scene({ survivors: crew, mission: 'CG00' })
    .survivor('psychic-a', { at: 'REC.A', resolveCards: ['scream', 'panic', 'shown:fear'] })
    .survivor('captain-a', { at: 'CREW.w', resolveCards: ['startled', 'vertigo', 'suicidal'] })
    .token('5 swarmer', 'CREW.C')
    .token('4 icarus', 'CREW.C')
    .enemies('jaeger', 2, 'REC.D').state;
}

/** Ione looks at a token through the wall, in the middle of a match. */
function lookedAt() {
  return scene({ survivors: crew })
    .survivor('psychic-a', { at: 'REC.A' })
    .survivor('captain-a', { at: 'CREW.w' })
    .survivor('technician-b', { at: 'CREW.w' })
    .token('5 swarmer', 'REC.C')
    .token('4 icarus', 'LAB.B')
    .play();
}

describe('what is hidden', () => {
  test('[ETS-ODD-13, ETS-ODD-14] nobody sees what a token shows; everybody sees that and where it lies', () => {
    const state = position();
    for (const viewer of everybody) {
      const { tokens, pile } = view(state, viewer);
      expect(tokens.map(({ face }) => face)).toEqual([null, null, null, null, null]);
      expect(tokens.slice(3).map(({ zone }) => zone)).toEqual(['CREW.C', 'CREW.C']);
      expect(pile).toBe(state.pile.length);
    }
  });

  test('[ETS-ODD-13, ETS-RCARD-08] of a face-down Resolve card everybody sees the number, nobody the text, its owner neither', () => {
    const state = position();
    for (const viewer of everybody) {
      const [ione] = view(state, viewer).survivors;
      expect(ione!.resolveCards).toEqual([
        { number: 8, card: null, shown: false },
        { number: 6, card: null, shown: false },
        { number: 4, card: 'fear', shown: true },
      ]);
    }
  });

  test('[ETS-VAR-35] in a teaching game Resolve cards lie open', () => {
    const { state } = scene({ survivors: crew, variants: { hiddenResolve: 'open' } }).survivor('psychic-a', {
      resolveCards: ['scream', 'panic'],
    });
    for (const viewer of everybody) {
      expect(view(state, viewer).survivors[0]!.resolveCards.map(({ card }) => card)).toEqual(['scream', 'panic']);
    }
    const twin = copy(state);
    imagine(twin, 'psychic-a', fresh());
    expect(twin.survivors).toEqual(state.survivors);
  });

  test('[ETS-ODD-13] the order of no deck is sent, only how many cards are left', () => {
    const state = position();
    const { decks } = view(state, 'captain-a');
    const turned = copy(state);
    for (const deck of [turned.items, turned.events, turned.resolveDeck, turned.accomplishments]) deck.draw.reverse();
    turned.pile.reverse();
    for (const viewer of everybody) expect(view(turned, viewer)).toEqual(view(state, viewer));
    expect(decks.items).toBe(state.items.draw.length);
    expect(decks.events).toBe(state.events.draw.length);
    expect(decks.resolve).toBe(state.resolveDeck.draw.length);
    expect(decks.accomplishments).toBe(state.accomplishments.draw.length);
  });

  test('[ETS-ODD-14] inventories, tracks, injuries, accomplishments, noise, events and discards are open', () => {
    const { state } = scene({ survivors: crew })
      .survivor('captain-a', {
        at: 'REC.R',
        holding: ['shotgun', 'hullPlate'],
        health: 5,
        resolve: 4,
        injuries: ['leg'],
        accomplishment: 'ninja',
      })
      .noise('REC.R', 3)
      .event('lockdown')
      .with(({ items, removed, survivors, resolveDeck, accomplishments }) => {
        items.discard.push(items.draw.pop()!);
        removed.push('pistol');
        resolveDeck.discard.push(resolveDeck.draw.pop()!);
        accomplishments.discard.push(accomplishments.draw.pop()!);
        survivors[1]!.accomplishment!.count = 1;
      });
    for (const viewer of everybody) {
      const seen = view(state, viewer);
      const captain = seen.survivors[1]!;
      expect(captain).toMatchObject({ zone: 'REC.R', health: 5, fullHealth: 9, resolve: 4, injuries: ['leg'] });
      expect(captain.cards.map(({ item }) => item)).toEqual(['shotgun', 'hullPlate']);
      expect(captain.accomplishment).toMatchObject({ card: 'ninja', count: 1 });
      expect(seen.noises).toEqual([{ zone: 'REC.R', level: 3, lasts: false }]);
      expect(seen.event).toBe('lockdown');
      expect(seen.decks.itemDiscards).toEqual(state.items.discard);
      expect(seen.decks.resolveDiscards).toEqual(state.resolveDeck.discard);
      expect(seen.decks.accomplishmentDiscards).toEqual(state.accomplishments.discard);
      expect(seen.removed).toEqual(['pistol']);
    }
  });

  test('[ETS-ODD-15, ETS-CLASS-07] what a seat looked at is known to it alone, and stays face down', () => {
    const played = lookedAt();
    expect(played.offers()).toContain('token:1');
    played.choose('token:1');
    const faces = (viewer: string) => played.match.view(viewer).tokens.map(({ face }) => face);
    expect(faces('psychic-a')).toEqual(['5 swarmer', null]);
    for (const viewer of ['captain-a', 'technician-b', 'spectator']) expect(faces(viewer)).toEqual([null, null]);
    expect(played.count('swarmer')).toBe(0);
  });

  test('[ETS-ODD-15] what it learnt is whispered: the log of the others does not tell it', () => {
    const { match } = lookedAt().choose('token:1');
    const heard = (viewer: string) => match.logFor(viewer).map(({ key }) => key);
    expect(heard('psychic-a')).toContain('token.known');
    for (const viewer of ['captain-a', 'technician-b', 'spectator']) {
      expect(heard(viewer)).toContain('token.looked');
      expect(heard(viewer)).not.toContain('token.known');
      expect(JSON.stringify(match.logFor(viewer))).not.toContain('swarmer');
    }
  });

  test('[ETS-ODD-16] the number of a token tells nothing of its face: each face comes under each number', () => {
    const seen = new Map<number, Set<TokenFace>>();
    for (let game = 0; game < 60; game++) {
      const { state } = Match.begin(endure, { survivors: 3 }, { seed: seedFrom(`tokens ${game}`) });
      for (const { id, face } of state.tokens) seen.set(id, (seen.get(id) ?? new Set()).add(face));
    }
    expect([...seen.keys()]).toEqual([1, 2, 3]);
    for (const faces of seen.values()) expect(faces.size).toBe(3);
  });

  test('[ETS-ODD-16] positions that differ only in hidden things look the same', () => {
    const state = position();
    const other = copy(state);
    const [a, b] = other.tokens;
    other.tokens.splice(0, 2, { ...a!, face: b!.face }, { ...b!, face: a!.face });
    (other.survivors[0]!.resolveCards[0] as { card: ResolveCardId }).card = 'hoarder';
    for (const viewer of everybody) expect(view(other, viewer)).toEqual(view(state, viewer));
  });
});

describe('what a viewer imagines', () => {
  const twins = (viewer: string, count = 40) => {
    const chance = fresh();
    return Array.from({ length: count }, () => {
      const twin = position();
      twin.tokens[3]!.knownTo.push('psychic-a');
      imagine(twin, viewer, chance);
      return twin;
    });
  };

  test('[ETS-ODD-16] looks the same to it', () => {
    for (const viewer of everybody) {
      const state = position();
      state.tokens[3]!.knownTo.push('psychic-a');
      for (const twin of twins(viewer, 10)) expect(view(twin, viewer)).toEqual(view(state, viewer));
    }
  });

  test('[ETS-ODD-15] keeps what it has looked at and redraws the same token for the others', () => {
    const faces = (viewer: string) => new Set(twins(viewer).map(({ tokens }) => tokens[3]!.face));
    expect([...faces('psychic-a')]).toEqual(['5 swarmer']);
    expect(faces('captain-a').size).toBeGreaterThan(3);
  });

  test('[ETS-ODD-17] keeps to the open list: the tokens of the mission among themselves, the rest with the pile', () => {
    const dealt: readonly TokenFace[] = ['4 swarmer', '3 jaeger', '3 icarus'];
    for (const { tokens, pile } of twins('spectator')) {
      expect(new Set(tokens.slice(0, 3).map(({ face }) => face))).toEqual(new Set(dealt));
      const all = [...tokens.map(({ face }) => face), ...pile];
      expect(all.sort()).toEqual([...radarTokens.gep].sort());
    }
  });

  test('[ETS-RCARD-08] deals Resolve cards anew that have the same numbers, and leaves those that were turned', () => {
    const all = twins('psychic-a');
    const first = new Set(all.map(({ survivors }) => survivors[0]!.resolveCards[0]!.card));
    expect([...first].map(card => resolveCards[card].number)).toEqual([...first].map(() => 8));
    expect(first).toEqual(new Set(['scream', 'allAroundUs', 'hoarder']));
    for (const { survivors, resolveDeck } of all) {
      expect(survivors[0]!.resolveCards[2]).toEqual({ card: 'fear', shown: true });
      const cards = [...resolveDeck.draw, ...survivors.flatMap(each => each.resolveCards.map(({ card }) => card))];
      expect(new Set(cards).size).toBe(20);
    }
  });

  test('[ETS-ODD-13] has its decks in another order, with the same cards', () => {
    const state = position();
    const [twin] = twins('captain-a');
    for (const deck of ['items', 'events', 'accomplishments'] as const) {
      expect(twin![deck].draw).not.toEqual(state[deck].draw);
      expect([...twin![deck].draw].sort()).toEqual([...state[deck].draw].sort());
    }
  });

  test('tokens and Resolve cards stay the same things, for a rule may be holding one', () => {
    const state = position();
    const tokens = [...state.tokens];
    const cards = state.survivors.flatMap(survivor => survivor.resolveCards);
    imagine(state, 'captain-a', fresh());
    expect(state.tokens.every((token, at) => token === tokens[at])).toBe(true);
    expect(state.survivors.flatMap(each => each.resolveCards).every((card, at) => card === cards[at])).toBe(true);
  });
});
