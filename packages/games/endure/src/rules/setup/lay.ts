import { zoneNumber } from '@starboard/space';
import type { Opening, State } from '../../types.ts';
import type { Ground } from '../map/ground.ts';
import { conditionRule } from '../mission-rules.ts';
import { titleOf } from '../objectives.ts';
import { eventsFor } from './decks.ts';
import { layDoors, layObjectives, layTokens, placeEnemies, prepareBosses } from './map.ts';

/** ETS-SETUP-02, 03, 14, 18: everything that a mission lays on the table, for so many survivors. */
export function layOut(t: Opening, ground: Ground, crew: number) {
  const { mission } = ground;
  const { tokens, pile } = layTokens(t, mission, ground, crew);
  const figures = placeEnemies(mission, ground, tokens.length + 1);
  return {
    crewSize: crew,
    round: 1,
    turnsTaken: 0,
    acting: -1,
    figures,
    tokens,
    pile,
    unseen: [],
    nextId: tokens.length + figures.length + 1,
    noises: [],
    doors: layDoors(mission, ground),
    breaches: [],
    bubbles: [],
    decoys: [],
    turrets: [],
    objectives: layObjectives(mission, ground, crew),
    bosses: prepareBosses(t, mission, crew),
    allies: [],
    loader:
      mission.loader === undefined
        ? null
        : { zone: zoneNumber(ground.map, mission.loader.zone), pilot: null, powered: false },
    memory: {},
    events: eventsFor(t, mission, ground),
    event: null,
    standing: null,
    purged: false,
    result: null,
    reason: '',
    impossible: null,
  } satisfies Partial<State>;
}

/** ETS-SETUP-16: what the mission's special conditions change once everything lies on the table. */
export function applyConditions(state: State, t: Opening, ground: Ground): void {
  t.say('begin', { mission: titleOf(ground.mission) }, { rule: 'ETS-SETUP-02' });
  for (const condition of ground.mission.conditions) {
    conditionRule(condition).prepare?.(state, t, condition, ground);
  }
}
