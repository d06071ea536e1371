import { enemies } from '../../src/cards/enemies.ts';
import { enemyTypes, isBoss, readFace } from '../../src/rules/enemies/kinds.ts';
import { groundOf, missionOf } from '../../src/rules/mission.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import type { Figure, Noise, State, TokenFace } from '../../src/types.ts';
import { difference } from './difference.ts';

/** ETS-RTOK-01..03, ETS-SETUP-15: the faction's tokens, and a boss's if the mission lays it. */
function tokensInPlay(state: State): TokenFace[] {
  const { faction, tokens } = missionOf(state);
  const row = state.crewSize >= 5 ? 5 : state.crewSize === 4 ? 4 : 3;
  return [...radarTokens[faction], ...tokens[row].filter(face => isBoss(readFace(face).type))];
}

/** Laid out, in the pile, out of the game unseen, or revealed; a boss's is never shuffled back. */
function tokenProblems(state: State): string[] {
  const { tokens, unseen, pile, tally, variants, figures, allies, bosses, campaign, nextId } = state;
  const faces = [...tokens, ...unseen].map(({ face }) => face);
  const { lost, extra } = difference(tokensInPlay(state), [...faces, ...pile]);
  const bossesShown = lost.filter(face => isBoss(readFace(face).type)).length;
  const gone = variants['tokenReturn'] === 'yes' ? bossesShown : tally.revealed;
  const isRight = campaign === null ? lost.length === gone : lost.length <= gone; // a campaign counts over all missions
  const hidden = bosses.filter(({ status, sleepsIn }) => status === 'hidden' && sleepsIn < 0);
  const ids = [...tokens, ...unseen, ...figures, ...allies].map(({ id }) => id);
  return [
    ...extra.map(face => `there are too many tokens of ${face}`),
    ...(isRight ? [] : [`${lost.length} tokens are gone, ${gone} were revealed`]),
    ...(bossesShown > 0 && hidden.length > 0 ? ['a boss was revealed and is not there'] : []),
    ...pile.filter(face => isBoss(readFace(face).type)).map(face => `${face} is in the pile`),
    ...(new Set(ids).size === ids.length ? [] : ['two things have one number']),
    ...ids.filter(id => id >= nextId).map(id => `number ${id} is still to be given`),
  ];
}

function figureProblems(state: State): string[] {
  const { figures, variants } = state;
  const here = state.allies.filter(({ status }) => status === 'here');
  const crowded = enemyTypes().filter(type => {
    const count = [...figures, ...here].filter(figure => figure.type === type).length;
    return count > enemies[type].figures && (isBoss(type) || variants['figureLimit'] !== 'unlimited');
  });
  const foreign = figures.filter(({ type }) => enemies[type].faction !== missionOf(state).faction);
  return [
    ...crowded.map(type => `there are more figures of ${type} than in the box`),
    ...foreign.map(({ type }) => `a ${type} is in the wrong mission`),
    ...figures.filter(figure => isDead(state, figure)).map(({ type }) => `a ${type} without Health still stands`),
  ];
}

/** ETS-P-2005: only what does not die lies about without Health. */
function isDead({ bosses, ...state }: State, { type, hurt, stunned }: Figure): boolean {
  if (!isBoss(type)) return hurt < 0 || hurt >= enemies[type].health;
  const health = bosses.find(boss => boss.type === type)?.health ?? 0;
  const mayLie = missionOf(state).conditions.some(({ condition }) => condition === 'relentless');
  return hurt < 0 || hurt > health || (hurt === health && !(mayLie && stunned));
}

/** A boss is a figure, asleep, still under its token, or dead. */
function bossPlaceProblems({ bosses, figures }: State): string[] {
  return bosses.flatMap(({ type, status, sleepsIn }) => {
    const stands = figures.some(figure => figure.type === type);
    if (stands !== (status === 'here')) return [`the ${type} is ${status} and ${stands ? 'stands' : 'does not stand'}`];
    return sleepsIn >= 0 && status !== 'hidden' ? [`the ${type} is ${status} and asleep`] : [];
  });
}

/** ETS-CO-1312, 1317 */
function allyProblems(state: State): string[] {
  const { conditions } = missionOf(state);
  const most = conditions.reduce((sum, each) => (each.condition === 'reboot' ? sum + each.most : sum), 0);
  const here = state.allies.filter(({ status }) => status === 'here').length;
  return [
    ...(here > most ? [`${here} allies are led`] : []),
    ...state.allies
      .filter(({ type, hurt, status }) => hurt < 0 || hurt >= enemies[type].health !== (status === 'gone'))
      .map(({ type, hurt, status }) => `a friendly ${type} that lost ${hurt} is ${status}`),
  ];
}

/** ETS-LOADER-20 */
function loaderProblems({ loader, survivors, ...state }: State): string[] {
  if (loader === null) return [];
  const { zone, pilot, powered } = loader;
  const inside = survivors.find(({ id }) => id === pilot);
  return [
    ...(missionOf(state).loader === undefined ? ['there is a Loader that the mission does not know'] : []),
    ...(pilot !== null && inside?.status !== 'alive' ? [`${pilot} cannot be in the Loader`] : []),
    ...(inside !== undefined && inside.zone !== zone ? [`${pilot} is not where the Loader is`] : []),
    ...(powered && pilot === null ? ['the Loader is powered by nobody'] : []),
  ];
}

