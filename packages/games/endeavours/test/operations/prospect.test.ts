import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { removeToken } from '../../src/rules/free/tokens.ts';
import { elevator } from '../../src/rules/operations/elevator.ts';
import { explore } from '../../src/rules/operations/explore.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { rightFor, spend } from '../../src/rules/operations/rights.ts';
import { hasClaim } from '../../src/rules/sites.ts';
import type { NodeId, SiteId } from '../../src/types.ts';
import { acting, doing, noOf, offered } from '../support/operations.ts';

type Cards = Parameters<Scene['rocket']>[1]['cards'];
const rig = (node: NodeId, cards: Cards) => scene().rocket(node, { cards: cards! });
const canProspect = (at: Scene) => prospect.isPossible(at.state);

describe('who may prospect', () => {
  test('[END-PROSPECT-01, END-RULE-38] an ISRU number that exceeds the hydration by 2 at most', () => {
    expect(canProspect(rig('EROS', ['R02']))).toBe(true); // hydration 0 takes 2
    expect(canProspect(rig('EROS', ['R10']))).toBe(false); // not 3
    expect(canProspect(rig('PHOBOS', ['R10']))).toBe(true); // hydration 1 takes 3
    expect(canProspect(rig('PHOBOS', ['R01']))).toBe(false); // not 4
    expect(canProspect(rig('DEIMOS', ['R01']))).toBe(true); // hydration 2 takes any
  });

  test('[END-PROSPECT-01] the platform must be Operational: supported, cooled, undamaged, not lonely', () => {
    expect(canProspect(rig('EROS', ['R11']))).toBe(false);
    expect(canProspect(rig('EROS', ['R11', 'G08', 'H08']))).toBe(true);
    expect(canProspect(rig('DEIMOS', [{ card: 'R01', damaged: true }]))).toBe(false);
    expect(canProspect(rig('DEIMOS', [{ card: 'C07', lonely: true }]))).toBe(false);
    expect(canProspect(rig('DEIMOS', ['C07']))).toBe(true);
    expect(canProspect(rig('DEIMOS', ['N03']))).toBe(true);
    expect(canProspect(rig('DEIMOS', ['rover']))).toBe(false);
  });

  test('[END-EX-41] R11 on AMUN: 4 is rolled again, 1 claims; the Crew only on BENNU', () => {
    const amun = doing(rig('AMUN', ['R11', 'G08', 'H08']).dice(4, 1), prospect);
    expect(amun.site('AMUN')!.claim).toBe(true);
    expect(amun.said('prospect.size').map(({ params }) => params)).toEqual([
      { die: 4, isBent: 'no', changes: '', result: 4, size: 1 },
      { die: 1, isBent: 'no', changes: '', result: 1, size: 1 },
    ]);
    expect(canProspect(rig('AMUN', ['C07']))).toBe(false);
    expect(canProspect(rig('BENNU', ['C07']))).toBe(true);
  });
});

describe('the size roll', () => {
  test('[END-PROSPECT-02] at most the size claims, more busts', () => {
    const claimed = doing(rig('PHOBOS', ['N07']).dice(2), prospect);
    expect([claimed.site('PHOBOS')!.claim, claimed.site('PHOBOS')!.busted]).toEqual([true, false]);
    const busted = doing(rig('PHOBOS', ['N07']).dice(3), prospect);
    expect([busted.site('PHOBOS')!.claim, busted.site('PHOBOS')!.busted]).toEqual([false, true]);
  });

  test('[END-PROSPECT-02] a size of 6 needs no roll, one of 5 does', () => {
    expect(doing(rig('VESTA', ['R05']), prospect).site('VESTA')!.claim).toBe(true);
    expect(doing(rig('PALLAS', ['C07']).dice(6), prospect).site('PALLAS')!.busted).toBe(true);
  });

  test('[END-PROSPECT-03] a busted Site is not prospected again; other things may still be done there', () => {
    const busted = rig('DEIMOS', ['C07', 'rover']).site('DEIMOS', {
      visited: true,
      busted: true,
      terrain: 2,
      potential: 3,
    });
    expect(canProspect(busted)).toBe(false);
    expect(explore.isPossible(busted.state)).toBe(true);
    busted.site('DEIMOS', { busted: false });
    expect(canProspect(busted)).toBe(true);
  });

  test('[END-PROSPECT-05] a buggy rolls a failure once more, a missile does not', () => {
    expect(doing(rig('DEIMOS', ['R01']).dice(6, 1), prospect).site('DEIMOS')!.claim).toBe(true);
    expect(doing(rig('DEIMOS', ['R01']).dice(6, 6), prospect).site('DEIMOS')!.busted).toBe(true);
    expect(doing(rig('DEIMOS', ['C07']).dice(6), prospect).site('DEIMOS')!.busted).toBe(true);
  });
});

