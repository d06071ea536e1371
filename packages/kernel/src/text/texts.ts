import { type Dictionary, type Language, languages, type Texts } from './types.ts';

/** One set of texts out of several. Throws if a key is defined by more than one of them, naming all such keys. */
export function mergeTexts(...layers: readonly Texts[]): Texts {
  const clashes = clashingKeys(layers);
  if (clashes.length > 0) throw new Error(`Texts defined more than once: ${clashes.join(', ')}.`);
  const names = Object.assign({}, ...layers.map(layer => layer.names));
  return { en: mergeLanguage(layers, 'en'), fr: mergeLanguage(layers, 'fr'), names };
}

function clashingKeys(layers: readonly Texts[]): string[] {
  const seen = new Set<string>();
  const clashes = new Set<string>();
  for (const layer of layers) {
    const keys = keysOf(layer);
    for (const key of keys) if (seen.has(key)) clashes.add(key);
    for (const key of keys) seen.add(key);
  }
  return [...clashes];
}

/** The keys that exist in at least one language, each once. */
export function keysOf(texts: Texts): readonly string[] {
  return [...new Set(languages.flatMap(language => Object.keys(texts[language])))];
}

/** A dictionary is read by its own keys: there is no message `constructor` unless somebody wrote one. */
export function messageIn(texts: Texts, language: Language, key: string): string | undefined {
  return Object.hasOwn(texts[language], key) ? texts[language][key] : undefined;
}

function mergeLanguage(layers: readonly Texts[], language: Language): Dictionary {
  return Object.fromEntries(layers.flatMap(layer => Object.entries(layer[language])));
}
