import { type LogEntry, type Patch, patch } from '@starboard/kernel';
import type { Message, Picture, Position, Table } from './types.ts';

/** What a match's stream tells. */
export type News =
  /** Everything anew. */
  | { readonly event: 'state'; readonly data: { readonly position: Position; readonly log: readonly LogEntry[] } }
  | { readonly event: 'update'; readonly data: Update }
  | { readonly event: 'table'; readonly data: Table }
  | { readonly event: 'chat'; readonly data: Message };

interface Step {
  readonly said?: readonly LogEntry[];
  readonly patch?: Patch;
}

/** What changed. Whatever is absent stayed as it was. */
interface Update extends Step {
  /** First the log loses all but so many of its lines: answers were taken back. */
  readonly cut?: number;
  /** How it came about, one thing after the other. */
  readonly steps?: readonly Step[];
}

/** A picture that may still lack its table or its position: a stream tells them one after the other. */
export type Sketch = Partial<Picture> & Pick<Picture, 'log' | 'chat'>;

export const blank: Sketch = { log: [], chat: [] };

export function isWhole(sketch: Sketch): sketch is Picture {
  return sketch.table !== undefined && sketch.position !== undefined;
}

/**
 * The pictures that an event leads to, one after the other: the last is how things stand, those before it how they came
 * about. Each shares everything unchanged with the one before. Events of a later server are ignored.
 */
export function applyEvent(sketch: Sketch, news: News): readonly [...Sketch[], Sketch] {
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

function updated(sketch: Sketch, { cut, steps = [], ...last }: Update): [...Sketch[], Sketch] {
  const { log } = sketch;
  if (cut !== undefined && cut > log.length) throw new Error(`The log has ${log.length} lines, not ${cut}.`);
  let now = cut === undefined ? sketch : { ...sketch, log: log.slice(0, cut) };
  const way = steps.map(step => {
    now = stepped(now, step);
    return now;
  });
  return [...way, stepped(now, last)];
}

function stepped(sketch: Sketch, { said = [], patch: changes = {} }: Step): Sketch {
  const { position, log } = sketch;
  if (position === undefined) throw new Error('There is no position to update yet.');
  return {
    ...sketch,
    position: patch(position, changes),
    log: said.length === 0 ? log : [...log, ...said],
  };
}

/** A stream that begins anew tells the last messages again. */
function withMessage(sketch: Sketch, message: Message): Sketch {
  const last = sketch.chat.at(-1)?.number ?? 0;
  return message.number > last ? { ...sketch, chat: [...sketch.chat, message] } : sketch;
}
