import { type Match, type SeatId, showDecision } from '@starboard/kernel';
import { createFormatter, type Language, mergeTexts, type Texts } from '@starboard/kernel/text';
import type { PlaceAsk, TerminalFace } from '../face.ts';
import type { Paint, Pen } from '../layout.ts';
import { terminalWords } from '../words.ts';

const asIs = (text: string) => text;

export const plain: Paint = { strong: asIs, dim: asIs, good: asIs, bad: asIs, accent: asIs };

/** What a game's face is drawn with, without colours. */
export function pensFor({ words }: Pick<TerminalFace, 'words'>, texts: Texts) {
  const dictionary = mergeTexts(terminalWords, texts, words);
  const say = { en: createFormatter(dictionary, 'en'), fr: createFormatter(dictionary, 'fr') };
  return (language: Language, width = 80): Pen => ({ say: say[language], paint: plain, width });
}

/** A question for a place, as the game tells it and reads what is typed. */
export function placesAsked<View>(
  { places }: TerminalFace<View>,
  match: Pick<Match<unknown, unknown, View>, 'view'> & Parameters<typeof showDecision>[0],
  seat: SeatId,
) {
  const ask = showDecision(match, seat)?.ask;
  if (ask?.shape !== 'place' || places === undefined) throw new Error(`${seat} is asked for no place.`);
  return ofPlaces(places, match.view(seat), ask);
}

function ofPlaces<View>(places: NonNullable<TerminalFace<View>['places']>, view: View, ask: PlaceAsk) {
  return {
    fits: ({ say }: Pen) => say(places.fits(view, ask)),
    tell: (pen: Pen) => places.tell(view, ask, pen),
    read: (typed: string) => places.read(view, ask, typed),
    isOffered: (place: unknown) =>
      ask.places.some(
        (first, at) => at % 2 === 0 && Number(place) >= first && Number(place) < first + ask.places[at + 1]!,
      ),
  };
}
