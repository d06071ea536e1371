import { Icon } from '@starboard/board';
import type { ShownBlocked } from '@starboard/kernel';
import { Glyph } from '../../ui/glyphs.tsx';
import { Kbd } from '../../ui/small.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import styles from './ActionBar.module.css';
import type { Tile, TileNote } from './tiles.ts';

interface ActionTileProps {
  readonly tile: Tile;
  readonly note: TileNote;
  readonly isOpened: boolean;
  readonly isDisabled: boolean;
  onOpen(): void;
  onPoint(isOn: boolean): void;
  onExplain(blocked: ShownBlocked): void;
}

export function ActionTile({ tile, note, isOpened, isDisabled, onOpen, onPoint, onExplain }: ActionTileProps) {
  const [blocked] = tile.blocked;
  if (tile.options.length === 0 && blocked !== undefined) {
    return <BlockedTile tile={tile} blocked={blocked} onExplain={() => onExplain(blocked)} />;
  }
  return (
    <button
      type="button"
      className={`${styles['tile']} ${isOpened ? styles['opened'] : ''}`}
      aria-pressed={isOpened}
      data-tile={tile.id}
      aria-keyshortcuts={tile.hotkey}
      aria-disabled={isDisabled}
      onClick={onOpen}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <TileName tile={tile} />
      <span className={styles['note']}>
        <Note of={note} tile={tile} />
        {tile.hotkey && <Kbd>{tile.hotkey}</Kbd>}
      </span>
    </button>
  );
}

function BlockedTile({
  tile,
  blocked,
  onExplain,
}: Pick<ActionTileProps, 'tile'> & { blocked: ShownBlocked; onExplain(): void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`${styles['tile']} ${styles['blocked']}`}
      aria-disabled
      aria-keyshortcuts={tile.hotkey}
      onClick={onExplain}
    >
      <TileName tile={tile} />
      <span className={styles['why']}>
        <span>{say(blocked.reason)}</span>
        <small>{blocked.rule}</small>
      </span>
    </button>
  );
}

function TileName({ tile }: { readonly tile: Tile }) {
  const say = useSay();
  const first = tile.options[0] ?? tile.blocked[0];
  const isBlocked = tile.options.length === 0;
  return (
    <span className={styles['name']}>
      {isBlocked ? <Glyph name="blocked" /> : tile.verb && <Icon of={tile.verb.icon} />}
      <b>{tile.verb ? say(tile.verb.name) : first && say(first.label)}</b>
    </span>
  );
}

/** Below the name: how many there are to choose from; of the only one what its name adds to the verb's. */
function Note({ of: { count, isLit, texts }, tile: { verb } }: { readonly of: TileNote; readonly tile: Tile }) {
  const say = useSay();
  const word = useWord();
  if (count > 1) return <span>{word(isLit ? 'table.tile.lit' : 'table.tile.options', { count })}</span>;
  const name = verb && say(verb.name);
  return <span>{texts.map(say).find(words => words !== name)}</span>;
}
