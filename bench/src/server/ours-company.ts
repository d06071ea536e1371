import type { Company } from './contestant.ts';
import type { Crowd } from './crowd.ts';
import { OurClient } from './ours-client.ts';

/** What is played, and who sits at it. */
export interface Sitting {
  readonly game: string;
  readonly setup: object;
  readonly seats: readonly string[];
}

/** The clients of one match; when it is over, they begin another one. */
export class OurCompany implements Company {
  readonly #sitting: Sitting;
  readonly #crowd: Crowd;
  readonly #clients: readonly OurClient[];
  #match = '';
  #hasLeft = false;
  #atTheEnd = 0;
  #isSeated: Promise<void> = Promise.resolve();

  private constructor(sitting: Sitting, crowd: Crowd, clients: readonly OurClient[]) {
    this.#sitting = sitting;
    this.#crowd = crowd;
    this.#clients = clients;
  }

  static async gather(port: number, crowd: Crowd, sitting: Sitting): Promise<OurCompany> {
    const clients = await Promise.all(sitting.seats.map(() => OurClient.arrive(port, crowd)));
    const company = new OurCompany(sitting, crowd, clients);
    await company.#sitDown();
    return company;
  }

  async check(): Promise<void> {
    await this.#isSeated;
    for (const client of this.#clients) await client.check();
  }

  leave(): void {
    this.#hasLeft = true;
    for (const client of this.#clients) client.leave();
  }

  /** All who had left follow the match again. */
  async comeBack(): Promise<void> {
    await this.#follow();
  }

  async #sitDown(): Promise<void> {
    const { game, setup, seats } = this.#sitting;
    const [host, ...guests] = this.#clients as [OurClient, ...OurClient[]];
    const wishes = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? 'me' : 'invite']));
    const { id, invitations } = await host.found({ game, setup, seats: wishes });
    await Promise.all(guests.map((guest, i) => guest.claim(id, invitations[seats[i + 1]!]!)));
    this.#match = id;
    await this.#follow();
  }

  async #follow(): Promise<void> {
    this.#atTheEnd = 0;
    await Promise.all(this.#clients.map(client => client.follow(this.#match, () => this.#maybeAgain())));
  }

  /** Once everybody has seen the end. */
  #maybeAgain(): void {
    this.#atTheEnd += 1;
    if (this.#hasLeft || this.#atTheEnd < this.#clients.length) return;
    this.#isSeated = this.#sitDown().catch(error => this.#crowd.failed(error));
  }
}
