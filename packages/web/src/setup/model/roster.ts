import type { MemberChoice, Roster } from '@starboard/board';
import type { RosterField } from './fields.ts';

/** A member of a party: its card, or in full with what was chosen for it. */
export type Member = string | { readonly [name: string]: unknown };

/** Those of a list whose cards are known. */
export function membersIn({ cards, roster }: RosterField, list: unknown): readonly Member[] {
  if (!Array.isArray(list)) return [];
  return list.filter(member => cards.some(({ value }) => value === cardOf(roster, member)));
}

export function cardOf({ card }: Roster, member: unknown): string | undefined {
  const value = isFull(member) ? member[card] : member;
  return typeof value === 'string' ? value : undefined;
}

/** What is chosen for a member, as many as it may be; the usual where nothing is. */
export function chosenFor(member: Member, { name, usual, isList }: MemberChoice): readonly string[] {
  const value = isFull(member) ? member[name] : undefined;
  if (isList) return Array.isArray(value) ? value : usual;
  return typeof value === 'string' ? [value] : usual;
}

/** The member with another value in one place of a choice. What another place has already changes places with it. */
export function withChoice(roster: Roster, member: Member, choice: MemberChoice, place: number, value: string): Member {
  const before = chosenFor(member, choice);
  const now = before.map((each, at) => (at === place ? value : each === value ? before[place]! : each));
  const rest = isFull(member) ? member : { [roster.card]: member };
  const { [choice.name]: _, ...others } = rest;
  if (now.join() !== choice.usual.join()) return { ...others, [choice.name]: choice.isList ? now : now[0] };
  return Object.keys(others).length > 1 ? others : (cardOf(roster, member) ?? member);
}

function isFull(member: unknown): member is { readonly [name: string]: unknown } {
  return typeof member === 'object' && member !== null;
}
