import type { ServerProcess } from './children.ts';
import type { Crowd } from './crowd.ts';

/** Some clients at one match. */
export interface Company {
  /** Complains if somebody does not see what the server would show now. Not all servers can be asked. */
  check?(): Promise<void>;
  leave(): void;
}

/** A server that is to be measured, and how people sit down at it. */
export interface Contestant {
  readonly name: string;
  start(): Promise<ServerProcess>;
  /** Opens one more match, with a client for each seat. */
  gather(port: number, crowd: Crowd): Promise<Company>;
}
