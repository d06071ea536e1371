export const carrying = {} as const;
