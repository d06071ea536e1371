import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { isSite, zoneOf } from '../../map/index.ts';
import type { Card, Endeavours, NodeId, Stack, State, Station } from '../../types.ts';
import { can, isCrew, nameOfCard } from '../cards.ts';
import { decommission } from '../losing.ts';
import { isShut } from '../missions/possible.ts';
import { hasSpeciality } from '../operations/rights.ts';
import { exomigrate } from '../people/colonists.ts';
import { isUnlocked } from '../playmats.ts';
import { cardsAt, refOfCard } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

interface Building {
  readonly key: string;
  readonly station: Station;
  readonly node: NodeId;
  readonly stack: Stack;
  readonly module: Card;
}

/** END-STATION-01..06, 13, 14, END-RULE-12 */
export const buildStation: FreeAction = {
  name: 'buildStation',
  isPossible: state => buildingsOf(state).length > 0,
  whyNot: state => ({
    reason: {
      key: state.stations.some((_, slot) => isUnlocked(state, `station.${slot}`)) ? 'bar.noModule' : 'bar.noStation',
    },
    rule: 'END-STATION-01',
  }),
  *perform(t) {
    const chosen = yield* t.choose(player, 'station.where', buildingsOf(t.state), {
      takeOnly: true,
      describe: ({ station, node, module }) => ({
        label: {
          key: 'station.at',
          params: { station: { key: `station.${station.card}` }, node: nameOfNode(node), module: nameOfCard(module) },
        },
        refs: [refOfCard(module), `node:${node}` as const],
      }),
    });
    yield* build(t, chosen);
  },
};

function buildingsOf(state: State): Building[] {
  const ready = state.stations.filter((station, slot) => station.node === null && isUnlocked(state, `station.${slot}`));
  if (ready.length === 0) return [];
  const found: Building[] = [];
  for (const stack of state.stacks) {
    const { node } = stack;
    if (node === null || isShut(state, node) || !hasBuilder(state, node)) continue;
    const modules = modulesOf(state, stack);
    for (const station of ready) {
      if (!mayStand(state, station, node)) continue;
      for (const module of modules)
        found.push({ key: `${station.card}@${node}+${module.no}`, station, node, stack, module });
    }
  }
  return found;
}

/** A Station Module, or what N16 builds with. Of several alike one is enough. */
function modulesOf(state: State, stack: Stack): Card[] {
  const more = effects.tell(state, 'buildsWith', { by: stack });
  const usable = stack.cards.filter(
    ({ card, damaged }) => !damaged && (can(card, 'builds') || more.some(ability => can(card, ability))),
  );
  return usable.filter((card, at) => usable.findIndex(each => each.card === card.card) === at);
}

/** END-STATION-04, 05, END-RULE-12: an engineer or the Crew, not lonely. */
function hasBuilder(state: State, node: NodeId): boolean {
  return cardsAt(state, node).some(card => hasSpeciality(card, 'engineer') || (isCrew(card.card) && !card.lonely));
}

/** END-STATION-02, 03 */
function mayStand(state: State, { card }: Station, node: NodeId): boolean {
  const { on, zones } = catalogue.stations[card];
  if ((on === 'site') !== isSite(node)) return false;
  if (zones !== undefined && !zones.includes(zoneOf(node))) return false;
  return !state.stations.some(other => other.node && zoneOf(other.node) === zoneOf(node));
}

function* build(t: Endeavours, { station, node, stack, module }: Building): Flow {
  yield* decommission(t, stack, module, 'used');
  station.node = node;
  say(t, 'END-STATION-04', 'station.built', { station: { key: `station.${station.card}` }, node: nameOfNode(node) });
  yield* exomigrate(t); // END-STATION-06
}
