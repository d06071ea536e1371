/** A sum of money, in the singular or the plural. */
export const digits = '{digits, plural, one {# digit} other {# digits}}';
