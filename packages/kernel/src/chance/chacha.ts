/** ChaCha with 8 rounds: a stream of 32-bit words that nobody can predict without its key. */
export const wordsPerBlock = 16;

const doubleRounds = 4;
const work = new Int32Array(wordsPerBlock);

/** Writes block `counter` of the stream `nonce` under `key` (eight words) into `out` (sixteen words). */
export function chachaBlock(key: Int32Array, counter: number, nonce: number, out: Int32Array): void {
  out[0] = 0x61707865;
  out[1] = 0x3320646e;
  out[2] = 0x79622d32;
  out[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) out[4 + i] = key[i]!;
  out[12] = counter;
  out[13] = counter / 0x100000000;
  out[14] = nonce;
  out[15] = 0;

  for (let i = 0; i < wordsPerBlock; i++) work[i] = out[i]!;
  for (let i = 0; i < doubleRounds; i++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let i = 0; i < wordsPerBlock; i++) out[i] = out[i]! + work[i]!;
}

function quarterRound(ia: number, ib: number, ic: number, id: number): void {
  let a = work[ia]!;
  let b = work[ib]!;
  let c = work[ic]!;
  let d = work[id]!;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  work[ia] = a;
  work[ib] = b;
  work[ic] = c;
  work[id] = d;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
