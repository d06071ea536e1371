export type { PlaceAsk, PlaceNames, TerminalFace } from './face.ts';
export { bar, capitalised, counted, type Ink, labelled, type Paint, type Pen, wrap } from './layout.ts';
export {
  acting,
  legendLines,
  type Mark,
  pointerIf,
  pointersIn,
  printed,
  type Sign,
  type Signs,
} from './signs.ts';
export { terminalWords, you } from './words.ts';
