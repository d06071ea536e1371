import type { Flow } from '@starboard/kernel';
import { type Attack, effects } from '../../hooks.ts';
import type { Anybody, Crew, Named, Renegades } from '../../types.ts';
import { harm } from '../harm.ts';
import { end } from '../lasting.ts';
import { wake } from '../npcs/guards.ts';
import { endStealth, isVisibleTo } from '../surface/stealth.ts';
import { areOpponents, nameOf, say, shipNo } from '../table.ts';
import { offerTactics } from '../tactics/moments.ts';
import { type Defended, defend } from './defense.ts';
import { rollHits } from './hits.ts';

/** RDA-ATTACK-05..13, RDA-RANGED-03, RDA-MELEE-02: the seven steps with so many red dice (before effects), and the harm they do. Returns the harm dealt. */
export function* resolveAttack(t: Renegades, attack: Attack, dice: number): Flow<number> {
  if (yield* isCalledOff(t, attack)) return 0;
  if (attack.by !== null) noticeAttack(t, attack, attack.by);
  const hits = yield* feinted(t, attack, yield* rollHits(t, attack, dice));
  const dealt = hits.length === 0 ? 0 : yield* dealHarm(t, attack, yield* defend(t, attack, hits));
  if (attack.by !== null) {
    end(attack.by, 'attack');
    yield* effects.react(t, 'afterAttack', { by: attack.by, attack, harm: dealt });
  }
  return dealt;
}

/** A trap, a leap, fire, an event: red dice without bonuses and without re-rolls for obstruction (RDA-SEARCH-10, RDA-RUL-43). */
export function hazard(t: Renegades, target: Anybody, dice: number, name: Named<'hazard'>): Flow<number> {
  say(t, 'RDA-SEARCH-10', 'hazard.strikes', { target: nameOf(target), hazard: { key: `hazard.${name}` } });
  const attack = { how: 'hazard', by: null, target, weapon: null, name } as const;
  return resolveAttack(t, { ...attack, obstructed: false, aboard: false, fromStealth: false }, dice);
}

/** Before any dice: Repel Boarders, and what the target has against being attacked. */
function* isCalledOff(t: Renegades, attack: Attack): Flow<boolean> {
  if (attack.by === null) return false;
  const { target } = attack;
  if (attack.aboard && target.kind !== 'ship' && target.kind !== 'fighter')
    yield* offerTactics(t, 'boardingAttack', { attack, ship: shipNo(t.state, target.aboard) });
  let isOff = false;
  const cancel = () => {
    isOff = true;
  };
  yield* effects.react(t, 'attacked', { by: target, attack, cancel });
  return isOff;
}

/** RDA-STEALTH-07, 08, RDA-VILLAIN-20: attacker and target are hidden no longer, guards wake. */
function noticeAttack(t: Renegades, { target, how }: Attack, by: Anybody): void {
  if (by.kind === 'crew' && how !== 'hazard') endStealth(t, by, 'RDA-STEALTH-07', true);
  if (target.kind === 'crew' && target.stealth && hasFound(t, by, target))
    endStealth(t, target, 'RDA-STEALTH-08', true);
  if (target.kind === 'npc' && target.asleep) wake(t, target, by.kind === 'crew' ? by : null);
}

/** A blast may hurt somebody whom nobody has found. */
function hasFound({ state }: Renegades, by: Anybody, target: Crew): boolean {
  if (by.kind === 'ship' || by.kind === 'fighter') return false;
  return areOpponents(state, by, target) && isVisibleTo(state, by, target);
}

/** RDA-TACT-13: Feint takes a hit off a ship after step 3. */
function* feinted(t: Renegades, attack: Attack, hits: number[]): Flow<number[]> {
  if (attack.target.kind !== 'ship' || hits.length === 0) return hits;
  return (yield* offerTactics(t, 'afterHits', { attack, hits })).hits;
}

/** What abilities and cards make of the harm, and then the harm itself. */
function* dealHarm(t: Renegades, attack: Attack, { harm: rolled, penetrating }: Defended): Flow<number> {
  if (rolled === 0) return 0;
  const { by, target } = attack;
  let amount = by === null ? rolled : effects.change(t.state, 'harmDealt', rolled, { ...attack, by });
  amount = Math.max(0, effects.change(t.state, 'harm', amount, { by: target, attack, penetrating }));
  if (target.kind === 'ship' && amount > 0)
    amount = (yield* offerTactics(t, 'beforeDamage', { attack, harm: amount, penetrating })).harm;
  yield* harm(t, target, amount, by, attack);
  return amount;
}
