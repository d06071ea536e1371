import { catalogue } from '../../catalogue.ts';
import { type Expansion, expansions } from '../../tables/expansions.ts';
import type { CampaignId, ClassName, EnemyType, Faction, Mission, SurvivorCard } from '../../types.ts';
import { conditionRule } from '../mission-rules.ts';

const ofFaction: { readonly [F in Faction]: Expansion | undefined } = {
  gep: undefined,
  sentry: 'sentries',
  redeemer: 'redeemers',
};

/**
 * ETS-GAME-10: the expansions that a mission needs: for its faction, its boss, its enemies, and a class that it demands. Its
 * tokens are those of its faction, or its boss's (ETS-RTOK-01); what it brings besides, its conditions say.
 */
export function expansionsFor({ faction, boss, figures, conditions, needs }: Mission): readonly Expansion[] {
  const brought = conditions.flatMap(condition => conditionRule(condition).brings?.(condition) ?? []);
  const types: readonly EnemyType[] = [...(boss ? [boss.type] : []), ...figures.map(({ type }) => type), ...brought];
  const found = [
    ofFaction[faction],
    ...types.map(type => catalogue.enemies[type].expansion),
    ...needs.map(expansionOf),
  ];
  return expansions.filter(each => found.includes(each));
}

/** ETS-GAME-10: the expansions that any of its missions needs. */
export function expansionsForCampaign(id: CampaignId): Expansion[] {
  const { stages, needs } = catalogue.campaigns[id];
  const all = stages.flat().flatMap(mission => expansionsFor(catalogue.missions[mission]!));
  return [...new Set([...all, ...needs.flatMap(name => expansionOf(name) ?? [])])];
}

/** What a class comes with, if not with the box. */
export function expansionOf(name: ClassName): Expansion | undefined {
  return Object.values<SurvivorCard>(catalogue.survivors).find(survivor => survivor.class === name)!.expansion;
}
