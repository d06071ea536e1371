import { type Performed, type Scene, scene } from '@starboard/endure/testing';
import type { Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { endure, texts } from '../../src/index.ts';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { deadOf } from '../../src/rules/losses.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { missionOn } from '../support/maps.ts';

const english = createFormatter(texts, 'en');
/** With ordinary spaces where the page has narrow ones. */
const french: typeof english = text => createFormatter(texts, 'fr')(text).replace(/[\u00a0\u202f]/g, ' ');

/** Somebody of the crew dies, or nobody does, and everybody looks around. */
function mourning(set: Scene, ...dying: SurvivorId[]): Performed {
  return set.perform(function* (t) {
    for (const id of dying) {
      yield* loseHealth(t, t.state.survivors.find(each => each.id === id)!, 99, 'ETS-DMG-15');
    }
    yield* lookAround(t);
  });
}

/** How it ended: what the log said last and by which rule, and what the end says in both languages. */
function endOf({ state, log }: Performed) {
  const { reason, winners } = endure.outcome(state as State)!;
  expect(winners).toEqual([]);
  const { key, params, rule } = log.at(-1)!;
  return { line: key, said: english({ key, params } as Text), rule, en: english(reason), fr: french(reason) };
}

const alone = (mission: string, survivors: readonly SurvivorId[]) => scene({ mission, survivors }).cleared().round(7);

describe('a mission that can no longer be won says what has become impossible, through what, and by which rule', () => {
  test('[ETS-CG-0306, ETS-DEATH-08, ETS-ODD-35] CG03: nobody is left to repair the generator', () => {
    const end = endOf(mourning(alone('CG03', ['engineer-a', 'captain-a', 'medic-a']), 'engineer-a'));
    const why =
      'Still to be repaired: the gravity generator. Only one class can do it, and nobody of it is alive any more: Engineer (Tull).';
    expect(end).toEqual({
      line: 'impossible.class',
      said: why,
      rule: 'ETS-DEATH-08',
      en: `In round 7 the mission can no longer be won (ETS-DEATH-08). ${why} Everybody loses.`,
      fr: 'Au round 7, la mission ne peut plus réussir (ETS-DEATH-08). Reste à réparer : le générateur de gravité. Une seule classe le peut, et plus personne de cette classe n’est en vie : Ingénieur (Tull). Tout le monde perd.',
    });
  });

  test('[ETS-CG-0404, ETS-DEATH-08] CG04: both Medics are dead, and the supplies still lie there', () => {
    const end = endOf(mourning(alone('CG04', ['medic-a', 'medic-b', 'marine-a']), 'medic-a', 'medic-b'));
    expect(end.said).toBe(
      'Still to be collected: the medical supplies. Only one class can do it, and nobody of it is alive any more: Medic (Haddad, Sorensen).',
    );
    expect(end.fr).toContain('Reste à prendre : les fournitures médicales.');
  });

  test('[ETS-CG-0805, ETS-DEATH-08] CG08: nobody is left to lead the captive', () => {
    const end = endOf(mourning(alone('CG08', ['engineer-a', 'captain-a', 'medic-a']), 'engineer-a'));
    expect(end.said).toContain('Still to be led out: the captive Solomon.');
    expect(end.fr).toContain('Reste à emmener : le Solomon captif.');
  });

  test('[ETS-CG-1109] CG11: the Titan is dead, or the Loader has no power any more', () => {
    const crew = ['marine-a', 'captain-a', 'medic-a'] as const;
    const dead = alone('CG11', crew).with(({ bosses }) => {
      bosses[0]!.status = 'dead';
    });
    expect(endOf(mourning(dead))).toMatchObject({
      line: 'impossible.bossDead',
      said: 'The boss was needed alive, and it is dead: Titan.',
      rule: 'ETS-CG-1109',
      fr: expect.stringContaining('Il fallait le boss vivant, et il est mort : Titan.'),
    });
    const flat = alone('CG11', crew).with(state => {
      state.aside = { power: [] };
      state.items.draw.splice(0);
    });
    const end = endOf(mourning(flat));
    expect(end).toMatchObject({
      line: 'impossible.noPower',
      rule: 'ETS-CG-1109',
      said: 'The Loader has no power and never will again: no Power Cell is in any inventory, laid aside or in the item deck.',
    });
    expect(end.fr).toContain('il ne reste aucune Cellule d’énergie');
  });

  test('[ETS-CO-1315, ETS-CO-1316] CO13: too few Sentries are left', () => {
    const few = (left: number) =>
      endOf(mourning(alone('CO13', ['technician-a', 'captain-a', 'medic-a']).pile().enemies('sip', left, 'LAB.C')));
    expect(few(3)).toMatchObject({
      line: 'impossible.tooFewAllies',
      rule: 'ETS-CO-1316',
      said: '4 Sentries have to get out, and only 3 are left, those already out, on your side, hostile, on tokens and in the spawn pile all counted.',
    });
    const shut = endOf(
      mourning(
        alone('CO13', ['technician-a', 'captain-a', 'medic-a'])
          .pile('3 sip')
          .enemies('sip', 3, 'LAB.C')
          .with(state => {
            state.events = { draw: ['anxiety'], discard: [] };
          }),
      ),
    );
    expect(shut.said).toBe(
      '4 Sentries have to get out, and only 3 are left, those already out, on your side, hostile and on tokens all counted: nothing can come out of the spawn pile any more.',
    );
    expect(shut.fr).toContain('hostiles et sur les jetons : plus rien ne peut venir de la pile d’apparition.');
    expect(few(1).fr).toContain('4 Sentries doivent sortir, et il n’en reste que 1,');
    expect(few(0).fr).toContain('et il n’en reste aucune,');
  });

  test('[ETS-CO-1320, ETS-DEATH-08] CO13: nobody is left to reboot any', () => {
    const set = alone('CO13', ['technician-a', 'captain-a', 'medic-a']).ally('sip', 'REC.R');
    const end = endOf(mourning(set, 'technician-a'));
    expect(end).toMatchObject({
      line: 'impossible.reboot',
      rule: 'ETS-CO-1320',
      said: '4 Sentries have to get out, and only 1 is out or on your side. Only one class can reboot more, and nobody of it is alive any more: Technician (Cipher).',
    });
    expect(end.fr).toContain('et 1 seule est sortie ou de votre côté.');
  });

  test('[ETS-ROP-1612] ROP16: no Medic, or no Med Kit', () => {
    const set = () => alone('ROP16', ['medic-a', 'captain-a', 'marine-a']);
    expect(endOf(mourning(set(), 'medic-a'))).toMatchObject({
      rule: 'ETS-ROP-1612',
      said: 'Still to be calmed: the woman. Only one class can do it, and nobody of it is alive any more: Medic (Haddad).',
    });
    const without = set().with(({ items }) => {
      items.draw.splice(0);
    });
    const end = endOf(mourning(without));
    expect(end).toMatchObject({
      line: 'impossible.noKit',
      said: 'Still to be calmed: the woman. That takes a Med Kit, and none is left in any inventory or in the item deck.',
    });
    expect(end.fr).toContain('Reste à calmer : la femme. Il y faut un Kit de soins');
  });

  test('[ETS-CG-0213, ETS-CG-0906, ETS-CG-0908] what is lost with its carrier, broken, or too much for those who are left', () => {
    const brain = alone('CG02', ['marine-a', 'captain-a', 'medic-a']).carries('marine-a', 0);
    expect(endOf(mourning(brain, 'marine-a'))).toMatchObject({
      line: 'impossible.carrier',
      rule: 'ETS-CG-0213',
      said: 'Its carrier is dead, and without it all was for nothing: the Brain.',
    });
    const vial = () => alone('CG09', ['marine-a', 'captain-a', 'medic-a']);
    const broken = vial().survivor('marine-a', { at: 'LAB.A' }).carries('marine-a', 0);
    expect(endOf(mourning(broken, 'marine-a'))).toMatchObject({
      line: 'impossible.broken',
      said: 'What you came for is broken, with nobody there to catch it: the vial.',
    });
    const end = endOf(mourning(vial(), 'marine-a', 'captain-a'));
    expect(end).toMatchObject({
      line: 'impossible.tooFewCarriers',
      rule: 'ETS-CG-0908',
      said: 'Not everything can be carried out any more: 2 still lie on the map, and only 1 can still be picked up: the vial.',
    });
    expect(end.fr).toContain('2 objectifs restent sur le plateau, et 1 seul peut encore être ramassé.');
  });

  test('[ETS-DEATH-08, ETS-GAME-04] a mission of one’s own says it in its own words', () => {
    const mission = missionOn(['CREW@0 REC@0 LAB@180'], 'CREW.w', {
      needs: ['scout'],
      exits: [{ tile: 'CREW', side: 'W' }],
      objectives: [
        {
          name: 'cat',
          words: { en: 'the cat', fr: 'le chat' },
          colour: 'green',
          zone: 'LAB.A',
          deed: { does: 'carry', only: 'scout' },
        },
      ],
      win: [{ goal: 'carriedOut', objective: 'cat' }, { goal: 'survivorsOut' }],
    });
    const end = endOf(mourning(alone(mission, ['scout-a', 'captain-a', 'medic-a']), 'scout-a'));
    expect(end.en).toContain('Still to be collected: the cat. Only one class can do it');
    expect(end.fr).toContain('Reste à prendre : le chat.');
  });

  test('[ETS-GAME-05] nothing is said of what no longer matters: a mission that is won is won', () => {
    const set = alone('CG08', ['engineer-a', 'captain-a', 'medic-a']).objective(0, { out: true });
    const done = mourning(set, 'engineer-a');
    expect([done.state.result, done.state.impossible]).toEqual(['won', null]);
  });

  test('[ETS-CAMP-13] a campaign that ends with it says it too', () => {
    const set = alone('CG04', ['medic-a', 'captain-a', 'marine-a']).campaign('terrible', { path: ['CG04'] });
    expect(endOf(mourning(set, 'medic-a')).en).toContain('(ETS-DEATH-08). Still to be collected');
  });
});

test('[ETS-DEATH-08] who is dead of a class is named, nobody where nobody was of it', () => {
  const { state } = scene().survivor('medic-a', { more: { status: 'dead' } });
  expect(deadOf(state, 'medic')).toMatchObject({ class: { key: 'class.medic' }, dead: 1 });
  expect(deadOf(state, 'engineer')).toEqual({ class: { key: 'class.engineer' }, dead: 0, who: '' });
});
