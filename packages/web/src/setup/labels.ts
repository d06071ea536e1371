import type { SetupCard, SetupSheet } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import type { Formatter, Texts } from '@starboard/kernel/text';

/** What the fields of a game's set-up, their values and its seats are called. */
export interface Labels {
  /** None if the game has no word for it. */
  title(field: string): string | undefined;
  value(field: string, value: string): string;
  /** What it means that nothing is chosen there, if the game has a word for it. */
  open(field: string): string | undefined;
  seat(seat: SeatId): string;
  /** The card that shows this value or seat, whichever field it belongs to. */
  card(value: string): SetupCard | undefined;
}

export function labelsOf({ fields, words }: SetupSheet, texts: Texts, say: Formatter): Labels {
  const maybeSay = (key: string) => (Object.hasOwn(texts.en, key) ? say({ key }) : undefined);
  const prefixOf = (field: string) => words[field] ?? `setup.${field}`;
  const cards = new Map(fields.flatMap(field => field.cards.map(card => [card.value, card] as const)));
  const cardTitle = (value: string) => {
    const card = cards.get(value);
    return card && say(card.title);
  };
  return {
    title(name) {
      const field = fields.find(one => one.name === name);
      return field === undefined ? maybeSay(prefixOf(name)) : say(field.title);
    },
    value: (field, value) => maybeSay(`${prefixOf(field)}.${value}`) ?? cardTitle(value) ?? value,
    open: field => maybeSay(`${prefixOf(field)}.open`),
    seat: seat => cardTitle(seat) ?? maybeSay(`seat.${seat}`) ?? seat,
    card: value => cards.get(value),
  };
}

/** Some values are codes that the rulebook prints, such as CG02. */
export function codeOf({ value }: SetupCard): string | undefined {
  return /^[A-Z]{1,3}\d{1,3}$/.test(value) ? value : undefined;
}

/** How long something takes, in words: from two hours on, in hours and halves of them. */
export function timeOf(minutes: number, form?: 'short'): Text {
  const ending = form === undefined ? '' : `.${form}`;
  if (minutes < 120) return { key: `page.setup.minutes${ending}`, params: { minutes } };
  return { key: `page.setup.hours${ending}`, params: { hours: Math.round(minutes / 30) / 2 } };
}
