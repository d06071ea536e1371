import type { View } from '@starboard/endure';
import type { Pen } from '../../layout.ts';
import type { Ink } from '../../terminal.ts';

/** A few characters on the map, and their colour. */
export interface Mark {
  readonly text: string;
  readonly ink: Ink | undefined;
}

/** What stands in a zone, shortest form: its letter, survivors, enemies, tokens, noise, objectives. */
export function marksIn(view: View, zone: string, pen: Pen): Mark[] {
  const { paint } = pen;
  const here = <T extends { readonly zone: string }>(list: readonly T[]) => list.filter(each => each.zone === zone);
  const types = [...new Set(here(view.figures).map(({ type }) => type))];
  return [
    { text: zone.split('.')[1]!, ink: paint.dim },
    ...here(view.survivors)
      .filter(({ status }) => status === 'alive')
      .map(({ id }) => ({ text: shortName(id, pen), ink: id === view.acting ? paint.accent : paint.good })),
    ...types.map(type => ({
      text: `${here(view.figures).filter(each => each.type === type).length}${letter(type)}`,
      ink: paint.bad,
    })),
    ...here(view.tokens).map(({ face }) => ({ text: face === null ? '?' : shortFace(face), ink: paint.bad })),
    ...here(view.noises).map(({ level }) => ({ text: `♪${level}`, ink: paint.strong })),
    ...here(view.objectives)
      .filter(({ done, carrier }) => !done && carrier === null)
      .map(() => ({ text: '◆', ink: paint.accent })),
    ...view.decoys.filter(each => each === zone).map(() => ({ text: '☼', ink: paint.accent })),
    ...view.bubbles.filter(each => each === zone).map(() => ({ text: '◯', ink: paint.accent })),
    ...here(view.turrets).map(() => ({ text: '╦', ink: paint.good })),
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
