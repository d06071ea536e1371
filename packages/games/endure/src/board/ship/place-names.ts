import type { IconDrawing, Target } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { readFace } from '../../content/enemies.ts';
import { groundOf } from '../../rules/mission.ts';
import type { SurvivorView, View } from '../../view.ts';
import { portraitOf } from '../portraits.ts';
import type { SignName } from '../Sign.tsx';
import { isOnBoard, type Pack } from './crowd.ts';
import { enemyEmblems } from './emblems.ts';

/** Something in a zone, and the sign for its kind; a figure also has its own. */
interface Thing {
  readonly sign: SignName;
  readonly icon?: IconDrawing;
  readonly text: Text;
}

/** Every zone with all that is in it, in words. */
export function zoneNames(view: View, packs: readonly Pack[], say: Formatter): ReadonlyMap<string, string> {
  return new Map(
    groundOf(view).map.zones.map(({ name }) => {
      const zone = zoneText(view, name);
      const things = listed(thingsIn(view, packs, name).map(({ text }) => text));
      const text: Text =
        things === undefined
          ? { key: 'board.place.empty', params: { zone } }
          : { key: 'board.place', params: { zone, things } };
      return [name, say(text)];
    }),
  );
}

export function zoneText(view: View, zone: string): Text {
  const { map, zoneTexts } = groundOf(view);
  return zoneTexts[map.zoneNumbers.get(zone) ?? -1] ?? { key: zone };
}

export function thingsIn(view: View, packs: readonly Pack[], zone: string): readonly Thing[] {
  const isHere = (thing: { readonly zone: string }) => thing.zone === zone;
  const those = (sign: SignName, texts: readonly Text[]) => texts.map(text => ({ sign, text }));
  const devices = [
    ...view.turrets.filter(isHere).map(() => ({ key: 'board.turret' })),
    ...view.decoys.filter(each => each === zone).map(() => ({ key: 'board.decoy' })),
  ];
  return [
    ...view.survivors
      .filter(each => isOnBoard(each) && isHere(each))
      .map(each => ({ sign: 'survivor', icon: portraitOf(each.id), text: survivorText(each) }) as const),
    ...packs
      .filter(isHere)
      .map(pack => ({ sign: 'enemy', icon: enemyEmblems[pack.type], text: packText(pack) }) as const),
    ...those('unknown', view.tokens.filter(isHere).map(tokenText)),
    ...those('objective', view.objectives.filter(each => isHere(each) && each.carrier === null).map(objectiveText)),
    ...those('device', devices),
    ...those(
      'bubble',
      view.bubbles.filter(each => each === zone).map(() => ({ key: 'board.bubble' })),
    ),
    ...those(
      'noise',
      view.noises.filter(isHere).map(({ level }) => ({ key: 'board.noise', params: { level } })),
    ),
  ];
}

function survivorText({ id, health, fullHealth }: SurvivorView): Text {
  return { key: 'board.survivor', params: { who: { key: `survivor.${id}` }, health, most: fullHealth } };
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
