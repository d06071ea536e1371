import type { News } from '@starboard/room';
import { together, type WireEvent, wireEvent } from './event.ts';
import { eventId } from './event-id.ts';

const known = new WeakMap<News, WireEvent>();

/** News as they are sent, put into words once for all who are told the same. */
export function wired(news: News): WireEvent {
  let event = known.get(news);
  if (event === undefined) {
    const { heard } = news;
    event = wireEvent(news.event, heard && eventId(heard), news.data);
    known.set(news, event);
  }
  return event;
}

/** Several that are sent as one. */
export function togetherOnWire(news: readonly News[]): WireEvent {
  return together(news.map(wired));
}
