/** One, two, four, eight …: most changes are noticed by the first, and each portion has its price. */
export function portions<T>(all: readonly T[]): T[][] {
  const made: T[][] = [];
  let first = 0;
  for (let size = 1; first < all.length; size *= 2) {
    made.push(all.slice(first, first + size));
    first += size;
  }
  return made;
}
