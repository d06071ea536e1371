import { nothing, type SeatId } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type {
  Blocked,
  Crew,
  Named,
  Renegades,
  Ship,
  State,
  Station,
  UpgradeCard,
  UpgradeId,
  Words,
} from '../../types.ts';
import { freeSlots } from '../stations.ts';
import { keywordsOf, nameOf, refOf, say, specialtiesOf } from '../table.ts';
import { shipsOf, turnUp } from './buying.ts';
import { listed } from './names.ts';
import type { Deal } from './shore-leave.ts';

/** RDA-BUY-04 */
const upgradesShown = 3;
/** RDA-UPGRADE-07 */
const mostUpgrades = 3;

const upgradeName = (id: UpgradeId): Words => ({ key: `upgrade.${id}` });

/** RDA-BUY-04 */
export function turnUpUpgrades(t: Renegades, seat: SeatId): void {
  const { upgradeDeck, shore } = t.state;
  turnUp(t, upgradeDeck, shore!.offers, upgradesShown);
  say(t, 'RDA-BUY-04', 'shore.offers', { seat, upgrades: listed(shore!.offers.map(upgradeName)) });
}

export function discardUpgrades({ state: { upgradeDeck, shore } }: Renegades): void {
  upgradeDeck.discard.push(...shore!.offers.splice(0));
}

/** RDA-UPGRADE-01, 02, 04, 07, RDA-BUY-04, RDA-VAR-11 */
export function upgradeDeals({ state }: Renegades, seat: SeatId): Deal[] {
  return state
    .shore!.offers.filter(id => canPay(state, seat, id) && hasExperience(state, seat, id))
    .flatMap(id => bearersOf(state, seat, id).map(bearer => upgradeDeal(seat, id, bearer)));
}

function canPay(state: State, seat: SeatId, id: UpgradeId): boolean {
  return catalogue.upgrades[id].cost <= (state.purses[seat] ?? 0);
}

/** RDA-VAR-11, RDA-UPGRADE-05: none, unless the variant is played. */
function experiencePrice({ variants }: State, id: UpgradeId): number {
  return variants.experience ? Math.ceil(catalogue.upgrades[id].cost / 50) : 0;
}

function hasExperience(state: State, seat: SeatId, id: UpgradeId): boolean {
  return (state.experience[seat] ?? 0) >= experiencePrice(state, id);
}

/** Ships with a free slot, or crew with what the card asks for, room for it, and not the same already. */
function bearersOf(state: State, seat: SeatId, id: UpgradeId): (Crew | Ship)[] {
  const own = shipsOf(state, seat);
  if (catalogue.upgrades[id].on === 'ship') return own.filter(ship => freeSlots(ship) > 0);
  return state.crew.filter(
    crew =>
      own.some(({ no }) => no === crew.ship && no === crew.aboard) &&
      crew.upgrades.length < mostUpgrades &&
      !crew.upgrades.includes(id) &&
      fits(crew, catalogue.upgrades[id]),
  );
}

function fits(crew: Crew, { needs }: UpgradeCard): boolean {
  if (needs === undefined || needs === 'any') return true;
  return [...keywordsOf(crew), ...specialtiesOf(crew)].includes(needs as Station);
}

export function barredUpgrades(state: State, seat: SeatId): Blocked[] {
  return state.shore!.offers.flatMap((id): Blocked[] => {
    const bar = barOf(state, seat, id);
    if (bar === undefined) return [];
    const label: Words = { key: 'deal.ware', params: { card: upgradeName(id), digits: catalogue.upgrades[id].cost } };
    const [reason, rule] = bar;
    return [{ key: `upgrade:${id}`, group: 'upgrade', label, reason: { key: `shore.${reason}` }, rule }];
  });
}

/** Why nobody gets an upgrade: a text and its rule. */
function barOf(state: State, seat: SeatId, id: UpgradeId): readonly [Named<'shore'>, string] | undefined {
  if (!canPay(state, seat, id)) return ['tooDear', 'RDA-BUY-09'];
  if (!hasExperience(state, seat, id)) return ['tooGreen', 'RDA-VAR-11'];
  if (bearersOf(state, seat, id).length > 0) return undefined;
  return catalogue.upgrades[id].on === 'ship' ? ['noSlot', 'RDA-UPGRADE-04'] : ['nobodyFits', 'RDA-UPGRADE-02'];
}

function upgradeDeal(seat: SeatId, id: UpgradeId, bearer: Crew | Ship): Deal {
  const { cost } = catalogue.upgrades[id];
  return {
    key: `upgrade:${id}:${refOf(bearer)}`,
    group: 'upgrade',
    label: { key: 'deal.upgrade', params: { upgrade: upgradeName(id), digits: cost, who: nameOf(bearer) } },
    refs: [`offer:${id}`, refOf(bearer)],
    *take(t) {
      const { offers } = t.state.shore!;
      offers.splice(offers.indexOf(id), 1);
      t.state.purses[seat]! -= cost;
      t.state.experience[seat] = (t.state.experience[seat] ?? 0) - experiencePrice(t.state, id);
      bearer.upgrades.push(id);
      say(t, 'RDA-UPGRADE-01', 'shore.upgraded', { seat, upgrade: upgradeName(id), who: nameOf(bearer), digits: cost });
      yield* catalogue.upgrades[id].gained?.(t, seat, bearer) ?? nothing;
    },
  };
}
