import type { Flow } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import type { Anybody, Crew, Fighter, Npc, NpcCard, Renegades, Ship } from '../types.ts';
import { meetBounties } from './bounties.ts';
import { checkEnd } from './mission/end.ts';
import { borneBy, dropParameters } from './mission/holding.ts';
import { earn } from './money.ts';
import { deciderOf, factionOf, nameOf, say } from './table.ts';

/** RDA-KO-07 */
const forCrew = 50;
/** RDA-NPC-07 */
const forFighter = 70;

/** Somebody has taken all it can: it is knocked out, removed or critically damaged, whoever did it is paid, and the mission may be over. */
export function* defeat(t: Renegades, loser: Anybody, by: Anybody | null): Flow {
  if (loser.kind === 'crew') knockOut(t, loser, by);
  else if (loser.kind === 'ship') cripple(t, loser, by);
  else if (loser.kind === 'npc') remove(t, loser, by);
  else destroy(t, loser, by);
  yield* effects.react(t, 'defeated', { by: loser, defeatedBy: by });
  checkEnd(t);
}

/** RDA-KO-01, 05, 07, RDA-PARAM-07, RDA-GEAR-17, RDA-STATION-08: its token lies where it stood, with all its cards; what it bore stays there. */
function knockOut(t: Renegades, crew: Crew, by: Anybody | null): void {
  say(t, 'RDA-KO-01', 'ko', { who: nameOf(crew) });
  crew.stealth = false;
  crew.stunned = false;
  if (borneBy(t.state, crew).length > 0) dropParameters(t, crew);
  for (const other of t.state.crew) if (other.bearer === crew.id) layDown(other, crew);
  if (crew.aboard === crew.ship && crew.post !== 'medbay' && crew.post !== 'brig') crew.post = 'quarters';
  pay(t, crew, by, meetBounties(t, [crew], by) ? 0 : forCrew, 'RDA-KO-07');
}

function layDown(carried: Crew, bearer: Crew): void {
  carried.bearer = null;
  carried.on = bearer.on;
  carried.cell = bearer.cell;
}

/** RDA-CRIT-01, RDA-BOUNTY-06, 10: it stays in play; bounties on those aboard are met, nothing else is paid. */
function cripple(t: Renegades, ship: Ship, by: Anybody | null): void {
  say(t, 'RDA-CRIT-01', 'harm.critical', { who: nameOf(ship) });
  const aboard = t.state.crew.filter(crew => crew.aboard === ship.no && crew.ship === ship.no);
  meetBounties(t, aboard, by);
}

/** RDA-NPC-02..06, RDA-VILLAIN-24 */
function remove(t: Renegades, npc: Npc, by: Anybody | null): void {
  const { rank, digits } = catalogue.npcs[npc.npc];
  t.state.npcs = t.state.npcs.filter(each => each !== npc);
  say(t, 'RDA-NPC-02', 'npc.removed', { who: nameOf(npc) });
  pay(t, npc, by, digits, ruleFor[rank]);
}

const ruleFor: { readonly [R in NpcCard['rank']]: string } = {
  commander: 'RDA-NPC-03',
  warrior: 'RDA-NPC-04',
  creature: 'RDA-NPC-05',
  drone: 'RDA-NPC-06',
  object: 'RDA-EPIC-06',
};

/** RDA-FIGHTER-07, RDA-NPC-07, RDA-SALVAGE-06 */
function destroy(t: Renegades, fighter: Fighter, by: Anybody | null): void {
  t.state.fighters = t.state.fighters.filter(each => each !== fighter);
  say(t, 'RDA-FIGHTER-07', 'fighter.destroyed', { who: nameOf(fighter) });
  leaveSalvage(t, fighter.cell);
  pay(t, fighter, by, forFighter, 'RDA-NPC-07');
}

/** RDA-SALVAGE-06: out of the bag, while there are tokens; where one lies already it stays alone. */
function leaveSalvage(t: Renegades, cell: number): void {
  const { salvage, salvageBag } = t.state;
  if (salvageBag.length === 0 || salvage.some(each => each.cell === cell)) return;
  const [token] = salvageBag.splice(t.chance.below(salvageBag.length), 1);
  salvage.push({ token: token!, cell, seenBy: [] });
  say(t, 'RDA-SALVAGE-06', 'salvage.left', {});
}

/** To the player who dealt the last wound; nobody is paid for a friend, nor the program (RDA-SOLO-29). */
function pay(t: Renegades, loser: Anybody, by: Anybody | null, digits: number, rule: string): void {
  if (by === null || factionOf(by) === factionOf(loser)) return;
  const seat = deciderOf(t.state, by);
  if (seat === null) return;
  if (digits > 0) earn(t, seat, digits, rule);
  if (t.state.variants.experience) t.state.experience[seat] = (t.state.experience[seat] ?? 0) + 1; // RDA-VAR-11
}
