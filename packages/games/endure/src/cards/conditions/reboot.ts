import { nothing } from '@starboard/kernel';
import { alliesAct, befriend } from '../../rules/allies.ts';
import { fail } from '../../rules/goals.ts';
import { deadOf, hasClass, impossible } from '../../rules/losses.ts';
import { lookAround } from '../../rules/map/look-around.ts';
import { alliesHere, classOf, countAllies, enemyText, isAlive, nameOf, say } from '../../rules/table.ts';
import type { Action, Arms, ClassName, ConditionRule, Figure, Impossible, Mission, State } from '../../types.ts';
import { isSentry, stunnedWith } from './sentries.ts';

/** ETS-CO-1304..1319: a Sentry beaten in melee shuts down; rebooted, it walks with the survivors. */
export const reboot: ConditionRule<'reboot'> = {
  params: ({ by, most }) => ({ class: { key: `class.${by}` }, most }),
  only: ({ by }) => by,
  effect: ({ by: only, most }, { mission }) => ({
    removed: (gone, { figure, arms }) => gone && !(isSentry(figure) && isMelee(arms)),
    *spared(t, { figures }) {
      for (const figure of figures.filter(isStanding)) {
        figure.stunned = true;
        say(t, 'ETS-CO-1304', 'shutDown', { who: enemyText(figure.type, 1) });
      }
    },
    survivorPhaseStarts: t => alliesAct(t), // ETS-CO-1310
    looked(t) {
      const least = wantedBy(mission);
      if (isBeyond(t.state, only, least)) fail(t, beyond(t.state, only, least));
      return nothing;
    },
    offers: ({ by }, _, state) => {
      if (classOf(by.id) !== only || stunnedWith(state, by).length === 0) return undefined;
      return alliesHere(state).length < most ? rebooting : undefined; // ETS-CO-1312
    },
  }),
};

/** ETS-CO-1305, ETS-ODD-26: what is thrown, explodes or is nobody's attack wrecks it; the Loader does not. */
function isMelee(arms: Arms | null): boolean {
  return arms !== null && !arms.ranged && arms.thrown !== true;
}

/** How many must be brought out. */
function wantedBy({ win }: Mission): number {
  return Math.max(0, ...win.map(goal => ('goal' in goal && goal.goal === 'alliesOut' ? goal.least : 0)));
}

/** ETS-DEATH-08, ETS-CO-1320: too few are friendly or out, and of those who live nobody can reboot one. */
function isBeyond(state: State, only: ClassName, wanted: number): boolean {
  if (hasClass(state, only) || !state.survivors.some(isAlive)) return false;
  return withUs(state) < wanted;
}

function beyond(state: State, only: ClassName, least: number): Impossible {
  return impossible('ETS-CO-1320', 'reboot', { least, have: withUs(state), ...deadOf(state, only) });
}

/** Friendly or out. */
function withUs({ allies }: State): number {
  return allies.length - countAllies(allies, 'gone');
}

function isStanding(figure: Figure): boolean {
  return isSentry(figure) && !figure.stunned;
}

/** ETS-CO-1307 */
const rebooting: Action = {
  key: 'reboot',
  group: 'interact',
  cost: 1,
  describe: () => ({ label: { key: 'act.reboot' } }),
  *do(t, by) {
    by.turn.actions -= 1;
    const options = stunnedWith(t.state, by).map(figure => ({ key: figure.type, figure }));
    const { figure } = yield* t.choose(by.seat, 'reboot', options, {
      takeOnly: true,
      describe: ({ figure: { type } }) => ({ label: enemyText(type, 1) }),
    });
    befriend(t, figure);
    say(t, 'ETS-CO-1307', 'rebooted', { who: nameOf(by), enemy: enemyText(figure.type, 1) });
    yield* lookAround(t);
  },
};
