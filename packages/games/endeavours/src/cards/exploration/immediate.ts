import type { Flow } from '@starboard/kernel';
import { lagrangeAt, siteAt, zoneOf } from '../../map/index.ts';
import { equipmentOf, isHuman, nameOfCard, newEquipment } from '../../rules/cards.ts';
import { singleRoll } from '../../rules/dice.ts';
import { drawDiscoveries, takeBead } from '../../rules/discoveries.ts';
import { damage } from '../../rules/losing.ts';
import { placeBlackHole, placeEjection, placeWormhole } from '../../rules/map-hazards.ts';
import { credit } from '../../rules/missions/credit.ts';
import { earn } from '../../rules/money.ts';
import { shieldingRoll } from '../../rules/move/landing.ts';
import { isManned } from '../../rules/people/people.ts';
import { kindsInPool, takeFromPool } from '../../rules/pool.ts';
import { knownSites, siteOf } from '../../rules/sites.ts';
import { refOfCard, stackHere, stacksAt, whileReweighing } from '../../rules/stacks.ts';
import { nameOfNode, player, say } from '../../rules/table.ts';
import type { Colour, Endeavours, ExplorationsOf, Exploring, SiteId } from '../../types.ts';

/** B16: immediate effects of exploration cards. */
export const immediate: ExplorationsOf<'XI', { readonly kind: 'immediate' }> = {
  /** Fuel Tank */
  XI1: {
    kind: 'immediate',
    copies: 4,
    *happens(t, copy, { site }) {
      putTanks(t, site, 'water', copy + 1);
    },
  },
  /** Isotope Fuel Tank */
  XI2: {
    kind: 'immediate',
    copies: 2,
    *happens(t, copy, { site }) {
      putTanks(t, site, 'isotope', copy);
    },
  },
  /** Volcanic Ash: every card here that is not Human; the terrain rises. */
  XI3: {
    kind: 'immediate',
    copies: 1,
    *happens(t, _, { site }) {
      for (const stack of stacksAt(t.state, site)) {
        for (const card of [...stack.cards]) if (!isHuman(card.card)) yield* damage(t, stack, card);
      }
      const known = siteOf(t.state, site);
      if (known.terrain > 0) known.terrain = Math.min(6, known.terrain + 1);
    },
  },
  XI4: {
    kind: 'immediate',
    copies: 8,
    named: true,
    happens: roverMishap,
  },
  /** Sinkhole */
  XI5: {
    kind: 'immediate',
    copies: 4,
    *happens(t, copy, { site, stack }) {
      const sum = siteOf(t.state, site).hazard.reduce((all, die) => all + die, 0);
      yield* shieldingRoll(t, stack, sum + copy, site);
    },
  },
  /** Bonus Deposit */
  XI6: {
    kind: 'immediate',
    copies: 6,
    *happens(t, copy, exploring) {
      const colour = (['green', 'purple', 'red', 'yellow'] as const satisfies readonly Colour[])[copy - 1];
      if (colour !== undefined) yield* takeBead(t, colour);
      else exploring.moreBeads += copy - 4;
    },
  },
  /** Discovery Cascade */
  XI7: {
    kind: 'immediate',
    copies: 4,
    happens: (t, copy) => drawDiscoveries(t, copy),
  },
  /** Private Sponsor */
  XI8: {
    kind: 'immediate',
    copies: 6,
    *happens(t, copy) {
      earn(t, 1 + Math.ceil(copy / 2), 'END-EXPCARD-07');
    },
  },
  XI9: {
    kind: 'immediate',
    copies: 4,
    happens: cache,
  },
  /** Coronal Mass Ejection */
  XI10: {
    kind: 'immediate',
    copies: 4,
    happens: t => placeEjection(t),
  },
  /** Black Hole */
  XI11: {
    kind: 'immediate',
    copies: 2,
    happens: t => placeBlackHole(t),
  },
  /** Wormhole Trace: the third one at the Lagrange point nearest to this Site. */
  XI12: {
    kind: 'immediate',
    copies: 3,
    happens: (t, copy, { site }) => placeWormhole(t, copy === 3 ? lagrangeAt(site) : undefined),
  },
  /** Dust Storm */
  XI13: {
    kind: 'immediate',
    copies: 4,
    *happens({ state }, copy, { site }) {
      siteOf(state, site).stormUntil = state.year + [0, 1, 1, 2][copy - 1]!;
    },
  },
  XI14: {
    kind: 'immediate',
    copies: 3,
    happens: iceQuake,
  },
};

