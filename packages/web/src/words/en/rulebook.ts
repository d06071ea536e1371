export const rulebook = {} as const;
