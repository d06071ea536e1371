import { effects } from '../hooks.ts';
import type { Crew, Renegades, Ship, State } from '../types.ts';
import { heal } from './harm.ts';
import { half, skillOf } from './stats.ts';
import { isConscious, nameOf, say, specialtiesOf } from './table.ts';

/** RDA-HEAL-01..04, 08..11, RDA-MEDBAY-01, 02, RDA-SOLO-21: the end of the round in every Med Bay. */
export function healPatients(t: Renegades): void {
  const { state } = t;
  if (state.chase !== null) return;
  for (const ship of state.ships) {
    const medic = medicOf(state, ship);
    const amount = effects.change(state, 'healing', medic === undefined ? 0 : 2, { by: ship, medic: medic ?? null });
    for (const patient of patientsOf(state, ship)) {
      if (patient === medic) restore(t, patient, half(skillOf(state, patient, 'medical')));
      else if (ship.seat !== null && patient.admitted < state.round) restore(t, patient, amount);
    }
  }
}

/** RDA-MEDBAY-03: somebody with the specialty, conscious and in the Med Bay. */
export function medicOf(state: State, ship: Ship): Crew | undefined {
  return patientsOf(state, ship).find(
    crew => crew.faction === ship.faction && isConscious(state, crew) && specialtiesOf(crew).includes('communications'),
  );
}

/** RDA-HEAL-04: one's own and captives. */
export function patientsOf({ crew }: State, ship: Ship): Crew[] {
  const patients: Crew[] = [];
  for (const each of crew) if (each.aboard === ship.no && each.post === 'medbay') patients.push(each);
  return patients;
}

/** RDA-HEAL-10, RDA-DATA-09: treatment also ends an infection. */
function restore(t: Renegades, patient: Crew, amount: number): void {
  if (amount <= 0) return;
  if (patient.infected) {
    patient.infected = false;
    say(t, 'RDA-DATA-09', 'crew.cured', { crew: nameOf(patient) });
  }
  if (patient.wounds > 0) heal(t, patient, amount);
}
