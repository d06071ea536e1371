export const bosses = {} as const;
