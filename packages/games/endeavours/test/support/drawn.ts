import { isValidElement, type ReactNode } from 'react';

/** Everything that is drawn, as elements with their properties, and all words among them. */
export function drawn(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  if (typeof type === 'object' && type !== null && 'type' in type) {
    return drawn((type as { type: (all: typeof props) => ReactNode }).type(props)); // one that remembers what it has drawn
  }
  if (typeof type === 'function') return drawn((type as (all: typeof props) => ReactNode)(props));
  const { children, ...shape } = props;
  return [`${String(type)} ${JSON.stringify(shape)}`, ...drawn(children as ReactNode)];
}
