import { describe, expect, it } from 'vitest';
import { open, playOut } from './opened.ts';

/** A match that was played to its end here. */
async function played() {
  const scene = await open();
  await playOut(scene.table);
  const journal = await scene.window.matches.journal(scene.id);
  return { ...scene, matches: scene.window.matches, journal };
}

describe('the matches of this device', () => {
  it('proves a journal by playing it again, and tells how it ended', async () => {
    const { matches, journal, table } = await played();
    expect(table.picture.position.outcome?.score).toBeTypeOf('number');
    expect(await matches.prove(journal)).toEqual(table.picture.position.outcome);
  });

  it('proves no journal that was changed, and keeps nothing of it', async () => {
    const { matches, journal, store } = await played();
    const changed = { ...journal, entries: journal.entries.slice(1) };
    await expect(matches.prove(changed)).rejects.toMatchObject({ code: 'bad-journal' });
    await expect(matches.prove({ ...journal, game: 'chess', entries: [] })).rejects.toMatchObject({
      code: 'unknown-game',
    });
    expect(await store.records()).toHaveLength(1);
  });

  it('remembers which matches came from a file', async () => {
    const { matches, journal, store, id } = await played();
    const brought = await matches.bring(journal);
    const isBrought = async (of: string) => (await store.records()).find(each => each.id === of)!.brought;
    expect(await isBrought(brought)).toBe(true);
    expect(await isBrought(id)).toBeUndefined();
    const again = await matches.again(brought);
    expect(await isBrought(again)).toBeUndefined();
  });
});
