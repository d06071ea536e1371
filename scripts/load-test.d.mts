export const loadTest: readonly string[];
