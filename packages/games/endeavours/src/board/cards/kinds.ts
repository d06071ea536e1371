import crew from 'icon:astronaut-helmet';
import drone from 'icon:auto-repair';
import battery from 'icon:battery-pack';
import supplies from 'icon:cargo-crate';
import comet from 'icon:comet-spark';
import radiator from 'icon:computer-fan';
import lifeSciences from 'icon:dna1';
import drill from 'icon:drill';
import plating from 'icon:energy-shield';
import gwThruster from 'icon:fire-ray';
import refinery from 'icon:furnace';
import spareParts from 'icon:gears';
import device from 'icon:glowing-artifact';
import module from 'icon:habitat-dome';
import rescuePod from 'icon:life-buoy';
import bioExperiment from 'icon:microscope';
import sample from 'icon:minerals';
import bernal from 'icon:orbital';
import aerobrake from 'icon:parachute';
import tourists from 'icon:photo-camera';
import generator from 'icon:power-generator';
import array from 'icon:radar-dish';
import antenna from 'icon:radio-tower';
import reactor from 'icon:reactor';
import tractorBeam from 'icon:ringed-beam';
import robonaut from 'icon:robot-grab';
import struts from 'icon:robot-leg';
import thruster from 'icon:rocket-thruster';
import fieldExperiment from 'icon:round-bottom-flask';
import satellite from 'icon:satellite';
import powersatReceiver from 'icon:solar-power';
import human from 'icon:space-suit';
import freighter from 'icon:spaceship';
import telescope from 'icon:telescope';
import rover from 'icon:tracked-robot';
import robot from 'icon:vintage-robot';
import cryoTank from 'icon:water-tank';
import type { IconDrawing } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { type CardKind, isColonist, isEquipment, isHuman, kindOf } from '../../rules/cards.ts';
import type { CardId, EquipmentId } from '../../types.ts';

const kinds: { readonly [kind in Exclude<CardKind, 'equipment' | 'colonist'>]: IconDrawing } = {
  thruster,
  gwThruster,
  robonaut,
  refinery,
  generator,
  reactor,
  radiator,
  freighter,
  bernal,
  crew,
  sample,
  comet,
  device,
  drift: bernal,
};

const equipment: { readonly [kind in EquipmentId]: IconDrawing } = {
  aerobrake,
  array,
  rover,
  telescope,
  plating,
  tractorBeam,
  drone,
  supplies,
  module,
  bioExperiment,
  fieldExperiment,
  rescuePod,
  lifeSciences,
  drill,
  antenna,
  satellite,
  spareParts,
  battery,
  powersatReceiver,
  tourists,
  struts,
  cryoTank,
};

/** The picture of a card: that of its kind; every equipment has its own. */
export function iconOf(card: CardId): IconDrawing {
  if (isEquipment(card)) return equipment[card];
  if (isColonist(card)) return isHuman(card) ? human : robot;
  return kinds[kindOf(card) as keyof typeof kinds];
}

/** What kind of card it is. */
export function nameOfKind(card: CardId): Text {
  if (isColonist(card)) return { key: isHuman(card) ? 'kind.human' : 'kind.robot' };
  return { key: `kind.${kindOf(card)}` };
}
