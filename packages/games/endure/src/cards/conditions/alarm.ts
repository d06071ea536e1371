import { type Flow, nothing } from '@starboard/kernel';
import { isMood, setMood } from '../../rules/enemies/bosses.ts';
import { loseResolve } from '../../rules/resolve/resolve.ts';
import { enemyText, inTurnOrder, say } from '../../rules/table.ts';
import type { Boss, ConditionRule, Endure, State } from '../../types.ts';
import { isSentry } from './sentries.ts';

/** ETS-CO-1504..1506: once, and only before a survivor stands with the sleeping boss. */
export const alarm: ConditionRule<'alarm'> = {
  params: ({ destroyed, noise }) => ({ destroyed, noise }),
  refersTo: () => ({ boss: 'any' }),
  effect: ({ destroyed, noise }) => ({
    *fell(t, { figures }) {
      const { memory } = t.state;
      memory['destroyed'] = (memory['destroyed'] ?? 0) + figures.filter(isSentry).length;
    },
    looked(t) {
      const { memory, noises } = t.state;
      const boss = sleeping(t.state);
      if (boss === undefined || memory['alarm'] === 1 || memory['reached'] === 1) return nothing;
      // whoever reaches it is looked at on arrival: what is heard by then was made before
      const isHeard = noises.some(({ level }) => level >= noise);
      if (isHeard || (memory['destroyed'] ?? 0) >= destroyed) return raiseAlarm(t, boss);
      if (isReached(t.state, boss)) memory['reached'] = 1;
      return nothing;
    },
  }),
};

function sleeping({ bosses }: State): Boss | undefined {
  return bosses.find(({ sleepsIn }) => sleepsIn >= 0);
}

function isReached({ survivors }: State, { sleepsIn }: Boss): boolean {
  return survivors.some(({ status, zone }) => status === 'alive' && zone === sleepsIn);
}

/** ETS-CO-1504, 1505: it stays offline, with the card in play. */
function* raiseAlarm(t: Endure, boss: Boss): Flow {
  t.state.memory['alarm'] = 1;
  say(t, 'ETS-CO-1504', 'alarm', { boss: enemyText(boss.type, 1) });
  const { draw } = boss.deck;
  const at = draw.indexOf('overdrive');
  const [card] = at < 0 ? [] : draw.splice(at, 1);
  if (card !== undefined && isMood(card)) setMood(t, boss, card); // ETS-BDECK-03
  for (const survivor of inTurnOrder(t.state)) yield* loseResolve(t, survivor, 2, 'ETS-CO-1504');
}
