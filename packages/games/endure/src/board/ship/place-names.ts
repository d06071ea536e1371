import type { IconDrawing, Target } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { readFace } from '../../rules/enemies/kinds.ts';
import { groundOf } from '../../rules/mission.ts';
import { objectiveText as nameOfObjective } from '../../rules/objectives.ts';
import type { AllyView, BossView, NoiseView, ObjectiveView, SurvivorView, View } from '../../view.ts';
import { objectiveIcon } from '../icons/objective-icons.ts';
import { portraitOf } from '../portraits.ts';
import type { SignName } from '../Sign.tsx';
import { healthOfObjective, isHere as isAround, isLying, isOnBoard, type Pack, sealedZones } from './crowd.ts';
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
    ...those('loader', view.loader !== null && isHere(view.loader) ? [loaderText(view.loader)] : []),
    ...view.allies
      .filter(each => isAround(each) && isHere(each))
      .map(each => ({ sign: 'ally', icon: enemyEmblems[each.type], text: allyText(each) }) as const),
    ...packs
      .filter(isHere)
      .map(pack => ({ sign: 'enemy', icon: enemyEmblems[pack.type], text: textOfPack(view, pack) }) as const),
    ...view.bosses
      .filter(({ sleepsIn }) => sleepsIn === zone)
      .map(each => ({ sign: 'asleep', icon: enemyEmblems[each.type], text: bossText(each) }) as const),
    ...those('unknown', view.tokens.filter(isHere).map(tokenText)),
    ...view.objectives
      .filter(each => isHere(each) && isLying(view, each))
      .map(each => {
        const icon = objectiveIcon(each.name);
        return { sign: 'objective', ...(icon && { icon }), text: objectiveText(view, each) } as const;
      }),
    ...those(
      'objective',
      view.objectives.filter(each => isCarriedHere(view, each, zone)).map(each => objectiveText(view, each)),
    ),
    ...those('device', devices),
    ...those('sealed', sealedZones(view).includes(zone) ? [{ key: 'board.sealed' }] : []),
    ...those(
      'bubble',
      view.bubbles.filter(each => each === zone).map(() => ({ key: 'board.bubble' })),
    ),
    ...those('noise', view.noises.filter(isHere).map(noiseText)),
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

function isCarriedHere({ survivors }: View, { carrier, done, out }: ObjectiveView, zone: string): boolean {
  return !done && !out && survivors.some(each => each.id === carrier && isOnBoard(each) && each.zone === zone);
}

export function noiseText({ level, lasts }: NoiseView): Text {
  return { key: lasts ? 'board.noise.lasting' : 'board.noise', params: { level } };
}

export function bossText({ type, health, left, status, sleepsIn }: BossView): Text {
  const boss: Text = { key: `enemy.${type}` };
  if (sleepsIn !== null && status !== 'dead') return { key: 'board.boss.offline', params: { boss, health } };
  return { key: 'board.boss', params: { boss, left, health } };
}

export function allyText({ type, health, left }: AllyView): Text {
  return { key: 'board.ally', params: { ally: { key: `enemy.${type}` }, left, health } };
}

export function loaderText({ pilot, powered }: NonNullable<View['loader']>): Text {
  if (pilot === null) return { key: 'board.loader' };
  const params = { who: { key: `survivor.${pilot}` }, powered: powered ? 'yes' : 'no' };
  return { key: 'board.loader.piloted', params };
}

function textOfPack(view: View, pack: Pack): Text {
  const boss = view.bosses.find(({ type }) => type === pack.type);
  if (boss === undefined) return packText(pack);
  const enemies = bossText(boss);
  return pack.isStunned ? { key: 'board.pack', params: { enemies, state: 'stunned' } } : enemies;
}

export function packText({ type, figures, isHurt, isStunned }: Pack): Text {
  const enemies: Text = { key: `enemies.${type}`, params: { count: figures.length } };
  if (!isHurt && !isStunned) return enemies;
  return { key: 'board.pack', params: { enemies, state: isHurt ? (isStunned ? 'both' : 'hurt') : 'stunned' } };
}

export function tokenText({ face, stunned }: Pick<View['tokens'][number], 'face' | 'stunned'>): Text {
  const token = faceText(face);
  return stunned ? { key: 'board.token.stunned', params: { token } } : token;
}

function faceText(face: View['tokens'][number]['face']): Text {
  if (face === null) return { key: 'enemies.token', params: { count: 1 } };
  const { type, count } = readFace(face);
  return { key: 'board.token.known', params: { enemies: { key: `enemies.${type}`, params: { count } } } };
}

/** What it is, its colour, and how it stands with it. */
export function objectiveText(view: View, objective: ObjectiveView): Text {
  const { id, colour, done, carrier } = objective;
  const name = nameOfObjective(view, id);
  const health = healthOfObjective(view, objective);
  const params = { name, colour: { key: `colour.${colour}` } };
  if (carrier !== null) {
    return { key: 'board.objective.carried', params: { ...params, who: { key: `survivor.${carrier}` } } };
  }
  if (health !== undefined && !done) return { key: 'board.objective.health', params: { ...params, ...health } };
  return { key: 'board.objective', params: { ...params, done: done ? 'yes' : 'no' } };
}

/** What a place is and what choosing it does. What is no zone is named by what choosing it does. */
export function placeName(name: string | undefined, target: Target | undefined, say: Formatter): string {
  if (target === undefined) return name ?? '';
  const { label, hotkey } = target;
  const choice = hotkey === undefined ? label : say({ key: 'board.choice', params: { label, hotkey } });
  return name === undefined ? choice : say({ key: 'board.target', params: { name, choice } });
}
