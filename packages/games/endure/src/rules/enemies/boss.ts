import { discard, drawAndRenew, type Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Boss, Endure, Figure, State } from '../../types.ts';
import { weightlessReach } from '../map/gravity.ts';
import { enemyText, say } from '../table.ts';
import { advance, isStanding } from './active.ts';
import { attackWith, type DrawnAttack, inRangeOf } from './boss-attack.ts';
import { bossOf, isMood, mendBoss, setMood } from './bosses.ts';
import { type Goal, type Habits, pickGoal } from './goals.ts';

/** ETS-BDECK table, Regrowth and Self-Repair: at the start of its activation, be it active or passive. */
export function beginActivation(t: Endure, figure: Figure): void {
  const mood = bossOf(t.state, figure)?.mood ?? null;
  if (mood !== null) mendBoss(t, figure, catalogue.moods[mood].regains ?? 0, 'ETS-BOSS-05');
}

/** ETS-BOSS-08..15, 19, 26: it draws its card, then moves until somebody is in range; the attack itself is free. */
export function* actAsBoss(t: Endure, figure: Figure, habits: Habits): Flow {
  const { state } = t;
  yield* effects.react(t, 'bossActs', { figure });
  const drawn = drawAttack(t, figure);
  if (drawn === undefined) return;
  let zones = actionsOf(state, figure) * weightlessReach(state, 1); // ETS-EVENT-16
  let goal: Goal | undefined;
  while (isStanding(state, figure)) {
    if (yield* maybeAttack(t, figure, drawn, goal)) return;
    goal = zones > 0 ? yield* pickGoal(t, figure, habits, goal) : undefined;
    if (goal === undefined || !(yield* advance(t, figure, goal, habits))) {
      sayIdle(t, figure);
      return;
    }
    zones -= 1;
  }
}

/** ETS-ROP-1911, ETS-VAR-21: where a boss may not move, it draws its card all the same. */
export function* attackFromHere(t: Endure, figure: Figure): Flow {
  const drawn = drawAttack(t, figure);
  if (drawn !== undefined && !(yield* maybeAttack(t, figure, drawn))) sayIdle(t, figure);
}

/** ETS-BOSS-10, 11: at once, the moment somebody is in range. */
function* maybeAttack(t: Endure, figure: Figure, drawn: DrawnAttack, goal?: Goal): Flow<boolean> {
  const inRange = inRangeOf(t.state, figure, drawn, goal);
  if (inRange.length === 0) return false;
  yield* attackWith(t, figure, drawn, inRange);
  return true;
}

/** ETS-BOSS-15, ETS-BDECK-06: nobody was in range, so the card does nothing. */
function sayIdle(t: Endure, { type }: Figure): void {
  say(t, 'ETS-BOSS-15', 'boss.idle', { boss: enemyText(type, 1) });
}

/** ETS-BOSS-08, 09, 21: moods go into play until an attack comes; it is discarded, whatever comes of it. */
function drawAttack(t: Endure, figure: Figure): DrawnAttack | undefined {
  const boss = bossOf(t.state, figure);
  if (boss === undefined) return undefined;
  for (;;) {
    const card = drawAndRenew(t, boss.deck);
    if (card === undefined) return undefined;
    if (isMood(card)) {
      setMood(t, boss, card);
      continue;
    }
    discard(boss.deck, card);
    say(t, 'ETS-BOSS-08', 'boss.draws', { boss: enemyText(figure.type, 1), card: { key: `bossCard.${card}` } });
    return { card, attack: catalogue.bossAttacks[card], mood: moodOf(boss) };
  }
}

function moodOf({ mood }: Boss): DrawnAttack['mood'] {
  return mood === null ? {} : catalogue.moods[mood];
}

/** ETS-BOSS-13: two, unless the mission or its mood changes that; at least 1. */
function actionsOf(state: State, figure: Figure): number {
  const usual = effects.change(state, 'enemyActions', catalogue.enemies[figure.type].actions, { figure });
  const { actions = usual, moreActions = 0 } = moodOf(bossOf(state, figure)!);
  return Math.max(1, actions + moreActions);
}
