/** The number of a rule, with the brackets and stops that must not be torn from it. */
interface Named {
  readonly opening: string;
  readonly rule: string;
  readonly closing: string;
}

const named = /(?<opening>\(?)\b(?<rule>[A-Z]{3}-[A-Z]+-\d+)\b(?<closing>[).,;:]*)/g;

/** A sentence, split at the numbers of the rules that it names. */
export function splitAtRules(sentence: string): readonly (string | Named)[] {
  const parts: (string | Named)[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of sentence.matchAll(named)) {
    if (index > end) parts.push(sentence.slice(end, index));
    parts.push({ opening: '', rule: '', closing: '', ...groups });
    end = index + whole.length;
  }
  return end < sentence.length ? [...parts, sentence.slice(end)] : parts;
}
