import hatch from 'icon:airtight-hatch';
import battery from 'icon:battery-100';
import brain from 'icon:brain-stem';
import cage from 'icon:cage';
import crate from 'icon:cargo-crate';
import offerings from 'icon:chalice-drops';
import woman from 'icon:character';
import sparePart from 'icon:cog';
import laptop from 'icon:laptop';
import lever from 'icon:lever';
import locker from 'icon:lockers';
import supplies from 'icon:medical-pack-alt';
import medicine from 'icon:medicines';
import stash from 'icon:open-chest';
import crewMember from 'icon:person-in-bed';
import powerButton from 'icon:power-button';
import generator from 'icon:power-generator';
import prisoner from 'icon:prisoner';
import serverRack from 'icon:server-rack';
import shrine from 'icon:star-altar';
import vial from 'icon:vial';
import type { IconDrawing } from '@starboard/board';

/** What the objectives of the box are, by their names. */
const icons: { readonly [name: string]: IconDrawing } = {
  switch: lever,
  killSwitch: powerButton,
  console: serverRack,
  terminal: laptop,
  generator,
  cell: hatch,
  powerCell: battery,
  rack: locker,
  locker,
  cache: crate,
  stash,
  medicine,
  supplies,
  offerings,
  brain,
  vial,
  sparePart,
  crewMember,
  woman,
  prisoners: prisoner,
  captive: cage,
  shrine,
};

/** The sign of an objective; one that somebody else has thought of is told by its colour. */
export function objectiveIcon(name: string): IconDrawing | undefined {
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}

/** Where neither is to be had. */
export const markOfColour: IconDrawing = crate;
