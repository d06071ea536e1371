import { Explained, touchOf } from '@starboard/board';
import type { Ref, Text } from '@starboard/kernel';
import type { Card } from '../../types.ts';
import styles from './Cards.module.css';
import type { ShipProps } from './ShipCard.tsx';

interface Thing {
  readonly id: string;
  readonly ref: Ref;
  readonly name: Text;
  readonly text: Text;
  readonly energy?: number | undefined;
}

/** What a ship and its crew have: the commander's tactical cards, weapons and gear, components and upgrades. */
export function Cards(props: ShipProps) {
  const { view, ship, touch, say } = props;
  const crew = view.crew.filter(each => each.ship === ship.no);
  const groups: readonly (readonly [title: Text, things: readonly Thing[]])[] = [
    [{ key: 'face.tactics' }, [ship.orbital, ship.surface].flatMap(id => (id === null ? [] : [named('tactic', id)]))],
    ...crew.map(({ id, cards, upgrades }): readonly [Text, readonly Thing[]] => [
      { key: `crew.${id}` },
      [...cards.map(cardThing), ...upgrades.map(upgrade => named('upgrade', upgrade))],
    ]),
    [{ key: 'face.armory' }, ship.armory.map(cardThing)],
    [{ key: 'face.components' }, [...ship.components.map(cardThing), ...ship.upgrades.map(id => named('upgrade', id))]],
  ];
  const [tactics, ...kept] = groups.filter(([, things]) => things.length > 0);
  const count = kept.reduce((sum, [, things]) => sum + things.length, 0);
  const isAsked = kept.some(([, things]) => things.some(({ ref }) => touch.targets.some(target => target.ref === ref)));
  return (
    <>
      {tactics && <Group title={say(tactics[0])} things={tactics[1]} {...props} />}
      {count > 0 && (
        <details className={styles['kept']} open={isAsked || undefined}>
          <summary>{say({ key: 'face.kept', params: { count } })}</summary>
          {kept.map(([title, things]) => (
            <Group key={title.key} title={say(title)} things={things} {...props} />
          ))}
        </details>
      )}
    </>
  );
}

function named(kind: 'tactic' | 'upgrade', id: string): Thing {
  return { id, ref: `${kind}:${id}`, name: { key: `${kind}.${id}` }, text: { key: `${kind}.${id}.text` } };
}

function cardThing({ no, card, energy }: Card): Thing {
  return {
    id: `${no}`,
    ref: `card:${no}`,
    name: { key: `card.${card}` },
    text: { key: `card.${card}.text` },
    energy,
  };
}

function Group({
  title,
  things,
  touch,
  say,
}: ShipProps & { readonly title: string; readonly things: readonly Thing[] }) {
  return (
    <div className={styles['group']}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {things.map(({ id, ref, name, text, energy }) => (
          <li key={id}>
            <Explained
              className={styles['thing']}
              name={say(name)}
              text={say(text)}
              note={energy === undefined ? undefined : say({ key: 'face.energy', params: { energy } })}
              isOff={energy === 0}
              touched={touchOf(touch, ref)}
            >
              <span>{say(name)}</span>
              {energy !== undefined && <small>{energy}</small>}
            </Explained>
          </li>
        ))}
      </ul>
    </div>
  );
}
