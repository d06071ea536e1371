import { type SeatFace, Silent, useFading } from '@starboard/board';
import { memo, useMemo } from 'react';
import { profileOf } from '../../catalogue.ts';
import { isConscious } from '../../rules/table.ts';
import { isOnTable } from '../../show/outlook.ts';
import type { View } from '../../view.ts';
import { emblems } from '../emblems.ts';
import { portraits } from '../portraits.ts';
import { ringOf } from '../rings.ts';
import styles from './Battlefield.module.css';
import { spotAt } from './drawing.ts';
import { FoeFigure, HeroFigure } from './Figures.tsx';
import { tokenPieces, treasurePieces } from './ground/Things.tsx';
import { badgesOf } from './signs.ts';
import { sizeOf } from './spots.ts';
import type { Journeys } from './use-journeys.ts';

interface PiecesProps {
  readonly view: View;
  readonly seats: readonly SeatFace[];
  readonly journeys: Journeys;
  /** The hero that acts. */
  readonly active: number | undefined;
}

/** Everything that stands on the table and may move. The list of places speaks of it, so it says nothing itself. */
export const Pieces = memo(function Pieces({ view, seats, journeys, active }: PiecesProps) {
  const pieces = useMemo(
    () => [
      ...tokenPieces(view),
      ...treasurePieces(view),
      ...fallenFirst(view, seats, journeys, active),
      ...foes(view, journeys),
      ...standing(view, seats, journeys, active),
    ],
    [view, seats, journeys, active],
  );
  return <Silent className={styles['still']}>{useFading(pieces)}</Silent>;
});

type Args = [view: View, seats: readonly SeatFace[], journeys: Journeys, active: number | undefined];

function fallenFirst(...args: Args) {
  return heroPieces(...args, hero => !isConscious(hero));
}

/** Whoever acts lies on top. */
function standing(...args: Args) {
  const active = args[3];
  return [
    ...heroPieces(...args, hero => isConscious(hero) && hero.no !== active),
    ...heroPieces(...args, hero => isConscious(hero) && hero.no === active),
  ];
}

function heroPieces(
  view: View,
  seats: readonly SeatFace[],
  journeys: Journeys,
  active: number | undefined,
  isMeant: (hero: View['heroes'][number]) => boolean,
) {
  return view.heroes
    .filter(hero => isOnTable(hero) && isMeant(hero))
    .map(hero => {
      const key = `hero:${hero.no}`;
      return (
        <HeroFigure
          key={key}
          {...spotAt(view, hero.at)}
          size={sizeOf(view, hero)}
          via={journeys.get(key)?.via}
          icon={portraits[hero.archetype]}
          ring={ringOf(view, hero.no, seats)}
          left={Math.max(0, hero.tough - hero.wounds)}
          isHurt={hero.wounds > 0}
          isActive={hero.no === active}
          isDown={!isConscious(hero)}
          hasActed={hero.activated}
          badges={badgesOf(hero)}
        />
      );
    });
}

function foes(view: View, journeys: Journeys) {
  return view.units.flatMap(unit => {
    const { tough, boss } = profileOf(unit);
    const badges = badgesOf(unit);
    return unit.models.map((model, at) => {
      const key = `model:${unit.no}.${model.no}`;
      return (
        <FoeFigure
          key={key}
          {...spotAt(view, model.at)}
          size={sizeOf(view, unit)}
          via={journeys.get(key)?.via}
          icon={emblems[unit.unit]}
          left={tough - model.wounds}
          tough={tough}
          isShaken={unit.shaken}
          hasActed={unit.activated}
          isBoss={boss === true}
          badges={at === 0 ? badges : none}
        />
      );
    });
  });
}

const none: readonly never[] = [];
