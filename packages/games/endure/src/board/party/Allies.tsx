import hearts from 'icon:hearts';
import { Icon, lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { AllyView, View } from '../../view.ts';
import { enemyEmblems } from '../ship/emblems.ts';
import styles from './Allies.module.css';

interface AlliesProps {
  readonly view: View;
  readonly touch: TouchProps;
  readonly say: Formatter;
  readonly isCompact?: boolean;
}

/** ETS-CO-1307: the Sentries that walk with the survivors, beside them, and how many are home already. */
export function Allies({ view, touch, say, isCompact = false }: AlliesProps) {
  if (view.allies.length === 0) return null;
  const here = view.allies.filter(({ status }) => status === 'here');
  const home = view.allies.filter(({ status }) => status === 'left').length;
  const title = say({ key: 'face.allies' });
  const list = (
    <ul className={styles['list']} aria-label={title}>
      {here.map(ally => (
        <Ally key={ally.id} ally={ally} isNew={ally.since === view.round} touch={touch} say={say} />
      ))}
    </ul>
  );
  const out = home > 0 && (
    <small className={styles['home']}>{say({ key: 'face.allies.out', params: { count: home } })}</small>
  );
  if (isCompact) {
    return (
      <li className={styles['compact']}>
        {list}
        {here.length > 0 && (
          <span className={styles['few']} role="img" aria-label={title}>
            <Icon of={enemyEmblems.sip} />
            {here.length}
          </span>
        )}
        {out}
      </li>
    );
  }
  return (
    <article className={styles['allies']}>
      <h2>{title}</h2>
      {list}
      {out}
    </article>
  );
}

interface AllyProps {
  readonly ally: AllyView;
  readonly isNew: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
}

function Ally({ ally: { id, type, left, health }, isNew, touch, say }: AllyProps) {
  const touched = touchOf(touch, `ally:${id}`);
  const name = say({ key: `enemy.${type}` });
  return (
    <li>
      <button
        type="button"
        className={styles['ally']}
        data-new={isNew || undefined}
        data-target={lookOf(touched)}
        aria-label={touched.target?.label}
        aria-pressed={touched.target?.isChosen}
        disabled={touched.target === undefined}
        onClick={touched.onPick}
        onPointerEnter={() => touched.onPoint(true)}
        onPointerLeave={() => touched.onPoint(false)}
      >
        <Icon of={enemyEmblems[type]} className={styles['sign'] ?? ''} />
        <span className={styles['words']}>
          <b>{name}</b>
          {isNew && <small>{say({ key: 'face.allies.new' })}</small>}
        </span>
        <span className={styles['health']}>
          <Icon of={hearts} title={say({ key: 'face.health' })} />
          {left}
          <small>/{health}</small>
        </span>
      </button>
    </li>
  );
}
