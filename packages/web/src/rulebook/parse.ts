/** A rulebook as it is written: chapters of numbered rules. */
export interface Rulebook {
  readonly title: string;
  readonly introduction: readonly string[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly introduction: readonly string[];
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** `ETS-NOISE-04` */
  readonly id: string;
  readonly text: string;
  /** Where it comes from: "rulebook p. 8, our ruling". */
  readonly source: string;
  /** Examples and entries below it. */
  readonly notes: readonly string[];
}

type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Draft<Item>[] : T[K] };

const ruleLine = /^- \*\*([A-Z]+-[A-Z]+-\d+)\*\* (.+?)(?: _([^_]+)_)?$/;

/** Reads the few forms of Markdown that rulebooks are written in, and nothing else. */
export function parseRulebook(markdown: string): Rulebook {
  const book: Draft<Rulebook> = { title: '', introduction: [], chapters: [] };
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (line.trim() !== '' && !isTaken(book, line)) {
      throw new Error(`Line ${index + 1} of the rulebook has no place in it: ${line}`);
    }
  }
  return book as Rulebook;
}

function isTaken(book: Draft<Rulebook>, line: string): boolean {
  const chapter = book.chapters.at(-1);
  const rule = chapter?.rules.at(-1);
  if (line.startsWith('# ')) {
    book.title = line.slice(2);
  } else if (line.startsWith('## ')) {
    book.chapters.push({ number: book.chapters.length + 1, title: line.slice(3), introduction: [], rules: [] });
  } else if (line.startsWith('- ')) {
    const [, id, text, source = ''] = ruleLine.exec(line) ?? [];
    if (chapter === undefined || id === undefined || text === undefined) return false;
    chapter.rules.push({ id, text, source, notes: [] });
  } else if (line.startsWith('  > ')) {
    if (rule === undefined) return false;
    rule.notes.push(line.slice(4));
  } else {
    if (rule !== undefined || !/^[^\s#>|-]/.test(line)) return false;
    (chapter ?? book).introduction.push(line);
  }
  return true;
}

/** A piece of a sentence: plain, stressed, or the number of a rule. */
export interface Piece {
  readonly kind: 'plain' | 'bold' | 'italic' | 'rule';
  readonly text: string;
}

const marked = /(\*\*[^*]+\*\*|_[^_]+_|\b[A-Z]{2,}-[A-Z]+-\d+\b)/;

export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(marked)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('_')) return { kind: 'italic', text: part.slice(1, -1) };
      return { kind: marked.test(part) ? 'rule' : 'plain', text: part };
    });
}

/** Where an address leads: a chapter, and in it perhaps a rule. */
export interface Place {
  readonly chapter: Chapter;
  readonly rule?: Rule;
}

/** By the number of a chapter (`9`), or of a rule with or without its game (`ETS-NOISE-04`, `noise-04`). */
export function findPlace(book: Rulebook, name: string): Place | undefined {
  const wanted = name.toUpperCase();
  for (const chapter of book.chapters) {
    if (`${chapter.number}` === wanted) return { chapter };
    const rule = chapter.rules.find(({ id }) => id === wanted || shortId(id) === wanted);
    if (rule !== undefined) return { chapter, rule };
  }
  return undefined;
}

/** Without the game, which is clear inside its own rulebook: `NOISE-04`. */
export function shortId(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}
