import type { PairingProps, Proposal } from '@starboard/board';
import type { ShownDecision, ShownOption, Text } from '@starboard/kernel';
import { bonusesIn, diceIn, indexOfDie } from '../../rules/combat/dice.ts';
import {
  type Prospect,
  proposeAttackBonus,
  proposeDefenseBonus,
  proposePairing,
  prospectOf,
  worstDice,
} from '../../rules/combat/program.ts';

type Pairs = PairingProps<unknown>['pairs'];

/** What a die shows; it is in its label. */
export function shownBy({ label }: Pick<ShownOption, 'label'>): number {
  const value = label.params?.['value'];
  return typeof value === 'number' ? value : 0;
}

export function isDie({ label }: Pick<ShownOption, 'label'>): boolean {
  return label.key === 'die.red' || label.key === 'die.black';
}

/** The dice as they fell, and for each red one the black one that was laid against it; -1 where none lies. */
export interface Laid {
  readonly red: readonly number[];
  readonly black: readonly number[];
  readonly partners: readonly number[];
}

export function laidOf({ ask, pairs }: { readonly ask: PairingProps<unknown>['ask']; readonly pairs: Pairs }): Laid {
  const partners = ask.options.map(({ key }) => {
    const pair = pairs.find(([red]) => red === key);
    return pair === undefined ? -1 : ask.partners.findIndex(each => each.key === pair[1]);
  });
  return { red: ask.options.map(shownBy), black: ask.partners.map(shownBy), partners };
}

export function pairsOf(ask: PairingProps<unknown>['ask'], partners: readonly number[]): Pairs {
  return partners.flatMap((partner, at) => {
    const [red, black] = [ask.options[at], ask.partners[partner]];
    return red === undefined || black === undefined ? [] : [[red.key, black.key] as const];
  });
}

/** Two black dice change places. */
export function swapped(partners: readonly number[], one: number, other: number): readonly number[] {
  return partners.map((partner, at) => (at === one ? partners[other]! : at === other ? partners[one]! : partner));
}

/** RDA-DEC-13: the pairing after which least harm is done, bonuses still to come. */
export function bestPartners(decision: ShownDecision, { red, black }: Pick<Laid, 'red' | 'black'>): readonly number[] {
  return proposePairing(red, black, bonusesIn(textIn(decision, 'bonuses')));
}

/** RDA-ATTACK-10, 11: how many get through as the dice lie, and with the bonuses still to come. */
export function prospectOfLaid(decision: ShownDecision, { red, black, partners }: Laid): Prospect {
  const paired = partners.map(partner => black[partner] ?? 0);
  return prospectOf(red, paired, bonusesIn(textIn(decision, 'bonuses')));
}

/** What comes of it in words; where bonuses will change it, that too. */
export function sumOf({ now, later }: Prospect, isBest: boolean): Text {
  const sum: Text = { key: isBest ? 'face.pairing.best' : 'face.pairing.now', params: { count: now } };
  return now === later ? sum : { key: 'face.pairing.later', params: { sum, count: later } };
}

function textIn({ prompt }: ShownDecision, name: string): string {
  const value = prompt.params?.[name];
  return typeof value === 'string' ? value : '';
}

function numberIn({ prompt }: ShownDecision, name: string): number {
  const value = prompt.params?.[name];
  return typeof value === 'number' ? value : 0;
}

/** RDA-DEC-12, 13: which dice are best paired, raised or rolled again; only such as can be picked. */
export function proposalOf(decision: ShownDecision): Proposal | undefined {
  const { ask, name } = decision;
  if (ask?.shape === 'pairs') {
    const laid = laidOf({ ask, pairs: [] });
    return { pairs: pairsOf(ask, bestPartners(decision, laid)) };
  }
  const propose = ask?.shape === 'some' ? proposers[name] : undefined;
  if (ask?.shape !== 'some' || propose === undefined) return undefined;
  const wanted = propose(decision, ask.max);
  const picked = ask.options.filter(({ key }) => wanted.includes(indexOfDie(key))).map(({ key }) => key);
  return { picked: picked.slice(0, ask.max) };
}

const proposers: { readonly [name: string]: (decision: ShownDecision, most: number) => readonly number[] } = {
  'attack.reroll': (decision, most) => worstDice(diceIn(textIn(decision, 'red')), most),
  'attack.bonus': (decision, most) =>
    proposeAttackBonus(diceIn(textIn(decision, 'red')), { add: numberIn(decision, 'add'), dice: most }),
  'defense.reroll': (decision, most) => worstDice(diceIn(textIn(decision, 'black')), most),
  'defense.bonus': decision =>
    proposeDefenseBonus(
      diceIn(textIn(decision, 'red')),
      diceIn(textIn(decision, 'black')),
      bonusesIn(textIn(decision, 'bonuses')),
    ),
};
