import type { Rules, Shelf } from '@starboard/board/shelf';
import type { Texts } from '@starboard/kernel/text';

/** A game made up for tests, on its shelf. */
export function standing<View>(rules: Rules, texts: Texts, draw: (view: View) => string[]): Shelf {
  const { id } = rules.game;
  const words = { name: id, sentence: id, owner: id };
  const face = { words: { en: {}, fr: {} }, draw };
  return {
    id,
    words: { en: words, fr: words },
    seats: [1, 2],
    minutes: [1, 2],
    rules: async () => rules,
    texts: async () => texts,
    terminal: async () => face,
  };
}
