import { Chance, copy, Match, randomAnswer, seedFrom, showDecision, type Text } from '@starboard/kernel';
import { checkUses } from '@starboard/kernel/text';
import { expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { endure, type State, sensibleBot, tally, texts } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { itemDeck, resolveDeck } from '../../src/rules/setup/decks.ts';
import type { CampaignId, SurvivorId } from '../../src/types.ts';

const crews: { readonly [C in CampaignId]: readonly SurvivorId[] } = {
  terrible: ['medic-a', 'captain-a', 'marine-b'],
  fire: ['engineer-b', 'captain-a', 'scout-a', 'medic-b'],
  sentry: ['technician-a', 'marine-a', 'psychic-b', 'engineer-a', 'scout-b', 'medic-a'],
  divided: ['medic-b', 'psychic-a', 'captain-b', 'marine-a', 'technician-b'],
};

/** The switches of campaigns, each either way. */
const switches = [
  {},
  { refugeZero: 'immediate', refugeEvent: 'everyRound', crisisUse: 'campaign', campaignFail: 'retry' },
];

const told = new Map<string, Text>();

function hear({ key, params = {} }: Text): void {
  told.set(`${key} ${Object.keys(params).join()}`, { key, params });
}

function hearQuestion(match: Match): void {
  const { prompt, ask } = showDecision(match, match.waitingFor[0]!)!;
  hear(prompt);
  for (const { label } of ask?.options ?? []) hear(label);
  for (const { label, reason } of ask?.blocked ?? []) for (const text of [label, reason]) hear(text);
}

/** Item and Resolve cards of which there are too many, or between missions too few. */
function wrongCards(state: Readonly<State>): string[] {
  const { items, removed, survivors, aside, campaign, resolveDeck: minds, phase } = state;
  const found = [
    ...items.draw,
    ...items.discard,
    ...removed,
    ...Object.values(aside).flat(),
    ...campaign!.offer,
    ...survivors.flatMap(({ cards }) => cards.map(({ item }) => item)),
  ];
  const thoughts = [
    ...minds.draw,
    ...minds.discard,
    ...survivors.flatMap(({ resolveCards }) => resolveCards.map(({ card }) => card)),
  ];
  const isQuiet = phase === 'interlude' || phase === 'departure';
  return [
    ...(found.length > itemDeck().length || (isQuiet && found.length < itemDeck().length)
      ? [`${found.length} items`]
      : []),
    ...(thoughts.length === resolveDeck().length ? [] : [`${thoughts.length} Resolve cards`]),
  ];
}

/** Whatever is hidden between missions is drawn anew for a viewer, who cannot tell; and a saved match is the same match. */
function expectSoundPosition(match: ReturnType<typeof begin>, seed: string, chance: Chance): void {
  for (const viewer of [...match.seats.map(({ id }) => id), 'spectator']) {
    expect(match.fork(chance, viewer).view(viewer)).toEqual(match.view(viewer));
  }
  const saved = JSON.parse(JSON.stringify([match.journal(), match.checkpoint()]));
  const loaded = Match.resume(endure, saved[0], { seed }, saved[1]);
  expect(loaded.state).toEqual(match.state);
  expect(loaded.decision?.name).toBe(match.decision?.name);
}

/** The same match, as if the mission had just been won or lost. */
function decided(match: ReturnType<typeof begin>, result: 'won' | 'lost', seed: string): ReturnType<typeof begin> {
  const state: State = { ...copy(match.state), result, reason: result === 'won' ? 'won' : 'lost.dead' };
  return Match.from(endure, match.setup, state, { seed: seedFrom(seed) });
}

function begin(campaign: CampaignId, variants: object, seed: string) {
  return Match.begin(
    endure,
    { mission: campaign, survivors: [...crews[campaign]], variants },
    { seed: seedFrom(seed) },
  );
}

test.each(campaignIds())('%s: whole campaigns at random, every mission broken off and won, come to an end', id => {
  const lengths: number[] = [];
  for (let nth = 0; nth < 8; nth++) {
    const chance = new Chance(seedFrom(`${id} walker ${nth}`));
    let seed = `${id} ${nth}`;
    let match = begin(id, switches[nth % 2]!, seed);
    let mission = '';
    let left = 0;
    for (let answers = 0; match.decision !== undefined; answers++) {
      const { state } = match;
      expect(answers, 'the campaign does not end').toBeLessThan(6_000);
      expect(wrongCards(state)).toEqual([]);
      expect(JSON.stringify(state).length).toBeLessThan(20_000);
      if (state.mission !== mission) {
        mission = state.mission;
        left = 12;
      }
      hearQuestion(match as Match);
      if (state.phase === 'survivors' && left-- === 0) {
        seed = `${id} ${nth} ${answers}`;
        match = decided(match, chance.below(12) === 0 ? 'lost' : 'won', seed);
        continue;
      }
      if (state.phase !== 'survivors' && answers % 7 === 0) expectSoundPosition(match, seedFrom(seed), chance);
      const seat = match.waitingFor[0]!;
      match.answer(seat, randomAnswer(match.askOf(seat)!, chance));
    }
    for (const entry of match.log) hear(entry);
    hear(match.outcome!.reason);
    lengths.push(tally(match.state).missions);
  }
  expect(Math.max(...lengths)).toBe(campaigns[id].stages.length);
});

test('whatever was said and asked in these campaigns can be told in both languages', () => {
  expect(told.size).toBeGreaterThan(100);
  expect(checkUses(texts, told.values())).toEqual([]);
});

test.each(campaignIds())('%s: sensible survivors know an answer to every question', id => {
  for (let nth = 0; nth < 4; nth++) {
    const chance = new Chance(seedFrom(`${id} bot ${nth}`));
    let match = begin(id, {}, `${id} bots ${nth}`);
    let mission = '';
    let left = 0;
    for (let answers = 0; match.decision !== undefined; answers++) {
      const { state } = match;
      expect(answers, 'the campaign does not end').toBeLessThan(6_000);
      if (state.mission !== mission) {
        mission = state.mission;
        left = 30;
      }
      if (state.phase === 'survivors' && left-- === 0) {
        match = decided(match, 'won', `${id} bot ${nth} ${answers}`);
        continue;
      }
      const seat = match.waitingFor[0]!;
      const ask = match.askOf(seat)!;
      const sight = { seat, view: match.view(seat), decision: match.decision.name, ask, chance };
      match.answer(seat, sensibleBot.choose({ ...sight, imagine: () => match.fork(chance, seat) as never }));
    }
    expect(match.outcome).toBeDefined();
  }
});
