/** A queue of whole numbers that hands out the one that comes first in a total order. */
export interface Heap {
  push(item: number): void;
  pop(): number | undefined;
}

export function newHeap(comesBefore: (a: number, b: number) => boolean): Heap {
  const items: number[] = [];

  function push(item: number): void {
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!comesBefore(item, items[parent]!)) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  function pop(): number | undefined {
    const first = items[0];
    const last = items.pop()!;
    if (items.length > 0) sink(last);
    return first;
  }

  function sink(item: number): void {
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && comesBefore(items[child + 1]!, items[child]!)) child++;
      if (!comesBefore(items[child]!, item)) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = item;
  }

  return { push, pop };
}
