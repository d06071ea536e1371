import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useWord } from '../words/words.tsx';
import { RuleDrawer } from './RuleDrawer.tsx';
import styles from './RuleLink.module.css';

interface OpenRulebook {
  /** At a rule (`ETS-NOISE-04`) or a chapter (`9`); without either, to search. */
  open(rule?: string): void;
}

const Opened = createContext<OpenRulebook | undefined>(undefined);

/** Everything inside can open rules of this game beside what it shows. */
export function RulebookOf({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly rule?: string }>();
  const rulebook = useMemo((): OpenRulebook => ({ open: rule => setShown(rule === undefined ? {} : { rule }) }), []);
  return (
    <Opened value={rulebook}>
      {children}
      {shown !== undefined && (
        <RuleDrawer
          game={game}
          name={shown.rule}
          Reference={RuleLink}
          onOpen={rulebook.open}
          onClose={() => setShown(undefined)}
        />
      )}
    </Opened>
  );
}

/** Opens the rulebook of the game around, in a drawer. */
export function useRulebook(): OpenRulebook {
  const rulebook = use(Opened);
  if (rulebook === undefined) throw new Error('There is no game around whose rulebook could be opened.');
  return rulebook;
}

/** The number of a rule; a click shows its text in a drawer, without leaving the page. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const word = useWord();
  const rulebook = use(Opened);
  if (rulebook === undefined) return <span className={styles['rule']}>{rule}</span>;
  return (
    <button
      type="button"
      className={styles['rule']}
      aria-haspopup="dialog"
      title={word('rulebook.link', { rule })}
      onClick={event => {
        event.stopPropagation(); // It often stands in a row that is a target of its own.
        rulebook.open(rule);
      }}
    >
      {rule}
    </button>
  );
}
