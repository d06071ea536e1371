import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Arms, Attack, Endure, EnemyType, Figure, Prey, State, ZoneId } from '../../types.ts';
import { strikePrey } from '../allies.ts';
import { bossOf, woundBoss } from '../enemies/bosses.ts';
import { figuresIn, zoneText } from '../map/map.ts';
import { breakObject, targetsIn } from '../map/objects.ts';
import { alliesHere, inTurnOrder, say } from '../table.ts';
import type { Blow } from './damage.ts';
import { creditKills, type Felling, fell } from './felling.ts';
import { isTargetable } from './hits.ts';

/** ETS-ENEMYSTAT-16 */
const damageOfOne = 3;

/** What an explosion is to the things that it breaks; ETS-ODD-26: it is no melee. */
const vest: Arms = { name: 'vest', range: 0, dice: 0, hit: 0, noise: 0, ranged: true };

/** ETS-ENEMYSTAT-15, ETS-ODD-09: an attack die that shows 6, as it lies, sets off the vests in the zone. Tells whether it did. */
export function* setOffVests(t: Endure, made: Attack): Flow<boolean> {
  const { state } = t;
  const { by, zone, rolled } = made;
  if (!rolled.includes(6) || vestsIn(state, zone).length === 0) return false;
  made.shielded = figuresIn(state, zone).filter(figure => !isTargetable(state, figure)); // ETS-ROP-1912
  made.kills.push(...(yield* explode(t, zone, { killer: by, attack: null })));
  return true;
}

/** ETS-ENEMYSTAT-16, 17: all vests in a zone at once, on everything in it. Tells whom it killed. */
export function* explode(t: Endure, zone: ZoneId, felling: Felling): Flow<EnemyType[]> {
  const { state } = t;
  const vests = vestsIn(state, zone).length;
  const damage = damageOfOne * vests;
  const victims = everybodyIn(state, zone);
  say(t, 'ETS-ENEMYSTAT-17', 'vests.explode', { zone: zoneText(state, zone), count: vests, damage });
  const killed = yield* blastEnemies(t, zone, damage, felling);
  for (const target of targetsIn(state, zone, vest)) yield* breakObject(t, vest, target, damage);
  yield* strikeEach(t, victims, { damage, rule: 'ETS-ENEMYSTAT-16', ignoresArmour: true });
  return killed;
}

/** What hits everybody in a zone at once, or all of those that it is meant for: each makes its own save and injury roll. */
export function strikeEverybody(t: Endure, zone: ZoneId, blow: Blow, isMeant = (_: Prey) => true): Flow {
  return strikeEach(t, everybodyIn(t.state, zone).filter(isMeant), blow);
}

/** ETS-ODD-01, ETS-CO-1311: the survivors in turn order, then their allies. */
function everybodyIn(state: State, zone: ZoneId): Prey[] {
  return [...inTurnOrder(state), ...alliesHere(state)].filter(prey => prey.zone === zone);
}

function* strikeEach(t: Endure, victims: readonly Prey[], blow: Blow): Flow {
  for (const victim of victims) {
    if (victim.status === 'alive' || victim.status === 'here') yield* strikePrey(t, victim, blow);
  }
}

function vestsIn(state: State, zone: ZoneId): Figure[] {
  return figuresIn(state, zone).filter(({ type }) => catalogue.enemies[type].vest);
}

/** ETS-ENEMYSTAT-18, 19: bosses keep the damage, whatever shields them; others fall if it reaches their Health. */
function* blastEnemies(t: Endure, zone: ZoneId, damage: number, felling: Felling): Flow<EnemyType[]> {
  const { state } = t;
  const here = figuresIn(state, zone);
  const falling = here.filter(each => bossOf(state, each) === undefined && healthLeft(each) <= damage);
  const killed: EnemyType[] = [];
  for (const type of new Set(falling.map(each => each.type))) {
    const gone = yield* fell(
      t,
      falling.filter(each => each.type === type),
      felling,
    );
    killed.push(...gone.map(each => each.type));
  }
  for (const boss of here.filter(each => bossOf(state, each) !== undefined)) {
    yield* woundBoss(t, boss, damage, felling);
    if (!state.figures.includes(boss)) killed.push(boss.type);
  }
  if (felling.killer !== null && killed.length > 0) yield* creditKills(t, felling.killer, killed.length);
  return killed;
}

function healthLeft({ type, hurt }: Figure): number {
  return catalogue.enemies[type].health - hurt;
}
