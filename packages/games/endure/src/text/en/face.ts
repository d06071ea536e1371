export const face = {} as const;