describe('where', () => {
  test('[END-PROSPECT-04] a raygun takes an Adjacent Site, on a Site or in space, but none with an atmosphere', () => {
    const space = rig('SEL4', ['R05']);
    const key = (at: Scene, site: SiteId) => `${noOf(at, 'R05')}@${site}`;
    expect(offered(space, prospect)).toEqual([key(space, 'BENNU'), key(space, 'RYUGU')]);
    expect(doing(rig('SEL4', ['R05']).dice(1), prospect, key(space, 'RYUGU')).site('RYUGU')!.claim).toBe(true);
    const orbit = rig('MA-LO', ['R05']);
    expect(offered(orbit, prospect)).toEqual([key(orbit, 'DEIMOS'), key(orbit, 'PHOBOS')]); // not Mars
    expect(canProspect(rig('SEL4', ['R02']))).toBe(false);
  });

  test('[END-PROSPECT-05] a buggy also prospects the Sites at its roads, if its ISRU number allows it', () => {
    const mars = rig('MAR-AR', ['R01']);
    const done = doing(mars, prospect, 'yes', 'no');
    expect(done.asked).toEqual(['prospect.also', 'prospect.also']);
    expect(Object.values(done.state.sites).map(({ id, claim }) => [id, claim])).toEqual([
      ['MAR-AR', true],
      ['MAR-PV', true],
    ]);
    expect(doing(rig('MER-PR', ['R01']), prospect).asked).toEqual([]); // MER-RB is dry
    expect(doing(rig('MAR-AR', ['C07']), prospect).asked).toEqual([]);
  });

  test('[END-PROSPECT-06] a synodic Site in its season alone', () => {
    expect(canProspect(rig('ENCKE', ['C07']).year(1))).toBe(true); // blue
    expect(canProspect(rig('ENCKE', ['C07']).year(3))).toBe(false); // yellow
  });

  test('[END-PROSPECT-08] landing, prospecting and exploring are independent', () => {
    const claimed = doing(rig('SEL4', ['R05']).dice(1), prospect, `${noOf(rig('SEL4', ['R05']), 'R05')}@BENNU`);
    expect(claimed.site('BENNU')!.visited).toBe(false);
    const unclaimed = rig('DEIMOS', ['rover']).site('DEIMOS', { visited: true, terrain: 2, potential: 3 });
    expect(explore.isPossible(unclaimed.state)).toBe(true);
  });
});

