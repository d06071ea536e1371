import { Disc, Friend, Machine, type Ring } from '@starboard/board';
import { loaderIcon } from '../../icons/loader-icon.ts';
import { portraitOf } from '../../portraits.ts';
import { isHere, isOnBoard, loaderRef, loaderScale } from '../crowd.ts';
import { enemyEmblems } from '../emblems.ts';
import { allyText, loaderText } from '../place-names.ts';
import { type OnBoard, placed } from './on-board.ts';

export function survivorPieces({ view, spots, ways, seats, say }: OnBoard) {
  const last = (id: string) => (id === view.acting ? 1 : 0);
  return view.survivors
    .filter(isOnBoard)
    .toSorted((a, b) => last(a.id) - last(b.id))
    .flatMap(({ id, seat, stun, health }) => {
      const spot = spots.get(`survivor:${id}`);
      if (spot === undefined) return [];
      const place = view.survivors.findIndex(each => each.id === id);
      const ring = seats.find(each => each.id === seat)?.ring ?? ringAt(place);
      const size = view.loader?.pilot === id ? spot.size / loaderScale : spot.size;
      return [
        <Disc
          key={`survivor:${id}`}
          {...placed({ ...spot, size })}
          via={ways.get(`survivor:${id}`)}
          icon={portraitOf(id)}
          ring={ring}
          isActive={id === view.acting}
          isDown={stun === 'out'}
          health={health}
          name={say({ key: `survivor.${id}` })}
        />,
      ];
    });
}

const rings: readonly Ring[] = [1, 2, 3, 4, 5, 6];

function ringAt(place: number): Ring {
  return rings[place % rings.length]!;
}

export function allyPieces({ view, spots, ways, say }: OnBoard) {
  return view.allies.filter(isHere).flatMap(ally => {
    const id = `ally:${ally.id}`;
    const spot = spots.get(id);
    if (spot === undefined) return [];
    return [
      <Friend
        key={id}
        {...placed(spot)}
        via={ways.get(id)}
        icon={enemyEmblems[ally.type]}
        health={ally.health}
        left={ally.left}
        isIdle={ally.since === view.round}
        name={say(allyText(ally))}
      />,
    ];
  });
}

/** Around its pilot, or by itself. */
export function loaderPieces({ view, spots, ways, say }: OnBoard) {
  if (view.loader === null) return [];
  const { pilot, powered } = view.loader;
  const at = pilot === null ? loaderRef : `survivor:${pilot}`;
  const spot = spots.get(at);
  if (spot === undefined) return [];
  return [
    <Machine
      key={loaderRef}
      {...placed(spot)}
      via={ways.get(at)}
      icon={loaderIcon}
      isManned={pilot !== null}
      isPowered={powered}
      name={say(loaderText(view.loader))}
    />,
  ];
}
