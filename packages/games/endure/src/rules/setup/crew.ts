import { catalogue } from '../../catalogue.ts';
import type { Expansion } from '../../tables/expansions.ts';
import type { ClassName, Mission, Setup, SurvivorId } from '../../types.ts';
import { campaignOf } from '../campaigns.ts';
import { classOf, survivorIds } from '../table.ts';
import { expansionsFor, expansionsForCampaign } from './expansions.ts';

/** What of a set-up says what is played. */
interface Chosen {
  readonly mission: string;
  readonly custom?: Mission | undefined;
}

/** ETS-SETUP-04, ETS-CAMP-21 */
export function needsOf(chosen: Chosen): readonly ClassName[] {
  const campaign = campaignOf(chosen);
  if (campaign !== undefined) return catalogue.campaigns[campaign].needs;
  return (chosen.custom ?? catalogue.missions[chosen.mission])?.needs ?? [];
}

/** ETS-GAME-10 */
export function expansionsOf(chosen: Chosen): readonly Expansion[] {
  const campaign = campaignOf(chosen);
  if (campaign !== undefined) return expansionsForCampaign(campaign);
  const played = chosen.custom ?? catalogue.missions[chosen.mission];
  return played === undefined ? [] : expansionsFor(played);
}

/** Who takes part, in the order they sit: as named, or so many of the usual crew, with whoever the mission needs. */
export function crewOf(chosen: Chosen & Pick<Setup, 'survivors'>): readonly SurvivorId[] {
  const { usualCrew } = catalogue;
  const { survivors } = chosen;
  if (typeof survivors !== 'number') return survivors;
  const missing = needsOf(chosen).filter(name => !usualCrew.slice(0, survivors).some(id => classOf(id) === name));
  const needed = missing.map(name => survivorIds().find(id => classOf(id) === name)!);
  return [...usualCrew.slice(0, survivors - needed.length), ...needed];
}
