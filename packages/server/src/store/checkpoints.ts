import Database from 'libsql/promise';

/** So soon after a commit it lies in the database's own file, be there more or not. */
const momentMillis = 500;

/** Brings what was committed from the log beside a database into its own file, in a thread of its own and while others write. */
export class Checkpoints {
  readonly #db: Database;
  readonly #onDone: () => Promise<void>;
  readonly #onFailed: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;

  constructor(file: string, onDone: () => Promise<void>, onFailed: (error: unknown) => void) {
    this.#db = new Database(file, {});
    this.#onDone = onDone;
    this.#onFailed = onFailed;
  }

  /** Something was committed. */
  plan(): void {
    this.#timer ??= setTimeout(() => {
      this.#underWay = this.#make();
    }, momentMillis).unref();
  }

  /** A copy of the database as it stands now, in a file that is not there yet. */
  async copyTo(file: string): Promise<void> {
    await this.#db.exec(`vacuum into '${file.replaceAll("'", "''")}'`);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#underWay;
    this.#db.close();
  }

  async #make(): Promise<void> {
    try {
      await this.#db.exec('pragma wal_checkpoint(passive)');
      await this.#onDone();
    } catch (error) {
      this.#onFailed(error);
    } finally {
      this.#timer = undefined;
    }
  }
}
