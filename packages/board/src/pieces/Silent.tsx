import type { SVGProps } from 'react';

/** A group that is drawn and not read out: what it shows is said in words elsewhere. */
export function Silent(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
  return <g {...props} aria-hidden="true" />;
}
