/** ETS-VAR: where the editions differ or are unclear. The first choice of each is the usual one. */
export const variants = {
  legInjury: ['cap2', 'minus1'],
  resolveZero: ['always', 'onFail'],
  shotsPassSurvivors: ['path', 'targetOnly'],
  strayDamage: ['perDie', 'one'],
  revealTest: ['always', 'newTypeOnly'],
  failedCheck: ['round', 'turn', 'untilCleared'],
  resolveCardTrigger: ['reachOrPass', 'exact'],
  lastingReward: ['round', 'turn'],
  enemyChoice: ['frenchProtocol', 'players'],
  trapped: ['anyFull', 'survivorsOnly'],
  solomonRoll: ['range', 'pair'],
  solomonHerd: ['on', 'off'],
  bossStun: ['never', 'allowed'],
  blackout: ['full', 'sightOnly'],
  gravityPush: ['onHit', 'always'],
  gravityMove: ['double', 'plusTwo'],
  ownZoneFirst: ['yes', 'no'],
  objectDamage: ['singleAttack', 'accumulate'],
  minSurvivors: ['three', 'free'],
  revealedAct: ['no', 'attackOnly'],
  tokenReturn: ['no', 'yes'],
  itemDeckEmpty: ['noSearch', 'reshuffle'],
  figureLimit: ['limited', 'unlimited'],
  technicianLife: ['machine', 'biological'],
  salvageRusty: ['no', 'yes'],
  lifeSupportWound: ['keep', 'none'],
  lifeSupportHalf: ['perZone', 'total'],
  noiseRemoval: ['end', 'beforeEvent'],
  activationOrder: ['wholeMap', 'byZone'],
  tokenReveal: ['anyStep', 'endOnly'],
  hiddenResolve: ['hidden', 'open'],
  checkNeeded: ['yes', 'no'],
  refugeZero: ['lastVisit', 'immediate'],
  campaignFail: ['end', 'retry'],
  refugeEvent: ['onStay', 'everyRound'],
  crisisUse: ['mission', 'campaign'],
} as const;

export type Variant = keyof typeof variants;
export type Choice<V extends Variant> = (typeof variants)[V][number];

/** Every switch as it is usually set. */
export const usual = Object.fromEntries(Object.entries(variants).map(([name, [first]]) => [name, first])) as {
  readonly [V in Variant]: Choice<V>;
};

type Given = { readonly [variant: string]: string };

/** The switches that were asked about last: mostly they are asked about again. */
let last: { readonly given: Given; readonly all: { readonly [V in Variant]: Choice<V> } } | undefined;

/** Which way every switch is set. */
export function variantsOf({ variants: given }: { readonly variants: Given }): { readonly [V in Variant]: Choice<V> } {
  if (last?.given !== given) last = { given, all: { ...usual, ...given } };
  return last.all;
}
