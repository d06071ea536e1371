import { type Journal, parseJournal, type SeatId } from '@starboard/kernel';
import { device } from '../device/device.ts';
import { outsideOrigin } from '../play/outside.ts';
import { server } from '../play/server.ts';

/** Where a match is kept that can be watched again. */
export type Where = 'match' | 'device';

export interface Source {
  readonly where: Where;
  readonly id: string;
}

/** Who sat where, as far as it is known. */
export type People = { readonly [seat: SeatId]: { readonly name: string; readonly held: 'person' | 'bot' } };

export async function loadJournal({ where, id }: Source): Promise<Journal> {
  return parseJournal(where === 'device' ? await device.journal(id) : await server.replay(id));
}

/** A match without names can be watched all the same. */
export async function loadPeople(source: Source): Promise<People> {
  try {
    return source.where === 'device' ? await peopleHere(source.id) : await peopleThere(source.id);
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

async function peopleThere(id: string): Promise<People> {
  const { table } = await server.look(id);
  return Object.fromEntries(
    table.seats.flatMap(({ id: seat, name, held }) =>
      held === 'person' || held === 'bot' ? [[seat, { name: name ?? '', held }]] : [],
    ),
  );
}

export function tableAddress({ where, id }: Source): string {
  return where === 'device' ? `/device/${id}` : `/match/${id}`;
}

/** An address that anybody can open. A match of this device is put on the server for it. */
export async function addressToShare({ where, id }: Source, journal: Journal, step: number): Promise<string> {
  const shared = where === 'device' ? (await server.bringReplay(journal)).id : id;
  return `${await outsideOrigin()}/replay/match/${shared}?step=${step}`;
}

/** The id of a new match on this device that goes on after so many entries, even if this one was given up there. */
export function playOn({ ended: _, ...journal }: Journal, entries: number): Promise<string> {
  return device.bring({ ...journal, entries: journal.entries.slice(0, entries) });
}
