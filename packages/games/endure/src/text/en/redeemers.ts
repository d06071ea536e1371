export const redeemers = {} as const;
