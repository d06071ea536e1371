import type { Statements } from './sqlite-statements.ts';
import type { News } from './store.ts';

/** So soon a server hears of what was changed beside it. */
const listenMillis = 200;

/** What whoever looks after a folder has changed beside its server, which hears of it. */
export class NewsBeside {
  readonly #sql: Statements;
  readonly #onNews: () => void;
  readonly #onFailed: (error: unknown) => void;
  readonly #hearers = new Set<(news: News) => void>();
  #timer: NodeJS.Timeout | undefined;
  #version = 0;
  #heard = 0;

  constructor(sql: Statements, onNews: () => void, onFailed: (error: unknown) => void) {
    this.#sql = sql;
    this.#onNews = onNews;
    this.#onFailed = onFailed;
  }

  listen(hear: (news: News) => void): void {
    this.#hearers.add(hear);
    this.#timer ??= setInterval(() => this.#look(), listenMillis).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    try {
      // It changes with everything that is committed on other connections, and costs next to nothing to ask for.
      const [{ data_version: version }] = this.#sql.dataVersion() as [{ data_version: number }];
      if (version === this.#version) return;
      for (const { number, kind, match } of this.#sql.announcedAfter(this.#heard)) {
        this.#heard = number;
        for (const hear of this.#hearers) hear(kind === 'blocks' ? { kind } : { kind, match });
      }
      this.#version = version;
      this.#onNews();
    } catch (error) {
      this.#onFailed(error);
    }
  }
}
