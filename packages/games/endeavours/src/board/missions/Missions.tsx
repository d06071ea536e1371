import done from 'icon:check-mark';
import failed from 'icon:cross-mark';
import replaced from 'icon:cycle';
import open from 'icon:hourglass';
import { Icon, type IconDrawing, type PartyProps } from '@starboard/board';
import { useMemo } from 'react';
import { type QuestRow, questsOf } from '../../show/quests.ts';
import type { View } from '../../view.ts';
import { Fold, FoldFacts, Folds } from '../Fold.tsx';
import { Sighting } from '../mats/Bead.tsx';
import { Beads } from '../mats/Beads.tsx';
import { Panel } from '../Panel.tsx';
import { Places } from '../Places.tsx';
import styles from './Missions.module.css';

const marks: { readonly [status in QuestRow['status']]: IconDrawing } = { open, done, failed, replaced };

/** The missions, done and open, with what is still missing for each. */
export function Missions(props: PartyProps<View>) {
  const { view, say } = props;
  const list = useMemo(() => questsOf(view), [view]);
  return (
    <Panel
      title={say({ key: 'face.missions' })}
      aside={<span className={styles['sum']}>{say({ key: 'missions.sum', params: sumOf(list) })}</span>}
    >
      <Quests {...props} title={say({ key: 'missions.base' })} rows={list.base} />
      <Quests {...props} title={say({ key: 'missions.found' })} rows={list.found} />
    </Panel>
  );
}

function sumOf({ done: complete, needed, score, scoreNeeded }: ReturnType<typeof questsOf>) {
  return { done: complete, needed, score, scoreNeeded };
}

interface QuestsProps extends PartyProps<View> {
  readonly title: string;
  readonly rows: readonly QuestRow[];
}

function Quests({ title, rows, ...props }: QuestsProps) {
  if (rows.length === 0) return null;
  return (
    <Folds title={title}>
      {rows.map(row => (
        <Quest key={row.card} {...props} row={row} />
      ))}
    </Folds>
  );
}

function Quest({ row, ...props }: PartyProps<View> & { readonly row: QuestRow }) {
  const { view, say, Rule } = props;
  const { title, level, status, points, penalty, due, foundAt, missing, places } = row;
  const isOpen = status === 'open';
  const isPressing = isOpen && due !== null && due - view.year < 6;
  return (
    <Fold
      look={isOpen ? undefined : 'quiet'}
      mark={
        <Icon
          of={marks[status]}
          className={styles['mark']}
          data-status={status}
          title={say({ key: `missions.status.${status}` })}
        />
      }
      title={say(title)}
      isHeldOpen={areMany(row) && row.spots.some(({ key }) => props.targets.some(({ ref }) => ref === `spot:${key}`))}
      aside={
        <>
          {areMany(row) ? (
            <span className={styles['due']}>{say({ key: 'missions.spots', params: filledOf(row) })}</span>
          ) : (
            <Spots {...props} row={row} />
          )}
          {isOpen && due !== null && (
            <span className={styles['due']} data-pressing={isPressing || undefined}>
              {say({ key: 'missions.due', params: { year: due } })}
            </span>
          )}
          <b className={styles['points']}>
            {status === 'failed'
              ? say({ key: 'missions.minus', params: { penalty } })
              : isWorth(status) && `+${points}`}
          </b>
        </>
      }
    >
      {areMany(row) && <Spots {...props} row={row} />}
      {isOpen ? (
        <ul className={styles['missing']}>
          {missing.map(text => (
            <li key={say(text)}>{say(text)}</li>
          ))}
        </ul>
      ) : (
        <p>{say({ key: `missions.status.${status}` })}</p>
      )}
      <Places nodes={places} say={say} />
      <FoldFacts>
        {level && <span>{say({ key: `missions.level.${level}` })}</span>}
        {foundAt && <span>{say({ key: 'missions.foundAt', params: { site: foundAt } })}</span>}
        {isOpen && penalty > 0 && <span>{say({ key: 'missions.penalty', params: { penalty } })}</span>}
        <Rule rule={level ? 'END-MISSION-01' : 'END-FOUND-05'} />
      </FoldFacts>
    </Fold>
  );
}

/** More spots than stand at the end of a line. */
function areMany({ spots }: QuestRow): boolean {
  return spots.length > 4;
}

function filledOf({ spots }: QuestRow) {
  const filled = spots.filter(spot => ('colour' in spot ? spot.bead !== null : spot.isFilled)).length;
  return { filled, all: spots.length };
}

function isWorth(status: QuestRow['status']): boolean {
  return status === 'open' || status === 'done';
}

/** END-DISC-22, END-OBSCARD-10: spots on the card itself. */
function Spots({ row, say, ...touch }: PartyProps<View> & { readonly row: QuestRow }) {
  const { spots } = row;
  if (spots.length === 0) return null;
  const beads = spots.flatMap(spot => ('colour' in spot ? [spot] : []));
  if (beads.length > 0) return <Beads spots={beads} touch={touch} say={say} />;
  const sightings = spots.flatMap(spot => ('icon' in spot ? [spot] : []));
  return (
    <span className={styles['sightings']}>
      <span className="heard">{say({ key: 'mats.spots', params: filledOf(row) })}</span>
      {sightings.map(({ key, icon, isFilled }) => (
        <Sighting key={key} icon={icon} isFilled={isFilled} />
      ))}
    </span>
  );
}
