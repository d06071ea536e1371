const cog =
  'M10.2 5.2L10.4 2.5L13.6 2.5L13.8 5.2L15.5 5.9L17.5 4.2L19.8 6.5L18.1 8.5L18.8 10.2L21.5 10.4L21.5 13.6L18.8 13.8L18.1 15.5L19.8 17.5L17.5 19.8L15.5 18.1L13.8 18.8L13.6 21.5L10.4 21.5L10.2 18.8L8.5 18.1L6.5 19.8L4.2 17.5L5.9 15.5L5.2 13.8L2.5 13.6L2.5 10.4L5.2 10.2L5.9 8.5L4.2 6.5L6.5 4.2L8.5 5.9ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';

/** Small signs of the page's own, as lines in a square of 24. */
const lines = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  check: 'm5 13 4 4L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  blocked: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 6l12 12',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5v14l12-7Z',
  skip: 'M5 5v14l9-7ZM18 5v14',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  up: 'm5 15 7-7 7 7',
  down: 'm5 9 7 7 7-7',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  dice: 'M4 4h16v16H4ZM8.5 8.5v.01M15.5 15.5v.01M15.5 8.5v.01M8.5 15.5v.01',
  keyboard: 'M3 6h18v12H3ZM7 10v.01M11 10v.01M15 10v.01M7 14h10',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 0 0 0-6M18 19c0-3-1-5-2-6',
  clock: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  film: 'M4 4h16v16H4ZM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
  book: 'M12 6c-2-2-5-2-8-1v14c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1ZM12 6v14',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.5v.5',
  warning: 'M12 4 2.5 20h19ZM12 10v5M12 17.5v.5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4ZM10 21h4',
  hand: 'M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 7-3 0-5-2-7-6-.7-1.5 1-3 2.5-1.5L8 15',
  shelf: 'M4 20h16M6 20V5h4v15M10 8h4v12M14 20V6l4-1 1.500 15',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  bot: 'M5 9h14v10H5ZM12 9V5M12 4v.5M9 13v2M15 13v2',
  screen: 'M3 5h18v12H3ZM9 21h6M12 17v4',
  server: 'M4 4h16v7H4ZM4 13h16v7H4ZM8 7.500v.5M8 16.500v.5',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v4h-4',
  cup: 'M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4c0 3 1 5 4 5M16 6h4c0 3-1 5-4 5M12 14v5M8 20h8',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  upload: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  cog,
} as const;

export type GlyphName = keyof typeof lines;

/** A sign beside a word, or with a name of its own. */
export function Glyph({ name, title, size = '1em' }: { name: GlyphName; title?: string; size?: string | number }) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-glyph={name}
      {...naming}
    >
      <path d={lines[name]} />
    </svg>
  );
}
