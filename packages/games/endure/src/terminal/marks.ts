import type { Mark, Pen } from '@starboard/board/terminal';
import type { View } from '../view.ts';
import { looks, type SignName } from './signs.ts';

export type ShipMark = Mark<SignName>;

/** What stands in a zone, shortest form: its letter, survivors, enemies, tokens, noise, objectives. */
export function marksIn(view: View, zone: string, pen: Pen): ShipMark[] {
  const { paint } = pen;
  const here = <T extends { readonly zone: string }>(list: readonly T[]) => list.filter(each => each.zone === zone);
  const there = (zones: readonly string[]) => zones.filter(each => each === zone);
  const types = [...new Set(here(view.figures).map(({ type }) => type))];
  return [
    { text: zone.split('.')[1]!, sign: 'zone', ink: paint.dim },
    ...here(view.survivors)
      .filter(({ status }) => status === 'alive')
      .map(({ id }): ShipMark => {
        return { text: shortName(id, pen), sign: 'survivor', ink: id === view.acting ? paint.accent : paint.good };
      }),
    ...types.map((type): ShipMark => {
      const count = here(view.figures).filter(each => each.type === type).length;
      return { text: `${count}${letter(type)}`, sign: 'enemies', ink: paint.bad };
    }),
    ...here(view.tokens).map(({ face }): ShipMark => {
      if (face === null) return { text: looks.token, sign: 'token', ink: paint.bad };
      return { text: shortFace(face), sign: 'known', ink: paint.bad };
    }),
    ...here(view.noises).map(({ level }): ShipMark => ({ text: `♪${level}`, sign: 'noise', ink: paint.strong })),
    ...here(view.objectives)
      .filter(({ done, carrier }) => !done && carrier === null)
      .map((): ShipMark => ({ text: looks.objective, sign: 'objective', ink: paint.accent })),
    ...there(view.decoys).map((): ShipMark => ({ text: looks.decoy, sign: 'decoy', ink: paint.accent })),
    ...there(view.bubbles).map((): ShipMark => ({ text: looks.bubble, sign: 'bubble', ink: paint.accent })),
    ...here(view.turrets).map((): ShipMark => ({ text: looks.turret, sign: 'turret', ink: paint.good })),
  ];
}

/** The first letters of the name; they are all different. */
function shortName(id: string, { say }: Pen): string {
  return say({ key: `survivor.${id}` }).slice(0, 3);
}

function letter(type: string): string {
  return type.charAt(0).toUpperCase() + type.charAt(1);
}

function shortFace(face: string): string {
  const [count, type = ''] = face.split(' ');
  return `?${count}${letter(type)}`;
}
