import type { Params } from '@starboard/kernel';
import { createFormatter, type Formatter, mergeTexts, type Texts } from '@starboard/kernel/text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { shelfTexts } from '../games/shelf-texts.ts';
import { useSettings } from '../settings/settings.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** The page's own words, and what is told of its games before one of them is opened. */
const pageTexts: Texts = mergeTexts({ en, fr }, shelfTexts);

/** Nobody but the page's own tests should ever see `⟨key⟩`; they listen here. */
function tellMissing({ sentence }: { readonly sentence: string }): void {
  console.error(sentence);
}

const Words = createContext<Formatter>(createFormatter(pageTexts, 'en'));

/** The same every time, lest all words be put together anew. */
const none: readonly Texts[] = [];

/** Everything inside speaks the language that is set, with the words of these games beside the page's own. */
export function WordsOf({
  games = none,
  children,
}: {
  readonly games?: readonly Texts[];
  readonly children: ReactNode;
}) {
  const { language } = useSettings();
  const say = useMemo(() => createFormatter(mergeTexts(pageTexts, ...games), language, tellMissing), [games, language]);
  return <Words value={say}>{children}</Words>;
}

/** Puts texts into the reader's language. */
export function useSay(): Formatter {
  return useContext(Words);
}

/** The page's own words: `word('table.undo')`. Keys of the page stand under `page.`. */
export function useWord(): (key: PageKey, params?: Params) => string {
  const say = useSay();
  return useMemo(() => (key, params) => say({ key: `page.${key}`, ...(params && { params }) }), [say]);
}

/** A key of the page's dictionary without its `page.`; a word that does not exist is found by the compiler. */
export type PageKey = WithoutPage<keyof typeof en>;

type WithoutPage<Key> = Key extends `page.${infer Rest}` ? Rest : never;
