import type { Flow } from '@starboard/kernel';
import type { ZoneBeam } from '@starboard/space';
import type { Figure } from './enemies.ts';
import type { ArmsId, EnemyType } from './ids.ts';
import type { ZoneId } from './map.ts';
import type { Endure, State } from './state.ts';
import type { Card, Survivor } from './survivors.ts';
import type { Change, Described, Words } from './texts.ts';

/** Why something cannot be done, and by which rule. */
export interface WhyNot {
  readonly reason: Words;
  readonly rule: string;
}

/** What a weapon, a grenade or a turret does when it attacks: four numbers (ETS-COMBAT-02), and what it is. */
export interface Arms {
  readonly name: string;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly noise: number;
  /** ETS-RANGED-01, ETS-DMG-16: range above 0 as printed. */
  readonly ranged: boolean;
  /** ETS-RANGED-12: thrown over whatever stands between; its noise is where it lands. */
  readonly thrown?: true;
}

/** What a survivor attacks with: there is a word for it, as for items. */
export interface ItemArms extends Arms {
  readonly name: ArmsId;
}

/** One attack of a survivor, from its declaration on. */
export interface Attack {
  readonly by: Survivor;
  readonly arms: ItemArms;
  /** The weapon cards used: one, two for a pair, none for a grenade or turret. */
  readonly cards: readonly Card[];
  /** Where it is made from and where it goes. */
  readonly from: ZoneId;
  readonly zone: ZoneId;
  /** ETS-RANGED-11: the straight line of a shot into another zone. */
  readonly line: ZoneBeam | undefined;
  dice: number;
  hit: number;
  noise: number;
  /** ETS-ODD-10: added to each die last. */
  bonus: number;
  /** What has changed the number of dice and the number to hit, as the log tells it. */
  changes: { readonly dice: readonly Change[]; readonly hit: readonly Change[] };
  /** Its noise has been made already, by the attack that it is part of. */
  readonly heard: boolean;
  /** ETS-JAM-04 and exceptions. */
  canJam: boolean;
  /** Failed dice strike bystanders. */
  strays: boolean;
  /** ETS-EVENT-18, 19: it pushes in gravity failure. */
  pushes: boolean;
  rolled: number[];
  jammed: boolean;
  kills: EnemyType[];
  /** ETS-ROP-1912: those that could not be attacked when it set off vests, and so not by it. */
  shielded?: readonly Figure[];
}

/** Something a survivor may do in its turn, offered as an option. */
export interface Action {
  readonly key: string;
  /** The verb it belongs to: options of one verb stand together. */
  readonly group: ActionGroup;
  /** Actions it costs. */
  readonly cost: number;
  /** How it is shown, worked out when somebody looks. */
  describe(state: State): Described;
  do(t: Endure, by: Survivor): Flow;
}

export type ActionGroup =
  | 'move'
  | 'attack'
  | 'search'
  | 'interact'
  | 'ability'
  | 'item'
  | 'trade'
  | 'noise'
  | 'reward'
  | 'inventory'
  | 'end';
