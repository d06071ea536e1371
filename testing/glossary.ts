import { readFileSync } from 'node:fs';
import { checkTerms, type Term, termsIn } from '@starboard/kernel/text';

/**
 * Where the French rulebook of a game leaves its glossary: it says a barred word, or a rule is about something in English
 * and does not say its word in French. `except` has the rules that mean something else by an English word, or say it
 * with a pronoun. `test` is the URL of the test: the rulebook lies in the folder above.
 */
export function termsAmiss(
  test: string,
  glossary: readonly Term[],
  except: { readonly [term: string]: readonly string[] },
): string[] {
  const book = (file: string) => readFileSync(new URL(`../${file}`, test), 'utf8');
  const rules = { en: rulesOf(book('rulebook.md')), fr: rulesOf(book('rulebook.fr.md')) };
  const terms = glossary.map(({ en, fr, never = [] }) => ({
    en,
    fr,
    never,
    except: Object.fromEntries((except[en] ?? []).map(rule => [rule, 'said otherwise'])),
  }));
  return [
    ...termsIn(withoutNumbers(book('rulebook.fr.md')), glossary),
    ...checkTerms(rules, terms).map(({ sentence }) => sentence),
  ];
}

/** Every rule by its number, every entry below it by a number more: `RDA-LOC-01.4`. */
function rulesOf(book: string): { readonly [id: string]: string } {
  const rules: { [id: string]: string } = {};
  let rule = '';
  let entries = 0;
  for (const line of book.replaceAll(/\n {2}(?=\p{L}|\()/gu, ' ').split('\n')) {
    const [, id, text = ''] = /^- \*\*([A-Z]+-[A-Z]+-\d+)\*\* (.*)$/.exec(line) ?? [];
    if (id !== undefined) {
      rule = id;
      entries = 0;
      rules[rule] = withoutNumbers(text);
    } else if (line.startsWith('  > ')) {
      entries += 1;
      rules[`${rule}.${entries}`] = withoutNumbers(line);
    }
  }
  return rules;
}

/** The number of a rule is no word. */
function withoutNumbers(text: string): string {
  return text.replaceAll('**', '').replaceAll(/\b[A-Z]+-[A-Z]+-\d+/g, '');
}
