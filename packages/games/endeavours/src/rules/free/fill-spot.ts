import type { Flow } from '@starboard/kernel';
import type { CardId, Endeavours, Icon, State } from '../../types.ts';
import { discardFromHand } from '../losing.ts';
import { iconOf, type ObservationSpot, observationSpots, substitutes } from '../missions/spots.ts';
import { titleOf } from '../missions/words.ts';
import { player, say } from '../table.ts';
import type { FreeAction } from './free-action.ts';

const icons: readonly Icon[] = ['circle', 'diamond', 'pentagon', 'octagon'];

/** END-OBSCARD-04..10 */
export const fillSpot: FreeAction = {
  name: 'fillSpot',
  isPossible: state => holdsObservations(state) && payable(state).length > 0,
  whyNot: () => null,
  *perform(t) {
    const options = payable(t.state).map(spot => ({ ...spot, key: `${spot.quest.card}/${spot.at}` }));
    const spot = yield* t.choose(player, 'fillSpot', options, {
      takeOnly: true,
      describe: ({ quest, icon }) => ({ label: { key: 'fillSpot.of', params: { mission: titleOf(quest), icon } } }),
    });
    for (const card of yield* payment(t, spot.icon)) discardFromHand(t, card);
    spot.quest.filled[spot.at] = true; // END-OBSCARD-10: for good
    say(t, 'END-OBSCARD-04', 'fillSpot.done', { mission: titleOf(spot.quest), icon: spot.icon });
  },
};

function holdsObservations({ hand }: State): boolean {
  return hand.some(card => iconOf(card) !== undefined);
}

function payable(state: State): ObservationSpot[] {
  return observationSpots(state).filter(({ icon }) => hasSame(state, icon) || hasOthers(state, icon));
}

function hasSame(state: State, icon: Icon): boolean {
  return cardsWith(state, icon).length > 0;
}

/** END-OBSCARD-09: never its own icon. */
function hasOthers(state: State, icon: Icon): boolean {
  return others(icon).reduce((sum, other) => sum + cardsWith(state, other).length, 0) >= substitutes[icon];
}

function others(icon: Icon): Icon[] {
  return icons.filter(each => each !== icon);
}

function cardsWith({ hand }: State, icon: Icon): CardId[] {
  return hand.filter(card => iconOf(card) === icon);
}

/** END-OBSCARD-04, 05: one card of the same icon, or several of others. */
function* payment(t: Endeavours, icon: Icon): Flow<CardId[]> {
  const ways = (['same', 'others'] as const).filter(way => (way === 'same' ? hasSame : hasOthers)(t.state, icon));
  const way = yield* t.choose(player, 'fillSpot.with', ways, {
    takeOnly: true,
    params: { icon },
    describe: key => ({
      label: { key: `fillSpot.with.${key}`, params: key === 'same' ? { icon } : { count: substitutes[icon] } },
    }),
  });
  return way === 'same' ? cardsWith(t.state, icon).slice(0, 1) : yield* mixture(t, icon);
}

/** In any mixture; cards of one icon are as good as each other. */
function* mixture(t: Endeavours, icon: Icon): Flow<CardId[]> {
  const held = others(icon).filter(each => hasSame(t.state, each));
  const limits = held.map(each => cardsWith(t.state, each).length);
  const amount = substitutes[icon];
  const hasChoice = held.length > 1 && limits.reduce((sum, limit) => sum + limit, 0) > amount;
  const amounts = hasChoice
    ? yield* t.distribute(player, 'fillSpot.mixture', held, {
        amount,
        limits,
        params: { count: amount },
        describe: each => ({ label: { key: `icon.${each}` } }),
      })
    : limits.map(limit => Math.min(limit, amount));
  return held.flatMap((each, at) => cardsWith(t.state, each).slice(0, amounts[at]));
}
