import { Icon } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { ReactNode } from 'react';
import { faceOf, nameOfCard } from '../../rules/cards.ts';
import { type Figure, figuresOf, hasMass } from '../../show/figures.ts';
import { abilityOf, nameOfSide, printOf, sidesOf } from '../../show/sides.ts';
import type { Card } from '../../types.ts';
import { Dialog } from '../Dialog.tsx';
import styles from './CardFace.module.css';
import { iconOf, nameOfKind } from './kinds.ts';
import { SupportSign } from './SupportSign.tsx';

interface CardFaceProps {
  readonly card: Card;
  readonly say: Formatter;
  onClose(): void;
}

/** The whole card, above the table. */
export function CardFace({ card, say, onClose }: CardFaceProps) {
  return (
    <Dialog title={say(nameOfCard(card))} close={say({ key: 'fleet.close' })} onClose={onClose}>
      <CardSheet card={card} say={say} />
    </Dialog>
  );
}

/** The figures of all its sides, what it needs and gives, what it does. */
export function CardSheet({ card, say }: Pick<CardFaceProps, 'card' | 'say'>) {
  const sides = sidesWith(card);
  const rows = rowsOf(sides, say);
  const told = sides.flatMap(side => {
    const ability = abilityOf(side);
    return ability === undefined || side.heavy ? [] : [{ side, ability }];
  });
  return (
    <>
      <p className={styles['kind']}>
        <Icon of={iconOf(card.card)} />
        {say(nameOfKind(card.card))}
        {(['damaged', 'lonely'] as const).map(
          each => card[each] && <em key={each}>{say({ key: `fleet.${each}` })}</em>,
        )}
      </p>
      <div className={styles['whole']}>
        {rows.length > 0 && (
          <table className={styles['sides']}>
            <thead>
              <tr>
                <td />
                {sides.map(side => (
                  <th key={keyOf(side)} scope="col" data-up={isUp(card, side) || undefined} data-side={side.side}>
                    {sides.length > 1 && <span>{say(nameOfSide(side))}</span>}
                    {say(nameOfCard(side))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name.key}>
                  <th scope="row">{say(name)}</th>
                  {cells.map((cell, at) => (
                    <td key={keyOf(sides[at]!)} data-up={isUp(card, sides[at]!) || undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {told.map(({ side, ability }) => (
          <p key={keyOf(side)} className={styles['ability']}>
            {told.length > 1 && <b>{say(nameOfSide(side))}</b>} {say(ability)}
          </p>
        ))}
        <ul className={styles['print']}>
          {printed(card).map(text => (
            <li key={text.key}>{say(text)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** A found card shows the side it lies on. */
function sidesWith(card: Card): readonly Card[] {
  const sides = sidesOf(card.card);
  return sides.some(side => isUp(card, side)) || card.no < 0 ? sides : [card];
}

function isUp({ no, side, heavy }: Card, other: Card): boolean {
  return no >= 0 && other.side === side && other.heavy === heavy;
}

function keyOf({ side, heavy }: Card): string {
  return `${side}${heavy}`;
}

interface Row {
  readonly name: Text;
  readonly cells: readonly ReactNode[];
}

/** A row for every figure that one of the sides has. */
function rowsOf(sides: readonly Card[], say: Formatter): Row[] {
  const figures = sides.map(figuresOf);
  const names = [...new Set(figures.flat().map(({ name }) => name))];
  if (!sides.every(({ card }) => hasMass(card))) return [];
  return [
    { name: { key: 'figure.mass' }, cells: sides.map(side => faceOf(side).mass) },
    { name: { key: 'figure.hardness' }, cells: sides.map(side => faceOf(side).hardness) },
    ...names.map(name => ({
      name: { key: `figure.${name}` },
      cells: figures.map(each =>
        cellOf(
          each.find(figure => figure.name === name),
          say,
        ),
      ),
    })),
  ];
}

function cellOf(figure: Figure | undefined, say: Formatter): ReactNode {
  if (figure === undefined) return '–';
  const { name, value } = figure;
  if (value === true) return say({ key: 'fleet.yes' });
  if (name === 'platform') return say({ key: `platform.${value}` });
  if (typeof value !== 'object') return value;
  return value.map(support => <SupportSign key={support} support={support} say={say} />);
}

/** What else stands on it. */
function printed({ card }: Card): Text[] {
  const { type, promotesAt, future, speciality, orbit, enters, cost } = printOf(card);
  const texts: (Text | undefined)[] = [
    speciality === undefined ? undefined : { key: `print.${speciality}` },
    type && { key: 'print.type', params: { type } },
    orbit === undefined ? undefined : { key: 'print.orbit', params: { node: { key: `node.${orbit}` } } },
    enters === undefined ? undefined : { key: `print.enters.${enters}` },
    promotesAt && {
      key: `print.promotes.${promotesAt.length > 1 ? promotesAt : 'type'}`,
      params: { type: promotesAt },
    },
    cost === undefined ? undefined : { key: 'print.cost', params: { cost } },
    future === undefined ? undefined : { key: 'print.future', params: { future: { key: `future.${future}` } } },
  ];
  return texts.filter(text => text !== undefined);
}
