import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Endeavours, Named, SiteId, SiteState, Stack, State, Words } from '../../types.ts';
import { after, diceCountText, upTo } from '../arithmetic.ts';
import { equipmentOf, isEquipment, nameOfCard } from '../cards.ts';
import { hazardDice, singleRoll } from '../dice.ts';
import { decommission } from '../losing.ts';
import { siteOf } from '../sites.ts';
import { cardsAt } from '../stacks.ts';
import { nameOfNode, player, say } from '../table.ts';

export { shieldingRoll } from './shielding.ts';

/** END-SITE-01..08, END-SURVEY: the two rolls of a new Site, and the survey after them; `by` may survey. Nothing if it is not new. */
export function* siteRolls(t: Endeavours, id: SiteId, by: Stack | null): Flow {
  const site = siteOf(t.state, id);
  if (site.visited) return; // END-SITE-04
  site.visited = true;
  const roll = yield* singleRoll(t, 'siteHazard');
  const { count, from } = hazardCountOf(t.state, id, roll);
  site.hazard = hazardDice(t, count);
  site.terrain = t.roll(1)[0]!;
  site.potential = rollPotential(t, id);
  say(t, 'END-SITE-03', 'site.rolled', { ...diceOf(site), from });
  yield* survey(t, site, by);
}

/** END-SITE-02 */
function hazardCountOf(
  state: State,
  site: SiteId,
  roll: number,
): { readonly count: number; readonly from: Words | '' } {
  const usual = Math.max(1, roll - 3);
  const changes = effects.changes(state, 'hazardDice', usual, { site });
  const count = Math.max(1, after(usual, changes));
  return { count, from: diceCountText(usual, upTo(usual, changes, count)) };
}

/** 64: twice, and the higher stays. */
function rollPotential(t: Endeavours, site: SiteId): number {
  return Math.max(...t.roll(effects.tell(t.state, 'steadyPotential', { site }).length > 0 ? 2 : 1));
}

/** The dice of a Site, to be told. */
function diceOf({ id, hazard, terrain, potential }: SiteState) {
  return { site: nameOfNode(id), hazard: hazard.join(' + '), terrain, potential };
}

interface SiteDie {
  readonly key: string;
  readonly die: number;
  readonly kind: Named<'survey'>;
}

/** END-SURVEY-02..05: up to the survey value of the dice are rolled again, all at once. */
function* survey(t: Endeavours, site: SiteState, by: Stack | null): Flow {
  const value = surveyValueAt(t.state, site.id, by);
  if (value === 0) return;
  const options: SiteDie[] = [
    ...site.hazard.map((die, at): SiteDie => ({ key: `hazard.${at}`, die, kind: 'hazard' })),
    { key: 'terrain', die: site.terrain, kind: 'terrain' },
    { key: 'potential', die: site.potential, kind: 'potential' },
  ];
  const chosen = yield* t.pickSome(player, 'survey', options, {
    min: 0,
    max: value,
    params: { site: nameOfNode(site.id), value },
    about: [`node:${site.id}`],
    describe: ({ kind, die }) => ({ label: { key: `survey.${kind}`, params: { die } } }),
  });
  if (chosen.length === 0) return;
  const dice = t.roll(chosen.length);
  chosen.forEach(({ key }, at) => {
    putDie(site, key, dice[at]!);
  });
  say(t, 'END-SURVEY-03', 'site.surveyed', diceOf(site));
}

function putDie(site: SiteState, key: string, die: number): void {
  if (key === 'terrain' || key === 'potential') site[key] = die;
  else site.hazard[Number(key.slice('hazard.'.length))] = die;
}

/** END-SURVEY-01, 05: the best array on the Site, or whatever surveys without one. */
function surveyValueAt(state: State, site: SiteId, by: Stack | null): number {
  const arrays = cardsAt(state, site).map(({ card, side, damaged }) => {
    if (damaged || !isEquipment(card)) return 0;
    return equipmentOf(card).survey?.[side === 'back' ? 1 : 0] ?? 0;
  });
  return Math.max(0, ...arrays, ...effects.tell(state, 'survey', { by, site }));
}

/** END-EVENT-03: a glitched Stack that does a trigger rolls for each card first, and is rid of the Glitch. */
export function* triggerGlitch(t: Endeavours, stack: Stack): Flow {
  if (!stack.glitch) return;
  for (const card of [...stack.cards]) {
    const die = yield* singleRoll(t, 'glitch', nameOfCard(card));
    if (die === 1) yield* decommission(t, stack, card, 'glitch');
  }
  stack.glitch = false;
  say(t, 'END-EVENT-03', 'glitch.over');
}
