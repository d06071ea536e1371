import { type Chapter, piecesOf, type Rule, type Rulebook } from './parse.ts';

/** The rules of a chapter in which all words were found, with those of their notes that have any of them. */
export interface Hits {
  readonly chapter: Chapter;
  readonly rules: readonly Rule[];
}

export type Search = (words: readonly string[]) => readonly Hits[];

/** Makes a rulebook ready to be searched: every rule, its number and its notes are folded once. */
export function searchOf(book: Rulebook): Search {
  const chapters = book.chapters.map(chapter => ({
    chapter,
    rules: chapter.rules.map(rule => ({ rule, text: fold(plainText(rule)) })),
  }));
  return words =>
    chapters.flatMap(({ chapter, rules }) => {
      const found = rules.filter(({ text }) => words.every(word => startOf(word, text, 0) >= 0));
      return found.length === 0 ? [] : [{ chapter, rules: found.map(({ rule }) => withFoundNotes(rule, words)) }];
    });
}

function withFoundNotes(rule: Rule, words: readonly string[]): Rule {
  const notes = rule.notes.filter(note => words.some(word => startOf(word, fold(note), 0) >= 0));
  return notes.length === rule.notes.length ? rule : { ...rule, notes };
}

export function countOf(hits: readonly Hits[]): number {
  return hits.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** So many of the found rules, from the first chapter on. */
export function firstOf(hits: readonly Hits[], most: number): readonly Hits[] {
  let left = most;
  return hits.flatMap(({ chapter, rules }) => {
    const shown = rules.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ chapter, rules: shown }];
  });
}

/** The words of a query, without case and accents. */
export function wordsOf(query: string): readonly string[] {
  return fold(query)
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word));
}

function plainText({ id, text, notes }: Rule): string {
  const sentences = [text, ...notes].map(sentence =>
    piecesOf(sentence)
      .map(piece => piece.text)
      .join(''),
  );
  return [id, ...sentences].join('\n');
}

const ligatures: { readonly [letter: string]: string } = { œ: 'oe', æ: 'ae', '’': "'" };

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  if (lower < '\x80') return lower; // Most letters are plain, and this runs for each of them.
  return ligatures[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
}

function fold(text: string): string {
  return Array.from(text, foldLetter).join('');
}

const wordLetter = /[\p{L}\p{N}]/u;

/** Where a word of the text begins with this one, from a place on; -1 if none does. */
function startOf(word: string, text: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !wordLetter.test(text[at - 1] ?? '')) return at;
  }
  return -1;
}

interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut into what was found, in whole words, and what lies between. */
export function stretchesOf(text: string, words: readonly string[]): readonly Stretch[] {
  const isFound = foundLetters(text, words);
  const stretches: { text: string; isFound: boolean }[] = [];
  for (const [index, letter] of Array.from(text).entries()) {
    const last = stretches.at(-1);
    if (last !== undefined && last.isFound === isFound[index]) last.text += letter;
    else stretches.push({ text: letter, isFound: isFound[index] ?? false });
  }
  return stretches;
}

/** For each letter of the text, whether it belongs to a word that begins with one of these. */
function foundLetters(text: string, words: readonly string[]): boolean[] {
  const letters = Array.from(text);
  const folded = letters.map(foldLetter);
  const whole = folded.join('');
  const letterAt = folded.flatMap((part, index) => Array<number>(part.length).fill(index));
  const isFound = letters.map(() => false);
  for (const word of words) {
    for (let start = startOf(word, whole, 0); start >= 0; start = startOf(word, whole, start + 1)) {
      let end = start + word.length;
      while (wordLetter.test(whole[end] ?? ' ')) end += 1;
      isFound.fill(true, letterAt[start], (letterAt[end - 1] ?? 0) + 1);
    }
  }
  return isFound;
}
