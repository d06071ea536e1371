import { useRulebook } from '../../rulebook/RuleLink.tsx';
import { Glyph, type GlyphName } from '../../ui/glyphs.tsx';
import { useWord } from '../../words/words.tsx';
import type { Part } from '../keys/use-table-keys.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  readonly part: Part;
  onGoTo(part: Part): void;
}

const parts = [
  ['board', 'fit'],
  ['party', 'people'],
  ['dice', 'dice'],
  ['log', 'menu'],
] as const satisfies readonly (readonly [Part, GlyphName])[];

/** Where there is no room for everything: one part at a time. */
export function Tabs({ part, onGoTo }: TabsProps) {
  const word = useWord();
  const rulebook = useRulebook();
  return (
    <nav className={styles['tabs']} aria-label={word('table.tabs')}>
      {parts.map(([each, glyph]) => (
        <button
          key={each}
          type="button"
          className={styles['tab']}
          aria-current={each === part ? 'page' : undefined}
          onClick={() => onGoTo(each)}
        >
          <Glyph name={glyph} size={20} /> {word(`table.tabs.${each}`)}
        </button>
      ))}
      <button type="button" className={styles['tab']} onClick={() => rulebook.open()}>
        <Glyph name="book" size={20} /> {word('table.rules')}
      </button>
    </nav>
  );
}
