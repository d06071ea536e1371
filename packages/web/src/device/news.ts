import { type LogEntry, type Patch, patch } from '@starboard/kernel';
import type { Picture, TableView } from '@starboard/room';

/** What was said, and how the position changed with it. What is absent is unchanged. */
export interface Step {
  /** First the log loses all but so many of its lines. */
  readonly cut?: number;
  readonly said?: readonly LogEntry[];
  readonly patch?: Patch;
}

/** What changed, and how it came about, one thing after the other. */
interface Update extends Step {
  readonly steps?: readonly Step[];
  readonly table?: TableView;
}

/** What the worker tells the page of a match: everything once, then what changes. */
export type News = { readonly whole: Picture } | { readonly update: Update };

/**
 * The pictures that news lead to, one after the other: the last is how things stand, those before it how they came about.
 * Each shares everything unchanged with the one before.
 */
export function applyNews(before: Picture | undefined, news: News): readonly Picture[] {
  if ('whole' in news) return [news.whole];
  if (before === undefined) throw new Error('There is no picture to update yet.');
  const { steps = [], table, ...last } = news.update;
  const pictures: Picture[] = [];
  let now = before;
  for (const step of steps) {
    now = stepped(now, step);
    pictures.push(now);
  }
  const settled = stepped(now, last);
  return [...pictures, table === undefined ? settled : { ...settled, table }];
}

function stepped(picture: Picture, { cut, said = [], patch: changes = {} }: Step): Picture {
  const { position, log } = picture;
  const kept = cut === undefined ? log : log.slice(0, cut);
  return {
    ...picture,
    position: patch(position, changes),
    log: said.length === 0 ? kept : [...kept, ...said],
  };
}
