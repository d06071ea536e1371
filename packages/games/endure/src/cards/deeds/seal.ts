import { effects } from '../../hooks.ts';
import { bossOf } from '../../rules/enemies/bosses.ts';
import { doorNumber, wallUp } from '../../rules/map/doors.ts';
import { figuresIn, zoneText } from '../../rules/map/map.ts';
import { loaderArms } from '../../rules/map/objects.ts';
import { groundOf } from '../../rules/mission.ts';
import { say, survivorsIn } from '../../rules/table.ts';
import type { DeedRule, State, ZoneId } from '../../types.ts';

/** ETS-CG-0104: where its door was there is wall, and whatever hostile is behind it is out of the game. */
export const sealing: DeedRule<'seal'> = {
  seals: true,
  params: ({ health }) => ({ health }),
  /** ETS-CG-0103, 0105, 0112: only the Loader breaks its door, from the zone before it, with no survivor inside. */
  breakable(state, { zone }, { door, health }, arms, from) {
    if (arms !== loaderArms || survivorsIn(state, zone).length > 0) return undefined;
    return zoneBefore(state, door, zone) === from ? health : undefined;
  },
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

/** The zone on the other side of a door. */
function zoneBefore(state: State, door: string, inside: ZoneId): ZoneId {
  const { from, to } = groundOf(state).map.doors[doorNumber(state, door)]!;
  return from === inside ? to : from;
}
