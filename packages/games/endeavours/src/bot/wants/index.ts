import { isSite, siteAt, zoneOf } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import { hereOf, isBase, needOfCard, openQuests, type Quest } from '../../rules/missions/quest.ts';
import { hasFeature, isCovered } from '../../rules/sites.ts';
import type { Found, State } from '../../types.ts';
import { castaways } from '../people.ts';
import { weights } from '../weights.ts';
import { elevating } from './elevators.ts';
import { explorations, exploring, siteExploration } from './exploring.ts';
import { drilling, experimenting, fetching, relic, rescuing, samples } from './fetching.ts';
import { eatingAir, flyby, tour } from './flights.ts';
import { message, radio } from './radio.ts';
import { deploying } from './satellites.ts';
import { building, claiming, settling, supplies } from './settling.ts';
import { plain, type Sketch, type Want, worthOf } from './want.ts';
import { traversing } from './wormholes.ts';

/** Everything that the missions in play ask for somewhere, and Sites to explore. */
export function wantsOf(state: State): Want[] {
  const wants = openQuests(state).flatMap(quest => {
    const worth = worthOf(quest) / Math.max(1, partsOf(quest));
    const sketches = sketchesFor(state, quest).filter(({ node }) => !isCovered(state, node));
    const urge = isBase(quest) ? urgeOf(state) : 1;
    return sketches.map(({ chance = 1, ...sketch }): Want => {
      const want = { ...plain, quest, worth, ...sketch };
      return { ...want, worth: want.worth * chance * urge };
    });
  });
  return [...wants, ...explorations(state), ...pickingUp(state)].filter(
    ({ node }) => !isSite(node) || !state.sites[node]?.gone,
  );
}

/** The fewer base missions are left, the nearer is the victory (END-SETUP-10). */
function urgeOf({ missions }: State): number {
  return weights.urge ** missions.filter(({ status }) => status === 'done').length;
}

/** People who were left behind: they are fetched, or come back by the Colony that they can found if somebody brings them a Factory. */
function pickingUp(state: State): Want[] {
  const common = { ...plain, quest: null, worth: weights.castaway };
  return castaways(state).flatMap(({ node, card }): Want[] => [
    { ...common, node, deed: 'board', years: 0 },
    ...(isSite(node) && !card.lonely ? building(state, [node]).map(each => ({ ...common, ...each })) : []),
  ]);
}

/** Of how many parts a mission consists; each is worth its share. */
function partsOf(quest: Quest): number {
  const need = needOfCard(quest.card);
  switch (need.kind) {
    case 'tour':
      return Math.max(1, need.sites.length * 0.7);
    case 'zoneSamples':
    case 'samplesHome':
      return need.types.length * 0.7;
    case 'airEater':
    case 'zoneClaims':
    case 'claims':
      return Math.max(1, need.count * 0.7);
    case 'satellites':
      return need.zones * 0.7;
    case 'siteExploration':
      return 4;
    case 'industrialization':
      return 3;
    case 'elevators':
      return 2;
    default:
      return 1;
  }
}

function sketchesFor(state: State, quest: Quest): Sketch[] {
  const need = needOfCard(quest.card);
  switch (need.kind) {
    case 'sampleReturn':
      return fetching(state, quest, 'home', [need.site], { ...drilling, manned: true });
    case 'cometSample':
      return fetching(state, quest, 'lab', [need.site], { ...drilling, manned: true });
    case 'rescue':
      return fetching(state, quest, 'home', [need.site], { ...rescuing, manned: true });
    case 'fieldExperiment':
      return fetching(state, quest, 'lab', [need.site], { ...experimenting, manned: true });
    case 'sampleHere':
      return fetching(state, quest, 'labOrHome', [hereOf(quest)], drilling);
    case 'experimentHere':
      return fetching(state, quest, 'labOrHome', [hereOf(quest)], experimenting);
    case 'rescueHere':
      return [{ node: hereOf(quest), ...rescuing }];
    case 'zoneSamples':
    case 'samplesHome':
      return samples(state, quest, need.types, need.kind === 'zoneSamples' ? need.zone : undefined);
    case 'relic':
      return relic(state, quest as Found);
    case 'repairHere':
      return [{ node: hereOf(quest), deed: 'repair', kit: ['spareParts'], manned: true }];
    case 'suppliesHere':
      return [{ node: hereOf(quest), deed: 'deliver', kit: ['supplies'], manned: true }];
    case 'supplyDelivery':
      return supplies(state, need.site);
    case 'landing':
      return [{ node: need.site, deed: 'arrive', years: 0 }];
    case 'pass':
      return [{ node: need.node, deed: 'arrive', years: 0 }];
    case 'airEater':
      return eatingAir(quest, need.zone);
    case 'flyby':
      return flyby(state, quest, need.node);
    case 'tour':
      return tour(state, quest, need.sites);
    case 'zoneExploration':
      return exploring(state, quest, site => siteAt(site).zone === need.zone, need.size);
    case 'siteExploration':
      return siteExploration(
        state,
        quest,
        site => need.zones.includes(siteAt(site).zone) && hasFeature(state, site, need.feature),
      );
    case 'anotherSite':
      return exploring(state, quest, site => site !== hereOf(quest) && zoneOf(site) === zoneOf(hereOf(quest)), 0).map(
        each => ({ ...each, manned: false }),
      );
    case 'zoneClaims':
      return claiming(state, site => siteAt(site).zone === need.zone && hasFeature(state, site, need.feature));
    case 'claims':
      return claiming(state, site => siteAt(site).zone === need.zone);
    case 'satellites':
      return deploying(state, quest, need.zones);
    case 'wormhole':
      return traversing(state, need.borders);
    case 'radio':
      return radio(state, need.between);
    case 'message':
      return message(state, need.borders);
    case 'elevators':
      return elevating(state, need.pairs);
    case 'factory':
      return building(state, [need.site]);
    case 'factoryHere':
      return building(state, [hereOf(quest)]);
    case 'industrialization':
      return building(
        state,
        siteIds.filter(site => siteAt(site).type === need.type),
      );
    case 'colony':
      return settling(state, need.site);
    case 'colonyHere':
      return settling(state, hereOf(quest));
    case 'colonySizes':
      return siteIds
        .filter(site => siteAt(site).zone === need.zone)
        .flatMap(site =>
          settling(state, site).map(each => ({
            ...each,
            worth: (worthOf(quest) * Math.min(need.size, siteAt(site).size)) / need.size,
          })),
        );
    case 'colonyHydration':
      return siteIds
        .filter(site => need.zones.includes(siteAt(site).zone) && siteAt(site).hydration === need.hydration)
        .flatMap(site => settling(state, site).map(each => ({ ...each, worth: worthOf(quest) / need.count })));
    default:
      return [];
  }
}
