import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { isSite, neighboursOf, roadsFrom, siteAt } from '../../map/index.ts';
import type { Card, Endeavours, Option, SiteId, Stack, State } from '../../types.ts';
import { after, sumParams } from '../arithmetic.ts';
import { faceOf, nameOfCard } from '../cards.ts';
import { singleRoll } from '../dice.ts';
import { credit } from '../missions/credit.ts';
import { triggerGlitch } from '../move/landing.ts';
import { seasonOf } from '../season.ts';
import { hasClaimLeft, hasFeature, hydrationOf, isGone, siteOf } from '../sites.ts';
import { refOfCard } from '../stacks.ts';
import { chainFor, drawOn, isOperational } from '../support.ts';
import { isUsed, nameOfNode, noteUse, player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** A platform and a Site that it may prospect. */
interface Prospect {
  readonly stack: Stack;
  readonly platform: Card;
  readonly site: SiteId;
}

/** END-PROSPECT-01..08 */
export const prospect: Operation = {
  name: 'prospect',
  isPossible: state => hasClaimLeft(state) && prospectsOf(state).length > 0,
  whyNot: state => ({
    reason: { key: hasClaimLeft(state) ? 'bar.noProspect' : 'bar.noClaimLeft' },
    rule: hasClaimLeft(state) ? 'END-PROSPECT-01' : 'END-CORE-12',
  }),
  *perform(t) {
    const options = prospectsOf(t.state).map((each): Prospect & Option => ({
      ...each,
      key: `${each.platform.no}@${each.site}`,
      label: { key: 'prospect.at', params: { card: nameOfCard(each.platform), site: nameOfNode(each.site) } },
      refs: [refOfCard(each.platform), `node:${each.site}`],
    }));
    const first = yield* t.choose(player, 'prospect.site', options, { takeOnly: true });
    yield* triggerGlitch(t, first.stack);
    const chain = first.stack.cards.includes(first.platform)
      ? chainFor(t.state, first.stack, first.platform)
      : undefined;
    if (chain === undefined) return; // it, or what it needs, was lost to the Glitch
    drawOn(chain);
    yield* prospectSite(t, first);
    yield* prospectMore(t, first);
  },
};

function prospectsOf(state: State): Prospect[] {
  const found: Prospect[] = [];
  for (const stack of state.stacks) {
    if (stack.node === null) continue;
    for (const platform of stack.cards) {
      const sites = sitesOf(state, stack, platform);
      if (sites.length === 0 || !isOperational(state, stack, platform)) continue;
      for (const site of sites) found.push({ stack, platform, site });
    }
  }
  return found;
}

/** END-PROSPECT-01, 04, END-LONELY-04: its own Site; a raygun (and N17) may take an Adjacent one instead, but none with an atmosphere. */
function sitesOf(state: State, stack: Stack, platform: Card): SiteId[] {
  const { isru, platform: kind } = faceOf(platform);
  if (isru === undefined || platform.lonely || platform.damaged) return [];
  const sites: SiteId[] = isSite(stack.node!) ? [stack.node] : [];
  if (kind === 'raygun' || adjacentAtOnce(state, stack, platform) > 0) {
    sites.push(
      ...neighboursOf(stack.node!)
        .filter(isSite)
        .filter(site => !hasFeature(state, site, 'atm')),
    );
  }
  return sites.filter(site => mayProspect(state, site, isru, platform));
}

/** N17: how many Adjacent Sites one operation reaches. */
function adjacentAtOnce(state: State, by: Stack, platform: Card): number {
  return Math.max(0, ...effects.tell(state, 'prospectsAdjacent', { by, platform }));
}

/** END-PROSPECT-01, 03, 06, END-RULE-38 */
function mayProspect(state: State, site: SiteId, isru: number, platform: Card): boolean {
  const known = state.sites[site];
  if (known?.claim || isGone(state, site)) return false;
  if (known?.busted && !maySendAgain(state, site, platform)) return false;
  const { season } = siteAt(site);
  if (season !== undefined && season !== seasonOf(state)) return false;
  return isru - hydrationOf(state, site) <= 2;
}

/** R09: it may be sent again, next year, to the Site that it busted. */
function maySendAgain(state: State, site: SiteId, platform: Card): boolean {
  const use = `again:${platform.no}@${site}`;
  return isUsed({ state }, use, 'game') && !isUsed({ state }, use);
}

/** END-PROSPECT-02, 05: the size roll, and rerolls where the platform or a card gives one. */
function* prospectSite(t: Endeavours, { stack, platform, site }: Prospect): Flow {
  const { state } = t;
  const { size } = siteAt(site);
  let isFound = size >= 6 || (yield* sizeRoll(t, stack, site));
  if (!isFound && faceOf(platform).platform === 'buggy') isFound = yield* sizeRoll(t, stack, site);
  if (!isFound) isFound = yield* rerolled(t, stack, site);
  const known = siteOf(state, site);
  if (isFound) {
    known.claim = true;
    known.busted = false;
    say(t, 'END-PROSPECT-02', 'prospect.claimed', { site: nameOfNode(site) });
    yield* credit(t, { act: 'claimed', site });
  } else if (!(yield* ignoresBust(t, stack, platform))) {
    known.busted = true;
    if (effects.tell(state, 'triesAgain', { by: stack, platform }).length > 0) {
      noteUse(t, `again:${platform.no}@${site}`, 'game');
      noteUse(t, `again:${platform.no}@${site}`);
    }
    say(t, 'END-PROSPECT-02', 'prospect.busted', { site: nameOfNode(site) });
  }
}

/** N02: once in a cycle no disk is left, if the Player likes. */
function* ignoresBust(t: Endeavours, stack: Stack, platform: Card): Flow<boolean> {
  const use = effects.tell(t.state, 'bustIgnored', { by: stack, platform }).find(each => !isUsed(t, each, 'cycle'));
  if (use === undefined) return false;
  const answer = yield* t.choose(player, 'prospect.ignore', ['ignore', 'accept']);
  if (answer === 'ignore') noteUse(t, use, 'cycle');
  return answer === 'ignore';
}

function* sizeRoll(t: Endeavours, stack: Stack, site: SiteId): Flow<boolean> {
  const die = yield* singleRoll(t, 'size', nameOfNode(site));
  const changes = effects.changes(t.state, 'sizeRoll', die, { by: stack, site });
  const result = after(die, changes);
  const { size } = siteAt(site);
  say(t, 'END-PROSPECT-02', 'prospect.size', { die, ...sumParams(changes), result, size });
  return result <= size;
}

/** 42: once a year, if the Player likes. */
function* rerolled(t: Endeavours, stack: Stack, site: SiteId): Flow<boolean> {
  const uses = effects.tell(t.state, 'sizeReroll', {}).filter(use => !isUsed(t, use));
  for (const use of uses) {
    const answer = yield* t.choose(player, 'prospect.reroll', ['reroll', 'keep'], {
      params: { by: { key: `use.${use}` } },
    });
    if (answer === 'keep') continue;
    noteUse(t, use);
    if (yield* sizeRoll(t, stack, site)) return true;
  }
  return false;
}

/** END-PROSPECT-05: a buggy also the Sites at the end of its roads; N17: another Adjacent one. No Site is Adjacent to another. */
function* prospectMore(t: Endeavours, { stack, platform, site }: Prospect): Flow {
  const { state } = t;
  const { isru, platform: kind } = faceOf(platform);
  const isOwn = stack.node === site;
  const roads = kind === 'buggy' ? roadsFrom(site) : [];
  const more = isOwn ? roads : sitesOf(state, stack, platform);
  let left = isOwn ? more.length : adjacentAtOnce(state, stack, platform) - 1;
  for (const next of more) {
    if (left <= 0 || !hasClaimLeft(state) || !mayProspect(state, next, isru!, platform)) continue;
    const answer = yield* t.choose(player, 'prospect.also', ['yes', 'no'], { params: { site: nameOfNode(next) } });
    if (answer === 'no') continue;
    left--;
    yield* prospectSite(t, { stack, platform, site: next });
  }
}
