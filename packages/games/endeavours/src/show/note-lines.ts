import type { Ref } from '@starboard/kernel';
import { isSite, siteAt, waypointAt, zoneOf } from '../map/index.ts';
import { nameOfCard } from '../rules/cards.ts';
import { stepsOf, wetMassOf } from '../rules/fuel.ts';
import { dryMassOf } from '../rules/mass.ts';
import { listOf, nameOfZone } from '../rules/missions/words.ts';
import { drivesOf } from '../rules/move/drives.ts';
import { featuresOf, hydrationOf, isCovered, liftValueOf } from '../rules/sites.ts';
import { isSpacecraft } from '../rules/stacks.ts';
import type { NodeId, Params, SiteId, Stack, State, TextKey, WaypointId, Words } from '../types.ts';
import { asState, type View } from '../view.ts';
import { roundedMass } from './fractions.ts';
import { tokensOf } from './tokens.ts';

/** A line of a note; what warns stands out. */
export interface NoteLine {
  readonly text: Words;
  readonly warns?: boolean;
}

/** More cards than this are counted. */
const mostNamed = 6;

/** What is worth knowing of a place or a Stack, in a few short lines; `by` is the Stack that would go there. */
export function noteLines(view: View, of: Ref, by: Stack | undefined): readonly NoteLine[] {
  const [kind, id] = [of.slice(0, of.indexOf(':')), of.slice(of.indexOf(':') + 1)];
  const state = asState(view);
  if (kind === 'stack') {
    const stack = state.stacks.find(({ no }) => no === Number(id));
    return stack === undefined ? [] : linesOfStack(state, stack);
  }
  if (kind !== 'node') return [];
  const node = id as NodeId;
  return [
    ...(isSite(node) ? linesOfSite(state, node, by) : linesOfWaypoint(node)),
    ...standing(view, node),
    ...dangersAt(state, node),
  ];
}

type NoteName = TextKey extends infer Key ? (Key extends `note.${infer Name}` ? Name : never) : never;

function line(key: NoteName, params?: Params): NoteLine {
  return { text: { key: `note.${key}`, ...(params && { params }) } };
}

function listed(texts: readonly Words[], warns = false): NoteLine[] {
  return texts.length === 0 ? [] : [{ text: listOf(texts), warns }];
}

function linesOfSite(state: State, site: SiteId, by: Stack | undefined): NoteLine[] {
  const { type, size, season } = siteAt(site);
  const hydration = hydrationOf(state, site);
  const {
    visited = false,
    hazard = [],
    terrain = 0,
    potential = 0,
    explored = false,
    gone = false,
  } = state.sites[site] ?? {};
  if (gone) return [{ ...line('gone'), warns: true }];
  return [
    line('site', { zone: nameOfZone(zoneOf(site)), type, size, hydration }),
    ...listed(featuresOf(state, site).map(feature => ({ key: `note.feature.${feature}` }))),
    ...(season === undefined ? [] : [{ ...line(`season.${season}`), warns: true }]),
    ...(by === undefined ? [] : [line('lift', { thrust: liftValueOf(state, by, site) })]),
    ...(explored
      ? [line('explored', { hazard: hazard.join(' + ') })]
      : visited
        ? [line('dice', { hazard: hazard.join(' + '), terrain, potential })]
        : [line('unseen')]),
  ];
}

function linesOfWaypoint(node: WaypointId): NoteLine[] {
  const { kind, enter = 0, coast = 0, bonus = 0, bonusSeason, crash, home, shielded } = waypointAt(node);
  return [
    line('waypoint', { zone: nameOfZone(zoneOf(node)), kind: { key: `note.kind.${kind}` } }),
    ...(enter > 0 ? [line('enter', { burns: enter })] : []),
    ...(coast > 0 ? [line('coast', { years: coast })] : []),
    ...(bonus === 'thrust' ? [line('oberth')] : bonus > 0 ? [line('bonus', { burns: bonus })] : []),
    ...(bonusSeason === undefined ? [] : [line(`bonusSeason.${bonusSeason}`)]),
    ...(crash ? [{ ...line('crash'), warns: true }] : []),
    ...(home ? [line('home')] : []),
    ...(shielded ? [line('shielded')] : []),
  ];
}

function standing(view: View, node: NodeId): NoteLine[] {
  return listed((tokensOf(view).get(node) ?? []).map(token => ({ key: `note.token.${token}` })));
}

function dangersAt(state: State, node: NodeId): NoteLine[] {
  return [
    ...(isCovered(state, node) ? [{ ...line('hole'), warns: true }] : []),
    ...(state.ejections.some(({ nodes }) => nodes.includes(node)) ? [{ ...line('ejection'), warns: true }] : []),
  ];
}

function linesOfStack(state: State, stack: Stack): NoteLine[] {
  const { cards, cargo, coasting, glitch, moved } = stack;
  const drives = isSpacecraft(state, stack) && stack.node !== null ? drivesOf(state, stack) : [];
  const names = cards.slice(0, mostNamed).map(card => nameOfCard(card));
  const more = cards.length - names.length;
  const states: Words[] = [
    ...(glitch ? [{ key: 'note.glitch' } satisfies Words] : []),
    ...(coasting > 0 ? [{ key: 'note.coasting', params: { years: coasting } } satisfies Words] : []),
    ...(cards.some(({ damaged }) => damaged) ? [{ key: 'note.damaged' } satisfies Words] : []),
  ];
  return [
    line('mass', {
      dry: dryMassOf(state, stack),
      wet: roundedMass(wetMassOf(state, stack)),
      steps: stepsOf(state, stack),
    }),
    ...(drives.length === 0 ? [] : [line('thrust', { thrust: Math.max(...drives.map(({ netThrust }) => netThrust)) })]),
    ...listed([...names, ...(more > 0 ? [{ key: 'note.more', params: { count: more } } satisfies Words] : [])]),
    ...(cargo.water > 0 ? [line('water', { count: cargo.water })] : []),
    ...(moved ? [line('moved')] : []),
    ...listed(states, true),
  ];
}
