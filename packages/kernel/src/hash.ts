/** Short hashes (FNV-1a, 32 bits): to notice that two things differ, not to keep a secret. */
export const emptyHash = 0x811c9dc5 | 0;
const prime = 0x01000193;

export function hashText(hash: number, text: string): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), prime);
  return Math.imul(hash ^ 0x1f, prime);
}

export function hashNumber(hash: number, value: number): number {
  return Math.imul(Math.imul(hash ^ (value & 0xffff), prime) ^ (value >>> 16), prime);
}

/** As it is written in journals: at most seven letters and digits. */
export function showHash(hash: number): string {
  return (hash >>> 0).toString(36);
}

export function readHash(text: string): number {
  return Number.parseInt(text, 36) | 0;
}
