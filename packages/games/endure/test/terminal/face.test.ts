import { pensFor } from '@starboard/board/terminal/testing';
import { scene } from '@starboard/endure/testing';
import type { Viewer } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { endure, missionIds, texts } from '../../src/index.ts';
import { endureTerminal } from '../../src/terminal/index.ts';

const table = scene({ mission: 'CG00', survivors: ['captain-a', 'marine-a', 'psychic-a'] })
  .survivor('captain-a', { at: 'CREW.x', holding: ['pistol', 'safeguardArmour'], health: 2, injuries: ['leg'] })
  .survivor('marine-a', { at: 'REC.R', holding: ['shotgun'], resolve: 7, resolveCards: ['scream', 'shown:fear'] })
  .survivor('psychic-a', { at: 'REC.R', accomplishment: 'ninja', unlocked: true })
  .enemies('jaeger', 2, 'REC.R')
  .enemies('swarmer', 1, 'REC.R', { stunned: true })
  .noise('REC.R', 3)
  .event('anxiety')
  .with(({ tokens }) => tokens[0]!.knownTo.push('psychic-a'))
  .card('marine-a', 'shotgun', { jammed: true })
  .turnOf('marine-a', 2);

const penIn = pensFor(endureTerminal, texts);

function drawn(eyes: Viewer, language: Language = 'en', width = 80): string[] {
  return endureTerminal.draw(endure.view(table.state, eyes), eyes, penIn(language, width));
}

describe('the ship in characters', () => {
  test('walls, doors, and in every zone whoever and whatever is there', () => {
    expect(drawn('marine-a').slice(4, 20)).toMatchInlineSnapshot(`
      [
        "┌─CREW────┬──────────────┬─REC─────┬────┬─────────┬─LAB──────────┬─────────┐",
        "│A        │n   ┊B        │A        │n   │B        │C        ┊s   │A    ?   │",
        "│         │    ┊         │         │    │◆        │         ┊    │?        │",
        "│         │              │    ╶────┴─▭▭─┴────╴    │              │         │",
        "│         │    ┊         │    ┊R    Ion  1Sw ┊    │         ┊    │         │",
        "│         │    ┊         │    ┊Veg  2Ja  ♪3  ┊    │         ┊    │         │",
        "├─▭▭──────┘┈┈┈┈╶─────────┴────╴              ╶────┴─────────╴┈┈┈┈│         │",
        "│w        ┊x   ┊e             ┊              ┊e             ┊x   ▮         │",
        "│         ┊Oka ┊              ┊              ┊              ┊    │         │",
        "├─────────╴┈┈┈┈┌─▭▭──────┬────╴              ╶────┬─▭▭──────┐┈┈┈┈│         │",
        "│C        ┊s   │D        │C   ┊              ┊D   │B        │n   │         │",
        "│         ┊    │         │?   ┊              ┊    │         │    │         │",
        "│              │         │    ╶────┬─▭▭─┬────╴    │         │    │         │",
        "│         ┊    │         │         │s   │         │         │    │         │",
        "│         ┊    │         │         │    │         │         │    │         │",
        "└──────────────┴─────────┴─────────┴────┴─────────┴─────────┴────┴─────────┘",
      ]
    `);
  });

  test('every zone with something in it, in words, then the crew', () => {
    expect(drawn('marine-a').slice(20)).toMatchInlineSnapshot(`
      [
        "  ▶ whose turn it is · CREW Crew Quarters · REC Rec Room · LAB Laboratory ·",
        "  A zone of a tile · Ion survivor · 1Sw enemies: how many, and of which kind ·",
        "  ? radar token · ♪3 noise and its level · ◆ objective · ▭ open door · ▮ locked",
        "  door · ─ wall · ┊ ┈ no wall",
        "  CREW.x   Okafor",
        "  LAB.A    2 radar tokens",
        "  REC.B    the switch (green objective)",
        "  REC.C    a radar token",
        "  REC.R    Vega, Ione, 2 Jaegers, a Swarmer (stunned), noise 3",
        "",
        "  Event: Anxiety · item cards: 77 · radar pile: 13 · first player: Okafor",
        "",
        "  Okafor, Captain          Health ██░░░░░░░ 2  Resolve 10",
        "    Pistol, Safeguard Armour · Leg injury",
        "▶ Vega, Marine             Health ██████████ 10  Resolve 7",
        "    2 actions left · Shotgun (jammed) · Resolve cards 8, 4 Fear",
        "  Ione, Psychic            Health ███████ 7  Resolve 10",
        "    empty hands · Ninja (reward ready)",
      ]
    `);
  });

  test('above it all, what the mission is about', () => {
    expect(drawn('marine-a').slice(0, 4)).toEqual([
      'Noisy Neighbours · round 1 · Survivor phase',
      '─'.repeat(80),
      '  The laboratory is sealed, and what is inside grows loud enough to draw more of',
      '  its kind. Find the switch, open the door and kill every enemy on the map.',
    ]);
  });

  test('every tile is named in the wall above it, so that a zone that is asked for is found', () => {
    for (const mission of missionIds) {
      const { state } = scene({ mission, survivors: ['captain-a', 'engineer-a', 'medic-a'] });
      for (const width of [80, 64]) {
        const view = endure.view(state, 'spectator');
        const lines = endureTerminal.draw(view, 'spectator', penIn('en', width));
        const names = view.map.rows.flatMap(row => row.match(/[A-Z]+\d*/g) ?? []);
        const walls = lines.filter(line => /[┌├└]/.test(line)).join('\n');
        expect(names.filter(name => !walls.includes(name))).toEqual([]);
        expect(lines.filter(line => line.length > width)).toEqual([]);
      }
    }
  });

  test('decoys, bubbles and turrets are on the map and in words', () => {
    const set = scene({ mission: 'CG00' })
      .survivor('captain-a', { at: 'REC.A' })
      .decoy('REC.A')
      .bubble('REC.A')
      .turret('captain-a', 'REC.R');
    const all = endureTerminal.draw(endure.view(set.state, 'captain-a'), 'captain-a', penIn('en')).join('\n');
    expect(all).toMatch(/^ {2}REC\.A {4}Okafor, a decoy, a shield bubble$/m);
    expect(all).toMatch(/^ {2}REC\.R {4}a turret$/m);
    for (const sign of ['☼', '◯', '╦']) expect(all).toContain(sign);
  });

  test('a token is told only to whoever has looked at it', () => {
    const [face] = table.state.tokens.map(token => token.face);
    const count = face!.split(' ')[0]!;
    expect(drawn('psychic-a').join('\n')).toContain(`?${count}`);
    expect(drawn('marine-a').join('\n')).not.toMatch(/\?\d/);
    expect(drawn('spectator').join('\n')).not.toMatch(/\?\d/);
  });

  test('fits its width, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const width of [80, 64]) {
        expect(Math.max(...drawn('captain-a', language, width).map(line => line.length))).toBeLessThanOrEqual(width);
      }
    }
  });
});
