import type { Ref } from '@starboard/kernel';
import type { Anybody } from '../types.ts';

/** What was said about something that lasts on a piece. */
export function aboutOf(owner: Anybody | null, what: string): Ref | undefined {
  return owner!.lasting.find(each => each.what === what)?.about;
}

/** The number of the square that it is about. */
export function cellOf(owner: Anybody | null, what: string): number {
  return Number(aboutOf(owner, what)!.slice('cell:'.length));
}

/** It is over with the next attack, whenever that is. */
export function once(owner: Anybody, what: string): void {
  owner.lasting = owner.lasting.filter(each => each.what !== what);
}
