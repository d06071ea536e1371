import { discard, drawAndRenew } from '@starboard/kernel';
import { npcCardOf } from '../../catalogue.ts';
import { centerOf, surfaceOf } from '../../field/board.ts';
import { infect } from '../../rules/harm.ts';
import { placeNpcs } from '../../rules/npcs/place.ts';
import { crewById, nameOf, say } from '../../rules/table.ts';
import type { Mission, MissionId } from '../../types.ts';
import { center, guards, leadership, leads, medical, search, tech, tile } from './mission.ts';

/** M16..M20, of several titles. */
export const shared = {
  envoysTestimony: {
    no: 'M16',
    campaigns: ['crown', 'monolith'],
    tiles: ['C8'],
    parameters: [
      { what: 'ulep', kind: 'character', at: tile('C8'), test: leadership },
      { what: 'data', kind: 'data', at: center, test: tech },
    ],
    need: 2,
    npcs: [guards('syphonTrooper', 2, tile('C8')), guards('syphonTrooper', 2, center)],
    behaviour: 'cut',
    reward: 350,
    penalty: 50,
  },
  staticInTheBlood: {
    no: 'M17',
    campaigns: ['monolith', 'rust'],
    tiles: ['C1'],
    parameters: [
      { what: ['data', 'data'], kind: 'data', at: { random: 'sides', count: 2 }, test: tech },
      { what: 'one', kind: 'sample', at: tile('C1'), test: medical },
    ],
    need: 3,
    npcs: [],
    behaviour: 'rush',
    reward: 350,
    penalty: 50,
    /** M17: whoever bears the sample may fall ill at the end of a round. */
    effect: {
      *roundEnds(t) {
        const sample = t.state.parameters.find(({ kind, bearer }) => kind === 'sample' && bearer !== null);
        if (sample === undefined) return;
        const bearer = crewById(t.state, sample.bearer!);
        const [die] = t.roll(1);
        say(t, 'RDA-MISSION-06', 'mission.blood', { crew: nameOf(bearer), die: die! });
        if (die === 1) infect(t, bearer);
      },
    },
  },
  chainsOfIron: {
    no: 'M18',
    campaigns: ['crown', 'rust'],
    tiles: ['C8'],
    parameters: [{ what: 'slave', kind: 'character', at: tile('C8'), test: leadership }],
    need: 1,
    npcs: [guards('roninAndroid', 4, tile('C8'))],
    behaviour: 'cut',
    reward: 350,
    penalty: 50,
    /** M18: whoever leads the slave is no faster than he is. */
    effect: {
      speed: (speed, { by }, _owner, state) =>
        by.kind === 'crew' && leads(state, by, 'slave') ? Math.min(speed, 4) : speed,
    },
  },
  beastInTheVault: {
    no: 'M19',
    campaigns: ['crown', 'monolith', 'rust'],
    tiles: ['CT1'],
    parameters: [{ what: 'core', kind: 'object', at: tile('CT1') }],
    need: 1,
    npcs: [],
    behaviour: 'guard',
    reward: 300,
    penalty: 50,
    /** M19: a creature that fits into the vault guards it. */
    effect: {
      *missionSetUp(t) {
        const center = centerOf(surfaceOf(t.state));
        for (let tries = 0; tries < 20; tries++) {
          const drawn = drawAndRenew(t, t.state.creatures)!;
          discard(t.state.creatures, drawn);
          if (!npcCardOf(drawn).keywords.includes('giant'))
            return void placeNpcs(t, drawn, 1, center, { asleep: true });
        }
      },
    },
  },
  raceForTheBeacon: {
    no: 'M20',
    campaigns: ['crown', 'monolith', 'rust'],
    tiles: ['CT2'],
    parameters: [{ what: 'core', kind: 'object', at: tile('CT2'), test: search }],
    need: 1,
    npcs: [],
    behaviour: 'hunt',
    reward: 250,
    penalty: 50,
    /** M20: two events in the second and fourth Event Phase. */
    effect: {
      eventCount: (count, { nth }) => (nth === 2 || nth === 4 ? count + 1 : count),
    },
  },
} satisfies { readonly [M in MissionId]?: Mission };
