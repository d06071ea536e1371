export const refuge = {} as const;
