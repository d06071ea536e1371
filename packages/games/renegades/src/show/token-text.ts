import { catalogue } from '../catalogue.ts';
import type { TokenFace, Words } from '../types.ts';
import type { View } from '../view.ts';

/** RDA-DEC-02: a container or salvage token, and what it is for whoever has looked. */
export function tokenFaceText(view: View, kind: 'container' | 'salvage', cell: number): Words {
  const token = (kind === 'container' ? view.containers : view.salvage).find(each => each.cell === cell)?.token;
  if (token === undefined) return { key: `board.${kind}` };
  const face = (kind === 'container' ? catalogue.containerFaces : catalogue.salvageFaces)[token]!;
  return { key: `board.${kind}.seen`, params: { what: faceText(face), trap: face.trap ?? 0 } };
}

function faceText({ card, digits }: TokenFace): Words {
  if (card !== undefined) return { key: `card.${card}` };
  return digits === undefined ? { key: 'container.nothing' } : { key: 'face.digits', params: { digits } };
}
