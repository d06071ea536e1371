import type { Flow } from '@starboard/kernel';
import { zoneSides } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, EnemyType, Figure, State, Token, ZoneId } from '../../types.ts';
import { canSee, isBarred, neighboursOn, pickByDirection, roomLeft, zoneText } from '../map/map.ts';
import { isNoticed, isSeenFrom } from '../map/sight.ts';
import { resolveTest } from '../resolve/resolve-tests.ts';
import { alliesHere, enemyText, inTurnOrder, isAlive, say } from '../table.ts';
import { meetBosses } from './bosses.ts';
import { isBoss, isSolomon, readFace } from './kinds.ts';
import { rollForSolomon } from './solomon-roll.ts';

/** ETS-RADAR-02, 11: flip, roll for a Solomon, place the figures; a boss costs Resolve; then the tests, in turn order. */
export function* reveal(t: Endure, token: Token): Flow<readonly Figure[]> {
  const { state } = t;
  const { zone, face } = token;
  const { count, type } = readFace(face);
  t.reveal();
  state.tokens = state.tokens.filter(each => each !== token);
  if (variantsOf(state).tokenReturn === 'yes' && !isBoss(type)) state.pile.push(face); // ETS-RADAR-10, ETS-SETUP-15
  state.tally.revealed += 1;
  say(t, 'ETS-RADAR-02', 'token.revealed', { enemies: enemyText(type, count), zone: zoneText(state, zone) });
  const solomon = rollForSolomon(t, type);
  const placed = placeFigures(t, type, count, zone);
  if (solomon !== undefined) placed.push(...placeFigures(t, solomon, 1, zone));
  yield* effects.react(t, 'glimpsed', { revealed: placed });
  markSeen(state, placed);
  yield* meetBosses(t, placed);
  yield* testForReveal(t, type, zone, placed);
  if (state.phase === 'enemies') yield* effects.react(t, 'enemiesCame', { zone, figures: placed });
  return placed;
}

/** ETS-ENEMY-08, 23: whom they see when they appear they have seen, even if a failed test drives it off. */
function markSeen(state: State, placed: readonly Figure[]): void {
  if (state.phase !== 'survivors') return;
  state.survivors.forEach((survivor, place) => {
    if (!isAlive(survivor)) return;
    for (const figure of placed) {
      const seen = isSeenFrom(state, survivor, figure.zone) && isNoticed(state, survivor, figure);
      if (seen) figure.saw |= 1 << place;
    }
  });
}

/** ETS-RESOLVE-01, 16: one test for the token's type, one more for a Solomon if none was in view. */
function* testForReveal(t: Endure, type: EnemyType, zone: ZoneId, placed: readonly Figure[]): Flow {
  const newTypeOnly = variantsOf(t.state).revealTest === 'newTypeOnly';
  for (const survivor of inTurnOrder(t.state)) {
    if (!canSee(t.state, survivor.zone, zone)) continue;
    const known = (survivor.inView & catalogue.typeBits[type]) !== 0;
    const solomon = placed.find(figure => isSolomon(figure) && canSee(t.state, survivor.zone, figure.zone));
    const solomonBit = solomon === undefined ? 0 : catalogue.typeBits[solomon.type];
    const newSolomon = (solomonBit & ~survivor.inView) !== 0;
    survivor.inView |= catalogue.typeBits[type] | solomonBit;
    if (!(newTypeOnly && known)) yield* resolveTest(t, survivor, 'ETS-RESOLVE-01');
    if (newSolomon) yield* resolveTest(t, survivor, 'ETS-RESOLVE-16');
  }
}

/** ETS-FULL-01..03: what fits goes into the zone itself, the rest is spread over the zones around it. */
export function placeFigures(t: Endure, type: EnemyType, count: number, zone: ZoneId): Figure[] {
  const { state } = t;
  const wanted = Math.min(count, figuresLeft(state, type));
  const fitting = Math.min(wanted, Math.max(0, Math.floor(roomLeft(state, zone) / catalogue.enemies[type].size))); // ETS-BOSS-24
  const placed: Figure[] = [];
  for (let i = 0; i < fitting; i++) placed.push(addFigure(state, type, zone));
  if (fitting < wanted) placed.push(...spreadFigures(t, type, wanted - fitting, zone));
  return placed;
}

/** ETS-COMP-01, ETS-VAR-24 */
function figuresLeft(state: State, type: EnemyType): number {
  if (variantsOf(state).figureLimit === 'unlimited') return Infinity;
  const onMap = [...state.figures, ...alliesHere(state)].filter(figure => figure.type === type);
  return catalogue.enemies[type].figures - onMap.length;
}

/** ETS-FULL-02, 03: one by one, from the zone that the die picks clockwise round and round, while there is room. */
function spreadFigures(t: Endure, type: EnemyType, count: number, zone: ZoneId): Figure[] {
  const { state } = t;
  say(t, 'ETS-FULL-01', 'zone.full', { zone: zoneText(state, zone), enemies: enemyText(type, count) });
  const placed: Figure[] = [];
  const { size } = catalogue.enemies[type];
  let open = openZonesAround(state, zone, size);
  if (open.length === 0) return placed;
  const first = open.indexOf(pickByDirection(t, zone, open));
  open = [...open.slice(first), ...open.slice(0, first)];
  while (placed.length < count && open.length > 0) {
    for (const each of open.slice(0, count - placed.length)) placed.push(addFigure(state, type, each));
    open = open.filter(each => !isBarred(state, zone, each, false, size));
  }
  return placed;
}

/** Clockwise from the north-west: the lists by side run north to south and west to east. */
function openZonesAround(state: State, zone: ZoneId, size: number): ZoneId[] {
  const around = zoneSides.flatMap(side => {
    const zones = neighboursOn(state, zone, side);
    return side === 'S' || side === 'W' ? [...zones].reverse() : zones;
  });
  return [...new Set(around)].filter(each => !isBarred(state, zone, each, false, size));
}

function addFigure(state: State, type: EnemyType, zone: ZoneId): Figure {
  const figure: Figure = { id: state.nextId++, type, zone, hurt: 0, stunned: false, saw: 0 };
  state.figures.push(figure);
  return figure;
}
