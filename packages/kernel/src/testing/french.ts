import { createFormatter, parametersOf, type Texts } from '../text/index.ts';

/** A kind of fault, and how it looks in a sentence. */
export type Fault = readonly [what: string, pattern: RegExp];

/** What a machine can find of faults in any French. The number of a rule is no word. */
export const faultsOfProse: readonly Fault[] = [
  ['no elision', /(?<![\p{L}-])(?:de|le|la|que|ne|se|ce|jusque) (?=[aeiouàâéèêëîïôûœ])(?!onz|oui|\p{L}+-\p{L}+-\d)/iu],
  ['no contraction', /(?<!\p{L})(?:à|de) les? (?=\p{Lu})/u],
];

/** English in French words. All of these were said once, and what was meant was mended. */
export const faultsOfCalque: readonly Fault[] = [
  [
    'a "qui" without anybody',
    /(?:^|[.:;?!] )Qui [^.?]*\.|(?<!(?<!\p{L})(?:[àÀ]|avec|chez|contre|de|par|pour|sur|vers) )(?<!\p{L})qui (?:il|elle)s? \p{Ll}/u,
  ],
  [
    'an "aucun" without "ne"',
    /(?<!(?<!\p{L})(?:(?:ne|ni|sans) |n’)[^.;:?!]*)(?<!\p{L})(?:a|ont|connaît|donne|fait|gagne|garde|obtient|perd|pioche|prend|reçoit|restent?|subit|trouve) aucune?(?!\p{L})/u,
  ],
  [
    'a player in the masculine',
    /(?<!\p{L})vous (?:seul|(?:êtes|serez|avez été|restez) (?!ici|parmi)\p{Ll}+[éiu])(?!\p{L})/iu,
  ],
  [
    'a calque',
    /(?<!\p{L})(?:ceci(?:,| :)|personne encore|Fini d(?:e |’)|zéro (?!au)\p{Ll}|quoi qu’il y ait entre(?! )|c’est (?:une?|\d) de plus|(?:comme )?d’ordinaire (?:non|,))/iu,
  ],
];

/** Names as they may come: with a vowel before them, of a woman, in the plural. */
const usualNames = ['Éros', 'Ophélie', 'Pièces de rechange'] as const;

/** Numbers that count nothing, by what stands before them: "étape 2 sur 3", "Joueur 2", the bonus +1/2. */
const noCount = '(?<!(?:entrée|étape|numéro|réponse|version|Joueur) )(?<![\\d,./])';

/** And in the sentences of a dictionary, with all that is put into them. */
export const faultsOfMessages: readonly Fault[] = [
  ...faultsOfProse,
  ...faultsOfCalque,
  [
    'none or one in the plural',
    new RegExp(`${noCount}[01] (?!(?:fois|plus|pas|dans|sans|sous|vers|mais|ms)(?!\\p{L}))\\p{Ll}+[sx](?!\\p{L})`, 'u'),
  ],
  [
    'several in the singular',
    new RegExp(
      `${noCount}2 (?!(?:d[eu]|à|au|en|et|ou|sont|sur|par|pour|contre|avec)(?!\\p{L}))\\p{Ll}{2,}(?<![sxz])(?![\\p{L}’])`,
      'u',
    ),
  ],
  ['a woman in the masculine', /Ophélie (?:est|n’est (?:pas|plus)|a été|reste) \p{L}*(?:[éu]|i[st]?)(?!\p{L})/u],
  ['two colons', /:[^.?!·]* :/u],
];

const mayFollow = 'à|après|avec|comme|contre|en|et|ou|par|pour|seulement|sur|vers';

/** For names of things, which may be plural: a verb cannot agree with what it does not know. */
export const nameAsSubject: Fault = [
  'a name as the subject of a verb',
  new RegExp(`(?:${usualNames.join('|')}) (?!(?:${mayFollow})(?!\\p{L}))\\p{Ll}`, 'u'),
];

export function faultsIn(sentence: string, faults: readonly Fault[]): string[] {
  return faults.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => what);
}

/**
 * The faults of a French dictionary when every message is said with names of each kind and with none, one and two of what
 * it counts. `namesFor` has the names that a parameter may be given.
 */
export function faultsWhenSaid(
  texts: Texts,
  faults: readonly Fault[] = faultsOfMessages,
  namesFor: (parameter: string) => readonly string[] = () => usualNames,
): string[] {
  const say = createFormatter(texts, 'fr');
  return Object.entries(texts.fr).flatMap(([key, message]) =>
    [...waysToSay(message, namesFor)]
      .map(params => say({ key, params }).replaceAll('\u00a0', ' '))
      .flatMap(sentence => faultsIn(sentence, faults).map(what => `${key}, ${what}: ${sentence}`)),
  );
}

type Given = { [parameter: string]: string | number };

/** Three ways for each branch of its selects, with 0, 1 and 2 for whatever it counts. */
function* waysToSay(message: string, namesFor: (parameter: string) => readonly string[]): Generator<Given> {
  const parameters = parametersOf(message);
  const branches = message.includes(' select,') ? (message.match(/(?<=select, |\} )[\w-]+(?= \{)/g) ?? []) : [];
  // What no branch is for takes the branch "other", and may be put in as it is.
  for (const branch of new Set([...branches.filter(each => each !== 'other'), '+3'])) {
    for (const count of [0, 1, 2]) {
      yield Object.fromEntries(
        parameters.map(({ name, kinds }) => {
          if (kinds.includes('select')) return [name, branch];
          const names = namesFor(name);
          return [name, kinds.every(kind => kind === 'plain') ? names[count % names.length]! : count];
        }),
      );
    }
  }
}

/** The plurals that say "un" or "une": in French they say it of none as well, unless none has words of its own. */
export function countsWithoutNone(message: string): string[] {
  return [...message.matchAll(/\{(\w+), plural,((?: =\d+ \{[^{}]*\})*) one \{([^{}]*)\}/g)]
    .filter(
      ([, , exact = '', one = '']) =>
        !one.includes('#') && /(?<!\p{L})une?(?!\p{L})/iu.test(one) && !exact.includes('=0'),
    )
    .map(([, parameter = '']) => parameter);
}
