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
