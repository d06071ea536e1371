import { catalogue } from '../../catalogue.ts';
import type { Setup } from '../../setup.ts';
import type { ArchetypeId, FeatId, SeatName, SkillId } from '../../types.ts';

/** A hero as it was chosen, nothing left open. */
export interface ChosenHero {
  readonly archetype: ArchetypeId;
  readonly skill: SkillId;
  readonly feats: readonly FeatId[];
  /** GSQ-PREP-12: which of several of its archetype; 0 if it is the only one. */
  readonly twin: number;
}

/** The party in hero order (GSQ-PREP-12). */
export function partyOf({ heroes }: Pick<Setup, 'heroes'>): ChosenHero[] {
  const named = typeof heroes === 'number' ? catalogue.usualParty.slice(0, heroes) : heroes;
  const kinds = named.map(each => (typeof each === 'string' ? each : each.archetype));
  return named.map((each, at) => {
    const written = typeof each === 'string' ? { archetype: each } : each;
    const { archetype } = written;
    const twins = kinds.filter(kind => kind === archetype).length;
    const { usualSkill, usualFeats = [] } = catalogue.archetypes[archetype];
    return {
      archetype,
      skill: ('skill' in written ? written.skill : undefined) ?? usualSkill,
      feats: ('feats' in written ? written.feats : undefined) ?? usualFeats,
      twin: twins > 1 ? kinds.slice(0, at + 1).filter(kind => kind === archetype).length : 0,
    };
  });
}

const seatNames: readonly SeatName[] = ['p1', 'p2', 'p3', 'p4'];

/** GSQ-PREP-13 */
export function seatsOf(setup: Pick<Setup, 'seats'>): readonly SeatName[] {
  return seatNames.slice(0, setup.seats);
}

/** The seat of each hero: they go round. */
export function seatOfHero(setup: Setup, no: number): SeatName {
  const seats = seatsOf(setup);
  return seats[(no - 1) % seats.length]!;
}
