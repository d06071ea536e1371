import type { Viewer } from '@starboard/kernel';
import type { Pen } from '../layout.ts';

/** How a game looks in characters: drawn from what these eyes may see, and from nothing else. */
export interface Board<View = unknown> {
  draw(view: View, eyes: Viewer, pen: Pen): string[];
}