/** END-EXPCARD-15: lost with no Stack and no outpost left. */
function putTanks(t: Endeavours, site: SiteId, fuel: 'water' | 'isotope', count: number): void {
  const { state } = t;
  const stack = stackHere(state, site);
  if (stack === undefined) return;
  const { type } = siteAt(site);
  whileReweighing(state, stack, () => {
    if (fuel === 'water') stack.cargo.water += count;
    else stack.cargo.isotope[type] = (stack.cargo.isotope[type] ?? 0) + count;
  });
  say(t, 'END-EXPCARD-07', 'find.tanks', { count, fuel: { key: `fuel.${fuel}` }, site: nameOfNode(site) });
}

/**
 * Rollover, Wheel Snag, Ledge Fall and Cable Cut damage the Rover; Sand Trap and Dust Short on 3 or less; Thermal Crack the Rover or another
 * card here; Boulder Slide the Rover, and the potential falls.
 */
function* roverMishap(t: Endeavours, copy: number, { site, stack, rover }: Exploring): Flow {
  if (copy === 5 || copy === 6) {
    if ((yield* singleRoll(t, 'card')) <= 3) yield* damage(t, stack, rover);
    return;
  }
  if (copy === 7) return yield* thermalCrack(t, site);
  yield* damage(t, stack, rover);
  const known = siteOf(t.state, site);
  if (copy === 8 && known.potential > 0) {
    known.potential--;
    if (known.potential > 0) return;
    Object.assign(known, { terrain: 0, explored: true }); // END-EXPLORE-10
    yield* credit(t, { act: 'fullyExplored', site, manned: isManned(t.state, site) });
  }
}

function* thermalCrack(t: Endeavours, site: SiteId): Flow {
  const options = stacksAt(t.state, site).flatMap(each =>
    each.cards
      .filter(card => !card.damaged && !isHuman(card.card))
      .map(card => ({ key: `card:${card.no}`, each, card, label: nameOfCard(card), refs: [refOfCard(card)] })),
  );
  if (options.length === 0) return;
  const { each, card } = yield* t.choose(player, 'thermalCrack.card', options, { takeOnly: true });
  yield* damage(t, each, card);
}

/** Cache: equipment marked LEO, HOME, ANY or of any kind, out of the Pool into a Stack here. */
function* cache(t: Endeavours, copy: number, { site }: Exploring): Flow {
  const { state } = t;
  const mark = (['LEO', 'HOME', 'ANY', null] as const)[copy - 1]!;
  const kinds = kindsInPool(state).filter(kind => mark === null || equipmentOf(kind).enters === mark);
  const stack = kinds.length === 0 ? undefined : stackHere(state, site);
  if (stack === undefined) return;
  const options = kinds.map(kind => ({ key: kind, kind, label: nameOfCard(kind) }));
  const { kind } = yield* t.choose(player, 'cache.what', options, { takeOnly: true });
  takeFromPool(state, kind);
  const card = newEquipment(state, kind);
  whileReweighing(state, stack, () => stack.cards.push(card));
  say(t, 'END-EXPCARD-07', 'find.cache', { card: nameOfCard(card) });
}

/** Ice Quake: a Claim without Factory on a small Site of this zone. */
function* iceQuake(t: Endeavours, copy: number, { site }: Exploring): Flow {
  const { state } = t;
  const most = copy + 1;
  const shaken = knownSites(state).filter(
    ({ id, claim, factory }) => claim && !factory && zoneOf(id) === zoneOf(site) && siteAt(id).size <= most,
  );
  if (shaken.length === 0) return;
  const options = shaken.map(({ id }) => ({
    key: `node:${id}`,
    id,
    label: nameOfNode(id),
    refs: [`node:${id}` as const],
  }));
  const { id } = yield* t.choose(player, 'iceQuake.site', options, { takeOnly: true });
  siteOf(state, id).claim = false;
  say(t, 'END-EXPCARD-07', 'find.quake', { site: nameOfNode(id) });
}
