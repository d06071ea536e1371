import { acting, type Signs } from '@starboard/board/terminal';
import { textOf } from '../rules/table.ts';
import type { BattlePlan } from '../show/plan.ts';
import type { View } from '../view.ts';
import { text } from './words/index.ts';

/** What stands and lies on the table. */
const thingLooks = {
  marker: '①②③④⑤',
  enemy: 'x',
  unconscious: '†',
  token: '?',
  treasure: '$',
  open: '.',
  grease: '≋',
} as const;

type PieceKind = BattlePlan['pieces'][number]['kind'];

/** How each kind of piece is drawn. */
const pieceLooks: { readonly [K in PieceKind]: string } = {
  bunker: '█',
  cargo: '▓',
  ruin: '▒',
  barrier: '=',
  thicket: '♣',
  vents: '≈',
  rubble: '∴',
  crater: 'o',
  pool: '~',
  scrub: '%',
  ridge: '^',
};

export const looks = { ...thingLooks, ...pieceLooks };

export type SignName = 'acting' | 'hero' | keyof typeof looks;

/** What they mean; pieces with what they do, in the inches of this table (GSQ-TERRAIN-07..17). */
export function signsOf(view: Pick<View, 'small'>): Signs<SignName> {
  const piece = (kind: PieceKind) => {
    const key = `terrain.${kind}` as const;
    return { looks: looks[kind], means: text('terminal.effect', { name: { key }, text: textOf(view, key) }) };
  };
  return {
    acting,
    hero: { looks: /^[1-9]$/, means: text('terminal.sign.hero') },
    unconscious: { looks: looks.unconscious, means: text('terminal.sign.unconscious') },
    enemy: { looks: looks.enemy, means: text('terminal.sign.enemy') },
    marker: { looks: looks.marker, means: { key: 'face.legend.marker' } },
    token: { looks: looks.token, means: { key: 'face.legend.token' } },
    treasure: { looks: looks.treasure, means: { key: 'face.legend.treasure' } },
    bunker: piece('bunker'),
    cargo: piece('cargo'),
    ruin: piece('ruin'),
    barrier: piece('barrier'),
    thicket: piece('thicket'),
    vents: piece('vents'),
    rubble: piece('rubble'),
    crater: piece('crater'),
    pool: piece('pool'),
    scrub: piece('scrub'),
    ridge: piece('ridge'),
    grease: { looks: looks.grease, means: { key: 'face.legend.grease' } },
    open: { looks: looks.open, means: text('terminal.sign.open') },
  };
}
