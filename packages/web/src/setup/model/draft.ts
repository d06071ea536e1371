import type { Game, SeatId } from '@starboard/kernel';
import type { CardField, CardsField, Field } from './fields.ts';
import { membersIn } from './roster.ts';

/** A set-up that is being made: what it holds so far, right or wrong. */
export type Draft = { readonly [field: string]: unknown };

/** What a game is set up with if nobody changes anything, with what is given in its place. */
export function draftOf(game: Game, fields: readonly Field[], given: unknown = {}): Draft {
  const known = isDraft(given) ? given : {};
  const draft = Object.fromEntries(
    fields.flatMap(field => {
      const value = valueFor(field, known[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
  const parties = fields.filter((field): field is CardsField => field.kind === 'cards' && !(field.name in draft));
  const counted = { ...draft, ...pick(known, parties) };
  return { ...draft, ...Object.fromEntries(parties.map(field => [field.name, partyOf(game, field, counted)])) };
}

/** A party that is given as a number, or not at all, is whoever the game itself would seat. */
function partyOf(game: Game, { cards }: CardsField, draft: Draft): readonly string[] {
  return seatsOf(game, draft).filter(seat => cards.some(({ value }) => value === seat));
}

/** The seats of a set-up; none while something is wrong with it. */
export function seatsOf(game: Game, draft: Draft): readonly SeatId[] {
  const checked = game.setup.safeParse(draft);
  return checked.success ? game.seats(checked.data).map(({ id }) => id) : [];
}

/**
 * The seats of a set-up even while something is wrong with it, where it is plain who they are: in many games, everybody in
 * the party has one.
 */
export function likelySeats(game: Game, fields: readonly Field[], draft: Draft, usual: Draft): readonly SeatId[] {
  const seats = seatsOf(game, draft);
  if (seats.length > 0) return seats;
  const usualSeats = seatsOf(game, usual).join();
  const party = fields.find(({ kind, name }) => kind === 'cards' && listIn(usual, name).join() === usualSeats);
  return party === undefined ? [] : listIn(draft, party.name);
}

/** What was given if the field can hold it, otherwise the usual. */
function valueFor(field: Field, given: unknown): unknown {
  switch (field.kind) {
    case 'card':
      return cardValue(
        field,
        field.cards.find(({ value }) => cardValue(field, value) === given)?.value ?? usualCard(field),
      );
    case 'cards':
      return Array.isArray(given) ? given.filter(value => field.cards.some(card => card.value === value)) : undefined;
    case 'pool':
      return Array.isArray(given) ? given.filter(value => field.cards.some(card => card.value === value)) : field.usual;
    case 'roster':
      return Array.isArray(given) ? membersIn(field, given) : field.roster.usual;
    case 'choice':
      return isOneOf(field.values, given) ? given : (field.usual ?? (field.isOptional ? undefined : field.values[0]));
    case 'own':
      return given;
    case 'number':
      return typeof given === 'number' ? given : (field.usual ?? (field.isOptional ? undefined : field.least));
    case 'switch':
      return typeof given === 'boolean' ? given : field.usual;
    case 'switches':
      return Array.isArray(given) ? given.filter(value => isOneOf(field.values, value)) : field.usual;
    case 'variants': {
      const members = isDraft(given) ? given : {};
      return Object.fromEntries(
        field.members.map(({ name, values, usual }) => [name, isOneOf(values, members[name]) ? members[name] : usual]),
      );
    }
  }
}

function usualCard({ usual, cards }: CardField): string | undefined {
  return usual ?? cards[0]?.value;
}

/** What the set-up holds if this card is chosen. */
export function cardValue({ isNumber }: CardField, card: string | undefined): string | number | undefined {
  return isNumber && card !== undefined ? Number(card) : card;
}

function isOneOf(values: readonly (string | number)[], given: unknown): boolean {
  return values.some(value => value === given);
}

function isDraft(given: unknown): given is Draft {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function pick(draft: Draft, fields: readonly Field[]): Draft {
  return Object.fromEntries(fields.flatMap(({ name }) => (name in draft ? [[name, draft[name]]] : [])));
}

/** With this value in the field; what is left open is not in the draft at all. */
export function withValue(draft: Draft, name: string, value: unknown): Draft {
  const { [name]: _, ...others } = draft;
  return value === undefined ? others : { ...draft, [name]: value };
}

export function textIn(draft: Draft, name: string): string | undefined {
  const value = draft[name];
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

export function listIn(draft: Draft, name: string): readonly string[] {
  const value = draft[name];
  return Array.isArray(value) ? value : [];
}

export function variantsIn(draft: Draft, name: string): { readonly [variant: string]: string } {
  const value = draft[name];
  return isDraft(value) ? (value as { readonly [variant: string]: string }) : {};
}
