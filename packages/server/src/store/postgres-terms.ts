/** Where servers on one database announce what they have stored. */
export const channel = 'starboard';

/** A list as PostgreSQL writes it. */
export function listOf(values: readonly (string | number)[]): string {
  return `{${values.map(value => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
