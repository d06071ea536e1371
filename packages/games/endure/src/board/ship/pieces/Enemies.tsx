import radar from 'icon:radar-sweep';
import { Diamond, Giant, Hex } from '@starboard/board';
import { readFace } from '../../../rules/enemies/kinds.ts';
import { inPack, type Pack } from '../crowd.ts';
import { enemyEmblems } from '../emblems.ts';
import { bossText, packText, tokenText } from '../place-names.ts';
import { intentAt, type OnBoard, placed } from './on-board.ts';

export function tokenPieces({ view, spots, ways, say }: OnBoard) {
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
        isStunned={token.stunned}
        count={known?.count}
        intent={token.stunned ? undefined : intentAt(view, token, spot.size)}
        name={say(tokenText(token))}
      />,
    ];
  });
}

export function packPieces(things: OnBoard, pack: Pack) {
  const boss = things.view.bosses.find(({ type }) => type === pack.type);
  return boss === undefined ? herdPieces(things, pack) : bossPieces(things, pack, boss);
}

function bossPieces({ view, spots, ways, say }: OnBoard, pack: Pack, boss: OnBoard['view']['bosses'][number]) {
  const spot = spots.get(pack.id);
  const [figure] = pack.figures;
  if (spot === undefined || figure === undefined) return [];
  return [
    <Giant
      key={`figure:${figure.id}`}
      {...placed(spot)}
      via={ways.get(`figure:${figure.id}`)}
      icon={enemyEmblems[pack.type]}
      health={boss.health}
      left={boss.left}
      isStunned={pack.isStunned}
      intent={pack.isStunned ? undefined : intentAt(view, figure, spot.size)}
      name={say(bossText(boss))}
    />,
  ];
}

/** ETS-CO-1510: a boss that is offline is nobody's enemy yet. */
export function sleepingPieces({ view, spots, say }: OnBoard) {
  return view.bosses.flatMap(boss => {
    const spot = spots.get(`asleep:${boss.type}`);
    if (spot === undefined) return [];
    return [
      <Giant
        key={`asleep:${boss.type}`}
        {...placed(spot)}
        icon={enemyEmblems[boss.type]}
        health={boss.health}
        left={boss.left}
        isAsleep
        name={say(bossText(boss))}
      />,
    ];
  });
}

/** One behind the other; what is said of all stands on the foremost. */
function herdPieces({ view, spots, ways, say }: OnBoard, pack: Pack) {
  const { type, isStunned, figures } = pack;
  const name = say(packText(pack));
  return figures.flatMap((figure, place) => {
    const at = inPack(spots, pack, place);
    if (at === undefined) return [];
    const isForemost = place === figures.length - 1;
    const intent = isStunned ? undefined : intentAt(view, figure, at.size);
    return [
      <Hex
        key={`figure:${figure.id}`}
        {...at}
        via={ways.get(`figure:${figure.id}`)}
        icon={enemyEmblems[type]}
        hurt={figure.hurt}
        isStunned={isStunned}
        name={name}
        {...(isForemost && { intent, count: figures.length > 1 ? figures.length : undefined })}
      />,
    ];
  });
}
