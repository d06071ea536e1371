/** The value of copy 1, 2, 3 … out of a list. */
export const nth = <T>(copy: number, ...values: readonly T[]): T => values[copy - 1]!;
