import decoy from 'icon:holosphere';
import turret from 'icon:sentry-gun';
import { NoiseMark, type Objective, Plate, Token } from '@starboard/board';
import type { ObjectiveView, View } from '../../../view.ts';
import { objectiveIcon } from '../../icons/objective-icons.ts';
import { healthOfObjective, isLying, loudestNoises } from '../crowd.ts';
import type { Spots } from '../layout.ts';
import { noiseText, objectiveText } from '../place-names.ts';
import { type OnBoard, placed } from './on-board.ts';

export function noisePieces({ view, spots, say }: OnBoard) {
  return loudestNoises(view).flatMap(noise => {
    const { zone, level, lasts } = noise;
    const spot = spots.get(`noise:${zone}`);
    if (spot === undefined) return [];
    const name = say(noiseText(noise));
    return [<NoiseMark key={`noise:${zone}`} {...placed(spot)} level={level} isLasting={lasts} name={name} />];
  });
}

export function objectivePieces({ view, spots, say }: OnBoard) {
  return view.objectives.flatMap(objective => {
    const { id, name, colour, done } = objective;
    const spot = spotOf(view, objective, spots);
    if (spot === undefined) return [];
    return [
      <Plate
        key={`objective:${id}`}
        {...placed(spot)}
        kind={colour as Objective}
        icon={objectiveIcon(name)}
        health={objective.carrier === null ? healthOfObjective(view, objective) : undefined}
        isDone={done}
        name={say(objectiveText(view, objective))}
      />,
    ];
  });
}

/** At its own place, or at the side of whoever carries it: several of them one above the other. */
function spotOf(view: View, objective: ObjectiveView, spots: Spots) {
  const { id, carrier, out, done } = objective;
  if (carrier === null) return isLying(view, objective) ? spots.get(`objective:${id}`) : undefined;
  const bearer = spots.get(`survivor:${carrier}`);
  if (bearer === undefined || out || done) return undefined;
  const nth = view.objectives.filter(each => each.carrier === carrier && each.id < id).length;
  return { x: bearer.x + bearer.size * 0.8, y: bearer.y + bearer.size * (0.8 - nth * 0.9), size: bearer.size * 0.55 };
}

export function devicePieces({ view, spots, say }: OnBoard) {
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
