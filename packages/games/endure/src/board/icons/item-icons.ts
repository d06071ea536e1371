import armorVest from 'icon:armor-vest';
import battery from 'icon:battery-100';
import bubble from 'icon:bubble-field';
import revolver from 'icon:desert-eagle';
import fireAxe from 'icon:fire-axe';
import firstAid from 'icon:first-aid-kit';
import rifle from 'icon:fn-fal';
import helmet from 'icon:full-motorcycle-helmet';
import gasMask from 'icon:gas-mask';
import glock from 'icon:glock';
import grenade from 'icon:grenade';
import rivets from 'icon:hammer-nails';
import decoy from 'icon:holosphere';
import leg from 'icon:insect-jaws';
import kevlar from 'icon:kevlar-vest';
import keyCard from 'icon:key-card';
import cutter from 'icon:laser-burst';
import laser from 'icon:laser-precision';
import cannon from 'icon:lucifer-cannon';
import calming from 'icon:meditation';
import plate from 'icon:metal-plate';
import pill from 'icon:pill';
import radarDish from 'icon:radar-dish';
import shotgun from 'icon:sawed-off-shotgun';
import scalpel from 'icon:scalpel';
import shirt from 'icon:shirt';
import mace from 'icon:spiked-bat';
import goggles from 'icon:steampunk-goggles';
import stunGrenade from 'icon:stun-grenade';
import syringe from 'icon:syringe';
import baton from 'icon:telescopic-baton';
import type { IconDrawing } from '@starboard/board';
import type { ItemId } from '../../types.ts';

/** The sign of each item card that can be carried. */
export const itemIcons: { readonly [I in ItemId]: IconDrawing } = {
  swarmerLeg: leg,
  pistol: glock,
  plasmaCutter: cutter,
  shotgun,
  assaultRifle: rifle,
  medicalBlade: scalpel,
  medicalLaser: laser,
  persuader: mace,
  voidCannon: cannon,
  rivetGun: rivets,
  arcBaton: baton,
  fireAxe,
  silencedPistol: revolver,
  paddedOveralls: shirt,
  safeguardArmour: armorVest,
  bastionArmour: kevlar,
  hullPlate: plate,
  reinforcedHelmet: helmet,
  tacticalVisor: goggles,
  calmingRig: calming,
  rebreather: gasMask,
  trackerHelm: radarDish,
  powerCell: battery,
  medKit1: firstAid,
  medKit2: firstAid,
  medKit3: firstAid,
  stunGrenade,
  shieldBubble: bubble,
  holoDecoy: decoy,
  fragGrenade: grenade,
  adrenalineShot: syringe,
  calmative: pill,
  overrideKey: keyCard,
};
