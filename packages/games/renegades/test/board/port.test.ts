import { describe, expect, it } from 'vitest';
import { recruitsFor, waresIn } from '../../src/board/between/counter.ts';
import { renegades } from '../../src/index.ts';
import type { ShoreLeave, State } from '../../src/types.ts';
import type { View } from '../../src/view.ts';
import { port, until } from '../support/port.ts';

/** The port at one of its steps, as everybody sees it. */
function portAt(
  phase: ShoreLeave['phase'],
  role: Partial<ShoreLeave> = {},
  change: (view: View) => void = () => undefined,
) {
  const { state } = port({ digits: [100, 0] });
  state.shore = { seats: ['p1', 'p2'], phase, wares: [], offers: [], ...role };
  change(state as never);
  const view = renegades.view(state, 'spectator') as View;
  return { view, shore: view.shore! };
}

const shown = (at: ReturnType<typeof portAt>) =>
  waresIn(at.view, at.shore, 'p1').map(({ ref, digits, isSpent }) => [ref, digits, isSpent === true]);

describe('what lies on the counter of a port', () => {
  const things = (view: View) => {
    const [ship] = view.ships;
    ship!.armory.push({ no: 901, card: 'railSniper' } as never, { no: 902, card: 'railSniper', energy: 0 } as never);
  };

  it('[RDA-BUY-01, 04] is what was turned up, with its price', () => {
    expect(shown(portAt('gear', { wares: ['arcPistol', 'arcPistol'] }))).toEqual([
      ['ware:arcPistol', 50, false],
      ['ware:arcPistol', 50, false],
    ]);
    const offers = portAt('upgrades', { offers: ['willpower'] });
    expect(waresIn(offers.view, offers.shore, 'p1')).toMatchObject([
      { ref: 'offer:willpower', name: { key: 'upgrade.willpower' } },
    ]);
  });

  it('[RDA-BUY-05..07] is what the seat has, for what it brings; what has no energy left brings nothing', () => {
    const sold = shown(portAt('sell', {}, things));
    expect(sold).toContainEqual(['card:902', undefined, true]);
    const [, price] = sold.find(([ref]) => ref === 'card:901')!;
    const [bought] = shown(portAt('gear', { wares: ['railSniper'] }));
    expect(price).toBe(Math.floor((bought![1] as number) / 50 + 0.5) * 25);
  });

  it('names the owner, and no price where nothing is paid', () => {
    const { view, shore } = portAt('trade', {}, things);
    const wares = waresIn(view, shore, 'p1');
    expect(wares.find(({ ref }) => ref === 'card:901')).toMatchObject({
      owner: { key: `ship.${view.ships[0]!.ship}` },
    });
    expect(wares.every(({ digits }) => digits === undefined)).toBe(true);
  });

  it('[RDA-SHIP-20] is a component that waits in the armory, and no weapon', () => {
    const refs = shown(
      portAt('refit', {}, view => {
        things(view);
        view.ships[0]!.armory.push({ no: 903, card: 'shieldCapacitor' } as never);
      }),
    ).map(([ref]) => ref);
    expect(refs).toEqual(['card:903']);
  });

  it('[RDA-TACT-10] are the tactical cards of the ship', () => {
    expect(shown(portAt('tactics')).map(([ref]) => ref)).toEqual(['tactic:feint', 'tactic:focusFire']);
  });

  it.each([
    ['sell', 'shore.sell'],
    ['gear', 'shore.gear'],
    ['upgrades', 'shore.upgrades'],
    ['tactics', 'shore.tactics'],
  ])('[RDA-SHORE-04, RDA-SHORE-07] at the step %s is what can be dealt with, to be touched', (_, asks) => {
    const match = until(port({ digits: [500, 0], upgrades: ['willpower'] }).ship(1, { armory: ['railSniper'] }), asks);
    const view = renegades.view(match.state as State, 'p1') as View;
    const onCounter = waresIn(view, view.shore!, 'p1').map(({ ref }) => ref);
    const dealt = match.shown().options.filter(({ key }) => key !== 'next');
    expect(dealt.length).toBeGreaterThan(0);
    for (const { refs = [] } of dealt) expect(refs.some(ref => onCounter.includes(ref))).toBe(true);
  });

  it('[RDA-RECRUIT-01..03] are those of one’s side who serve nowhere, with their price', () => {
    const { view } = portAt('recruit');
    const recruits = recruitsFor(view, 'p1');
    expect(recruits.length).toBeGreaterThan(0);
    expect(recruits.filter(({ id }) => view.crew.some(crew => crew.id === id))).toEqual([]);
    expect(recruits.every(({ digits }) => digits >= 100 && digits <= 200)).toBe(true);
  });
});
