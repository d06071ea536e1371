import { Chance, seedFrom } from '@starboard/kernel';
import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { renegades } from '../../src/index.ts';
import { missionBegins } from '../../src/rules/mission/begins.ts';
import { scanContainer } from '../../src/rules/surface/search.ts';
import { crewById } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';
import { begun, goOn } from '../support/rounds.ts';

const seenBy = (state: Readonly<State>, viewer: string) => renegades.view(state as State, viewer);

describe('bounties', () => {
  test('[RDA-BOUNTY-01, RDA-BOUNTY-02, RDA-RUL-29] each player draws one at random, on crew of the other faction that is in play, and no two the same', () => {
    const drawn = new Set<string>();
    for (let nth = 0; nth < 12; nth++) {
      const match = begun({}, `bounty ${nth}`);
      const [first, second] = match.state.bounties;
      expect([first!.seat, second!.seat]).toEqual(['p1', 'p2']);
      expect(match.crew(first!.crew).faction).toBe('coalition');
      expect(match.crew(second!.crew).faction).toBe('renegade');
      drawn.add(first!.crew);
    }
    expect(drawn.size).toBeGreaterThan(2);
    for (let nth = 0; nth < 8; nth++) {
      const { bounties } = begun({ players: 4 }, `bounties ${nth}`).state;
      expect(new Set(bounties.map(({ crew }) => crew)).size).toBe(4);
    }
  });

  test('[RDA-BOUNTY-03, RDA-DEC-01] only its owner knows it, until it is met', () => {
    const { state } = begun();
    const [own] = state.bounties;
    expect(seenBy(state, 'p1').bounties[0]).toMatchObject({ crew: own!.crew });
    for (const viewer of ['p2', 'spectator']) expect(seenBy(state, viewer).bounties[0]).not.toHaveProperty('crew');
    const met = { ...state, bounties: [{ ...own!, met: true }] };
    expect(seenBy(met, 'p2').bounties[0]).toMatchObject({ crew: own!.crew });
    expect(
      begun()
        .said('bounty.drawn')
        .map(({ to }) => to),
    ).toEqual([['p1'], ['p2']]);
  });

  test('[RDA-BOUNTY-03, RDA-DEC-01] or a teammate to whom it is shown', () => {
    const match = begun({ players: 4 });
    expect([match.asks, match.asked]).toEqual(['showBounty', 'p1']);
    match.choose('show');
    const [own] = match.state.bounties;
    const knows = ['p1', 'p2', 'p3', 'p4'].map(seat => 'crew' in seenBy(match.state, seat).bounties[0]!);
    expect(knows).toEqual([true, true, false, false]);
    expect(match.said('bounty.shown')).toMatchObject([
      { to: ['p1', 'p2'], params: { crew: { key: `crew.${own!.crew}` } } },
    ]);
    match.choose('keep');
    expect('crew' in seenBy(match.state, 'p1').bounties[1]!).toBe(false);
  });
});

describe('a bounty that is met', () => {
  const met = (shownTo?: readonly string[]) =>
    scene({ players: 4 }).with(state => {
      state.bounties = [{ seat: 'p1', crew: 'jayce', met: true, ...(shownTo && { shownTo }) }];
    }).state;

  test('[RDA-BOUNTY-03, RDA-DEC-01, RDA-BOUNTY-09] is known to all; whether it was shown before, to its owner and the teammate alone', () => {
    for (const viewer of ['p3', 'p4', 'spectator']) {
      expect(seenBy(met(['p2']), viewer).bounties).toEqual([{ seat: 'p1', crew: 'jayce', met: true }]);
    }
    for (const viewer of ['p1', 'p2']) {
      expect(seenBy(met(['p2']), viewer).bounties[0]).toMatchObject({ crew: 'jayce', shownTo: ['p2'] });
      expect(seenBy(met(), viewer).bounties[0]).not.toHaveProperty('shownTo');
    }
  });

  test('[RDA-BOUNTY-03, RDA-DEC-01] so that whoever imagines the rest keeps whom it is on, and not whether it was shown', () => {
    const guesses = (viewer: string) =>
      Array.from({ length: 20 }, (_, nth) => {
        const guess = structuredClone(met(['p2']));
        renegades.imagine(guess, viewer, new Chance(seedFrom(`guess ${nth}`)));
        expect(guess.bounties[0]).toMatchObject({ seat: 'p1', crew: 'jayce', met: true });
        return guess.bounties[0]!.shownTo !== undefined;
      });
    for (const viewer of ['p3', 'spectator']) expect(new Set(guesses(viewer))).toEqual(new Set([true, false]));
    for (const viewer of ['p1', 'p2']) expect(new Set(guesses(viewer))).toEqual(new Set([true]));
  });
});

