import { scene } from '@starboard/endure/testing';
import { Chance, copy, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { bossDeck } from '../../src/rules/setup/decks.ts';
import type { ItemId, State } from '../../src/types.ts';
import { imagine, view } from '../../src/view.ts';
import { begin } from '../support/any-game.ts';
import { ended, inCampaign } from '../support/stay.ts';

const crew = ['psychic-a', 'captain-a', 'medic-a'] as const;
const everybody = [...crew, 'spectator'];

/** Nobody can tell these positions apart. */
function expectAlike(state: State, other: State): void {
  expect(other).not.toEqual(state);
  for (const viewer of everybody) expect(view(other, viewer)).toEqual(view(state, viewer));
}

function changed(state: State, change: (other: State) => void): State {
  const other = copy(state);
  change(other);
  return other;
}

/** What this viewer thinks possible. */
function imagined(state: State, viewer = 'captain-a', count = 60): State[] {
  const chance = new Chance(seedFrom('what may be'));
  return Array.from({ length: count }, () => changed(state, twin => imagine(twin, viewer, chance)));
}

function sorted<T>(list: readonly T[]): T[] {
  return [...list].sort();
}

/** All that is sent to anybody, as it goes over the wire. */
function sent(state: State): string {
  return everybody.map(viewer => JSON.stringify(view(state, viewer))).join();
}

describe('what missions hide', () => {
  test('[ETS-ODD-13, ETS-CG-0604] which of the three weapons of CG06 comes first: they lie face down', () => {
    const { state } = scene({ mission: 'CG06', survivors: crew });
    for (const viewer of everybody) expect(view(state, viewer).aside['stash']).toEqual({ count: 3, cards: null });
    expectAlike(
      state,
      changed(state, other => other.aside['stash']!.reverse()),
    );
    const twins = imagined(state);
    expect(new Set(twins.map(({ aside }) => aside['stash']!.at(-1))).size).toBe(3);
    for (const { aside } of twins) expect(sorted(aside['stash']!)).toEqual(sorted(state.aside['stash']!));
  });

  test('[ETS-ODD-14, ETS-MISSION-03] what is laid aside for all to see is open', () => {
    const { state } = scene({ mission: 'P20', survivors: crew });
    for (const viewer of everybody) expect(view(state, viewer).aside['locker']!.cards).toEqual(state.aside['locker']);
  });

  test('[ETS-ODD-13, ETS-ODD-14] the order of a boss’s deck; its Health, its mood, its discards and how many cards are left are open', () => {
    const { state } = scene({ survivors: crew })
      .boss('primus', 'CREW.A', { health: 15, hurt: 4, mood: 'torpor' })
      .with(({ bosses: [primus] }) => {
        primus!.deck = { draw: bossDeck('primus').filter(card => card !== 'torpor'), discard: [] };
        primus!.deck.discard.push(primus!.deck.draw.pop()!);
      });
    const { deck } = state.bosses[0]!;
    for (const viewer of everybody) {
      const [seen] = view(state, viewer).bosses;
      expect(seen).toMatchObject({ health: 15, left: 11, mood: 'torpor', deck: 18, discards: deck.discard });
    }
    expectAlike(
      state,
      changed(state, other => other.bosses[0]!.deck.draw.reverse()),
    );
    const tops = imagined(state).map(({ bosses }) => bosses[0]!.deck.draw);
    expect(new Set(tops.map(draw => draw.at(-1))).size).toBeGreaterThan(5);
    for (const draw of tops) expect(sorted(draw)).toEqual(sorted(deck.draw));
  });

  test('[ETS-ODD-13, ETS-ODD-16, ETS-CG-1105] under which of the first three tokens of CG11 the Titan is, and it may be any', () => {
    const { state } = begin({ mission: 'CG11', survivors: [...crew] }, 'where is the Titan');
    const titan = state.tokens.findIndex(({ face }) => face === '1 titan');
    const other = (titan + 1) % 3;
    expect(sent(state)).not.toContain('1 titan');
    expectAlike(
      state,
      changed(state, ({ tokens }) => {
        const faces = tokens.map(({ face }) => face);
        tokens[titan] = { ...tokens[titan]!, face: faces[other]! };
        tokens[other] = { ...tokens[other]!, face: faces[titan]! };
      }),
    );
    const places = imagined(state).map(({ tokens }) => tokens.find(({ face }) => face === '1 titan')!.id);
    expect(sorted([...new Set(places)])).toEqual([1, 2, 3]);
    const dealt = Array.from({ length: 30 }, (_, nth) =>
      begin({ mission: 'CG11', survivors: [...crew] }, `deal ${nth}`),
    );
    const numbers = dealt.map(match => match.state.tokens.find(({ face }) => face === '1 titan')!.id);
    expect(sorted([...new Set(numbers)])).toEqual([1, 2, 3]);
  });

  test('[ETS-ODD-13, ETS-CG-0706] the tokens that left CG07 unseen stay unseen, and may be any of the list', () => {
    const { state } = begin({ mission: 'CG07', after: 'CG06', survivors: [...crew] }, 'who left');
    expect(state.unseen).toHaveLength(2);
    expectAlike(
      state,
      changed(state, ({ tokens, unseen }) => {
        const [here, gone] = [tokens[0]!, unseen[0]!];
        tokens[0] = { ...here, face: gone.face };
        unseen[0] = { ...gone, face: here.face };
      }),
    );
    const twins = imagined(state);
    expect(new Set(twins.map(({ unseen }) => unseen[0]!.face)).size).toBeGreaterThan(4);
    const facesOf = ({ tokens, unseen }: State) => sorted([...tokens, ...unseen].map(({ face }) => face));
    for (const twin of twins) expect(facesOf(twin)).toEqual(facesOf(state));
  });

  test('[ETS-ODD-13, ETS-ROP-1904] in which shrine the Preacher is: nothing tells, for the die has still to fall', () => {
    const shown = Array.from({ length: 20 }, (_, nth) => {
      const { state } = begin({ mission: 'ROP19', survivors: [...crew] }, `shrines ${nth}`);
      const { bosses, objectives, figures } = view(state, 'captain-a');
      return JSON.stringify([bosses, objectives, figures, state.memory]);
    });
    expect(new Set(shown).size).toBe(1);
    const looked = (die: number) =>
      scene({ mission: 'ROP19', survivors: crew })
        .cleared()
        .survivor('captain-a', { at: 'SHR1.S' })
        .with(state => {
          const { draw } = state.bosses[0]!.deck;
          draw.push(...draw.splice(draw.indexOf('purge'), 1));
        })
        .dice(die, ...Array<number>(12).fill(1))
        .perform(lookAround);
    expect(looked(4).count('preacher', 'SHR1.S')).toBe(1);
    expect(looked(3).count('preacher')).toBe(0);
  });

  test('[ETS-ODD-14] the Loader, allies and whoever sleeps are there for all to see', () => {
    const { state } = scene({ mission: 'CO15', survivors: crew })
      .loader('REC.w', { pilot: 'captain-a', powered: true })
      .ally('sip', 'REC.w', { hurt: 1 });
    for (const viewer of everybody) {
      const { loader, allies, bosses } = view(state, viewer);
      expect(loader).toEqual({ zone: 'REC.w', pilot: 'captain-a', powered: true });
      expect(allies[0]).toMatchObject({ type: 'sip', zone: 'REC.w', left: 1 });
      expect(bosses[0]).toMatchObject({ status: 'hidden', sleepsIn: 'ROBO.R' });
    }
  });
});

describe('what campaigns hide', () => {
  test('[ETS-ODD-13, ETS-REFUGE-23] the order of the Refuge events', () => {
    const { state } = inCampaign({ survivors: crew });
    const { draw } = state.campaign!.events;
    for (const viewer of everybody) expect(view(state, viewer).campaign!.events).toBe(draw.length);
    expectAlike(
      state,
      changed(state, other => other.campaign!.events.draw.reverse()),
    );
    const tops = imagined(state).map(({ campaign }) => campaign!.events.draw.at(-1));
    expect(new Set(tops).size).toBeGreaterThan(5);
  });

  test('[ETS-ODD-13, ETS-REFUGE-16] what the Trading Post will have, until it is laid out: then it is open', () => {
    const before = inCampaign({ survivors: crew }).state;
    for (const viewer of everybody) expect(view(before, viewer).campaign!.offer).toEqual([]);
    const withNext = (item: ItemId) =>
      changed(before, ({ items: { draw } }) => draw.push(...draw.splice(draw.indexOf(item), 1)));
    expectAlike(withNext('powerCell'), withNext('medKit1'));
    const { match } = ended(inCampaign({ survivors: crew })).play();
    const { offer } = match.state.campaign!;
    expect(offer).toHaveLength(3);
    for (const viewer of everybody) expect(match.view(viewer).campaign!.offer).toEqual(offer);
  });

  test('[ETS-ODD-13, ETS-REFUGE-03, ETS-REFUGE-04] the text of Resolve cards drawn at the Refuge; their numbers are open', () => {
    const { match } = ended(inCampaign({ survivors: crew }))
      .survivor('captain-a', { resolveCards: ['shown:fear', 'shown:panic', 'startled'] })
      .play()
      .choose('refuge');
    const captain = match.state.survivors[1]!;
    expect(captain.resolveCards.map(({ waits }) => waits)).toEqual([undefined, 'new', 'new']);
    for (const viewer of everybody) {
      for (const shown of match.view(viewer).survivors[1]!.resolveCards) {
        expect(shown).toEqual({ number: expect.any(Number), card: null, shown: false });
      }
    }
    for (const { card } of captain.resolveCards) expect(sent(match.state)).not.toContain(`"${card}"`);
  });

  test('[ETS-ODD-13, ETS-VAR-25] the face-down cards with which everybody came to the mission', () => {
    const setup = { mission: 'terrible', survivors: [...crew], variants: { campaignFail: 'retry' } };
    const { state } = begin(setup, 'as they came');
    expect(state.campaign!.start.map(({ id }) => id)).toEqual([...crew]);
    const cards = state.campaign!.start.flatMap(({ resolveCards }) => resolveCards.map(({ card }) => card));
    expect(cards).toHaveLength(9);
    for (const card of cards) expect(sent(state)).not.toContain(`"${card}"`);
    for (const { campaign, survivors } of imagined(state, 'captain-a', 5)) {
      expect(campaign!.start.map(({ resolveCards }) => resolveCards)).toEqual(
        survivors.map(({ resolveCards }) => resolveCards),
      );
    }
  });
});

describe('what can be foreseen', () => {
  test('[ETS-ODD-16] nothing of the seed is in a position or in what is sent of it', () => {
    const seed = seedFrom('not to be known');
    const { state } = begin({ survivors: [...crew] }, 'not to be known');
    expect(JSON.stringify(state)).not.toContain(seed);
    expect(sent(state)).not.toContain(seed);
  });

  test('[ETS-ODD-15] a token that somebody has looked at is still a secret to the others in every mission', () => {
    for (const mission of ['CG11', 'CO15', 'ROP19']) {
      const { state } = scene({ mission, survivors: crew });
      state.tokens[0]!.knownTo.push('psychic-a');
      const faces = (viewer: string) => view(state, viewer).tokens.map(({ face }) => face);
      expect(faces('psychic-a')[0]).toBe(state.tokens[0]!.face);
      for (const viewer of ['captain-a', 'medic-a', 'spectator'])
        expect(faces(viewer).every(each => each === null)).toBe(true);
      expect(new Set(imagined(state, 'psychic-a', 10).map(({ tokens }) => tokens[0]!.face)).size).toBe(1);
      expect(new Set(imagined(state, 'captain-a').map(({ tokens }) => tokens[0]!.face)).size).toBeGreaterThan(1);
    }
  });
});
