import { bordersBetween, siteAt, zoneOf, zones } from '../../../map/index.ts';
import type { Found, State, TextKey, Words } from '../../../types.ts';
import { seasonOf } from '../../season.ts';
import { cardNo, stackOf } from '../../stacks.ts';
import { nameOfNode } from '../../table.ts';
import { destinations } from '../destinations.ts';
import { hereOf, type Kind, type NeedOf, type Quest } from '../quest.ts';
import { isCreditedElsewhere, type Token } from '../tokens.ts';
import { nameOfZone } from '../words.ts';

const isDone = (_: State, __: unknown, { count }: Quest) => count > 0;
const noteDone = (_: State, __: unknown, quest: Quest) => {
  quest.count++;
};
function here(key: TextKey): (_: State, __: unknown, quest: Quest) => Words[] {
  return (_, __, quest) => [{ key, params: { site: nameOfNode(hereOf(quest)) } }];
}

/** XM1: completed on arrival at a Lab or the Home Bernal. */
export const relic: Kind<NeedOf<'relic'>> = {
  tokens(state, _, quest) {
    const card = cardNo(state, (quest as Found).no!);
    if (card === undefined) return [];
    const { node } = stackOf(state, card);
    return node !== null && destinations(state, 'labOrHome').includes(node) ? [`arrival:${card.no}`] : [];
  },
  isComplete: (_, __, { tokens }) => tokens.length > 0,
  missing: () => [{ key: 'missing.bring.labOrHome' }],
};

/** XM3: the probe counts as a damaged card. */
export const repairHere: Kind<NeedOf<'repairHere'>> = {
  takes: (_, __, quest, act) => act.act === 'repaired' && act.node === hereOf(quest),
  take: noteDone,
  isComplete: isDone,
  missing: here('missing.repair'),
};

/** XM4 */
export const waterHere: Kind<NeedOf<'waterHere'>> = {
  takes: (_, __, quest, act) => act.act === 'refuelled' && act.site === hereOf(quest) && act.water > 0,
  take: (_, __, quest, act) => {
    if (act.act === 'refuelled') quest.produced += act.water;
  },
  isComplete: (_, { count }, { produced }) => produced >= count,
  missing: (_, { count }, quest) => [
    { key: 'missing.waterHere', params: { count: count - quest.produced, site: nameOfNode(hereOf(quest)) } },
  ],
};

/** XM5 */
export const factoryHere: Kind<NeedOf<'factoryHere'>> = {
  takes: (_, __, quest, act) => act.act === 'industrialized' && act.site === hereOf(quest),
  isComplete: (_, __, { tokens }) => tokens.length > 0,
  missing: here('missing.factory'),
};

/** XM6 */
export const colonyHere: Kind<NeedOf<'colonyHere'>> = {
  takes: (_, __, quest, act) => act.act === 'colonized' && act.site === hereOf(quest),
  isComplete: (_, __, { tokens }) => tokens.length > 0,
  missing: here('missing.colony'),
};

/** XM9 */
export const rescueHere: Kind<NeedOf<'rescueHere'>> = {
  takes: (_, __, quest, act) => act.act === 'rescued' && act.site === hereOf(quest),
  take: noteDone,
  isComplete: isDone,
  missing: here('missing.rescueUnmanned'),
};

/** XM10 */
export const anotherSite: Kind<NeedOf<'anotherSite'>> = {
  takes: (_, __, quest, act) =>
    act.act === 'fullyExplored' && act.site !== hereOf(quest) && zoneOf(act.site) === zoneOf(hereOf(quest)),
  take: noteDone,
  isComplete: isDone,
  missing: (_, __, quest) => [
    {
      key: 'missing.anotherSite',
      params: { site: nameOfNode(hereOf(quest)), zone: nameOfZone(zoneOf(hereOf(quest))) },
    },
  ],
};

/** OM1 */
export const wormhole: Kind<NeedOf<'wormhole'>> = {
  takes: (_, { borders }, __, act) => act.act === 'traversed' && act.manned && act.borders >= borders,
  take: noteDone,
  isComplete: isDone,
  missing: (_, { borders }) => [{ key: 'missing.wormhole', params: { borders } }],
};

