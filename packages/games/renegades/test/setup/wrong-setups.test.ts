import { describe, expect, test } from 'vitest';
import { fleetOf, seatsOf } from '../../src/rules/setup/fleet.ts';
import { setupSchema } from '../../src/setup.ts';
import { texts } from '../../src/text/index.ts';

/** What is said against a set-up, each with where it is wrong. */
function refusals(setup: Record<string, unknown>): string[] {
  const parsed = setupSchema.safeParse(setup);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Ships with their seats, Renegades first. */
function fleet(setup: Record<string, unknown>): string[] {
  return fleetOf(setupSchema.parse(setup)).map(({ ship, seat }) => `${ship} ${seat}`);
}

const renegades = ['lexxa', 'ronara', 'prak', 'maeve', 'icheb'];
const withCrew = (...crew: string[]) => ({ players: 2, ships: [{ ship: 'icarus', crew }] });

describe('who plays', () => {
  test('[RDA-SETUP-30, RDA-RUL-31, RDA-VAR-15] one plays against the program, two against each other or together, four in pairs', () => {
    expect(fleet({ players: 1 })).toEqual(['icarus p1', 'destinyAurora null']);
    expect(fleet({ players: 2 })).toEqual(['icarus p1', 'destinyAurora p2']);
    expect(fleet({ players: 2, coalition: 'program' })).toEqual([
      'icarus p1',
      'cerberus p2',
      'destinyAurora null',
      'argusPrime null',
    ]);
    expect(fleet({ players: 4 })).toEqual(['icarus p1', 'cerberus p2', 'destinyAurora p3', 'argusPrime p4']);
  });

  test('[RDA-SETUP-30, RDA-RUL-31] of three players the lone one runs two ships', () => {
    expect(fleet({ players: 3 })).toEqual(['icarus p1', 'cerberus p2', 'destinyAurora p3', 'argusPrime p3']);
    expect(fleet({ players: 3, lone: 'renegade' })).toEqual([
      'icarus p3',
      'cerberus p3',
      'destinyAurora p1',
      'argusPrime p2',
    ]);
    expect(seatsOf(setupSchema.parse({ players: 3, lone: 'renegade' }))).toEqual([
      { id: 'p1', side: 'coalition' },
      { id: 'p2', side: 'coalition' },
      { id: 'p3', side: 'renegade' },
    ]);
  });

  test('[RDA-VAR-14] or one ship each, two against one', () => {
    expect(fleet({ players: 3, twoAgainstOne: true })).toEqual(['icarus p1', 'cerberus p2', 'destinyAurora p3']);
    expect(fleet({ players: 3, twoAgainstOne: true, lone: 'renegade' })).toEqual([
      'icarus p3',
      'destinyAurora p1',
      'argusPrime p2',
    ]);
  });

  test('[RDA-VAR-15] the program must run the Coalition against one player, and can against no more than two', () => {
    expect(refusals({ players: 1, coalition: 'program' })).toEqual([]);
    expect(refusals({ players: 1, coalition: 'people' })).toEqual([
      'coalition: With one player the program runs the Coalition.',
    ]);
    for (const players of [3, 4]) {
      expect(refusals({ players, coalition: 'people' })).toEqual([]);
      expect(refusals({ players, coalition: 'program' })).toEqual([
        `coalition: The program runs the Coalition for one or two players, not for ${players}.`,
      ]);
    }
  });

  test('[RDA-VAR-14, RDA-SETUP-30] nobody is alone against two but among three players', () => {
    for (const players of [1, 2, 4]) {
      expect(refusals({ players, lone: 'coalition' })).toEqual([
        `lone: One plays alone against two only among three players; here are ${players}.`,
      ]);
      expect(refusals({ players, twoAgainstOne: true })).toEqual([
        `twoAgainstOne: Two against one needs three players; here are ${players}.`,
      ]);
    }
    for (const lone of ['renegade', 'coalition'])
      expect(refusals({ players: 3, lone, twoAgainstOne: true })).toEqual([]);
  });

  test('[RDA-SETUP-12, RDA-DEC-07] there are one to four players', () => {
    for (const players of [0, 5]) expect(refusals({ players })).not.toEqual([]);
  });
});

describe('ships', () => {
  test('[RDA-SETUP-01, RDA-DEC-06] each player has a ship of its own, and it fixes the faction', () => {
    expect(fleet({ players: 2, ships: ['cerberus', 'argusPrime'] })).toEqual(['cerberus p1', 'argusPrime p2']);
    expect(refusals({ players: 2, ships: ['cerberus', 'argusPrime'] })).toEqual([]);
  });

  test('[RDA-SETUP-01, RDA-COMP-01] no ship is taken twice', () => {
    expect(refusals({ players: 4, ships: ['icarus', 'icarus', 'destinyAurora', 'argusPrime'] })).toEqual([
      'ships: Icarus is chosen twice.',
    ]);
  });

  test('[RDA-SETUP-30] each faction has as many ships as its players run, the usual ones where none is chosen', () => {
    expect(fleet({ players: 2, ships: ['argusPrime'] })).toEqual(['icarus p1', 'argusPrime p2']);
    expect(fleet({ players: 3, ships: ['cerberus'] })).toEqual([
      'cerberus p1',
      'icarus p2',
      'destinyAurora p3',
      'argusPrime p3',
    ]);
    expect(refusals({ players: 2, ships: ['icarus', 'cerberus'] })).toEqual([
      'ships: Renegades: one ship in play, not 2.',
    ]);
  });
});

describe('crews', () => {
  test('[RDA-SETUP-02, RDA-CREW-18] everybody serves the faction of the ship', () => {
    expect(refusals(withCrew(...renegades))).toEqual([]);
    expect(refusals(withCrew('adira', 'ronara', 'prak', 'maeve', 'icheb'))).toEqual([
      'ships: Crew 1: Adira Voss does not serve this side (Renegades).',
    ]);
  });

  test('[RDA-SETUP-02, RDA-COMP-03] nobody is there twice', () => {
    expect(refusals(withCrew('lexxa', 'lexxa', 'prak', 'maeve', 'icheb'))).toEqual([
      'ships: Lexxa is chosen twice.',
      'ships: Crew 1 has no specialist for Navigation.',
    ]);
    const cerberus = ['ragnar', 'ronara', 'korrin', 'sarn', 'juno'];
    expect(refusals({ players: 4, ships: ['icarus', { ship: 'cerberus', crew: cerberus }] })).toEqual([
      'ships: Ronara is chosen twice.',
    ]);
  });

  test('[RDA-SETUP-03] a crew has exactly five', () => {
    expect(refusals(withCrew(...renegades.slice(1)))).toEqual(['ships: Crew 1 has 4 members; every crew has five.']);
    expect(refusals(withCrew(...renegades, 'juno'))).toEqual(['ships: Crew 1 has 6 members; every crew has five.']);
  });

  test('[RDA-SETUP-04] every station has a specialist', () => {
    expect(refusals(withCrew('lexxa', 'ronara', 'prak', 'maeve', 'ragnar'))).toEqual([
      'ships: Crew 1 has no specialist for Engineering.',
    ]);
    expect(refusals(withCrew('ragnar', 'vex', 'korrin', 'sarn', 'juno'))).toEqual([]);
  });

  test('[RDA-SETUP-04, RDA-CREW-17, RDA-RUL-09] one who knows two stations fills but one of them', () => {
    // Vex could be at Navigation or Weapons, but nobody else is at either
    expect(refusals(withCrew('lexxa', 'vex', 'maeve', 'icheb', 'juno'))).toEqual([
      'ships: Crew 1 cannot put a specialist at every station at once.',
    ]);
    expect(refusals(withCrew('lexxa', 'vex', 'prak', 'sarn', 'icheb'))).toEqual([]);
  });

  test('[RDA-SETUP-02] there is a crew for each ship: the usual one where none is given', () => {
    const crew = ['ragnar', 'vex', 'korrin', 'sarn', 'juno'];
    const chosen = fleetOf(setupSchema.parse(withCrew(...crew)));
    expect(chosen.map(each => each.crew)).toEqual([crew, ['jayce', 'flibby', 'rovanna', 'ilse', 'dex']]);
  });

  test('[RDA-SETUP-06] crews are drafted or given', () => {
    expect(refusals({ ...withCrew(...renegades), draft: true })).toEqual([
      'ships: Crews are either drafted at the table or given here, not both.',
    ]);
    expect(refusals({ players: 2, draft: true })).toEqual([]);
  });
});

describe('the mission and its clock', () => {
  test('[RDA-SETUP-14, RDA-QUICK-02, RDA-VAR-02, RDA-RUL-73] a timed mission has six to ten events', () => {
    for (const events of [6, 10]) expect(refusals({ clock: 'timed', events })).toEqual([]);
    for (const events of [5, 11]) {
      expect(refusals({ clock: 'timed', events })).toEqual([
        `events: A timed mission has 6 to 10 events, not ${events}.`,
      ]);
    }
  });

  test('[RDA-QUICK-01, RDA-VAR-03, RDA-RUL-73] a quick one has five or six, and starts docked', () => {
    for (const events of [5, 6]) expect(refusals({ clock: 'quick', events, start: 'docked' })).toEqual([]);
    for (const events of [4, 7]) {
      expect(refusals({ clock: 'quick', events })).toEqual([
        `events: A quick mission has 5 or 6 events, not ${events}.`,
      ]);
    }
    expect(refusals({ clock: 'quick', start: 'orbit' })).toEqual(['start: In a quick mission ships start docked.']);
  });

  test('[RDA-VAR-02] with the full clock there is nothing to choose', () => {
    for (const start of ['orbit', 'docked']) {
      expect(refusals({ start })).toEqual([
        'start: With the full clock ships start in orbit; a timed mission may say otherwise.',
      ]);
      expect(refusals({ clock: 'timed', start })).toEqual([]);
    }
    expect(refusals({ events: 8 })).toEqual([
      'events: The full clock has all 32 events; a number goes with a timed or quick mission.',
    ]);
  });

  test('[RDA-SETUP-13, RDA-VAR-06] the missions of a campaign are drawn', () => {
    expect(refusals({ campaign: 'crown', mission: 'raceForTheBeacon' })).toEqual([
      'mission: The missions of a campaign are drawn: none can be fixed.',
    ]);
    expect(refusals({ campaign: 'crown' })).toEqual([]);
  });

  test('[RDA-SETUP-12, RDA-VAR-07, RDA-VAR-08, RDA-DEC-07] a campaign has three to five missions, and there are three tiers', () => {
    for (const length of [3, 4, 5]) expect(refusals({ campaign: 'any', length })).toEqual([]);
    for (const length of [2, 6]) expect(refusals({ campaign: 'any', length })).not.toEqual([]);
    for (const tier of [1, 2, 3]) expect(refusals({ tier })).toEqual([]);
    for (const tier of [0, 4]) expect(refusals({ tier })).not.toEqual([]);
    expect(setupSchema.parse({ campaign: 'any' })).toMatchObject({ length: 3, tier: 1 });
  });
});

test('every refusal has its words in both languages', () => {
  const said = (language: 'en' | 'fr') => Object.keys(texts[language]).filter(key => key.startsWith('setup.wrong.'));
  expect(said('en').length).toBe(18);
  expect(said('fr')).toEqual(said('en'));
});
