import stop from 'icon:anchor';
import settling from 'icon:base-dome';
import cargo from 'icon:cargo-crate';
import industry from 'icon:factory';
import end from 'icon:hourglass';
import move from 'icon:rocket-flight';
import free from 'icon:satellite';
import science from 'icon:telescope';
import worm from 'icon:vortex';
import earth from 'icon:world';
import type { IconDrawing, Verb } from '@starboard/board';

function verb(name: string, icon: IconDrawing, hotkey: string): Verb {
  return { name: { key: `face.verb.${name}` }, icon, hotkey };
}

/** What an option opens asks before anything is done: it need not be confirmed. */
function plain(name: string, icon: IconDrawing, hotkey: string): Verb {
  return { ...verb(name, icon, hotkey), isPlain: true };
}

/** A heading over several things to do. */
function kind(name: string, icon: IconDrawing, hotkey: string): Verb {
  return { ...plain(name, icon, hotkey), isKind: true };
}

/** What can be done in a year, by what it is about, and how a movement may go on. */
export const verbs: { readonly [group: string]: Verb } = {
  move: plain('move', move, 'M'),
  earth: kind('earth', earth, 'E'),
  science: kind('science', science, 'S'),
  industry: kind('industry', industry, 'I'),
  settling: kind('settling', settling, 'P'),
  cargo: kind('cargo', cargo, 'C'),
  free: kind('free', free, 'F'),
  end: verb('end', end, 'Y'),
  course: verb('course', move, 'M'),
  via: plain('via', move, 'V'),
  worm: verb('worm', worm, 'W'),
  stop: verb('stop', stop, 'X'),
};
