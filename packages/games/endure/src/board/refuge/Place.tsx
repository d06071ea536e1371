import bed from 'icon:bed';
import hospital from 'icon:hospital-cross';
import friends from 'icon:three-friends';
import tradingPost from 'icon:trade';
import {
  Explained,
  Icon,
  type IconDrawing,
  lookOf,
  Portrait,
  type SeatFace,
  type TouchProps,
  touchOf,
} from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { catalogue } from '../../catalogue.ts';
import { infirmary, lovedOnes } from '../../tables/refuge.ts';
import type { ItemId, RefugePlace } from '../../types.ts';
import type { CampaignView, SurvivorView, View } from '../../view.ts';
import { itemIcons } from '../icons/item-icons.ts';
import { portraitOf } from '../portraits.ts';
import styles from './Place.module.css';

const icons: { readonly [P in RefugePlace]: IconDrawing } = {
  infirmary: hospital,
  lovedOnes: friends,
  tradingPost,
  quarters: bed,
};

export const places = Object.keys(icons) as readonly RefugePlace[];

interface PlaceProps {
  readonly place: RefugePlace;
  readonly view: View;
  readonly campaign: CampaignView;
  readonly seats: readonly SeatFace[];
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** ETS-REFUGE-07: a place to visit; with what it has on offer, whether it is open, and who was there in this round. */
export function Place({ place, view, campaign: { offer, refuge }, seats, touch, say }: PlaceProps) {
  const touched = touchOf(touch, `place:${place}`);
  const event = refuge?.event ?? null;
  const guests = view.survivors.filter(({ id }) =>
    refuge?.visited.some(each => each.id === id && each.place === place),
  );
  const isClosed = event !== null && catalogue.refugeEvents[event].closes === place;
  return (
    <li
      className={styles['place']}
      data-place={place}
      data-closed={isClosed || undefined}
      data-target={lookOf(touched)}
    >
      <button
        type="button"
        className={styles['go']}
        disabled={touched.target === undefined}
        aria-pressed={touched.target?.isChosen}
        aria-keyshortcuts={touched.target?.hotkey}
        onClick={touched.onPick}
        onPointerEnter={() => touched.onPoint(true)}
        onPointerLeave={() => touched.onPoint(false)}
      >
        <Icon of={icons[place]} />
        <b>{say({ key: `refuge.${place}` })}</b>
        {touched.target?.hotkey && <kbd aria-hidden>{touched.target.hotkey}</kbd>}
      </button>
      <p>{isClosed ? say({ key: 'bar.refuge.closed' }) : say({ key: `refuge.${place}.text` })}</p>
      {!isClosed && <Outcomes of={outcomes[place]} say={say} />}
      {place === 'tradingPost' && <Offer items={offer} touch={touch} say={say} />}
      {guests.length > 0 && <Guests of={guests} seats={seats} say={say} />}
    </li>
  );
}

/** What the totals of two dice from 2 to 12 bring, where dice are rolled. */
const outcomes: { readonly [P in RefugePlace]?: readonly number[] } = {
  infirmary: infirmary.map(({ health }) => health),
  lovedOnes,
};

/** More than anybody can have: everything. */
const everything = 10;

/** ETS-RTAB-01: the table of a place in short, totals that bring the same side by side. */
function Outcomes({ of: table, say }: { readonly of: readonly number[] | undefined; readonly say: Formatter }) {
  if (table === undefined) return null;
  const starts = table.flatMap((value, at) => (value === table[at - 1] ? [] : [at]));
  return (
    <ol className={styles['outcomes']} aria-label={say({ key: 'face.refuge.table' })}>
      {starts.map((start, nth) => {
        const end = (starts[nth + 1] ?? table.length) - 1;
        const value = table[start]!;
        return (
          <li key={start} data-tone={value > 0 ? 'good' : value < 0 ? 'bad' : undefined}>
            <small>{start === end ? start + 2 : `${start + 2}–${end + 2}`}</small>
            <b>
              {value > everything
                ? say({ key: 'face.refuge.all' })
                : `${value > 0 ? '+' : ''}${value}`.replace('-', '−')}
            </b>
          </li>
        );
      })}
    </ol>
  );
}

interface GuestsProps extends Pick<PlaceProps, 'seats' | 'say'> {
  readonly of: readonly SurvivorView[];
}

function Guests({ of: guests, seats, say }: GuestsProps) {
  return (
    <ul className={styles['guests']} aria-label={say({ key: 'face.refuge.guests' })}>
      {guests.map(({ id, seat }) => (
        <li key={id}>
          <Portrait icon={portraitOf(id)} ring={seats.find(each => each.id === seat)?.ring ?? 1} />
          <span>{say({ key: `survivor.${id}` })}</span>
        </li>
      ))}
    </ul>
  );
}

interface OfferProps {
  readonly items: readonly ItemId[];
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** ETS-REFUGE-16: the cards that are laid out. */
function Offer({ items, touch, say }: OfferProps) {
  if (items.length === 0) return <p className={styles['soldOut']}>{say({ key: 'bar.refuge.soldOut' })}</p>;
  return (
    <ul className={styles['offer']} aria-label={say({ key: 'face.refuge.offer' })}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
        <li key={at}>
          <Explained
            className={styles['ware']}
            name={say({ key: `item.${item}` })}
            text={say({ key: `item.${item}.text` })}
            touched={touchOf(touch, `offer:${at}`)}
          >
            <Icon of={itemIcons[item]} />
            <span>{say({ key: `item.${item}` })}</span>
          </Explained>
        </li>
      ))}
    </ul>
  );
}
