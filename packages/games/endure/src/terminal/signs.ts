import { acting, type Signs } from '@starboard/board/terminal';
import { text } from './words/index.ts';

export const looks = {
  token: '?',
  objective: '◆',
  decoy: '☼',
  bubble: '◯',
  turret: '╦',
  more: '…',
  /** Upright, then level. */
  openDoor: '▯▭',
  lockedDoor: '▮▬',
  noWall: '┊┈',
} as const;

export type SignName =
  | 'acting'
  | 'tile'
  | 'zone'
  | 'survivor'
  | 'enemies'
  | 'known'
  | 'noise'
  | 'wall'
  | keyof typeof looks;

/** ETS-COMP-11: what a tile is called; its copies are numbered. */
function tileText(name: string) {
  return { key: `tile.${name.replace(/\d+$/, '')}` };
}

/** What the signs of the ship mean. Names and numbers of enemies are cut where cells are narrow. */
export const signs: Signs<SignName> = {
  acting,
  tile: { looks: /^\p{Lu}{2,}\d*$/u, means: tileText },
  zone: { looks: /^\p{L}$/u, means: text('terminal.sign.zone') },
  survivor: { looks: /^\p{Lu}\p{Ll}{1,2}$/u, means: text('terminal.sign.survivor') },
  enemies: { looks: /^\d+\p{Lu}\p{Ll}?$/u, means: text('terminal.sign.enemies') },
  token: { looks: looks.token, means: text('terminal.sign.token') },
  known: { looks: /^\?\d+(?:\p{Lu}\p{Ll}?)?$/u, means: text('terminal.sign.known') },
  noise: { looks: /^♪\d$/u, means: text('terminal.sign.noise') },
  objective: { looks: looks.objective, means: text('terminal.sign.objective') },
  decoy: { looks: looks.decoy, means: { key: 'board.decoy' } },
  bubble: { looks: looks.bubble, means: { key: 'board.bubble' } },
  turret: { looks: looks.turret, means: { key: 'board.turret' } },
  more: { looks: looks.more, means: text('terminal.sign.more') },
  openDoor: { looks: looks.openDoor, means: text('terminal.sign.openDoor') },
  lockedDoor: { looks: looks.lockedDoor, means: text('terminal.sign.lockedDoor') },
  wall: { looks: /^[─│┌┐└┘├┤┬┴┼╵╶╷╴]$/u, means: text('terminal.sign.wall') },
  noWall: { looks: looks.noWall, means: text('terminal.sign.noWall') },
};
