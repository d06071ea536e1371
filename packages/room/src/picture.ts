import type { LogEntry } from '@starboard/kernel';
import { patch } from '@starboard/kernel';
import type { Step, Told, Update } from './news.ts';
import type { Position } from './position.ts';
import type { MessageView, TableView } from './table-view.ts';

/** A match as one pair of eyes sees it. */
export interface Picture {
  readonly table: TableView;
  readonly position: Position;
  readonly log: readonly LogEntry[];
  readonly chat: readonly MessageView[];
}

/** What is known of a match that is followed, and whether news of it can come in. */
export interface Followed {
  /** None before everything was told once. */
  readonly picture: Picture | undefined;
  readonly isConnected: boolean;
  /** What went wrong when it was last tried to connect; it is tried again. */
  readonly trouble?: unknown;
  /** Whether this is how things stand; otherwise it is how they came about, and more follows at once. */
  readonly isSettled: boolean;
}

/** A picture that may still lack its table or its position: a stream tells them one after the other. */
export type Sketch = Partial<Picture> & Pick<Picture, 'log' | 'chat'>;

export const blank: Sketch = { log: [], chat: [] };

export function isWhole(sketch: Sketch): sketch is Picture {
  return sketch.table !== undefined && sketch.position !== undefined;
}

/**
 * The pictures that an event leads to, one after the other: the last is how things stand, those before it how they came
 * about. Each shares everything unchanged with the one before. What a later server tells besides is ignored.
 */
export function applyNews(sketch: Sketch, news: Told): readonly [...Sketch[], Sketch] {
  switch (news.event) {
    case 'state':
      return [{ ...sketch, position: news.data.position, log: news.data.log }];
    case 'update':
      return updated(sketch, news.data);
    case 'table':
      return [{ ...sketch, table: news.data }];
    case 'chat':
      return [withMessage(sketch, news.data)];
    default:
      return [sketch];
  }
}

function updated(sketch: Sketch, { steps = [], ...last }: Update): [...Sketch[], Sketch] {
  let now = sketch;
  const way = steps.map(step => {
    now = stepped(now, step);
    return now;
  });
  return [...way, stepped(now, last)];
}

function stepped(sketch: Sketch, { cut, said = [], patch: changes = {} }: Step): Sketch {
  const { position, log } = sketch;
  if (position === undefined) throw new Error('There is no position to update yet.');
  if (cut !== undefined && cut > log.length) throw new Error(`The log has ${log.length} lines, not ${cut}.`);
  const kept = cut === undefined ? log : log.slice(0, cut);
  return {
    ...sketch,
    position: patch(position, changes),
    log: said.length === 0 ? kept : [...kept, ...said],
  };
}

/** A stream that begins anew tells the last messages again. */
function withMessage(sketch: Sketch, message: MessageView): Sketch {
  const last = sketch.chat.at(-1)?.number ?? 0;
  return message.number > last ? { ...sketch, chat: [...sketch.chat, message] } : sketch;
}