describe('what cards change', () => {
  const purple = (card: 'N02' | 'N17') => ({ card, side: 'purple' as const });
  const whatWasAsked = ({ asked }: { readonly asked: readonly string[] }) => asked;

  test('[END-PROSPECT-02, END-COLONY-08] N02 may ignore a bust of its own, once in a cycle', () => {
    const table = rig('DEIMOS', [purple('N02')]).dice(6, 6, 6, 6, 6, 6);
    const accepted = doing(table, prospect, 'accept');
    expect([accepted.site('DEIMOS')!.busted, accepted.said('prospect.busted').length]).toEqual([true, 1]);
    table.site('DEIMOS', { busted: false });
    const ignored = doing(table, prospect, 'ignore'); // it was not used up before
    expect([ignored.site('DEIMOS')!.busted, ignored.said('prospect.busted').length]).toEqual([false, 0]);
    const again = doing(
      table.with(state => Object.assign(state, { usedYear: [] })),
      prospect,
    );
    expect([again.asked, again.site('DEIMOS')!.busted]).toEqual([[], true]);
    table.site('DEIMOS', { busted: false }).with(state => Object.assign(state, { usedCycle: [] }));
    expect(whatWasAsked(doing(table.dice(6, 6), prospect, 'accept'))).toEqual(['prospect.ignore']);
  });

  test('[END-PROSPECT-02] N02 is not asked about what it claims, nor another platform beside it', () => {
    expect(whatWasAsked(doing(rig('DEIMOS', [purple('N02')]).dice(1), prospect))).toEqual([]);
    const table = rig('DEIMOS', [purple('N02'), 'C07']).dice(6);
    expect(doing(table, prospect, `${noOf(table, 'C07')}@DEIMOS`).site('DEIMOS')!.busted).toBe(true);
  });

  test('[END-PROSPECT-03] R09 is sent again next year, to the Site that it busted itself and no other', () => {
    const seeds = { card: 'R09', side: 'black' } as const;
    const table = rig('BENNU', [seeds, 'C07']).dice(6);
    doing(table, prospect, `${noOf(table, 'R09')}@BENNU`);
    expect(canProspect(table)).toBe(false);
    table.with(state => Object.assign(state, { usedYear: [] }));
    expect(doing(table, prospect).said('prospect.busted')).toHaveLength(1); // no choice: not the Crew
    expect(canProspect(table)).toBe(false);
    const lucky = rig('BENNU', [seeds]).site('BENNU', { busted: true }).dice(1);
    lucky.with(state => state.usedGame.push(`again:${noOf(lucky, 'R09')}@BENNU`));
    expect(doing(lucky, prospect).site('BENNU')).toMatchObject({ claim: true, busted: false });
    const other = rig('BENNU', [seeds, 'C07']).dice(6);
    doing(other, prospect, `${noOf(other, 'C07')}@BENNU`);
    expect(canProspect(other.with(state => Object.assign(state, { usedYear: [] })))).toBe(false);
    const elsewhere = rig('BENNU', [seeds]).dice(6);
    doing(elsewhere, prospect);
    elsewhere.with(state => Object.assign(state, { usedYear: [] })).site('BENNU', { busted: false });
    elsewhere.site('RYUGU', { busted: true }).with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: 'RYUGU' }));
    expect(canProspect(elsewhere)).toBe(false);
  });

  test('[END-PROSPECT-04] N17 prospects two Adjacent Sites at once, not three; asked about each', () => {
    const table = rig('UR-LM', [purple('N17')]).dice(1);
    const no = noOf(table, 'N17');
    expect(offered(table, prospect)).toEqual(
      ['ARIEL', 'MIRANDA', 'OBERON', 'TITANIA', 'UMBRIEL'].map(site => `${no}@${site}`),
    );
    const done = doing(table, prospect, `${no}@TITANIA`, 'no', 'yes');
    expect(done.decisions.slice(1).map(({ asks }) => asks[0]!.showing!.params)).toEqual([
      { site: { key: 'node.ARIEL' } },
      { site: { key: 'node.MIRANDA' } },
    ]);
    expect(Object.values(done.state.sites).map(({ id, claim }) => [id, claim])).toEqual([
      ['TITANIA', true],
      ['MIRANDA', true],
    ]);
  });

  test('[END-PROSPECT-04] a raygun takes one Adjacent Site, N17 on a Site that one alone', () => {
    const raygun = rig('SEL4', ['R05']).dice(1);
    expect(whatWasAsked(doing(raygun, prospect, `${noOf(raygun, 'R05')}@BENNU`))).toEqual(['prospect.site']);
    expect(whatWasAsked(doing(rig('VESTA', [purple('N17')]), prospect))).toEqual([]);
  });

  test('[END-CORE-12] the ninth Claim is the last: nothing more is prospected on the way', () => {
    const table = rig('MAR-AR', ['R01']);
    for (const id of ['BENNU', 'RYUGU', 'AMUN', 'EROS', 'EUREKA', 'DA6178', 'CERES', 'VESTA'] as const)
      table.site(id, { claim: true });
    expect(whatWasAsked(doing(table, prospect))).toEqual([]);
  });

  test('[END-PROSPECT-05] a buggy passes by a Site at its road that is claimed or busted', () => {
    const table = rig('MAR-AR', ['R01']).site('MAR-PV', { claim: true }).site('MAR-KO', { busted: true });
    expect(whatWasAsked(doing(table, prospect))).toEqual([]);
  });

  test('[END-PROSPECT-02] 42 rolls once more in a year, if the Player likes', () => {
    const table = rig('EROS', ['N17']).project('prospectRerun').dice(6, 6, 6, 6);
    const kept = doing(table, prospect, 'keep');
    expect([kept.site('EROS')!.busted, kept.said('prospect.size').length]).toEqual([true, 1]);
    expect(kept.decisions[0]!.asks[0]!.showing!.params).toEqual({ by: { key: 'use.prospectRerun' } });
    table.site('EROS', { busted: false });
    const failed = doing(table, prospect, 'reroll'); // it was not used up before
    expect([failed.site('EROS')!.busted, failed.said('prospect.size').length]).toEqual([true, 2]);
    table.site('EROS', { busted: false });
    expect(whatWasAsked(doing(table, prospect))).toEqual([]);
  });

  test('[END-PROSPECT-02, END-EXPCARD-05] Peer Review says that it is a size roll', () => {
    const reviewed = doing(rig('EROS', ['N17']).hand('XV8-1').dice(6, 1), prospect, 'reroll');
    expect(reviewed.decisions[0]!.asks[0]!.showing!.params).toEqual({ what: { key: 'roll.size' }, result: 6 });
    expect(reviewed.said('roll.dice')[0]!.params).toMatchObject({ what: { key: 'node.EROS' } });
    expect(reviewed.site('EROS')!.claim).toBe(true);
  });

  test('[END-FOUND-04] a new Claim is credited to the mission that asks for one', () => {
    const claimed = doing(rig('VESTA', ['R05']).found('OM6-2'), prospect);
    expect(claimed.state.found[0]!.tokens).toEqual(['claim:VESTA']);
  });

  test('[END-PROSPECT-01] nobody prospects on the way from place to place', () => {
    for (const card of ['R05', 'C07'] as const) {
      const flying = rig('SEL4', [card]).with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: null }));
      expect(canProspect(flying)).toBe(false);
    }
  });

  test('[END-PROSPECT-01, END-CORE-12] the bar says whether a platform or a Claim is missing', () => {
    expect(prospect.whyNot(scene().state)).toEqual({ reason: { key: 'bar.noProspect' }, rule: 'END-PROSPECT-01' });
    const table = scene();
    for (const id of ['BENNU', 'RYUGU', 'AMUN', 'EROS', 'EUREKA', 'DA6178', 'CERES', 'VESTA', 'PALLAS'] as const)
      table.site(id, { claim: true });
    expect(prospect.whyNot(table.state)).toEqual({ reason: { key: 'bar.noClaimLeft' }, rule: 'END-CORE-12' });
  });
});

