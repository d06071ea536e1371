import works from 'icon:check-mark';
import locked from 'icon:padlock';
import water from 'icon:water-drop';
import { Icon, type PartyProps, touchOf } from '@starboard/board';
import type { MatGroup, MatRow } from '../../show/mats.ts';
import type { View } from '../../view.ts';
import { Fold, FoldFacts, Folds } from '../Fold.tsx';
import { giveOrders, order } from '../orders.ts';
import { Beads } from './Beads.tsx';
import styles from './Groups.module.css';

interface GroupsProps extends PartyProps<View> {
  readonly groups: readonly MatGroup[];
}

/** Things on a mat, by kind. */
export function Groups({ groups, ...props }: GroupsProps) {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => (
      <Folds key={name} title={props.say({ key: `mats.group.${name}` })}>
        {rows.map(row => (
          <Thing key={row.id} {...props} row={row} />
        ))}
      </Folds>
    ));
}

interface ThingProps extends PartyProps<View> {
  readonly row: MatRow;
}

function Thing({ row, ...props }: ThingProps) {
  const { say, Rule } = props;
  const { name, text, rule, spots, state } = row;
  return (
    <Fold
      mark={
        <Icon
          of={state === 'works' ? works : locked}
          className={styles['mark']}
          data-state={state}
          title={say({ key: `mats.state.${state}` })}
        />
      }
      title={say(name)}
      aside={
        <>
          <Beads spots={spots} touch={props} say={say} />
          <Price {...props} row={row} />
        </>
      }
    >
      <p>{say(text)}</p>
      <FoldFacts>
        <span>{say({ key: `mats.state.${state}` })}</span>
        <Rule rule={rule} />
      </FoldFacts>
    </Fold>
  );
}

/** END-DISC-06: what it costs; a touch pays it, if it can be paid now. */
function Price({ row, decision, say, ...touch }: ThingProps) {
  const { id, name, price, isPaid, isPayable, state } = row;
  if (price === null) return <span className={styles['price']} />;
  if (isPaid) {
    return (
      <span className={styles['price']}>
        <Icon of={works} className={styles['paid']} title={say({ key: 'mats.paid' })} />
      </span>
    );
  }
  const { target, onPick } = touchOf(touch, `unlock:${id}`);
  const isOffered = decision?.name === 'act' && decision.ask?.options.some(({ key }) => key === 'free.unlock') === true;
  if (target === undefined && !(isOffered && isPayable)) {
    return (
      <span className={styles['price']}>
        <span className="heard">{say({ key: 'mats.costs', params: { price } })}</span>
        <span className={styles['figure']} aria-hidden>
          {price} <Icon of={water} />
        </span>
      </span>
    );
  }
  const pay = () => {
    if (target !== undefined) return onPick();
    giveOrders([order('act', 'free.unlock'), order('unlock.what', id)]);
  };
  return (
    <button
      type="button"
      className={styles['pay']}
      data-ready={state === 'unpaid' || undefined}
      aria-pressed={target?.isChosen}
      aria-label={say({ key: 'mats.pay', params: { what: name, price } })}
      title={say({ key: 'mats.pay', params: { what: name, price } })}
      onClick={pay}
    >
      <span className={styles['figure']}>
        {price} <Icon of={water} />
      </span>
    </button>
  );
}
