import { text } from '../../text/index.ts';
import { acting, type Signs } from '../signs.ts';

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
  zone: { looks: /^\p{L}$/u, means: text('cli.endure.sign.zone') },
  survivor: { looks: /^\p{Lu}\p{Ll}{1,2}$/u, means: text('cli.endure.sign.survivor') },
  enemies: { looks: /^\d+\p{Lu}\p{Ll}?$/u, means: text('cli.endure.sign.enemies') },
  token: { looks: looks.token, means: text('cli.endure.sign.token') },
  known: { looks: /^\?\d+(?:\p{Lu}\p{Ll}?)?$/u, means: text('cli.endure.sign.known') },
  noise: { looks: /^♪\d$/u, means: text('cli.endure.sign.noise') },
  objective: { looks: looks.objective, means: text('cli.endure.sign.objective') },
  decoy: { looks: looks.decoy, means: { key: 'board.decoy' } },
  bubble: { looks: looks.bubble, means: { key: 'board.bubble' } },
  turret: { looks: looks.turret, means: { key: 'board.turret' } },
  more: { looks: looks.more, means: text('cli.endure.sign.more') },
  openDoor: { looks: looks.openDoor, means: text('cli.endure.sign.openDoor') },
  lockedDoor: { looks: looks.lockedDoor, means: text('cli.endure.sign.lockedDoor') },
  wall: { looks: /^[─│┌┐└┘├┤┬┴┼╵╶╷╴]$/u, means: text('cli.endure.sign.wall') },
  noWall: { looks: looks.noWall, means: text('cli.endure.sign.noWall') },
};
