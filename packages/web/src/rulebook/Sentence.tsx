import { type ComponentType, createContext, memo, useContext } from 'react';
import { type Piece, piecesOf } from './parse.ts';
import styles from './Sentence.module.css';
import { stretchesOf } from './search.ts';

/** How the number of another rule leads there: on the page by its address, in the drawer inside the drawer. */
export const References = createContext<ComponentType<{ readonly rule: string }>>(({ rule }) => rule);

const noWords: readonly string[] = [];

/** A sentence of the rulebook, with its stresses and the words that were searched for. */
export const Sentence = memo(
  ({ text, words = noWords }: { readonly text: string; readonly words?: readonly string[] }) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
    piecesOf(text).map((piece, index) => <OnePiece key={index} piece={piece} words={words} />),
);

function OnePiece({ piece, words }: { readonly piece: Piece; readonly words: readonly string[] }) {
  const Reference = useContext(References);
  const text = <Found text={piece.text} words={words} />;
  if (piece.kind === 'bold') return <strong>{text}</strong>;
  if (piece.kind === 'italic') return <em>{text}</em>;
  return piece.kind === 'rule' ? <Reference rule={piece.text} /> : text;
}

/** A text in which what was found is marked. */
export function Found({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return text;
  return stretchesOf(text, words).map((stretch, index) =>
    stretch.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <mark key={index} className={styles['found']}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
