export const loader = {} as const;