describe('where something is hidden', () => {
  const guesses = (state: State, viewer: string) =>
    Array.from({ length: 40 }, (_, nth) => {
      const guess = structuredClone(state);
      renegades.imagine(guess, viewer, new Chance(seedFrom(`guess ${nth}`)));
      return guess;
    });
  const hidingPlace = (tokens: 'containers' | 'salvage') => (state: State) =>
    state[tokens].findIndex(({ token }) => token === state.parameters.at(-1)!.under!.token);
  const distinct = <T>(list: readonly T[]) => [...new Set(list)].sort();
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];

  test('[RDA-DEC-04, RDA-DEC-02] whoever has looked into the container that hides a parameter keeps it there; the others might find it in any', () => {
    const { state } = begun({ mission: 'stowawayCipher', clock: 'quick' });
    const position = structuredClone(state) as State;
    const place = hidingPlace('containers')(position);
    position.containers[place]!.seenBy.push('p1');
    position.containers.push({ token: position.containerBag.pop()!, cell: 0, seenBy: [] }); // dropped later, E19
    expect(distinct(guesses(position, 'p1').map(hidingPlace('containers')))).toEqual([place]);
    expect(distinct(guesses(position, 'p2').map(hidingPlace('containers')))).toEqual(all);
    position.containers[place]!.seenBy = [];
    const other = (place + 1) % 9;
    position.containers[other]!.seenBy.push('p1');
    expect(distinct(guesses(position, 'p1').map(hidingPlace('containers')))).toEqual(all.filter(at => at !== other));
  });

  test('[RDA-DEC-04] a scan of salvage tells nothing about what is hidden under it', () => {
    const { state } = begun({ mission: 'salvageTheArgosy', clock: 'quick' });
    const position = structuredClone(state) as State;
    position.salvage[hidingPlace('salvage')(position)]!.seenBy.push('p1');
    position.salvage.push({ token: position.salvageBag.pop()!, cell: 0, seenBy: [] }); // a fighter was destroyed there
    expect(distinct(guesses(position, 'p1').map(hidingPlace('salvage')))).toEqual(all);
  });
});

describe('what is hidden', () => {
  test('[RDA-DEC-02] the face of a token is for those who have looked', () => {
    const { state } = scene().container(7, [6, 12]).salvage(3, [4, 12]);
    state.containers[0]!.seenBy.push('p2');
    const { cell } = state.containers[0]!;
    expect(seenBy(state, 'p2').containers[0]).toEqual({ cell, seenBy: ['p2'], token: 7 });
    expect(seenBy(state, 'p1').containers[0]).toEqual({ cell, seenBy: ['p2'] });
    expect(seenBy(state, 'p2').salvage[0]).toEqual({ cell: state.salvage[0]!.cell, seenBy: [] });
  });

  test('[RDA-DEC-02, RDA-SEARCH-09] everybody sees who has scanned a token, and nobody else what it is', () => {
    const views = (token: number) => {
      const { state } = scene()
        .crew('maeve', { at: [3, 12] })
        .container(token, [3, 13])
        .dice(5, 5, 5, 5)
        .perform(t => scanContainer(t, crewById(t.state, 'maeve'), t.state.containers[0]!));
      return ['p1', 'p2', 'spectator'].map(viewer => seenBy(state, viewer));
    };
    const [own, other, watching] = views(21);
    expect(own!.containers[0]).toMatchObject({ token: 21, scannedBy: ['crew:maeve'] });
    expect(other!.containers[0]).toMatchObject({ seenBy: ['p1'], scannedBy: ['crew:maeve'] });
    const [, otherAnew, watchingAnew] = views(7);
    expect(otherAnew).toEqual(other);
    expect(watchingAnew).toEqual(watching);
  });

  test('[RDA-DEC-03] nobody sees the order of a deck or what is in the bags, everybody sees discards', () => {
    const { state } = begun({ campaign: 'any' });
    state.gear.discard.push('arcAxe');
    const view = seenBy(state, 'p1');
    expect(view.piles.gear).toEqual({ left: state.gear.draw.length, discard: ['arcAxe'] });
    for (const field of ['containerBag', 'salvageBag', 'gear', 'events', 'enemies', 'upgradeDeck']) {
      expect(view).not.toHaveProperty(field);
    }
    expect(view.campaign).not.toHaveProperty('missions');
  });

  test('[RDA-DEC-03, RDA-DEC-01] whoever imagines the rest gets other decks, but keeps what is known', () => {
    const match = goOn(begun({ players: 4 }), each => each.asks !== 'showBounty');
    const guess = structuredClone(match.state) as State;
    renegades.imagine!(guess, 'p1', new Chance(seedFrom('a guess')));
    expect(guess.events.draw).not.toEqual(match.state.events.draw);
    expect([...guess.events.draw].sort()).toEqual([...match.state.events.draw].sort());
    expect(guess.bounties[0]).toEqual(match.state.bounties[0]);
    expect(guess.crew).toEqual(match.state.crew);
  });

  test('[RDA-DEC-05] positions, wounds, damage, cards, digits and prisoners are open to all', () => {
    const { state } = scene()
      .crew('prak', { at: [3, 12], wounds: 2, cards: ['ionPistol'], stealth: true })
      .crew('dex', { aboard: 1, post: 'brig' })
      .ship(2, { damage: 3, orbital: 'feint' })
      .with(each => Object.assign(each, { purses: { p1: 70, p2: 20 } }));
    for (const viewer of ['p1', 'p2', 'spectator']) {
      const view = seenBy(state, viewer);
      expect(view.crew).toEqual(state.crew);
      expect(view.ships).toEqual(state.ships);
      expect(view.purses).toEqual({ p1: 70, p2: 20 });
    }
  });
});

test('[RDA-DEC-27] what brought something hidden to light cannot be taken back', () => {
  const performed = scene().dice(6, 1).perform(missionBegins);
  expect(performed.table.revealed).toBe(true);
});
