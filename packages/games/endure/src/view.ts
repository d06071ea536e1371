import type { Viewer } from '@starboard/kernel';
import { catalogue } from './catalogue.ts';
import { effects } from './hooks.ts';
import { doorName, isOpen } from './rules/map/doors.ts';
import { groundOf, missionOf } from './rules/mission.ts';
import { healthOf } from './rules/table.ts';
import { variantsOf } from './tables/variants.ts';
import type { Boss, DoorId, State, Survivor } from './types.ts';
import { isFaceDown, isKnown, numberOn } from './view/hidden.ts';
import type { BossView, CampaignView, SurvivorView, View, ZoneName } from './view/types.ts';

export { imagine } from './view/imagine.ts';
export type { AllyView, BossView, CampaignView, NoiseView, ObjectiveView, SurvivorView, View } from './view/types.ts';

/** ETS-ODD-13..17: everything open, and what this viewer alone has looked at. */
export function view(state: State, viewer: Viewer): View {
  const { map, exits } = groundOf(state);
  const nameOf = (zone: number): ZoneName => map.zones[zone]!.name;
  const objectives = missionOf(state).objectives;
  return {
    mission: state.mission,
    custom: state.custom,
    round: state.round,
    phase: state.phase,
    acting: state.survivors[state.acting]?.id ?? null,
    firstPlayer: state.survivors[state.firstPlayer]!.id,
    turnsTaken: state.turnsTaken,
    map: {
      rows: missionOf(state).map,
      doors: map.doors.map(({ name }, door) => ({
        name,
        open: isOpen(state, door),
        locked: state.doors[door]!.locked,
      })),
      exits: exits.map(({ zone, side }, at) => {
        const door = map.doors.length + at;
        return { name: doorName(state, door), zone: nameOf(zone), side, open: isUsable(state, door) };
      }),
      breaches: state.breaches.map(([a, b]) => [nameOf(a), nameOf(b)]),
    },
    survivors: state.survivors.map(survivor => survivorView(state, survivor, nameOf)),
    figures: state.figures.map(({ id, type, zone, hurt, stunned }) => ({
      id,
      type,
      zone: nameOf(zone),
      hurt,
      stunned,
    })),
    tokens: state.tokens.map(token => ({
      id: token.id,
      zone: nameOf(token.zone),
      face: isKnown(token, viewer) ? token.face : null,
      stunned: token.stunned,
    })),
    bosses: state.bosses.map(boss => bossView(state, boss, nameOf)),
    allies: state.allies.map(({ id, type, zone, hurt, status, since }) => {
      const { health } = catalogue.enemies[type];
      return { id, type, zone: nameOf(zone), health, left: Math.max(0, health - hurt), status, since };
    }),
    loader: state.loader && { ...state.loader, zone: nameOf(state.loader.zone) },
    pile: state.pile.length,
    noises: state.noises.map(({ zone, level, with: source, by }) => ({
      zone: nameOf(zone),
      level,
      lasts: source !== undefined,
      ...(by !== undefined && { by }),
    })),
    bubbles: state.bubbles.map(nameOf),
    decoys: state.decoys.map(nameOf),
    turrets: state.turrets.map(({ by, zone, left }) => ({ by, zone: nameOf(zone), left })),
    objectives: state.objectives.map(({ id, zone, carrier, done, taken, out, hurt }) => ({
      id,
      name: objectives[id]!.name,
      colour: objectives[id]!.colour,
      zone: nameOf(zone),
      carrier,
      done,
      taken,
      out,
      hurt,
    })),
    aside: Object.fromEntries(Object.keys(state.aside).map(pool => [pool, asideView(state, pool)])),
    event: state.event,
    standing: state.standing,
    purged: state.purged,
    campaign: campaignView(state.campaign),
    decks: {
      items: state.items.draw.length,
      itemDiscards: [...state.items.discard],
      events: state.events.draw.length,
      eventDiscards: [...state.events.discard],
      resolve: state.resolveDeck.draw.length,
      resolveDiscards: [...state.resolveDeck.discard],
      accomplishments: state.accomplishments.draw.length,
      accomplishmentDiscards: [...state.accomplishments.discard],
    },
    removed: [...state.removed],
    tally: { ...state.tally },
    result: state.result,
  };
}

/** Tokens alone are seen by some and not by others. */
export function seesAs(state: State, viewer: Viewer): Viewer {
  return state.tokens.some(token => isKnown(token, viewer)) ? viewer : 'spectator';
}

/** ETS-DOOR-09: an exit that is open, and that the mission has not closed for good. */
function isUsable(state: State, exit: DoorId): boolean {
  return isOpen(state, exit) && !effects.tell(state, 'whyNotExit', { exit }).some(({ forGood }) => forGood);
}

function survivorView(state: State, survivor: Survivor, nameOf: (zone: number) => ZoneName): SurvivorView {
  const open = variantsOf(state).hiddenResolve === 'open'; // ETS-VAR-35
  const { accomplishment, turn } = survivor;
  return {
    id: survivor.id,
    seat: survivor.seat,
    status: survivor.status,
    zone: nameOf(survivor.zone),
    health: survivor.health,
    fullHealth: healthOf(survivor.id),
    resolve: survivor.resolve,
    injuries: [...survivor.injuries],
    cards: survivor.cards.map(card => ({ ...card })),
    resolveCards: survivor.resolveCards.map(({ card, shown }) => ({
      number: numberOn(card),
      card: shown || open ? card : null,
      shown,
    })),
    accomplishment: accomplishment && { ...accomplishment, marks: [...accomplishment.marks] },
    crisisUsed: survivor.crisisUsed,
    stun: survivor.stun,
    held: survivor.heldIn === survivor.zone,
    nextActions: survivor.nextActions,
    lasting: survivor.lasting.map(({ what, until, weapon, zone, covers }) => ({
      what,
      until,
      ...(weapon !== undefined && { weapon }),
      ...(zone !== undefined && { zone: nameOf(zone) }),
      ...(covers !== undefined && { covers: [...covers] }),
    })),
    turn: {
      actions: turn.actions,
      given: turn.given,
      zones: turn.zones,
      moves: turn.moves,
      entered: turn.entered,
      searched: turn.searched.map(nameOf),
      used: [...turn.used],
      madeNoise: turn.madeNoise,
    },
  };
}

function bossView({ figures }: State, boss: Boss, nameOf: (zone: number) => ZoneName): BossView {
  const { type, health, status, mood, deck, sleepsIn } = boss;
  const hurt = status === 'dead' ? health : (figures.find(figure => figure.type === type)?.hurt ?? 0);
  return {
    type,
    health,
    left: health - hurt,
    status,
    sleepsIn: sleepsIn < 0 ? null : nameOf(sleepsIn),
    mood,
    deck: deck.draw.length,
    discards: [...deck.discard],
  };
}

function campaignView(campaign: State['campaign']): CampaignView | null {
  if (campaign === null) return null;
  const { id, path, used, won, rounds, over, offer, events, refuge } = campaign;
  return {
    id,
    path: [...path],
    used: [...used],
    won,
    rounds,
    over,
    offer: [...offer],
    events: events.draw.length,
    eventDiscards: [...events.discard],
    refuge: refuge && { ...refuge, visited: refuge.visited.map(each => ({ ...each })) },
  };
}

/** ETS-ODD-13: what is dealt at random lies face down. */
function asideView(state: State, pool: string): View['aside'][string] {
  const cards = state.aside[pool] ?? [];
  return { count: cards.length, cards: isFaceDown(state, pool) ? null : [...cards] };
}
