import type { Status } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { alertnessThatEnds } from '../rules/alertness.ts';
import { heroNo, isConscious, nameOf, seatsOfHeroes } from '../rules/table.ts';
import { headline } from '../show/headline.ts';
import type { Stage } from '../types.ts';
import type { View } from '../view.ts';

type Phase = 'wave' | 'heroes' | 'enemies' | 'after';

const phases: readonly Phase[] = ['wave', 'heroes', 'enemies', 'after'];

/** GSQ-FLOW-01, 06..08: what nobody decides about belongs to what is next to it. */
const phaseOf: { readonly [S in Stage]: Phase } = {
  deployment: 'wave',
  waveBegins: 'wave',
  roundBegins: 'wave',
  heroes: 'heroes',
  enemies: 'enemies',
  roundEnds: 'enemies',
  waveEnds: 'after',
  shop: 'after',
};

export function status(view: View): Status {
  const { stage, activation } = view;
  const { title, round, score = 0 } = headline(view);
  const phase = phaseOf[stage];
  return {
    title,
    round,
    phases: phases.map(id => ({
      id,
      name: { key: `face.phase.${id}` },
      ...(id === phase && { note: noteOf(view, id) }),
    })),
    phase,
    ...(activation !== null && { acting: heroNo(view, activation.hero).seat }),
    order: seatsOfHeroes(view).map(seat => ({ seat, isDone: isDone(view, seat) })),
    counters: [
      ...(round > 0 ? [{ key: 'face.counter.round', params: { round } }] : []),
      { key: 'face.counter.alertness', params: { alertness: view.alertness, most: alertnessThatEnds } },
      { key: 'face.counter.score', params: { score } },
    ],
  };
}

/** With what presses everybody: where there is no room for anything else, this is all that is told. */
function noteOf(view: View, phase: Phase): Text {
  const { round, alertness } = view;
  const note = notes[phase](view);
  return phase === 'heroes' || phase === 'enemies'
    ? { key: 'face.phase.note', params: { round, alertness, note } }
    : note;
}

/** Whether nobody of a seat has still to act in this round. */
function isDone({ heroes, stage, doneShopping }: View, seat: string): boolean {
  if (stage === 'shop') return doneShopping.includes(seat);
  return heroes.every(hero => hero.seat !== seat || hero.activated || !isConscious(hero));
}

const notes: { readonly [P in Phase]: (view: View) => Text } = {
  wave: ({ wave, bossFight }) => ({
    key: 'face.phase.wave.note',
    params: { wave: Math.max(1, wave), boss: bossFight ? 'yes' : 'no' },
  }),
  heroes(view) {
    const { activation, heroes } = view;
    if (activation !== null) return { key: 'face.phase.acts', params: { who: nameOf(heroNo(view, activation.hero)) } };
    const count = heroes.filter(hero => !hero.activated && isConscious(hero)).length;
    return { key: 'face.phase.heroes.note', params: { count } };
  },
  enemies: ({ units }) => ({
    key: 'face.phase.enemies.note',
    params: { count: units.filter(({ activated }) => !activated).length },
  }),
  after: ({ seized }) => ({ key: 'face.phase.after.note', params: { count: seized.length } }),
};
