import type { Target } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { readFace } from '../../content/enemies.ts';
import { groundOf } from '../../rules/mission.ts';
import type { View } from '../../view.ts';
import { isOnBoard, type Pack } from './crowd.ts';

/** Every zone with all that is in it, in words. */
export function zoneNames(view: View, packs: readonly Pack[], say: Formatter): ReadonlyMap<string, string> {
  const { map, zoneTexts } = groundOf(view);
  return new Map(
    map.zones.map(({ name }, zone) => {
      const things = thingsIn(view, packs, name);
      const text: Text =
        things === undefined
          ? { key: 'board.place.empty', params: { zone: zoneTexts[zone]! } }
          : { key: 'board.place', params: { zone: zoneTexts[zone]!, things } };
      return [name, say(text)];
    }),
  );
}

function thingsIn(view: View, packs: readonly Pack[], zone: string): Text | undefined {
  const isHere = (thing: { readonly zone: string }) => thing.zone === zone;
  return listed([
    ...view.survivors.filter(each => isOnBoard(each) && isHere(each)).map(({ id }) => ({ key: `survivor.${id}` })),
    ...packs.filter(isHere).map(packText),
    ...view.tokens.filter(isHere).map(tokenText),
    ...view.objectives.filter(each => isHere(each) && each.carrier === null).map(objectiveText),
    ...view.turrets.filter(isHere).map(() => ({ key: 'board.turret' })),
    ...view.decoys.filter(each => each === zone).map(() => ({ key: 'board.decoy' })),
    ...view.bubbles.filter(each => each === zone).map(() => ({ key: 'board.bubble' })),
    ...view.noises.filter(isHere).map(({ level }) => ({ key: 'board.noise', params: { level } })),
  ]);
}

function listed(texts: readonly Text[]): Text | undefined {
  return texts.reduceRight<Text | undefined>(
    (rest, first) => (rest === undefined ? first : { key: 'board.list', params: { first, rest } }),
    undefined,
  );
}

export function packText({ type, figures, isHurt, isStunned }: Pack): Text {
  const enemies: Text = { key: `enemies.${type}`, params: { count: figures.length } };
  if (!isHurt && !isStunned) return enemies;
  return { key: 'board.pack', params: { enemies, state: isHurt ? (isStunned ? 'both' : 'hurt') : 'stunned' } };
}

export function tokenText({ face }: Pick<View['tokens'][number], 'face'>): Text {
  if (face === null) return { key: 'enemies.token', params: { count: 1 } };
  const { type, count } = readFace(face);
  return { key: 'board.token.known', params: { enemies: { key: `enemies.${type}`, params: { count } } } };
}

export function objectiveText({ colour, done }: Pick<View['objectives'][number], 'colour' | 'done'>): Text {
  return { key: 'board.objective', params: { colour: { key: `colour.${colour}` }, done: done ? 'yes' : 'no' } };
}

/** What a place is and what choosing it does. What is no zone is named by what choosing it does. */
export function placeName(name: string | undefined, target: Target | undefined, say: Formatter): string {
  if (target === undefined) return name ?? '';
  const { label, hotkey } = target;
  const choice = hotkey === undefined ? label : say({ key: 'board.choice', params: { label, hotkey } });
  return name === undefined ? choice : say({ key: 'board.target', params: { name, choice } });
}
