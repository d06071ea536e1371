import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTexts } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { items } from '../../src/cards/items/index.ts';
import { weapons } from '../../src/cards/items/weapons.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { conditionSchema } from '../../src/cards/missions/schema/conditions.ts';
import { goalSchema, lossSchema } from '../../src/cards/missions/schema/goals.ts';
import { objectiveSchema } from '../../src/cards/missions/schema/objectives.ts';
import { bossType } from '../../src/cards/missions/schema/words.ts';
import { survivors } from '../../src/cards/survivors/index.ts';
import { texts } from '../../src/index.ts';
import { tileCodes } from '../../src/map/tiles.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';
import { enemyTypes } from '../../src/rules/enemies/kinds.ts';
import { accomplishmentDeck, bossDeck, eventDeck, refugeEventDeck, resolveDeck } from '../../src/rules/setup/decks.ts';
import { survivorIds } from '../../src/rules/table.ts';
import { variants } from '../../src/tables/variants.ts';
import * as english from '../../src/text/en/index.ts';
import type { Weapon } from '../../src/types.ts';
import { boxedMissions } from '../support/boxed.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/^(text|testing|bot)\b/.test(file))
  .map(file => readFileSync(`${source}/${file}`, 'utf8').replace(/[!=]== '[^']*'|'[^']*' in /g, ''));

/** Where a rule names a text: what it says, what it asks, how an option is called, and why one is barred. */
const uses = [
  /\bsay\(\s*t,\s*[^']*(?:'ETS[^']*'[^']*)*('[^{]*?)(?:,\s*\{|\))/g,
  /\bt\.say\(('[^{]*?)(?:,\s*\{|\))/g,
  /\bwhisper\(\s*t,\s*[^']*'ETS[^']*',\s*('[^']*')/g,
  /\bt\s*\.(?:choose|pickSome|putInOrder|distribute)\(\s*[^']*?('[^']*')/g,
  /\bchoose(?:Zone|Survivor|Weapon)\(t, \w+, ('[^']*')/g,
  /\b(?:reason|label): \{\s*key: ([^,}]*'[^,}]*)/g,
  /\bkey: ('(?:act|bar)\.[^']*')/g,
];

/** What has become impossible, by the rule that loses. */
const impossible = /\bimpossible\([^,]*, '(\w+)'/g;

function keysIn(text: string): string[] {
  const ends = [...text.matchAll(impossible)].map(([, what]) => `impossible.${what}`);
  return ends.concat(saidIn(text));
}

function saidIn(text: string): string[] {
  return uses.flatMap(use =>
    [...text.matchAll(use)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key!).filter(key => !key.startsWith('ETS-')),
    ),
  );
}

const names = [
  ...survivorIds().flatMap(id => [id, `survivor.${id}`, `survivor.${id}.full`, `class.${id.slice(0, -2)}`]),
  ...enemyTypes().flatMap(type => [`enemies.${type}`, `enemy.${type}`, `enemy.${type}.text`]),
  ...enemyTypes().flatMap(type => (enemies[type].asAlly ? [`ally.${type}`] : [])),
  ...tileCodes.map(tile => `tile.${tile}`),
  ...Object.keys(variants).map(name => `variant.${name}`),
  ...Object.entries(variants).flatMap(([name, choices]) => choices.map(choice => `variant.${name}.${choice}`)),
];

const explained = [
  ...[...Object.keys(items), 'turret', 'overload', 'loader'].map(item => `item.${item}`),
  ...eventDeck().map(event => `event.${event}`),
  ...resolveDeck().map(card => `resolveCard.${card}`),
  ...accomplishmentDeck().map(card => `accomplishment.${card}`),
  ...Object.values(survivors).flatMap(each =>
    [each.passive, each.active, each.crisis].map(({ name }) => `ability.${name}`),
  ),
  ...missionIds.map(mission => `mission.${mission}`),
  ...['head', 'body', 'leg'].map(injury => `injury.${injury}`),
  ...bossType.options.flatMap(bossDeck).map(card => `bossCard.${card}`),
  ...refugeEventDeck().map(event => `refugeEvent.${event}`),
  ...campaignIds().map(campaign => `campaign.${campaign}`),
];

/** Every word with which a mission can be written: of the box, or of somebody's own. */
const losses = lossSchema.options.map(({ shape }) => shape.loss.value);
const written = [
  ...boxedMissions.flatMap(({ objectives, after }) =>
    [...objectives, ...Object.values(after).flatMap(each => each.objectives)].flatMap(({ name, words }) =>
      words === undefined ? [`objective.${name}`] : [],
    ),
  ),
  ...objectiveSchema.shape.deed.options.map(({ shape }) => `deed.${shape.does.value}`),
  ...conditionSchema.options.map(({ shape }) => `condition.${shape.condition.value}`),
  ...goalSchema.options[0].options.map(({ shape }) => `goal.${shape.goal.value}`),
  ...[...losses, 'class', 'orphaned'].map(loss => `loss.${loss}`),
  ...['dead', 'left', 'impossible'].map(loss => `lost.${loss}`),
];

function missing(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter(key => !(key in texts.en));
}

describe('texts', () => {
  test('both languages agree', () => {
    expect(checkTexts(texts)).toEqual([]);
  });

  test('everything that a rule says or asks has its words', () => {
    const keys = files.flatMap(keysIn);
    expect(keys.length).toBeGreaterThan(150);
    expect(missing(keys)).toEqual([]);
  });

  test('everything of the content has a name, and every card and ability its rules', () => {
    expect(missing(names)).toEqual([]);
    expect(missing(written)).toEqual([]);
    expect(missing(explained.flatMap(key => [key, `${key}.text`]))).toEqual([]);
  });

  test('a weapon is described with its own figures', () => {
    for (const [id, { range, dice, hit, noise, dual }] of Object.entries<Weapon>(weapons)) {
      const reach = range === 0 ? 'Melee weapon' : `Range ${range}`;
      const start = `${reach}: ${dice} ${dice === 1 ? 'die' : 'dice'}, ${hit}+, noise ${noise}.`;
      const text = english.en[`item.${id}.text` as keyof typeof english.en];
      expect(text.startsWith(start), id).toBe(true);
      expect(text.includes('pair'), id).toBe(dual === true);
    }
  });

  test('nobody shouts, but for a mission whose name does', () => {
    const loud = [texts.en, texts.fr].flatMap(each =>
      Object.keys(each).filter(key => (each as { readonly [key: string]: string })[key]!.includes('!')),
    );
    expect(loud).toEqual(['mission.ROP18', 'mission.ROP18']);
  });
});
