export const replay = {} as const;
