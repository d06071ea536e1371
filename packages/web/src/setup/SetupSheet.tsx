import { useFace, useRules } from '../games/use-game.ts';
import { NameDialog } from '../lobby/NameDialog.tsx';
import { useWord } from '../words/words.tsx';
import { CardList } from './cards/CardList.tsx';
import { Chosen } from './cards/Chosen.tsx';
import { Pool } from './cards/Pool.tsx';
import type { CardField, CardsField, PoolField, RosterField, VariantsField } from './model/fields.ts';
import { seatingOf } from './model/seats.ts';
import { PlainFields } from './PlainFields.tsx';
import { Party } from './party/Party.tsx';
import { Roster } from './party/Roster.tsx';
import styles from './SetupSheet.module.css';
import { StartBar } from './StartBar.tsx';
import { Seats } from './seats/Seats.tsx';
import { useServer } from './use-server.ts';
import { useSheet } from './use-sheet.ts';
import { useStart } from './use-start.ts';
import { Variants } from './variants/Variants.tsx';

interface SetupSheetProps {
  readonly game: string;
  /** What the game is called. */
  readonly name: string;
  readonly isTutorial: boolean;
}

/** What is played at the left, who takes part in the middle, seats and variants at the right, what is missing below. */
export function SetupSheet({ game, name, isTutorial }: SetupSheetProps) {
  const word = useWord();
  const { bots } = useRules(game);
  const { face } = useFace(game);
  const sheet = useSheet(game, isTutorial);
  const offer = useServer(game, bots, sheet.where);
  const seated = seatingOf(sheet.seats, sheet.seating, offer.where, offer.bots);
  const start = useStart(game, sheet.draft, seated, offer.where);

  const cards = sheet.fields.filter((field): field is CardField => field.kind === 'card');
  const pools = sheet.fields.filter((field): field is PoolField => field.kind === 'pool');
  const rosters = sheet.fields.filter((field): field is RosterField => field.kind === 'roster');
  const parties = sheet.fields.filter((field): field is CardsField => field.kind === 'cards');
  const variants = sheet.fields.filter((field): field is VariantsField => field.kind === 'variants');
  return (
    <>
      <main className={styles['sheet']}>
        <div className={styles['columns']}>
          {cards.length + pools.length > 0 && (
            <div className={styles['list']}>
              {cards.map(field => (
                <CardList key={field.name} sheet={sheet} field={field} />
              ))}
              {pools.map(field => (
                <Pool key={field.name} sheet={sheet} field={field} />
              ))}
            </div>
          )}
          <div className={styles['middle']}>
            <Chosen
              sheet={sheet}
              field={cards[0]}
              name={name}
              Preview={face.setup.Preview}
              Briefing={face.setup.Briefing}
            />
            {rosters.map(field => (
              <Roster key={field.name} sheet={sheet} field={field} />
            ))}
            {parties.map(field => (
              <Party key={field.name} sheet={sheet} field={field} />
            ))}
          </div>
          <div className={styles['right']}>
            <Seats sheet={sheet} offer={offer} seated={seated} />
            <PlainFields sheet={sheet} title={word('setup.options')} />
            {variants.map(field => (
              <Variants key={field.name} sheet={sheet} field={field} />
            ))}
          </div>
        </div>
        <StartBar sheet={sheet} seated={seated} start={start} />
      </main>
      {start.isNaming && <NameDialog action={word('setup.start')} onName={start.startAs} onCancel={start.cancel} />}
    </>
  );
}
