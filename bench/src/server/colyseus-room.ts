import { type Client, Room } from '@colyseus/core';
import { ArraySchema, type SchemaType, schema } from '@colyseus/schema';
import { cargoOf, cargoSize, type Race } from '../race.ts';

const Unit = schema({
  id: 'string',
  zone: 'string',
  health: 'number',
  items: ['string'],
  x: 'number',
  y: 'number',
  marks: ['number'],
  note: 'string',
});

const RaceState = schema({
  turn: 'number',
  length: 'number',
  run: ['number'],
  cargo: [Unit],
});

/** The state of a race as Colyseus sends it: the same fields. */
export type SentRace = Pick<Race, 'turn' | 'length' | 'run'>;

export interface RaceOptions {
  readonly loaded: boolean;
  readonly runners: number;
  readonly length: number;
}

/** The same race for Colyseus: the runners are the clients, in the order in which they came. */
export class RaceRoom extends Room<SchemaType<typeof RaceState>> {
  readonly #runners: string[] = [];

  override onCreate({ loaded, runners, length }: RaceOptions): void {
    this.maxClients = runners;
    // Changes are sent as soon as there are some, and not twenty times a second.
    this.patchRate = null as unknown as number;
    this.state = new RaceState({
      turn: 0,
      length,
      run: new ArraySchema(...Array.from({ length: runners }, () => 0)),
      cargo: new ArraySchema(...(loaded ? cargoOf().map(({ at, ...unit }) => sentUnit({ ...unit, ...at })) : [])),
    });
    this.onMessage('pace', (client: Client, pace: number) => this.#run(client, pace));
  }

  override onJoin(client: Client): void {
    this.#runners.push(client.sessionId);
  }

  #run(client: Client, pace: number): void {
    const { state } = this;
    const runner = state.turn % this.#runners.length;
    if (state.turn >= state.length || this.#runners[runner] !== client.sessionId) return;
    const die = 1 + Math.floor(Math.random() * 6);
    state.run[runner] = state.run[runner]! + die + pace;
    if (state.cargo.length > 0) state.cargo[state.turn % cargoSize]!.health = die;
    state.turn += 1;
    this.broadcastPatch();
  }
}

function sentUnit({ items, marks, ...unit }: FlatUnit) {
  return new Unit({ ...unit, items: new ArraySchema(...items), marks: new ArraySchema(...marks) });
}

type FlatUnit = Omit<ReturnType<typeof cargoOf>[number], 'at'> & { readonly x: number; readonly y: number };
