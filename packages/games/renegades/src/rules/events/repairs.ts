import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Renegades } from '../../types.ts';
import { repair } from '../harm.ts';

/** RDA-CRIT-06, RDA-ROUND-07: the yard at home, whoever is aboard; then what crews can mend (UP16). */
export function* repairShips(t: Renegades): Flow {
  for (const ship of t.state.ships) {
    if (ship.where === 'home' && ship.flipped && ship.damage > 0) repair(t, ship, 2);
    for (const mend of effects.tell(t.state, 'mending', { by: ship })) yield* mend(t);
  }
}
