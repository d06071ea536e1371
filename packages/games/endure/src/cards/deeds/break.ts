import { strikeEverybody } from '../../rules/combat/explosion.ts';
import { objectiveText } from '../../rules/objectives.ts';
import { say } from '../../rules/table.ts';
import type { DeedRule } from '../../types.ts';

/** ETS-COMBAT-09: there is nothing to do with it but to destroy it, and then it is done. */
export const breaking: DeedRule<'break'> = {
  params: ({ health }) => ({ health }),
  breakable: (_, { zone }, { health }, __, from) => (zone === from ? health : undefined),
  /** ETS-ROP-1704, 1705: destroyed in melee it may blow up, which is an attack on everybody who stands there. */
  *broken(t, { id, zone }, { blast }, arms) {
    say(t, 'ETS-COMBAT-09', 'object.broken', { object: objectiveText(t.state, id) });
    if (blast === undefined || arms.ranged) return;
    const { upTo, damage } = blast;
    const die = t.chance.die();
    say(t, 'ETS-ROP-1704', 'object.blast', { object: objectiveText(t.state, id), die, upTo });
    if (die > upTo) return;
    yield* strikeEverybody(t, zone, { damage, rule: 'ETS-ROP-1705' });
  },
};
