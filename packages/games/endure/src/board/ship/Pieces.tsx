import decoy from 'icon:holosphere';
import radar from 'icon:radar-sweep';
import turret from 'icon:sentry-gun';
import {
  Diamond,
  Disc,
  Hex,
  NoiseMark,
  type Objective,
  Plate,
  type Ring,
  type SeatFace,
  Token,
} from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo, useMemo } from 'react';
import { readFace } from '../../content/enemies.ts';
import { intentIn } from '../../reach.ts';
import type { View } from '../../view.ts';
import { portraitOf } from '../portraits.ts';
import { inPack, isOnBoard, type Pack } from './crowd.ts';
import { enemyEmblems } from './emblems.ts';
import type { Spots } from './layout.ts';
import { objectiveText, packText, tokenText } from './place-names.ts';
import styles from './Ship.module.css';
import { useFading } from './use-fading.ts';
import type { Ways } from './ways.ts';

interface PiecesProps {
  readonly view: View;
  readonly packs: readonly Pack[];
  readonly spots: Spots;
  readonly ways: Ways;
  readonly seats: readonly SeatFace[];
  readonly say: Formatter;
}

/** Everything that lies or stands on the ship. The list of places speaks of it, so it says nothing itself. */
export const Pieces = memo(function Pieces({ view, packs, spots, ways, seats, say }: PiecesProps) {
  const pieces = useMemo(() => {
    const things = { view, packs, spots, ways, seats, say };
    return [
      ...noisePieces(things),
      ...objectivePieces(things),
      ...devicePieces(things),
      ...tokenPieces(things),
      ...packs.flatMap(pack => packPieces(things, pack)),
      ...survivorPieces(things),
    ];
  }, [view, packs, spots, ways, seats, say]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus
    <g className={styles['still']} aria-hidden="true">
      {useFading(pieces)}
    </g>
  );
});

function noisePieces({ view, spots, say }: PiecesProps) {
  return view.noises.flatMap(({ zone, level }) => {
    const spot = spots.get(`noise:${zone}`);
    if (spot === undefined) return [];
    const name = say({ key: 'board.noise', params: { level } });
    return [<NoiseMark key={`noise:${zone}`} {...placed(spot)} level={level} name={name} />];
  });
}

function placed({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return { x, y, size };
}

function objectivePieces({ view, spots, say }: PiecesProps) {
  return view.objectives.flatMap(objective => {
    const { id, colour, carrier, done } = objective;
    const bearer = carrier === null ? undefined : spots.get(`survivor:${carrier}`);
    const spot = bearer
      ? { x: bearer.x + bearer.size * 0.8, y: bearer.y + bearer.size * 0.8, size: bearer.size * 0.55 }
      : spots.get(`objective:${id}`);
    if (spot === undefined) return [];
    const name = say(objectiveText(objective));
    return [<Plate key={`objective:${id}`} {...placed(spot)} kind={colour as Objective} isDone={done} name={name} />];
  });
}

function devicePieces({ view, spots, say }: PiecesProps) {
  const turrets = view.turrets.flatMap(({ by, left }) => {
    const spot = spots.get(`turret:${by}`);
    if (spot === undefined) return [];
    return [
      <Token key={`turret:${by}`} {...placed(spot)} icon={turret} left={left} name={say({ key: 'board.turret' })} />,
    ];
  });
  const decoys = view.decoys.flatMap((zone, at) => {
    const id = `decoy:${at}:${zone}`;
    const spot = spots.get(id);
    return spot === undefined
      ? []
      : [<Token key={id} {...placed(spot)} icon={decoy} name={say({ key: 'board.decoy' })} />];
  });
  return [...turrets, ...decoys];
}

function tokenPieces({ view, spots, ways, say }: PiecesProps) {
  return view.tokens.flatMap(token => {
    const id = `token:${token.id}`;
    const spot = spots.get(id);
    if (spot === undefined) return [];
    const known = token.face === null ? undefined : readFace(token.face);
    return [
      <Diamond
        key={id}
        {...placed(spot)}
        via={ways.get(id)}
        icon={known === undefined ? radar : enemyEmblems[known.type]}
        count={known?.count}
        intent={intentAt(view, token.zone, spot)}
        name={say(tokenText(token))}
      />,
    ];
  });
}

/** One behind the other; what is said of all stands on the foremost. */
function packPieces({ view, spots, ways, say }: PiecesProps, pack: Pack) {
  const { type, isStunned, figures, zone } = pack;
  const name = say(packText(pack));
  const spot = spots.get(pack.id);
  const intent = isStunned || spot === undefined ? undefined : intentAt(view, zone, spot);
  return figures.flatMap(({ id, hurt }, place) => {
    const at = inPack(spots, pack, place);
    if (at === undefined) return [];
    const isForemost = place === figures.length - 1;
    return [
      <Hex
        key={`figure:${id}`}
        {...at}
        via={ways.get(`figure:${id}`)}
        icon={enemyEmblems[type]}
        hurt={hurt}
        isStunned={isStunned}
        name={name}
        {...(isForemost && { intent, count: figures.length > 1 ? figures.length : undefined })}
      />,
    ];
  });
}

/** Where it is crowded there is no room for it. */
const leastSize = 12;

function intentAt(view: View, zone: string, { size }: { readonly size: number }) {
  return size < leastSize ? undefined : intentIn(view, zone);
}

function survivorPieces({ view, spots, ways, seats, say }: PiecesProps) {
  const last = (id: string) => (id === view.acting ? 1 : 0);
  return view.survivors
    .filter(isOnBoard)
    .toSorted((a, b) => last(a.id) - last(b.id))
    .flatMap(({ id, stun, health }) => {
      const spot = spots.get(`survivor:${id}`);
      if (spot === undefined) return [];
      const place = view.survivors.findIndex(each => each.id === id);
      const ring = seats.find(seat => seat.id === id)?.ring ?? ringAt(place);
      return [
        <Disc
          key={`survivor:${id}`}
          {...placed(spot)}
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
