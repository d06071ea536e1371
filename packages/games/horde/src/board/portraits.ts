import shield from 'icon:bordered-shield';
import envoy from 'icon:flying-flag';
import infiltrator from 'icon:hooded-assassin';
import medicalPack from 'icon:medical-pack';
import minigun from 'icon:minigun';
import psychicWaves from 'icon:psychic-waves';
import saber from 'icon:saber-slash';
import shotgun from 'icon:sawed-off-shotgun';
import targetLaser from 'icon:target-laser';
import drone from 'icon:vintage-robot';
import type { IconDrawing } from '@starboard/board';
import type { ArchetypeId } from '../types.ts';

/** The sign of each archetype. */
export const portraits: { readonly [A in ArchetypeId]: IconDrawing } = {
  bulwark: shield,
  sharpshooter: targetLaser,
  breacher: shotgun,
  duelist: saber,
  medic: medicalPack,
  technician: drone,
  psion: psychicWaves,
  infiltrator,
  heavyGunner: minigun,
  envoy,
};
