import gears from 'icon:gears';
import medicalPack from 'icon:medical-pack';
import psychicWaves from 'icon:psychic-waves';
import rank from 'icon:rank-3';
import spaceSuit from 'icon:space-suit';
import spyglass from 'icon:spyglass';
import robot from 'icon:vintage-robot';
import type { IconDrawing } from '@starboard/board';
import { classOf } from '../rules/table.ts';
import type { ClassName, SurvivorId } from '../types.ts';

const portraits: { readonly [C in ClassName]: IconDrawing } = {
  captain: rank,
  marine: spaceSuit,
  psychic: psychicWaves,
  engineer: gears,
  medic: medicalPack,
  scout: spyglass,
  technician: robot,
};

/** The sign of a survivor's class. */
export function portraitOf(id: SurvivorId): IconDrawing {
  return portraits[classOf(id)];
}
