import type { Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { useEffect, useState } from 'react';
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

/** Where a match of the server stands: its title and its round. It comes after the page is there, or not at all. */
export function useStatus({ where, id, game }: MatchEntry): { readonly title?: string; readonly round?: number } {
  const { language } = useSettings();
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isLeft = false;
    if (where === 'server') {
      void statusOf(game, id).then(
        status => !isLeft && setKnown(status),
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
    };
  }, [where, id, game]);
  if (known?.id !== id) return {};
  return { title: createFormatter(known.texts, language)(known.title), round: known.round };
}

async function statusOf(game: string, id: string): Promise<Known | undefined> {
  const parts = findGame(game)?.parts;
  if (parts === undefined) return undefined;
  const [{ position }, face, texts] = await Promise.all([server.look(id), parts.face(), parts.texts()]);
  const { title, round } = face.status(position.view);
  return { id, title, round, texts };
}
