import { catalogue, idsOf } from '../catalogue.ts';
import type { EquipmentId, State } from '../types.ts';
import { equipmentOf } from './cards.ts';

/** END-EQUIP-24: under which name a kind lies in the Pool: two faces of one card are counted under one. */
export function poolNameOf(kind: EquipmentId): EquipmentId {
  return equipmentOf(kind).shares ?? kind;
}

/** END-EQUIP-02, 26: how many of a kind are left. */
export function leftInPool(state: State, kind: EquipmentId): number {
  return state.pool[poolNameOf(kind)]!;
}

/** The kinds of which there is at least one. */
export function kindsInPool(state: State): EquipmentId[] {
  return idsOf(catalogue.equipment).filter(kind => leftInPool(state, kind) > 0);
}

export function takeFromPool(state: State, kind: EquipmentId): void {
  state.pool[poolNameOf(kind)]! -= 1;
}

export function returnToPool(state: State, kind: EquipmentId): void {
  state.pool[poolNameOf(kind)]! += 1;
}
