import { median } from '../measure.ts';
import type { ServerProcess } from './children.ts';
import type { Company, Contestant } from './contestant.ts';
import { Crowd, type Notes, pause } from './crowd.ts';

/** How many matches, and how long everything takes. */
export interface Scale {
  readonly matches: number;
  /** As many matches are played, and left, before anything counts: code is compiled then, and pools of connections are filled. */
  readonly beforeMillis: number;
  /** Played by all before it counts. */
  readonly warmUpMillis: number;
  readonly countedMillis: number;
  /** After so long without an answer, a match is idle: long enough that none is when the memory of played ones is measured. */
  readonly idleMillis: number;
  /** From everybody's leaving until matches are put away: our server needs two looks for that, at least one every second. */
  readonly restMillis: number;
  /** Of answers that are due, whatever becomes of those before; without it, everybody answers at once. */
  readonly perSecond?: number;
}

export interface Span {
  readonly p50: number;
  readonly p99: number;
}

/** What a server did under load. */
export interface Trial {
  readonly name: string;
  /** How many were counted. */
  readonly answers: number;
  readonly answersPerSecond: number;
  readonly seen: Span;
  readonly acknowledged?: Span;
  readonly updateBytes: { readonly median: number; readonly mean: number };
  /** Processor time of the server for an answer. */
  readonly serverMicros: number;
  /** How many cores the load generator kept busy: near 1, it is what was measured. */
  readonly clientCores: number;
  /** Bytes in use for a match with all its people there, and after all have left. */
  readonly hotBytes: number;
  readonly leftBytes: number;
}

export async function tryOut(contestant: Contestant, scale: Scale): Promise<Trial> {
  const server = await contestant.start();
  try {
    await playBefore(contestant, server, scale);
    const bytesBefore = await server.bytesInUse();
    const crowd = new Crowd();
    const companies = await gatherAll(contestant, server.port, crowd, scale.matches);
    const load = await loadOf(server, crowd, scale);
    const bytesHot = await server.bytesInUse();
    await companies[0]!.check?.();
    await leaveAll(companies, scale);
    const bytesLeft = await server.bytesInUse();
    return {
      name: contestant.name,
      ...load,
      hotBytes: (bytesHot - bytesBefore) / scale.matches,
      leftBytes: (bytesLeft - bytesBefore) / scale.matches,
    };
  } finally {
    await server.stop();
  }
}

export async function playBefore(
  contestant: Gatherer<Company>,
  { port }: Pick<ServerProcess, 'port'>,
  scale: Scale,
): Promise<void> {
  const crowd = new Crowd();
  const companies = await gatherAll(contestant, port, crowd, scale.matches);
  crowd.start();
  await crowd.play(scale.beforeMillis);
  await crowd.settle();
  await leaveAll(companies, scale);
}

/** A few at a time: a server takes only so many new connections at once. */
const gatheredAtOnce = 20;

export async function gatherAll<C extends Company>(
  contestant: Gatherer<C>,
  port: number,
  crowd: Crowd,
  matches: number,
): Promise<C[]> {
  const companies: C[] = [];
  while (companies.length < matches) {
    const length = Math.min(gatheredAtOnce, matches - companies.length);
    companies.push(...(await Promise.all(Array.from({ length }, () => contestant.gather(port, crowd)))));
  }
  return companies;
}

export async function leaveAll(companies: readonly Company[], { restMillis }: Scale): Promise<void> {
  for (const company of companies) company.leave();
  await pause(restMillis);
}

export type LoadScale = Pick<Scale, 'warmUpMillis' | 'countedMillis' | 'perSecond'>;

/** Whoever brings clients to a match. */
interface Gatherer<C extends Company> {
  gather(port: number, crowd: Crowd): Promise<C>;
}

export type Load = Omit<Trial, 'name' | 'hotBytes' | 'leftBytes'>;

export async function loadOf(
  server: Pick<ServerProcess, 'cpuMicros'>,
  crowd: Crowd,
  { warmUpMillis, countedMillis, perSecond }: LoadScale,
): Promise<Load> {
  crowd.start(perSecond);
  await crowd.play(warmUpMillis);
  const serverBefore = await server.cpuMicros();
  const clientBefore = process.cpuUsage();
  const start = performance.now();
  const notes = crowd.takeNotes();
  await crowd.play(countedMillis);
  crowd.stopNotes();
  const millis = performance.now() - start;
  const { user, system } = process.cpuUsage(clientBefore);
  const serverMicros = (await server.cpuMicros()) - serverBefore;
  await crowd.settle();
  return {
    ...summaryOf(notes),
    answers: notes.seen.length,
    answersPerSecond: (notes.seen.length / millis) * 1_000,
    serverMicros: serverMicros / notes.seen.length,
    clientCores: (user + system) / 1_000 / millis,
  };
}

function summaryOf({ seen, acknowledged, updateBytes }: Notes): Pick<Load, 'seen' | 'acknowledged' | 'updateBytes'> {
  const mean = updateBytes.reduce((sum, bytes) => sum + bytes, 0) / updateBytes.length;
  return {
    seen: spanOf(seen),
    ...(acknowledged.length > 0 && { acknowledged: spanOf(acknowledged) }),
    updateBytes: { median: median(updateBytes), mean },
  };
}

function spanOf(millis: readonly number[]): Span {
  const sorted = [...millis].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}
