import { figuresIn } from '../../rules/map/map.ts';
import type { Ally, Figure, State, Survivor } from '../../types.ts';
import { enemies } from '../enemies.ts';

/** A Sentry that is no boss. */
type Sentry = Figure & { readonly type: Ally['type'] };

export function isSentry(figure: Figure): figure is Sentry {
  const { faction, boss } = enemies[figure.type];
  return faction === 'sentry' && boss !== true;
}

/** ETS-CO-1307, 1404: the Sentries that lie stunned with a survivor, one of each type. */
export function stunnedWith(state: State, { zone }: Survivor): Sentry[] {
  const lying = figuresIn(state, zone)
    .filter(isSentry)
    .filter(({ stunned }) => stunned);
  return lying.filter(({ type }, at) => lying.findIndex(each => each.type === type) === at);
}
