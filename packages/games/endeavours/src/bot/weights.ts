/** Rules of thumb, in points unless said otherwise. */
export const weights = {
  /** A base mission counts this much more than its points: without all of them there is no victory. */
  baseMission: 2,
  /** A successful exploration: discoveries, and now and then a mission. */
  exploration: 1.5,
  /** What it is worth to be back where ships are fitted out, per year that is left. */
  homecoming: 0.04,
  /** What a roll on the way costs, if it may cost the ship. */
  danger: 0.5,
  /** Years that fitting out a ship takes. */
  fittingOut: 2,
  /** Aqua kept for a hazard that can be insured against. */
  reserve: 4,
} as const;

/** The chances of what is done by a single roll. */
export const chances = { explore: 7 / 12, observe: 7 / 12, drill: 2 / 3, rescue: 2 / 3, experiment: 2 / 3 } as const;
