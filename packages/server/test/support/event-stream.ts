import { get, type IncomingMessage } from 'node:http';
import { applyNews, blank, type Sketch, type Told } from '@starboard/room';
import { onTestFinished } from 'vitest';
import { EventReader, type StreamEvent } from '../../src/client/events.ts';
import { until } from './until.ts';

/** A stream opens at once, even if there is nothing to tell yet; on a busy machine that takes a while. */
const openMillis = 60_000;

interface Opening {
  readonly token?: string;
  /** The id of the event after which it goes on. */
  readonly after?: string;
  readonly seat?: string;
}

/** One connection to the stream of a match, with every event that came by it. */
export class EventStream {
  readonly events: StreamEvent[] = [];
  hasEnded = false;
  readonly #response: IncomingMessage;

  private constructor(response: IncomingMessage) {
    this.#response = response;
    const reader = new EventReader();
    response.on('data', (bytes: Buffer) => this.events.push(...reader.read(bytes)));
    response.on('end', () => {
      this.hasEnded = true;
    });
    response.on('error', () => undefined); // It was closed from here.
    onTestFinished(() => this.close());
  }

  static open(url: string, match: string, { token, after, seat }: Opening = {}): Promise<EventStream> {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(after !== undefined && { 'last-event-id': after }),
    };
    const query = seat === undefined ? '' : `?seat=${seat}`;
    return new Promise((resolve, reject) => {
      const request = get(`${url}/api/matches/${match}/stream${query}`, { headers }, response => {
        request.setTimeout(0);
        if (response.statusCode === 200) resolve(new EventStream(response));
        else reject(new Error(`The stream was refused: ${response.statusCode}`));
      });
      request.setTimeout(openMillis, () => request.destroy(new Error('The stream did not open in time.')));
      request.on('error', reject);
    });
  }

  get headers(): IncomingMessage['headers'] {
    return this.#response.headers;
  }

  get lastId(): string {
    return this.events.at(-1)?.id ?? '';
  }

  get names(): string[] {
    return this.events.map(({ event }) => event);
  }

  /** Waits until so many events have come. */
  async has(count: number): Promise<readonly StreamEvent[]> {
    await until(`${count} events have come (now: ${this.names})`, () => this.events.length >= count);
    return this.events;
  }

  /** Waits until an event with this id has come. */
  async hears(id: string): Promise<void> {
    await until(`event ${id} has come`, () => this.events.some(event => event.id === id));
  }

  /** Waits until the stream has told how a match stands after so many entries. */
  async reaches(entries: number): Promise<void> {
    await until(`entry ${entries} has come`, () => this.lastId.startsWith(`${entries}.`));
  }

  close(): void {
    this.#response.destroy();
  }
}

/** How things stand after an event, however they came about. */
export function afterEvent(sketch: Sketch, news: Told): Sketch {
  return applyNews(sketch, news).at(-1)!;
}

/** The picture after these events, for somebody who had this one. */
export function pictureAfter(events: readonly StreamEvent[], before: Sketch = blank): Sketch {
  return events.reduce(
    (sketch, { event, data }) => afterEvent(sketch, { event, data: JSON.parse(data) } as Told),
    before,
  );
}
