import { describe, expect, it } from 'vitest';
import { open, playOut } from './opened.ts';

/** A match that was played to its end here. */
async function played() {
  const scene = await open();
  await playOut(scene.table);
  const journal = await scene.window.house.journal(scene.id);
  return { ...scene, house: scene.window.house, journal };
}

describe('the house', () => {
  it('proves a journal by playing it again, and tells how it ended', async () => {
    const { house, journal, table } = await played();
    expect(table.picture.position.outcome?.score).toBeTypeOf('number');
    expect(await house.prove(journal)).toEqual(table.picture.position.outcome);
  });

  it('proves no journal that was changed, and keeps nothing of it', async () => {
    const { house, journal, store } = await played();
    const changed = { ...journal, entries: journal.entries.slice(1) };
    await expect(house.prove(changed)).rejects.toMatchObject({ code: 'bad-journal' });
    await expect(house.prove({ ...journal, game: 'chess', entries: [] })).rejects.toMatchObject({
      code: 'unknown-game',
    });
    expect(await store.matches()).toHaveLength(1);
  });

  it('remembers which matches came from a file', async () => {
    const { house, journal, store, id } = await played();
    const brought = await house.bring(journal);
    expect(await store.match(brought)).toMatchObject({ brought: true });
    expect(await store.match(id)).not.toHaveProperty('brought');
    const again = await house.again(brought);
    expect(await store.match(again)).not.toHaveProperty('brought');
  });
});
