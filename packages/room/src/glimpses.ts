import type { LogEntry, Plain, Viewer } from '@starboard/kernel';
import type { Moment } from './moment.ts';
import type { Eyes } from './position.ts';

/** How things looked when something had just been said. */
interface Glimpse {
  readonly moment: Moment;
  readonly view: Plain;
  readonly said: readonly LogEntry[];
  /** How long the whole log was. */
  readonly logged: number;
}

/** What some eyes see on the way to the next entry of a journal: a glimpse of each thing that is said. */
export class Glimpses {
  #caught: Glimpse[] = [];
  #logged = 0;

  /** Something was said after these lines of the log. What these eyes may not read leaves no trace. */
  catch(moment: Moment, eyes: Eyes, viewer: Viewer, from: number): void {
    const said = moment.logFor(eyes, Math.max(from, this.#logged));
    this.#logged = moment.match.log.length;
    if (said.length > 0) this.#caught.push({ moment, view: moment.viewFor(viewer), said, logged: this.#logged });
  }

  /** Nothing came of what was seen. */
  forget(): void {
    this.#caught = [];
    this.#logged = 0;
  }

  /** All but the last so many: what was said then is told with the position that it led to. */
  take(left = 1): readonly Glimpse[] {
    const taken = this.#caught.slice(0, this.#caught.length - left);
    this.forget();
    return taken;
  }
}
