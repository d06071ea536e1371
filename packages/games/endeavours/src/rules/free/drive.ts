import type { Flow } from '@starboard/kernel';
import { isSite, roadsFrom } from '../../map/index.ts';
import type { Card, Endeavours, SiteId, Stack, State } from '../../types.ts';
import { can, faceOf, nameOfCard } from '../cards.ts';
import { siteRolls } from '../move/landing.ts';
import { isCovered } from '../sites.ts';
import { hasRoomAt, refOfCard, stackHere, stacksAt } from '../stacks.ts';
import { isUsed, nameOfNode, noteUse, player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';
import { carry, describeGoods, goodsOf, massOfGoods } from './goods.ts';

interface Drive {
  readonly key: string;
  readonly stack: Stack;
  readonly vehicle: Card;
  readonly to: SiteId;
}

/** END-GAMEPLAY-05..07, 20: a Rover or buggy along a road, with Cargo of mass 2 in all. */
export const drive: FreeAction = {
  name: 'drive',
  isPossible: state => drivesOf(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const chosen = yield* t.choose(player, 'drive.where', drivesOf(t.state), {
      takeOnly: true,
      describe: ({ vehicle, to }) => ({
        label: { key: 'drive.to', params: { card: nameOfCard(vehicle), site: nameOfNode(to) } },
        refs: [refOfCard(vehicle), `node:${to}` as const],
      }),
    });
    yield* go(t, chosen);
  },
};

function drivesOf(state: State): Drive[] {
  const found: Drive[] = [];
  for (const stack of state.stacks) {
    const { node } = stack;
    if (node === null || !isSite(node)) continue;
    const roads = roadsFrom(node).filter(to => !isCovered(state, to) && hasRoomAt(state, to));
    if (roads.length === 0) continue;
    for (const vehicle of stack.cards) {
      if (!isVehicle(vehicle) || isUsed({ state }, `drive:${vehicle.no}`)) continue;
      for (const to of roads) found.push({ key: `${vehicle.no}>${to}`, stack, vehicle, to });
    }
  }
  return found;
}

function isVehicle(card: Card): boolean {
  return !card.damaged && (can(card.card, 'drives') || faceOf(card).platform === 'buggy');
}

function* go(t: Endeavours, { stack, vehicle, to }: Drive): Flow {
  const { state } = t;
  const from = stack.node as SiteId;
  noteUse(t, `drive:${vehicle.no}`);
  const target = stackHere(state, to)!;
  carry(state, stack, target, { key: '', card: vehicle });
  yield* load(t, from, target);
  say(t, 'END-GAMEPLAY-05', 'drive.done', { card: nameOfCard(vehicle), site: nameOfNode(to) });
  yield* siteRolls(t, to, target); // END-GAMEPLAY-07
}

/** END-GAMEPLAY-04, 06, 20: one thing after the other, cards or fuel tanks, up to mass 2; Humans may be among them. */
function* load(t: Endeavours, from: SiteId, target: Stack): Flow {
  const { state } = t;
  for (let left = 2; ; ) {
    const options = stacksAt(state, from).flatMap(stack =>
      goodsOf(state, stack)
        .map(goods => ({ ...goods, stack, goods, mass: massOfGoods(state, goods), ...describeGoods(goods) }))
        .map(each => ('card' in each.goods ? each : { ...each, key: `${stack.no}:${each.key}` }))
        .filter(({ mass }) => mass <= left),
    );
    if (options.length === 0) return;
    const chosen = yield* t.choose(player, 'drive.cargo', [...options, 'done' as const]);
    if (chosen === 'done') return;
    left -= chosen.mass;
    carry(state, chosen.stack, target, chosen.goods);
  }
}
