/** ChaCha with 8 rounds: a stream of 32-bit words that nobody can predict without its key. */
export const wordsPerBlock = 16;

const doubleRounds = 4;
const [sigma0, sigma1, sigma2, sigma3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/**
 * Writes block `counter` of the stream `nonce` under `key` (eight words) into `out` (sixteen words). The rounds are
 * written out in local variables: three times as fast as over an array, and every die and every fork waits for them.
 */
export function chachaBlock(key: Int32Array, counter: number, nonce: number, out: Int32Array): void {
  const low = counter | 0;
  const high = (counter / 0x100000000) | 0;
  let x0 = sigma0;
  let x1 = sigma1;
  let x2 = sigma2;
  let x3 = sigma3;
  let x4 = key[0]!;
  let x5 = key[1]!;
  let x6 = key[2]!;
  let x7 = key[3]!;
  let x8 = key[4]!;
  let x9 = key[5]!;
  let x10 = key[6]!;
  let x11 = key[7]!;
  let x12 = low;
  let x13 = high;
  let x14 = nonce;
  let x15 = 0;

  for (let i = 0; i < doubleRounds; i++) {
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 7);

    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 7);
  }

  out[0] = x0 + sigma0;
  out[1] = x1 + sigma1;
  out[2] = x2 + sigma2;
  out[3] = x3 + sigma3;
  out[4] = x4 + key[0]!;
  out[5] = x5 + key[1]!;
  out[6] = x6 + key[2]!;
  out[7] = x7 + key[3]!;
  out[8] = x8 + key[4]!;
  out[9] = x9 + key[5]!;
  out[10] = x10 + key[6]!;
  out[11] = x11 + key[7]!;
  out[12] = x12 + low;
  out[13] = x13 + high;
  out[14] = x14 + nonce;
  out[15] = x15;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
