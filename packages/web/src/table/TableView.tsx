import type { Ref, ShownBlocked } from '@starboard/kernel';
import type { ShownUndoPoint } from '@starboard/room';
import { useCallback, useEffect, useState } from 'react';
import { useSay, useWord } from '../words/words.tsx';
import { PhaseBar, PhaseTracker } from './bars/PhaseTracker.tsx';
import { Tabs } from './bars/Tabs.tsx';
import { type Sheet, TopBar } from './bars/TopBar.tsx';
import { Console } from './Console.tsx';
import { type Part, partId, useTableKeys } from './keys/use-table-keys.ts';
import { MessageToast } from './people/MessageToast.tsx';
import { isNeighbours } from './people/seats.ts';
import { Sheets } from './Sheets.tsx';
import { Below, Stage, Strip } from './Stage.tsx';
import styles from './TableView.module.css';
import { useLayout } from './use-layout.ts';
import type { TableState } from './use-table.ts';

/** The table: where we are on the left, the board in the middle, what is asked on the right. */
export function TableView({ table }: { readonly table: TableState }) {
  const { sitting, picture, position, status, seats, showing, outcome, undo, face, faceProps, question } = table;
  const word = useWord();
  const layout = useLayout();
  const isSheet = layout === 'phone' || layout === 'tablet' || layout === 'slate';
  const [sheet, setSheet] = useState<Sheet>();
  const [explained, setExplained] = useState<ShownBlocked>();
  const [asked, setAsked] = useState<ShownUndoPoint>();
  const [part, setPart] = useState<Part>('board');
  const [isWhole, setWhole] = useState(false);
  const [read, setRead] = useState(picture.chat.length);

  const open = useCallback((next: Sheet) => {
    setSheet(next);
    if (next === 'chat') setRead(Number.POSITIVE_INFINITY);
  }, []);
  const close = () => {
    if (sheet === 'chat') setRead(picture.chat.length);
    setSheet(undefined);
  };
  const goTo = useCallback((next: Part) => {
    setPart(next === 'decision' ? 'board' : next);
    requestAnimationFrame(() => document.getElementById(partId(next))?.focus());
  }, []);
  const { hold } = table;
  const show = useCallback(
    (refs: readonly Ref[]) => {
      hold(refs);
      if (isSheet) goTo('board');
    },
    [hold, isSheet, goTo],
  );
  const takeBack = () => {
    const [last] = undo.points;
    if (last === undefined || undo.isBusy || outcome) return;
    if (last.free && !isNeighbours(seats, last.seat, position.seat)) undo.back(last);
    else setAsked(last);
  };
  const odds = { isWhole, onToggle: () => setWhole(!isWhole) };
  useTableKeys(table, { onUndo: takeBack, onOpen: open, onExplain: setExplained, onGoTo: goTo, onOdds: odds.onToggle });

  const { Briefing, Party, Aside } = face;
  const isBeside = (layout === 'wide' || layout === 'broad') && face.isPartyBeside === true;
  const isBoardWide = face.isBoardWide === true;
  const hasSide = (layout === 'wide' && !isBoardWide) || isBeside;
  const isCarded = face.isPartyBeside === true && layout !== 'phone' && layout !== 'tablet';
  const party = (
    <section id={partId('party')} className={styles['party']} tabIndex={-1} aria-label={word('table.tabs.party')}>
      <Party {...faceProps} {...table.partyTouch} isCompact={!(isBoardWide ? !isSheet : hasSide) && part !== 'party'} />
    </section>
  );
  return (
    <div
      className={styles['table']}
      data-part={isSheet ? part : undefined}
      data-beside={isBeside || undefined}
      data-carded={isCarded || undefined}
      data-wide={isBoardWide || undefined}
      data-question={question && `${question.decision.id} ${position.seat}`}
    >
      <TopBar
        sitting={sitting}
        picture={picture}
        status={status}
        seats={seats}
        isConnected={showing.isConnected}
        isOver={outcome !== undefined}
        undo={undo}
        unread={Math.max(0, picture.chat.length - read)}
        onUndo={takeBack}
        onOpen={open}
      />
      {hasSide ? (
        <aside className={styles['left']}>
          {isBeside ? <PhaseBar status={status} /> : <PhaseTracker face={face} status={status} seats={seats} />}
          <Briefing {...faceProps} />
          {isBeside && Aside && <Aside {...table.boardProps} />}
          {isBeside && party}
        </aside>
      ) : (
        <section className={styles['phases']} aria-label={word('table.phases')}>
          <PhaseBar status={status} />
        </section>
      )}
      <Stage table={table} />
      <Strip table={table} onOpen={open} />
      {!isCarded && <Below table={table} odds={odds} onExplain={setExplained} />}
      {!isBeside && party}
      <Console
        table={table}
        part={isSheet ? part : undefined}
        hasActions={isCarded}
        odds={odds}
        onExplain={setExplained}
        onShow={show}
      />
      {isSheet && <Tabs part={part} onGoTo={setPart} />}
      <Sheets
        table={table}
        sheet={sheet}
        explained={explained}
        asked={asked}
        onOpen={open}
        onClose={() => {
          close();
          setExplained(undefined);
          setAsked(undefined);
        }}
      />
      <MessageToast messages={picture.chat} isReading={sheet === 'chat'} onOpen={() => open('chat')} />
      <News table={table} />
    </div>
  );
}

/** For those who listen: the question at once, what happened when there is time. */
function News({ table: { question, picture, showing } }: { readonly table: TableState }) {
  const say = useSay();
  const [told, setTold] = useState(picture.log.length);
  const { length } = picture.log;
  // Lines are read out once they stand; what comes step by step is read out by its bar.
  const news = showing.isLive ? picture.log.slice(Math.max(told, length - 5)) : [];
  useEffect(() => {
    const timer = setTimeout(() => setTold(length), 4_000);
    return () => clearTimeout(timer);
  }, [length]);
  return (
    <>
      <p className="heard" aria-live="assertive">
        {question && say(question.decision.prompt)}
      </p>
      <p className="heard" aria-live="polite">
        {news.map(say).join(' ')}
      </p>
    </>
  );
}
