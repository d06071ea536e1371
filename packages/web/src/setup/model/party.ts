import type { SetupCard } from '@starboard/board';
import type { CardsField } from './fields.ts';

/** Cards that exclude each other: at most one of them takes part. */
export type Family = readonly [SetupCard, ...SetupCard[]];

export function familiesOf(cards: readonly SetupCard[]): readonly Family[] {
  const families = new Map<string, [SetupCard, ...SetupCard[]]>();
  for (const card of cards) {
    const name = card.family ?? `card ${card.value}`;
    const family = families.get(name);
    if (family === undefined) families.set(name, [card]);
    else family.push(card);
  }
  return [...families.values()];
}

/** The party with this card: it takes the place of another of its family. */
export function withCard({ cards }: CardsField, party: readonly string[], value: string): readonly string[] {
  const families = familiesOf(cards).map(family => family.map(card => card.value));
  const family = families.find(values => values.includes(value)) ?? [];
  const place = party.findIndex(member => family.includes(member));
  return place === -1 ? [...party, value] : party.with(place, value);
}

export function withoutCard(party: readonly string[], value: string): readonly string[] {
  return party.filter(member => member !== value);
}

/** A party with one member more, or with one in another's place. */
export interface Change {
  readonly party: readonly string[];
  readonly comes: string;
  readonly goes?: string;
}

/** The smallest change that mends something: somebody else in the place of the last who can be spared, or one more. */
export function maybeMend(
  { cards, most }: CardsField,
  party: readonly string[],
  wrong: (party: readonly string[]) => number,
): Change | undefined {
  const now = wrong(party);
  if (now === 0) return undefined;
  const others = familiesOf(cards)
    .filter(family => family.every(({ value }) => !party.includes(value)))
    .map(([{ value }]) => value);
  const swaps = party.toReversed().flatMap(goes => {
    const place = party.indexOf(goes);
    return others.map(comes => ({ party: party.with(place, comes), comes, goes }));
  });
  const additions = party.length < most ? others.map(comes => ({ party: [...party, comes], comes })) : [];
  return [...swaps, ...additions].find(change => wrong(change.party) < now);
}

/** How often to draw before giving up: a party that a mission asks for is found within a few attempts. */
const attempts = 200;

/** A party at random, as large as this one, that nothing speaks against; the party itself if none is found. */
export function surpriseParty(
  field: CardsField,
  party: readonly string[],
  isFit: (party: readonly string[]) => boolean,
  random: () => number = Math.random,
): readonly string[] {
  const families = familiesOf(field.cards);
  for (let attempt = 0; attempt < attempts; attempt++) {
    // If none of that size is fit, perhaps the size is what is wrong.
    const size = attempt < attempts / 2 ? party.length : field.least + (attempt % (field.most - field.least + 1));
    const drawn = shuffled(families, random)
      .slice(0, Math.max(size, field.least))
      .map(family => family[Math.floor(random() * family.length)]!.value);
    if (isFit(drawn)) return drawn;
  }
  return party;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const cards = [...list];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}
