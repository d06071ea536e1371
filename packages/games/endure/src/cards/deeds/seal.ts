import { effects } from '../../hooks.ts';
import { bossOf } from '../../rules/enemies/bosses.ts';
import { doorNumber, wallUp } from '../../rules/map/doors.ts';
import { figuresIn, zoneText } from '../../rules/map/map.ts';
import { say } from '../../rules/table.ts';
import type { DeedRule } from './deed.ts';

/** ETS-CG-0104: where its door was there is wall, and whatever hostile is behind it is out of the game. */
export const sealing: DeedRule<'seal'> = {
  *broken(t, { zone }, { door }) {
    const { state } = t;
    wallUp(state, doorNumber(state, door));
    const figures = figuresIn(state, zone);
    const tokens = state.tokens.filter(token => token.zone === zone);
    state.figures = state.figures.filter(figure => !figures.includes(figure));
    state.tokens = state.tokens.filter(token => !tokens.includes(token));
    state.unseen.push(...tokens);
    for (const figure of figures) {
      const boss = bossOf(state, figure);
      if (boss !== undefined) boss.status = 'dead';
    }
    say(t, 'ETS-CG-0104', 'sealed', { zone: zoneText(state, zone), count: figures.length, tokens: tokens.length });
    if (figures.length > 0) yield* effects.react(t, 'fell', { figures, killer: null, attack: null });
  },
};
