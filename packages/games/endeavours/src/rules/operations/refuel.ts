import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { siteAt } from '../../map/index.ts';
import type {
  Card,
  Described,
  Endeavours,
  NodeId,
  PatentId,
  SiteId,
  Spectral,
  Stack,
  State,
  Words,
} from '../../types.ts';
import { bernalsOver } from '../bernals.ts';
import { faceOf, kindOf, nameOfCard } from '../cards.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { nodeOption } from '../options.ts';
import { isManned } from '../people/people.ts';
import { hydrationOf, isGone, siteOf, siteUnder } from '../sites.ts';
import { hasRoomAt, isOpen, stackHere, stacksAt, whileReweighing } from '../stacks.ts';
import { chainFor, drawOn, isOperational } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import type { Operation } from './operation.ts';
import { hasSpeciality } from './rights.ts';

/** One way of refuelling at a Site. */
interface Source {
  readonly site: SiteId;
  readonly how: 'isru' | 'factory';
  readonly stack: Stack | null;
  readonly platform: Card | null;
  /** FTs of one refuel. */
  readonly yield: number;
  readonly fuel: 'water' | 'isotope';
}

/** END-REFUEL-01..06, END-CORE-25: ISRU or Factory. */
export const refuel: Operation = {
  name: 'refuel',
  isPossible: state => sourcesOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.nothingToRefuel' }, rule: 'END-REFUEL-01' }),
  *perform(t) {
    const { site } = yield* refuelOnce(t, sourcesOf(t.state));
    for (let more = minersAt(t.state, site); more > 0; more--) {
      const sources = sourcesOf(t.state, true).filter(source => source.site === site);
      if (sources.length > 0) yield* refuelOnce(t, sources);
    }
    siteOf(t.state, site).refuelled = t.state.year; // END-REFUEL-06
  },
};

/** One refuel by one of these sources. */
function* refuelOnce(t: Endeavours, sources: readonly Source[]): Flow<Source> {
  const { state } = t;
  const options = sources.map(source => ({ ...source, key: keyOf(source), ...describe(source) }));
  const source = yield* t.choose(player, 'refuel.source', options, { takeOnly: true });
  if (source.stack !== null) yield* triggerGlitch(t, source.stack);
  if (source.platform !== null) {
    const isThere = source.stack!.cards.includes(source.platform);
    const chain = isThere ? chainFor(state, source.stack!, source.platform) : undefined;
    if (chain === undefined) return source; // it, or what it needs, was lost to the Glitch
    drawOn(chain);
  }
  deliver(t, yield* destination(t, source), source);
  if (source.fuel === 'isotope') state.isotopeMade = true;
  const water = source.fuel === 'water' ? source.yield : 0;
  yield* credit(t, { act: 'refuelled', site: source.site, water, manned: isManned(state, source.site) });
  return source;
}

function keyOf({ site, how, platform, fuel }: Source): string {
  return how === 'isru' ? `isru:${platform!.no}` : `factory:${site}:${fuel}`;
}

function describe({ site, how, platform, fuel, yield: amount }: Source): Described {
  const by: Words = how === 'isru' ? nameOfCard(platform!) : { key: 'refuel.factory' };
  return {
    label: { key: 'refuel.by', params: { by, site: nameOfNode(site), amount, fuel: { key: `fuel.${fuel}` } } },
    refs: [`node:${site}`],
  };
}

/** END-REFUEL-06: once per Site and year. */
function sourcesOf(state: State, again = false): Source[] {
  const sources: Source[] = [];
  for (const stack of state.stacks) {
    const site = siteUnder(state, stack);
    if (site === undefined || state.sites[site]?.refuelled === state.year) continue;
    for (const platform of stack.cards) {
      const amount = isruYield(state, stack, site, platform, again);
      if (amount > 0) sources.push({ site, how: 'isru', stack, platform, yield: amount, fuel: 'water' });
    }
  }
  for (const id in state.sites) sources.push(...factorySources(state, id as SiteId, again));
  return sources;
}

/** END-REFUEL-01, 04, END-LONELY-04: 1 + hydration - ISRU, and what cards add. */
function isruYield(state: State, stack: Stack, site: SiteId, platform: Card, again: boolean): number {
  const { isru = Number.POSITIVE_INFINITY } = faceOf(platform);
  if (platform.lonely || platform.damaged) return 0;
  const amount = Math.max(0, 1 + hydrationOf(state, site) - isru);
  if (amount === 0 || !isOperational(state, stack, platform)) return 0;
  return effects.change(state, 'refuelYield', amount, { by: stack, site, how: 'isru', platform, again });
}

/** END-REFUEL-02: 7 of water, or 1 of isotope for the GW thruster of the Site's type. */
function factorySources(state: State, site: SiteId, again: boolean): Source[] {
  const known = state.sites[site]!;
  if (!known.factory || isGone(state, site) || known.refuelled === state.year) return [];
  if (destinationsOf(state, site).length === 0) return [];
  const stack = stacksAt(state, site).find(isOpen) ?? null;
  const water = effects.change(state, 'refuelYield', 7, { by: stack, site, how: 'factory', platform: null, again });
  const base = { site, how: 'factory', stack, platform: null } as const;
  const sources: Source[] = [{ ...base, yield: water, fuel: 'water' }];
  if (ownsGwThruster(state, siteAt(site).type)) sources.push({ ...base, yield: 1, fuel: 'isotope' });
  return sources;
}

function ownsGwThruster(state: State, type: Spectral): boolean {
  const owned = [...state.hand, ...state.stacks.flatMap(({ cards }) => cards.map(({ card }) => card))];
  return owned.some(card => kindOf(card) === 'gwThruster' && catalogue.patents[card as PatentId].type === type);
}

/** END-REFUEL-03: each Miner present adds a refuel of either kind. */
function minersAt(state: State, site: SiteId): number {
  let miners = 0;
  for (const { cards } of stacksAt(state, site)) for (const card of cards) if (hasSpeciality(card, 'miner')) miners++;
  return miners;
}

/** END-REFUEL-05: the FTs of a Dirtside may appear at its Bernal; F06: in a Stack on an aerobrake node beside it. */
function destinationsOf(state: State, site: SiteId): NodeId[] {
  const here = hasRoomAt(state, site) ? [site] : [];
  const aloft = effects.tell(state, 'refuelsAt', { site }).filter(node => stacksAt(state, node).length > 0);
  return [...here, ...bernalsOver(state, site).filter(node => hasRoomAt(state, node)), ...aloft];
}

function* destination(t: Endeavours, { site, how }: Source): Flow<NodeId> {
  if (how === 'isru') return site;
  const options = destinationsOf(t.state, site).map(nodeOption);
  return (yield* t.choose(player, 'refuel.where', options, { takeOnly: true })).node;
}

/** Into the Stack of the platform, or one that is there. */
function deliver(t: Endeavours, node: NodeId, { site, stack, fuel, yield: amount }: Source): void {
  const { state } = t;
  const into = stack?.node === node ? stack : stackHere(state, node)!;
  const { type } = siteAt(site);
  whileReweighing(state, into, () => {
    if (fuel === 'water') into.cargo.water += amount;
    else into.cargo.isotope[type] = (into.cargo.isotope[type] ?? 0) + amount;
  });
  say(t, 'END-REFUEL-01', 'refuel.done', { amount, fuel: { key: `fuel.${fuel}` }, site: nameOfNode(site) });
}
