import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Figure } from '../../types.ts';
import { loseHealth } from '../combat/damage.ts';
import { fell, nobodys } from '../combat/felling.ts';
import { woundBoss } from '../enemies/bosses.ts';
import { zoneName, zoneText } from '../map/map.ts';
import { enemyText, inTurnOrder, say, speaker } from '../table.ts';

/** Figures of one type, zone and remaining Health. */
interface Group {
  readonly key: string;
  readonly figures: readonly Figure[];
  readonly health: number;
}

/** ETS-EVENT-11..15: every biological figure loses Health; those it would kill lose half their number instead. */
export function* failLifeSupport(t: Endure, loss: number): Flow {
  const { state } = t;
  const groups = groupsOf(t);
  const dying = groups.filter(group => group.health <= loss && mayFall(t, group));
  const wounded = variantsOf(t.state).lifeSupportWound === 'keep' ? groups.filter(group => group.health > loss) : [];
  for (const group of wounded) wound(t, group, loss);
  if (variantsOf(t.state).lifeSupportHalf === 'total') yield* halveAll(t, dying);
  else for (const group of dying) yield* fall(t, group, Math.ceil(group.figures.length / 2));
  for (const figure of state.figures.filter(isLivingBoss)) yield* woundBoss(t, figure, loss, nobodys); // ETS-EVENT-15
  for (const survivor of inTurnOrder(t.state)) {
    yield* loseHealth(t, survivor, effects.change(t.state, 'lifeSupportLoss', loss, { by: survivor }), 'ETS-EVENT-11');
  }
}

/** ETS-VAR-29: without lasting wounds only enemies of 1 Health are hurt. */
function mayFall(t: Endure, { figures }: Group): boolean {
  return variantsOf(t.state).lifeSupportWound === 'keep' || catalogue.enemies[figures[0]!.type].health === 1;
}

function groupsOf({ state }: Endure): Group[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of state.figures) {
    const { machine, boss } = catalogue.enemies[figure.type];
    if (boss || machine) continue; // ETS-EVENT-14
    const key = `${figure.type}@${zoneName(state, figure.zone)}${figure.hurt > 0 ? ':hurt' : ''}`;
    const known = groups.get(key);
    if (known) known.push(figure);
    else groups.set(key, [figure]);
  }
  return [...groups].map(([key, each]) => ({
    key,
    figures: each,
    health: catalogue.enemies[each[0]!.type].health - each[0]!.hurt,
  }));
}

/** ETS-EVENT-14, 15: every boss but the Olympian is alive. */
function isLivingBoss({ type }: Figure): boolean {
  const { boss, machine } = catalogue.enemies[type];
  return boss && !machine;
}

/** ETS-EVENT-13: a lasting wound. */
function wound(t: Endure, { figures }: Group, loss: number): void {
  for (const figure of figures) figure.hurt += loss;
  const { type, zone } = figures[0]!;
  say(t, 'ETS-EVENT-13', 'wounded', { enemies: enemyText(type, figures.length), zone: zoneText(t.state, zone) });
}

/** ETS-EVENT-12: the loss rounded up. ETS-ODD-23: nobody's kill. */
function* fall(t: Endure, { figures }: Group, count: number): Flow {
  if (count === 0) return;
  const { type, zone } = figures[0]!;
  say(t, 'ETS-EVENT-12', 'suffocated', { enemies: enemyText(type, count), zone: zoneText(t.state, zone) });
  yield* fell(t, figures.slice(0, count), nobodys);
}

/** ETS-VAR-30: half of all of a type, and the players choose which fall. */
function* halveAll(t: Endure, groups: readonly Group[]): Flow {
  for (const type of new Set(groups.map(group => group.figures[0]!.type))) {
    const those = groups.filter(group => group.figures[0]!.type === type);
    const total = those.reduce((sum, group) => sum + group.figures.length, 0);
    const amounts = yield* chooseFallen(t, those, total, Math.ceil(total / 2));
    for (const [at, group] of those.entries()) yield* fall(t, group, amounts[at]!);
  }
}

function* chooseFallen(t: Endure, groups: readonly Group[], total: number, amount: number): Flow<readonly number[]> {
  if (groups.length === 1) return [amount];
  return yield* t.distribute(speaker(t.state), 'lifeSupport', groups, {
    amount,
    limits: groups.map(group => group.figures.length),
    params: { enemies: enemyText(groups[0]!.figures[0]!.type, total) },
    describe: ({ figures: [one] }) => ({
      label: zoneText(t.state, one!.zone),
      refs: [`zone:${zoneName(t.state, one!.zone)}`],
    }),
  });
}
