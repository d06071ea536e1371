import { type Chance, type Flow, Match, seedFrom, showDecision, type Text } from '@starboard/kernel';
import { campaigns } from '../../src/cards/campaigns.ts';
import { missions } from '../../src/cards/missions/index.ts';
import { endure, type Setup, type State, type View } from '../../src/index.ts';
import { classOf, survivorIds } from '../../src/rules/table.ts';
import { type Variant, variants } from '../../src/tables/variants.ts';
import type { CampaignId, ClassName, Endure, SurvivorId } from '../../src/types.ts';
import { isOnMission } from './sound.ts';

export type EndureMatch = Match<State, Setup, View>;

/** Anybody, so many, and who is needed among them. */
function anyCrew(chance: Chance, size: number, needs: readonly ClassName[]): SurvivorId[] {
  const all = chance.shuffle([...survivorIds()]);
  const crew = needs.map(name => all.find(id => classOf(id) === name)!);
  return chance.shuffle([...crew, ...all.filter(id => !crew.includes(id)).slice(0, Math.max(0, size - crew.length))]);
}

/** Any of the switches set any way, but so that few survivors are allowed. */
function anySwitches(chance: Chance): { [variant: string]: string } {
  const chosen = (Object.keys(variants) as Variant[]).map(name => [name, chance.pick<string>(variants[name])]);
  return { ...Object.fromEntries(chosen), minSurvivors: 'free' };
}

/** A mission with any crew of this size; every other time with any switches, and after any mission that matters to it. */
export function anySetup(chance: Chance, mission: string, size: number, usual: boolean) {
  const { needs, after } = missions[mission]!;
  const survivors = anyCrew(chance, size, needs);
  if (usual) return { mission, survivors, variants: { minSurvivors: 'free' } };
  const before = chance.pick(['', ...Object.keys(after)]);
  return { mission, survivors, variants: anySwitches(chance), ...(before !== '' && { after: before }) };
}

export function anyCampaign(chance: Chance, campaign: CampaignId, size: number, usual: boolean) {
  const survivors = anyCrew(chance, size, campaigns[campaign].needs);
  return { mission: campaign, survivors, variants: usual ? { minSurvivors: 'free' } : anySwitches(chance) };
}

/** The game, but whoever lives after the first round of a mission has won it: so random survivors see whole campaigns. */
export const lenient: typeof endure = {
  ...endure,
  step: t => (isOnMission(t.state) && t.state.result === null && t.state.round > 1 ? win(t) : endure.step(t)),
};

function* win({ state }: Endure): Flow {
  state.result = 'won';
  state.reason = 'won';
}

export function begin(setup: unknown, words: string, game = endure): EndureMatch {
  return Match.begin(game, setup, { seed: seedFrom(words) });
}

/** Gathers what is said and asked: one use of each text with the same parameters is enough. */
export class Told {
  readonly #texts = new Map<string, Text>();

  get texts(): readonly Text[] {
    return [...this.#texts.values()];
  }

  hear({ key, params = {} }: Text): void {
    this.#texts.set(`${key} ${Object.keys(params).join()}`, { key, params });
  }

  /** Everything that the question is made of. */
  hearQuestion(match: EndureMatch): void {
    const { prompt, ask } = showDecision(match, match.waitingFor[0]!)!;
    this.hear(prompt);
    for (const { label } of ask?.options ?? []) this.hear(label);
    for (const { label, reason } of ask?.blocked ?? []) for (const text of [label, reason]) this.hear(text);
  }

  hearLog({ log, outcome }: EndureMatch): void {
    for (const entry of log) this.hear(entry);
    if (outcome !== undefined) this.hear(outcome.reason);
  }
}
