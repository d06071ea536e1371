import { failed } from './errors.ts';
import { clientOf, isFailing, isLost, placeOf, type Sql, unreachable, within } from './postgres-start.ts';

/** Whatever takes longer has no answer any more. */
const usualSeconds = 20;

/**
 * The connections to a database. When one of them is lost all are given up, and others take their place: the client would
 * leave what is asked at that very moment without an answer for ever, or take the next connection's greeting for one.
 */
export class Connections {
  readonly #url: string;
  readonly #answerSeconds: number;
  #sql: Sql;

  constructor(url: string, answerSeconds = usualSeconds) {
    this.#url = url;
    this.#answerSeconds = answerSeconds;
    this.#sql = clientOf(url);
  }

  async ask<T>(question: (sql: Sql) => Promise<T>): Promise<T> {
    const sql = this.#sql;
    try {
      return await within(this.#answerSeconds, question(sql));
    } catch (error) {
      if (!isLost(error)) throw isFailing(error) ? failed(error) : error;
      this.#giveUp(sql);
      throw unreachable(placeOf(this.#url), error);
    }
  }

  async end(): Promise<void> {
    // It would wait forever for a connection that died with a question under way.
    await this.#sql.end({ timeout: 1 });
  }

  #giveUp(sql: Sql): void {
    if (sql !== this.#sql) return;
    this.#sql = clientOf(this.#url);
    // What is still under way fails with this.
    void sql.end({ timeout: 0 });
  }
}
