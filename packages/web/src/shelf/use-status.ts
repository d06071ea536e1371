import type { Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import type { Picture } from '@starboard/server/client';
import { useEffect, useState } from 'react';
import { device } from '../device/device.ts';
import { findGame } from '../games/games.ts';
import type { MatchEntry } from '../mygames/entries.ts';
import { server } from '../play/server.ts';
import { useSettings } from '../settings/settings.ts';

interface Known {
  readonly id: string;
  readonly title: Text;
  readonly round: number;
  readonly texts: Parameters<typeof createFormatter>[0];
}

/** Where a match stands: its title and its round. It comes after the page is there, or not at all. */
export function useStatus({ where, id, game }: MatchEntry): { readonly title?: string; readonly round?: number } {
  const { language } = useSettings();
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isLeft = false;
    void statusOf(where, game, id).then(
      status => !isLeft && setKnown(status),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [where, id, game]);
  if (known?.id !== id) return {};
  return { title: createFormatter(known.texts, language)(known.title), round: known.round };
}

async function statusOf(where: MatchEntry['where'], game: string, id: string): Promise<Known | undefined> {
  const parts = findGame(game)?.parts;
  if (parts === undefined) return undefined;
  const looking = where === 'server' ? server.look(id) : lookHere(id);
  const [{ position }, face, texts] = await Promise.all([looking, parts.face(), parts.texts()]);
  const { title, round } = face.status(position.view);
  return { id, title, round, texts };
}

/** One look at a match of this device, without staying at its table. */
function lookHere(id: string): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const leave = device.sit(id).follow(({ picture, isSettled }) => {
      if (!isSettled || picture === undefined) return;
      leave();
      resolve(picture);
    }, reject);
  });
}
