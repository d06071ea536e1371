import { type Journal, parseJournal, type SeatId } from '@starboard/kernel';
import { device } from '../device/device.ts';
import { outsideOrigin } from '../play/outside.ts';
import { server } from '../play/server.ts';

/** Where a match is kept that can be watched again. */
export type Where = 'match' | 'device' | 'score';

export interface Source {
  readonly where: Where;
  readonly id: string;
}

/** Who sat where, as far as it is known. */
export type People = { readonly [seat: SeatId]: { readonly name: string; readonly held: 'person' | 'bot' } };

export async function loadJournal({ where, id }: Source): Promise<Journal> {
  if (where === 'device') return parseJournal(await device.journal(id));
  return parseJournal(where === 'score' ? await server.scoreReplay(id) : await server.replay(id));
}

/** A match without names can be watched all the same. */
export async function loadPeople(source: Source): Promise<People> {
  try {
    if (source.where === 'device') return await peopleHere(source.id);
    const { seats } = source.where === 'score' ? await server.score(source.id) : (await server.look(source.id)).table;
    return peopleIn(seats);
  } catch {
    return {};
  }
}

async function peopleHere(id: string): Promise<People> {
  const match = (await device.list()).find(each => each.id === id);
  const seats = Object.entries(match?.seats ?? {});
  return Object.fromEntries(
    seats.map(([seat, holder]) => [
      seat,
      'person' in holder ? { name: holder.person, held: 'person' } : { name: holder.bot, held: 'bot' },
    ]),
  );
}

interface SeatHeld {
  readonly id: SeatId;
  readonly held: 'person' | 'bot' | 'nobody';
  readonly name?: string | undefined;
}

function peopleIn(seats: readonly SeatHeld[]): People {
  return Object.fromEntries(
    seats.flatMap(({ id: seat, name, held }) =>
      held === 'person' || held === 'bot' ? [[seat, { name: name ?? '', held }]] : [],
    ),
  );
}

export function tableAddress({ where, id }: Source): string {
  return where === 'device' ? `/device/${id}` : `/match/${id}`;
}

/** An address that anybody can open. A match of this device is put on the server for it. */
export async function addressToShare({ where, id }: Source, journal: Journal, step: number): Promise<string> {
  const shared = where === 'device' ? `match/${(await server.bringReplay(journal)).id}` : `${where}/${id}`;
  return `${await outsideOrigin()}/replay/${shared}?step=${step}`;
}

/** The id of a new match on this device that goes on after so many entries, even if this one was given up there. */
export function playOn({ ended: _, ...journal }: Journal, entries: number): Promise<string> {
  return device.bring({ ...journal, entries: journal.entries.slice(0, entries) });
}
