import type { TileCode } from './map.ts';

export type WeaponId =
  | 'swarmerLeg'
  | 'pistol'
  | 'plasmaCutter'
  | 'shotgun'
  | 'assaultRifle'
  | 'medicalBlade'
  | 'medicalLaser'
  | 'persuader'
  | 'voidCannon'
  | 'rivetGun'
  | 'arcBaton'
  | 'fireAxe'
  | 'silencedPistol';
export type ArmourId = 'paddedOveralls' | 'safeguardArmour' | 'bastionArmour' | 'hullPlate';
export type HelmetId = 'reinforcedHelmet' | 'tacticalVisor' | 'calmingRig' | 'rebreather' | 'trackerHelm';
export type GearId =
  | 'powerCell'
  | 'medKit1'
  | 'medKit2'
  | 'medKit3'
  | 'stunGrenade'
  | 'shieldBubble'
  | 'holoDecoy'
  | 'fragGrenade'
  | 'adrenalineShot'
  | 'calmative'
  | 'overrideKey';
export type NoiseCardId = 'noise1' | 'noise2' | 'noise3' | 'noise4';
/** What can be carried; a noise card never is. */
export type ItemId = WeaponId | ArmourId | HelmetId | GearId;
export type ItemCardId = ItemId | NoiseCardId;

export type EventId =
  | `spawn${TileCode}`
  | 'proximityAlert'
  | 'lockdown'
  | 'blackout'
  | 'lifeSupportFailure'
  | 'gravityFailure'
  | 'anxiety'
  | 'groaningHull';

export type ResolveCardId =
  | 'peripheryFright'
  | 'startled'
  | 'barophobia'
  | 'scream'
  | 'allAroundUs'
  | 'hoarder'
  | 'contagiousPanic'
  | 'claustrophobia'
  | 'nyctophobia'
  | 'vertigo'
  | 'panic'
  | 'eremophobia'
  | 'frighteningBehaviour'
  | 'uncontrollableShaking'
  | 'memoryLoss'
  | 'fear'
  | 'acuteStress'
  | 'breakdown'
  | 'iatrophobia'
  | 'suicidal';

export type AccomplishmentId =
  | 'pushComesToShove'
  | 'combatTraining'
  | 'theGambit'
  | 'makingItLast'
  | 'strengthInNumbers'
  | 'aloneTime'
  | 'weCanBeatThis'
  | 'silentTreatment'
  | 'conservingEnergy'
  | 'nothingToFear'
  | 'cooperationIsKey'
  | 'practiceMakesPerfect'
  | 'ninja'
  | 'keepYourGuardUp'
  | 'onARoll'
  | 'burstOfSpeed'
  | 'annihilator'
  | 'collector';

/** What a boss does in its turn. */
export type BossAttackId =
  | 'execution'
  | 'groundSlam'
  | 'charge'
  | 'backhand'
  | 'bellow'
  | 'rendingClaws'
  | 'hurlDebris'
  | 'skewer'
  | 'tailSweep'
  | 'crush'
  | 'acidTorrent'
  | 'primalShriek'
  | 'pounce'
  | 'broodCall'
  | 'pulseCannon'
  | 'stunLance'
  | 'missileRack'
  | 'sonicEmitter'
  | 'grapple'
  | 'suppression'
  | 'shockField'
  | 'hammerOfContrition'
  | 'goldenFlame'
  | 'denounce'
  | 'holyBolt'
  | 'purge'
  | 'callTheFaithful'
  | 'martyrdom';

/** ETS-BOSS-05: what a boss is like until the next such card: a Titan's mood, the Olympian's protocol, rhetoric. */
export type MoodId =
  | 'enraged'
  | 'hunting'
  | 'looming'
  | 'frenzy'
  | 'sluggish'
  | 'thickHide'
  | 'bloodScent'
  | 'ancientFury'
  | 'farReach'
  | 'unstoppable'
  | 'regrowth'
  | 'torpor'
  | 'overdrive'
  | 'pursuit'
  | 'siege'
  | 'containment'
  | 'selfRepair'
  | 'targeting'
  | 'wrath'
  | 'zeal'
  | 'devotion'
  | 'penance'
  | 'sanctuary'
  | 'farVoice';

export type BossCardId = BossAttackId | MoodId;

export type RefugeEventId =
  | 'quietNight'
  | 'sharedMeal'
  | 'supplyDrop'
  | 'oldFriend'
  | 'surgeonOnShift'
  | 'spareCell'
  | 'goodNews'
  | 'bargainDay'
  | 'drill'
  | 'infection'
  | 'nightmares'
  | 'thief'
  | 'breach'
  | 'quarrel'
  | 'powerCut'
  | 'funeral'
  | 'shortRations'
  | 'accident';