/** Each objective once, and more only of what can be salvaged; only the living carry, and what is carried is in play. */
function objectiveProblems(state: State): string[] {
  const { objectives, conditions } = missionOf(state);
  const keys = conditions.flatMap(each => (each.condition === 'keyCard' ? [each.objective] : [])); // the key stands for it
  const more = conditions.flatMap(each => (each.condition === 'salvage' ? [each.gives] : []));
  return [
    ...objectives.flatMap(({ name, fromCrew = 0 }, id) => {
      const count = state.objectives.filter(each => each.id === id).length;
      const due = state.crewSize < fromCrew ? 0 : 1; // ETS-CG-0903
      return count === due || (count > 1 && more.includes(name)) ? [] : [`${name} is there ${count} times`];
    }),
    ...state.objectives.flatMap(({ id, carrier, done, out, hurt }) => {
      const { name, deed } = objectives[id]!;
      const status = state.survivors.find(each => each.id === carrier)?.status;
      const isHeld = carrier === null ? !out : status === (out ? 'left' : 'alive');
      return [
        ...(isHeld ? [] : [`${name} is ${out ? 'out' : 'here'} with ${carrier}, who is ${status}`]),
        ...(carrier !== null && done ? [`${name} is done and carried`] : []),
        ...(carrier !== null && !['carry', 'lead'].includes(deed.does) && !keys.includes(name)
          ? [`nobody can carry ${name}`]
          : []),
        ...('health' in deed && !done && hurt >= deed.health ? [`${name} is broken and still there`] : []),
      ];
    }),
    ...state.survivors.flatMap(({ id }) => {
      const held = state.objectives.filter(({ carrier }) => carrier === id).map(each => objectives[each.id]!);
      return held.flatMap(({ name, deed }) => {
        const count = held.filter(each => each.name === name).length;
        const most = deed.does !== 'carry' || deed.orphaned === 'passes' ? count : (deed.most ?? count); // ETS-CG-0905
        return count > most ? [`${id} carries ${count} of ${name}`] : [];
      });
    }),
  ];
}

/** ETS-MAP-15: places taken up in each zone. */
function crowdIn({ figures, survivors, loader, bosses, allies }: State, zone: number): number {
  const size = figures.reduce((sum, each) => sum + (each.zone === zone ? enemies[each.type].size : 0), 0);
  const alive = survivors.filter(each => each.status === 'alive' && each.zone === zone).length;
  const vehicle = loader?.zone !== zone ? 0 : loader.pilot === null ? 2 : 1;
  const sleeping = bosses.filter(({ sleepsIn }) => sleepsIn === zone).length * 4;
  return size + alive + vehicle + sleeping + allies.filter(each => each.status === 'here' && each.zone === zone).length;
}

function zoneProblems(state: State): string[] {
  const { capacity } = groundOf(state);
  const { survivors, figures, tokens, noises, objectives, allies, bosses, loader, turrets, bubbles, decoys } = state;
  const places = [
    ...[...survivors, ...figures, ...tokens, ...noises, ...objectives, ...allies, ...turrets].map(({ zone }) => zone),
    ...bosses.flatMap(({ sleepsIn }) => (sleepsIn < 0 ? [] : [sleepsIn])),
    ...(loader === null ? [] : [loader.zone]),
    ...bubbles,
    ...decoys,
  ];
  return [
    ...capacity.flatMap((most, zone) => {
      const isLeftBehind = loader?.zone === zone && loader.pilot === null; // ETS-LOADER-16: whoever gets out needs a place
      return crowdIn(state, zone) > most + (isLeftBehind ? 1 : 0) ? [`zone ${zone} holds more than ${most}`] : [];
    }),
    ...places.filter(zone => capacity[zone] === undefined).map(zone => `something is in zone ${zone}`),
  ];
}

/** ETS-NOISE-02, 03, ETS-CG-0807, 1107: one in a zone besides those that last, which are where their source is. */
function noiseProblems(state: State): string[] {
  const passing = state.noises.filter(each => each.with === undefined);
  return [
    ...state.noises.filter(({ level }) => level < 1 || level > 5).map(({ level }) => `there is no noise of ${level}`),
    ...(new Set(passing.map(({ zone }) => zone)).size === passing.length ? [] : ['a zone has two noises']),
    ...state.noises.flatMap(noise => (isWithSource(state, noise) ? [] : ['a noise has lost what makes it'])),
  ];
}

function isWithSource({ figures, objectives, survivors }: State, { zone, with: source }: Noise): boolean {
  if (source === undefined) return true;
  if ('figure' in source) return figures.find(({ id }) => id === source.figure)?.zone === zone;
  const thing = objectives.find(({ id }) => id === source.objective);
  return (survivors.find(({ id }) => id === thing?.carrier) ?? thing)?.zone === zone;
}

/** Everything that is wrong with what lies on the table in a mission. */
export function mapProblems(state: State): string[] {
  return [
    ...tokenProblems(state),
    ...figureProblems(state),
    ...bossPlaceProblems(state),
    ...allyProblems(state),
    ...loaderProblems(state),
    ...objectiveProblems(state),
    ...zoneProblems(state),
    ...noiseProblems(state),
  ];
}
