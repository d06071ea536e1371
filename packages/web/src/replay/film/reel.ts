import { diff, isEmptyPatch, type LogEntry, type Patch, type Plain, patch } from '@starboard/kernel';
import type { Beat, Undone } from './film.ts';

/** A beat on its way from the worker to the page: not the whole view, but what changed in it. */
export interface PackedBeat {
  readonly entries: number;
  readonly lines: readonly LogEntry[];
  readonly patch: Patch;
  readonly undone?: Undone;
}

/** Before the first beat there is nothing to see. */
const nothing: Plain = null;

/** Packs beats one after the other; one of which these eyes learn nothing is left out. */
export class Packer {
  #view = nothing;

  pack(beats: readonly Beat[]): PackedBeat[] {
    return beats.flatMap(({ view, ...beat }) => {
      const changes = diff(this.#view, view);
      this.#view = view;
      const isSeen = beat.lines.length > 0 || beat.undone !== undefined || !isEmptyPatch(changes);
      return isSeen ? { ...beat, patch: changes } : [];
    });
  }
}

/** The beats so far and those that came in. Each view shares with the one before it whatever did not change. */
export function unpack(beats: readonly Beat[], packed: readonly PackedBeat[]): readonly Beat[] {
  let view = beats.at(-1)?.view ?? nothing;
  const added = packed.map(({ patch: changes, ...beat }) => {
    view = patch(view, changes);
    return { ...beat, view };
  });
  return [...beats, ...added];
}