describe('Claims', () => {
  const nine: SiteId[] = ['BENNU', 'RYUGU', 'AMUN', 'EROS', 'EUREKA', 'DA6178', 'CERES', 'VESTA', 'PALLAS'];

  test('[END-CLAIM-01] nobody contests it: the Site is not prospected again', () => {
    expect(canProspect(rig('DEIMOS', ['C07']).site('DEIMOS', { claim: true }))).toBe(false);
  });

  test('[END-CLAIM-02] it may be removed while it carries nothing, and the Site is prospectable again', () => {
    const table = rig('DEIMOS', ['C07']).site('DEIMOS', { claim: true });
    acting(table, removeToken);
    expect(table.state.sites.DEIMOS!.claim).toBe(false);
    expect(canProspect(table)).toBe(true);
    expect(removeToken.isPossible(scene().colony('BENNU').state)).toBe(false);
    const factory = scene().factory('BENNU');
    acting(factory, removeToken);
    expect([factory.state.sites.BENNU!.factory, factory.state.sites.BENNU!.claim]).toEqual([false, true]);
  });

  test('[END-CLAIM-03] it gives nothing by itself from year to year', () => {
    const table = scene().year(1);
    for (const id of nine) table.site(id, { claim: true });
    const played = table.play().choose('end');
    const bank = played.choose('aqua').state.bank;
    expect([played.state.year, bank]).toEqual([2, 11]); // the Home Bernal’s 1
  });

  test('[END-CLAIM-04] a Factory is a Claim, too', () => {
    expect(hasClaim(scene().site('BENNU', { factory: true }).state, 'BENNU')).toBe(true);
    expect(hasClaim(scene().site('BENNU', { busted: true }).state, 'BENNU')).toBe(false);
  });

  test('[END-CORE-12] there are nine', () => {
    const table = rig('DEIMOS', ['C07']);
    for (const id of nine.slice(1)) table.site(id, { claim: true });
    expect(canProspect(table)).toBe(true);
    table.site(nine[0]!, { claim: true });
    expect(canProspect(table)).toBe(false);
    expect(prospect.whyNot(table.state).rule).toBe('END-CORE-12');
    expect(elevator.isPossible(table.state)).toBe(false);
  });
});

describe('Prospectors', () => {
  test('[END-PROSPECT-07, END-COLONY-07] one more prospect or promotion a year for each of them', () => {
    const table = scene().rocket('BENNU', { cards: ['N02', 'N05', 'N01'] });
    const kinds = () => (['prospect', 'promotion', 'prospect'] as const).map(name => rightFor(table.state, name)?.kind);
    expect(kinds()).toEqual(['specialist', 'specialist', 'specialist']);
    spend(table.state, rightFor(table.state, 'prospect')!);
    spend(table.state, rightFor(table.state, 'promotion')!);
    expect(kinds()).toEqual(['operation', 'operation', 'operation']);
    spend(table.state, rightFor(table.state, 'prospect')!);
    expect(rightFor(table.state, 'prospect')).toBeUndefined();
  });

  test('[END-COLONY-08] a lonely one has no speciality until it recovers', () => {
    const table = scene().rocket('BENNU', { cards: [{ card: 'N02', lonely: true }] });
    expect(rightFor(table.state, 'prospect')!.kind).toBe('operation');
    table.state.stacks[2]!.cards[0]!.lonely = false;
    expect(rightFor(table.state, 'prospect')!.kind).toBe('specialist');
  });
});
