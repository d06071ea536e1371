import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newHeap } from '../../src/routes/heap.ts';

test('items come out in order, also when some come in between', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 50 }), { nil: undefined })), script => {
      const heap = newHeap((a, b) => a < b);
      let waiting: number[] = [];
      for (const item of script) {
        if (item !== undefined) {
          heap.push(item);
          waiting = [...waiting, item].sort((a, b) => a - b);
        } else expect(heap.pop()).toBe(waiting.shift());
      }
      while (waiting.length > 0) expect(heap.pop()).toBe(waiting.shift());
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
