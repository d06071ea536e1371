/** Une somme d’argent, accordée. */
export const credits = '{digits, plural, one {# crédit} other {# crédits}}';
