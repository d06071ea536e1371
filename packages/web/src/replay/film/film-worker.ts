import { type Journal, parseJournal, TableError, verifyByEntry } from '@starboard/kernel';
import { findGame } from '../../games/games.ts';
import { film, flawOf } from './film.ts';
import type { Order, Report } from './messages.ts';
import { type PackedBeat, Packer } from './reel.ts';

/** How long to work before the next message is looked for, and before what is ready is sent. */
const sliceMillis = 40;

let current = 0;

self.onmessage = ({ data }: MessageEvent<Order>) => {
  current = data.number;
  void carryOut(data);
};

async function carryOut(order: Order): Promise<void> {
  try {
    const journal = parseJournal(order.journal);
    await shoot(order, journal);
    if (order.checks) await check(order, journal);
  } catch (thrown) {
    tell({ number: order.number, kind: 'failed', flaw: flawOf(thrown) });
  }
}

async function shoot({ number, eyes }: Order, journal: Journal): Promise<void> {
  const { seats, reel } = film(await gameOf(journal.game), journal, eyes);
  const packer = new Packer();
  let ready: PackedBeat[] = [];
  const send = () => {
    tell({ number, kind: 'beats', seats, beats: ready });
    ready = [];
  };
  const ending = await inSlices(number, reel, send, beats => ready.push(...packer.pack(beats)));
  if (ending === undefined) return;
  send();
  tell({ number, kind: 'end', ending });
}

async function check({ number }: Order, journal: Journal): Promise<void> {
  try {
    const proving = verifyByEntry(await gameOf(journal.game), journal);
    if ((await inSlices(number, proving, () => {})) !== undefined) tell({ number, kind: 'checked' });
  } catch (thrown) {
    tell({ number, kind: 'checked', flaw: flawOf(thrown) });
  }
}

async function gameOf(id: string) {
  const found = findGame(id);
  if (found === undefined) throw new TableError('other-game', `There is no game "${id}" here.`);
  return (await found.rules()).game;
}

/** Runs it to its end, with pauses; nothing comes of it once there is a newer order. */
async function inSlices<Step, End>(
  number: number,
  work: Generator<Step, End>,
  onPause: () => void,
  onStep: (step: Step) => void = () => {},
): Promise<End | undefined> {
  let began = performance.now();
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    onStep(next.value);
    if (performance.now() - began < sliceMillis) continue;
    onPause();
    await new Promise(resolve => setTimeout(resolve));
    if (number !== current) return undefined;
    began = performance.now();
  }
}

function tell(report: Report): void {
  self.postMessage(report);
}
