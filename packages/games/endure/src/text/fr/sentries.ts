export const sentries = {} as const;
