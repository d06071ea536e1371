import { NoteText } from '@starboard/board';
import type { Ref, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { catalogue, npcCardOf } from '../../catalogue.ts';
import type { Board } from '../../field/board.ts';
import { parameterName } from '../../rules/mission/holding.ts';
import { attackDiceOf, shipRangeOf } from '../../rules/ship.ts';
import { attackOf, speedOf } from '../../rules/stats.ts';
import { nameOf } from '../../rules/table.ts';
import { leftOf, nameAt, statesOf } from '../../show/names.ts';
import { pieceAt } from '../../show/outlook.ts';
import type { Anybody } from '../../types.ts';
import { asState, type View } from '../../view.ts';

interface NoteProps {
  readonly view: View;
  readonly board: Board;
  readonly of: Ref;
  readonly say: Formatter;
}

/** What the pointer is on: who it is, how well, what it can do, what it has. */
export function Note({ view, board, of, say }: NoteProps) {
  const piece = pieceAt(view, of);
  if (piece === undefined) return <NoteText lines={[{ words: say(nameAt(view, board, of)) }]} />;
  const states = statesOf(view, piece).map(state => say({ key: `board.state.${state}` }));
  const lines = [
    ...(states.length > 0 ? [{ words: states.join(', '), warns: true }] : []),
    { words: figuresOf(view, piece).map(say).join(' · ') },
    ...havingsOf(view, piece).map(text => ({ words: say(text) })),
  ];
  return <NoteText title={say(nameOf(piece))} lines={lines} />;
}

/** RDA-VILLAIN-02, RDA-CREW-11, 13, RDA-SHIP-07, 15, RDA-FIGHTER-05..07 */
function figuresOf(view: View, piece: Anybody): readonly Text[] {
  const state = asState(view);
  const figure = (name: string, value: number): Text => ({ key: `board.note.${name}`, params: { value } });
  const left = (name: string): Text => ({ key: `board.note.${name}`, params: { ...leftOf(view, piece) } });
  switch (piece.kind) {
    case 'ship':
      return [
        left(piece.flipped ? 'hull' : 'shields'),
        figure('attack', attackDiceOf(state, piece)),
        figure('range', shipRangeOf(state, piece)),
      ];
    case 'fighter': {
      const { speed, attack, range } = catalogue.fighters[piece.race];
      return [left('hull'), figure('speed', speed), figure('attack', attack), figure('range', range)];
    }
    case 'npc': {
      const { range, search } = npcCardOf(piece.npc);
      const arms = [figure('attack', attackOf(piece)), figure('range', range)];
      return [left('health'), figure('speed', speedOf(state, piece)), ...arms, figure('search', search)];
    }
    case 'crew':
      return [left('health'), figure('speed', speedOf(state, piece)), figure('attack', attackOf(piece))];
  }
}

/** What somebody has in hand, and what of the mission it bears. */
function havingsOf({ parameters }: View, piece: Anybody): readonly Text[] {
  if (piece.kind !== 'crew') return [];
  const borne = parameters.filter(({ bearer }) => bearer === piece.id);
  return [
    ...piece.cards.filter(({ wielded }) => wielded).map(({ card }) => ({ key: `card.${card}` })),
    ...borne.map(parameter => ({ key: 'board.note.bears', params: { what: parameterName(parameter) } })),
  ];
}