/** OM2 */
export const observations: Kind<NeedOf<'observations'>> = {
  takes: (_, { zone }, __, act) => act.act === 'observed' && act.zone === zone,
  take: noteDone,
  isComplete: (_, need, { count }) => count >= need.count,
  missing: (_, need, { count }) => [
    { key: 'missing.observations', params: { count: need.count - count, zone: nameOfZone(need.zone) } },
  ],
};

/** OM4: existing ones count, but one must be new (END-FOUND-06). */
export const satellites: Kind<NeedOf<'satellites'>> = {
  takes: (_, __, ___, act) => act.act === 'satellite',
  isComplete: (state, need, quest) => quest.tokens.length > 0 && freeSatellites(state, quest).length >= need.zones,
  missing: (state, need, quest) => [
    ...(quest.tokens.length > 0 ? [] : [{ key: 'missing.newSatellite' } satisfies Words]),
    {
      key: 'missing.satellites',
      params: { count: Math.max(0, need.zones - freeSatellites(state, quest).length), zones: need.zones },
    },
  ],
};

/** END-SAT-02: each is in a zone of its own. Its own ones come first. */
export function freeSatellites(state: State, quest: Quest): Token[] {
  const tokens = state.satellites.map((node): Token => `satellite:${node}`);
  const others = tokens.filter(token => !quest.tokens.includes(token) && !isCreditedElsewhere(state, token, quest));
  return [...(quest.tokens as Token[]), ...others];
}

/** OM5 */
export const pass: Kind<NeedOf<'pass'>> = {
  takes: (_, { node }, __, act) => act.act === 'entered' && act.node === node,
  take: noteDone,
  isComplete: isDone,
  missing: (_, { node }) => [{ key: 'missing.pass', params: { node: nameOfNode(node) } }],
};

/** OM6: new Claims alone (END-RULE-24). */
export const claims: Kind<NeedOf<'claims'>> = {
  takes: (_, { zone }, __, act) => act.act === 'claimed' && zoneOf(act.site) === zone,
  isComplete: (_, { count }, { tokens }) => tokens.length >= count,
  missing: (_, { zone, count }, { tokens }) => [
    { key: 'missing.newClaims', params: { count: count - tokens.length, zone: nameOfZone(zone) } },
  ],
};

/** OM7: this year's observations, as `year:zone:telescope`; two telescopes far enough from each other. */
export const baseline: Kind<NeedOf<'baseline'>> = {
  takes: (_, __, ___, act) => act.act === 'observed' && act.telescope !== null,
  take: (state, _, quest, act) => {
    if (act.act !== 'observed') return;
    const thisYear = quest.delivered.filter(note => note.startsWith(`${state.year}:`));
    quest.delivered = [...thisYear, `${state.year}:${zones.indexOf(act.zone)}:${act.telescope}`];
  },
  isComplete(_, { borders }, { delivered }) {
    const seen = delivered.map(note => note.split(':').map(Number) as [number, number, number]);
    return seen.some(([year, zone, telescope]) =>
      seen.some(([y, z, other]) => y === year && other !== telescope && Math.abs(z - zone) >= borders),
    );
  },
  missing: (_, { borders }) => [{ key: 'missing.baseline', params: { borders } }],
};

/** OM8, OM10: a comet is landed on in its season alone (END-SUNSPOT-05). */
export const landing: Kind<NeedOf<'landing'>> = {
  takes: (state, { site }, __, act) =>
    act.act === 'landed' && act.site === site && (siteAt(site).season ?? seasonOf(state)) === seasonOf(state),
  take: noteDone,
  isComplete: isDone,
  missing: (_, { site }) => [{ key: 'missing.landing', params: { site: nameOfNode(site) } }],
};

/** OM9: the transmission was made for it. */
export const message: Kind<NeedOf<'message'>> = {
  takes: (_, { borders }, { card }, act) =>
    act.act === 'transmitted' && act.mission === card && bordersBetween(act.from, act.to) >= borders,
  take: noteDone,
  isComplete: isDone,
  missing: (_, { borders, interference }) => [{ key: 'missing.message', params: { borders, interference } }],
};
