/** The seed of a new match: 256 bits that nobody can guess. */
export function newSeed(): string {
  return [...randomBytes(32)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a new match. */
export function newId(): string {
  return btoa(String.fromCharCode(...randomBytes(12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
