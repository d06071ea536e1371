import type { Ref } from '@starboard/kernel';
import type { Target } from '../face.ts';

/** What a touch means where several things may lie on one another. */
export type Touched = { readonly pick: Ref } | { readonly among: readonly Ref[] } | { readonly look: Ref | undefined };

/**
 * What can be chosen is taken, also from under something that cannot; if it is one of several, it is asked which. Where
 * nothing can be chosen one looks at what lies on top, and with every further touch at what lies below.
 */
export function touched(stack: readonly Ref[], targets: readonly Target[], looked: Ref | undefined): Touched {
  const [first, ...others] = stack.filter(ref => targets.some(target => target.ref === ref));
  if (first !== undefined) return others.length === 0 ? { pick: first } : { among: [first, ...others] };
  const next = looked === undefined ? 0 : stack.indexOf(looked) + 1;
  return { look: stack[next % stack.length] };
}

/** Everything that lies at a point of the window, from the top down. */
export function stackAt(list: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
  const refs = document.elementsFromPoint(clientX, clientY).flatMap(each => {
    const ref = each instanceof SVGElement && list.contains(each) ? each.dataset['ref'] : undefined;
    return ref === undefined ? [] : [ref as Ref];
  });
  return [...new Set(refs)];
}
