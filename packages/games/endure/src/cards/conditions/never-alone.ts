import { spawnOnTile } from '../../rules/enemies/spawn.ts';
import { say } from '../../rules/table.ts';
import type { ConditionRule } from '../../types.ts';

/** ETS-CG-0808, 0812: with nobody hostile on the map a token comes before states are fixed, and so acts at once. */
export const neverAlone: ConditionRule<'neverAlone'> = {
  refersTo: ({ tiles }) => ({ tiles: tiles.map((tile, at) => [`tiles.${at}`, tile]) }),
  spawns: true,
  effect: ({ tiles }) => ({
    *enemyPhaseStarts(t) {
      const { figures, tokens } = t.state;
      if (figures.length > 0 || tokens.length > 0) return;
      const die = t.chance.die();
      const tile = tiles[die - 1]!;
      say(t, 'ETS-CG-0808', 'neverAlone', { die, tile: { key: `tile.${tile}` } });
      yield* spawnOnTile(t, tile);
    },
  }),
};
