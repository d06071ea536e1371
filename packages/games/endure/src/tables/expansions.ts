/** ETS-GAME-10: what is separate from the box. */
export const expansions = ['technician', 'primus', 'sentries', 'redeemers'] as const;

export type Expansion = (typeof expansions)[number];
