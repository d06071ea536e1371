import type { IconDrawing } from '@starboard/board';
import type { Post } from '../../types.ts';

const drawing = (body: string): IconDrawing => ({ body, size: 24 });
const filled = (d: string) => drawing(`<path fill-rule="evenodd" d="${d}"/>`);
const lined = (d: string, fill = '') =>
  drawing(
    `<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>${
      fill && `<path d="${fill}"/>`
    }`,
  );

/** RDA-STATION-01, 03, RDA-BRIG-01: a sign for each place aboard. */
export const stationDrawings: { readonly [P in Post]: IconDrawing } = {
  commander: filled('M12 2l3 6.2 6.8.9-5 4.7 1.3 6.8L12 17.3l-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z'),
  navigation: lined(
    'M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4',
    'M12 4.5l3.2 7.5L12 19.5 8.8 12zM12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  ),
  communications: lined('M5 19l5-7M6.5 6.5a7.8 7.8 0 0 0 11 11M14.5 9.5l3-3M16 3a5 5 0 0 1 5 5'),
  weapons: lined('M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 1.8v6M12 16.2v6M1.8 12h6M16.2 12h6'),
  engineering: filled(
    'M10.2 2h3.6l.5 2.8 1.7.7 2.3-1.6 2.5 2.5-1.6 2.3.7 1.7 2.8.5v3.6l-2.8.5-.7 1.7 1.6 2.3-2.5 2.5-2.3-1.6-1.7.7-.5 2.8h-3.6l-.5-2.8-1.7-.7-2.3 1.6-2.5-2.5 1.6-2.3-.7-1.7L1.3 14v-3.6l2.8-.5.7-1.7-1.6-2.3 2.5-2.5L8 5.5l1.7-.7zM12 8.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
  ),
  quarters: lined('M3 19V7M3 15h18v4M21 15v-2.5a3 3 0 0 0-3-3h-7V15', 'M7 9.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z'),
  medbay: filled('M9 3h6v6h6v6h-6v6H9v-6H3V9h6z'),
  brig: lined('M4 4h16v16H4zM9 4v16M15 4v16'),
  boarder: lined('M4 20L15 9M12 4.5l7.5 7.5M16.5 3.5l4 4M3.5 16.5l4 4'),
};
