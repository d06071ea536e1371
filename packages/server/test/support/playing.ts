import { type AnyAsk, Chance, randomAnswer, seedFrom } from '@starboard/kernel';
import type { Position } from '@starboard/room';
import type { Client, NewMatch } from '@starboard/server/client';

type Job = 'work' | 'shield';

/** A match of beacon: the first is its host and keeper, the other its engineer. */
export async function beginBeacon(keeper: Client, engineer: Client, more: Partial<NewMatch> = {}): Promise<string> {
  const { id, invitations } = await keeper.begin({ game: 'beacon', seats: { engineer: 'invite' }, ...more });
  await engineer.claim(id, invitations['engineer']!);
  return id;
}

/** Answers for a seat of beacon what to do in this round; hands back how many entries there are then. */
export async function plan(client: Client, match: string, job: Job, seat?: string): Promise<number> {
  const { position } = await client.look(match, seat);
  const { at } = await client.answer(match, { decision: askedIn(position), answer: job, ...(seat && { seat }) });
  return at;
}

/** Both shield: nothing is lost, nobody is asked anything else, and the next round is to be planned. */
export async function shieldBoth(match: string, keeper: Client, engineer: Client): Promise<number> {
  await plan(keeper, match, 'shield');
  return plan(engineer, match, 'shield');
}

/** The id of the question that waits. */
export function askedIn({ decision }: Position): number {
  if (decision === undefined) throw new Error('Nothing is asked.');
  return decision.id;
}

/** Somebody who answers everything at random, out of what is offered. */
export function randomly(name: string): (client: Client, match: string, seat?: string) => Promise<boolean> {
  const chance = new Chance(seedFrom(name));
  return async (client, match, seat) => {
    const { position } = await client.look(match, seat);
    const { ask } = position.decision ?? {};
    if (ask === undefined) return false;
    const answer = randomAnswer(ask as unknown as AnyAsk, chance);
    await client.answer(match, { decision: askedIn(position), answer: answer as Sent, ...(seat && { seat }) });
    return true;
  };
}

type Sent = Parameters<Client['answer']>[1]['answer'];
