/** Rules of thumb, in points unless said otherwise. */
export const weights = {
  /** A base mission counts this much more than its points: without all of them there is no victory. */
  baseMission: 3,
  /** And so much more again for each that is done. */
  urge: 1.8,
  /** A successful exploration: discoveries, and now and then a mission. */
  exploration: 1.2,
  /** The share of a mission that the Lab is worth for which it waits. */
  lab: 0.6,
  /** How much more there has to be elsewhere so that a base mission is not gone for where it could be at once. */
  choosy: 3,
  /** What it is worth to be back where ships are fitted out, per year that is left. */
  homecoming: 0.005,
  /** Years that a roll which may cost the ship is feared like; one that may cost a card. */
  deadlyRoll: 3,
  beltRoll: 0.3,
  /** The rad-hardness that belts seldom beat, and the mass that each point below it is feared like. */
  hardEnough: 5,
  frailty: 0.5,
  /** Years that a red season lasts, and by how much a belt's worst roll may beat the weakest card so that it is worth waiting. */
  storm: 4,
  stormRisk: 1,
  /** Years on the way from which on people need company, and every tank counts more than a hard shell. */
  voyage: 3,
  /** What an Aqua is worth. */
  aqua: 0.06,
  /** Aqua in the Bank from which on one is worth less and less. */
  plenty: 12,
  /** Aqua that are spent on an outing without a mission even by the poor, the share of the Bank that the rich spend, and the years that one may last on the way out. */
  pocketMoney: 8,
  spending: 0.95,
  outing: 3,
  /** Aqua with which even the last roll before home is insured, and nobody trades any more once the base missions are done. */
  riches: 15,
  /** Aqua with which better cards are looked for, and the merits of a ship that flies at all and of one with which no better one is looked for. */
  capital: 6,
  seaworthy: 8,
  soundShip: 15,
  /** What the next ship is likely to cost: who has less trades in patents. */
  purse: 28,
  /** What a year of research has to make a ship better by. */
  research: 1,
  /** Years that one looks for what a thruster lacks, and then as many for another thruster, by turns. */
  search: 16,
  /** Every so many years what is under way has its turn, whatever would have to be researched. */
  respite: 3,
  /** How much worse a ship is that needs the Sun. */
  darkness: 2,
  /** Aqua that are left when parts are boosted ahead of their time. */
  float: 4,
  /** Tanks of water that a ship takes aboard at a time. */
  bucket: 8,
  /** Steps of fuel with which a ship that is still stuck gives up. */
  fullTanks: 14,
  /** Years before the end from which on people may stay behind. */
  farewell: 18,
  /** How much more a base mission pulls a ship than anything else, once it is under way. */
  resolve: 2,
  /** What it is worth to have people back who were left behind. */
  castaway: 7,
  /** Years that an empty ship does not fly home: it is given up, and its patents come back at once. */
  wayHome: 3,
  /** Aqua that a year brings in, about. */
  earnings: 2,
  /** Years that fitting out a ship takes. */
  fittingOut: 2,
} as const;

/** The chances of what is done by a single roll. */
export const chances = { explore: 7 / 12, observe: 7 / 12, drill: 2 / 3, rescue: 2 / 3, experiment: 2 / 3 } as const;
