import { type Chance, type Flow, Match, randomAnswer, seedFrom, showDecision, type Text } from '@starboard/kernel';
import { feats } from '../../src/cards/feats/heroes.ts';
import { archetypes } from '../../src/cards/heroes.ts';
import { skills } from '../../src/cards/skills/index.ts';
import { factions } from '../../src/cards/units/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { horde, type Setup, type State, type View } from '../../src/index.ts';
import { restoreWounds } from '../../src/rules/wounds.ts';
import type { Archetype, Horde } from '../../src/types.ts';

export type HordeMatch = Match<State, Setup, View>;

/** Anybody, with any skill it does not know yet, and any feats if it casts (GSQ-HERO-02, GSQ-PSY-01). */
function anyHero(chance: Chance) {
  const archetype = chance.pick(idsOf(archetypes));
  const { skills: known, specials }: Archetype = archetypes[archetype];
  return {
    archetype,
    skill: chance.pick(idsOf(skills).filter(skill => !known.includes(skill))),
    feats: chance.shuffle([...idsOf(feats)]).slice(0, specials.caster ?? 0),
  };
}

/** Any party, any roster, and all switches set any way. */
export function anySetup(chance: Chance) {
  const count = 2 + chance.below(3);
  const onOrOff = () => chance.below(2) === 0;
  const roster = chance.shuffle([...factions]);
  return {
    heroes: Array.from({ length: count }, () => anyHero(chance)),
    seats: 1 + chance.below(count),
    factions: roster.slice(0, onOrOff() ? 1 : 2 + chance.below(3)),
    table: chance.pick(['standard', 'small']),
    bossFights: onOrOff(),
    injuries: onOrOff(),
    events: onOrOff(),
    alertness: chance.pick(['off', 'roll', 'assault', 'alarmed', 'vigilant']),
    timeOfDay: chance.pick(['off', 'roll', 'dusk', 'night', 'dawn', 'day']),
    weather: chance.pick(['off', 'roll', 'worsening', 'bad', 'improving', 'good']),
    activationMode: chance.pick(['alternate', 'heroesFirst']),
  };
}

/** The game from its fourth wave on, which may be a boss fight (GSQ-BOSS-01). */
export const fromWaveFour: typeof horde = {
  ...horde,
  begin: (setup, t) => ({ ...horde.begin(setup, t), wave: 4, finishedWaves: 3 }),
};

/** The game, but heroes and markers are whole again with every round: so even random heroes see late waves and bosses. */
export const untiring: typeof horde = {
  ...horde,
  *step(t) {
    if (t.state.stage === 'roundBegins') yield* refresh(t);
    yield* horde.step(t);
  },
};

function* refresh(t: Horde): Flow {
  t.state.markers = [1, 2, 3, 4, 5].map(no => ({ no, damage: 0 }));
  for (const hero of t.state.heroes) yield* restoreWounds(t, hero, hero.wounds, 'GSQ-WOUND-09', true);
}

export function begin(setup: unknown, words: string, game = horde): HordeMatch {
  return Match.begin(game, setup, { seed: seedFrom(words) });
}

/** One answer of any seat that is asked. */
export function answerAtRandom(match: HordeMatch, chance: Chance): void {
  const seat = chance.pick(match.waitingFor);
  match.answer(seat, randomAnswer(match.askOf(seat)!, chance));
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
  hearQuestion(match: HordeMatch): void {
    const { prompt, ask } = showDecision(match, match.waitingFor[0]!)!;
    this.hear(prompt);
    for (const { label } of ask?.options ?? []) this.hear(label);
    for (const { label, reason } of ask?.blocked ?? []) for (const text of [label, reason]) this.hear(text);
  }

  hearLog({ log, outcome }: HordeMatch): void {
    for (const entry of log) this.hear(entry);
    if (outcome !== undefined) this.hear(outcome.reason);
  }
}
