import type { TableView } from '@starboard/room';
import { useEffect, useState } from 'react';
import { server } from '../play/server.ts';

interface TableNews {
  readonly table?: TableView;
  /** The match as far as one may look at it. */
  readonly view?: unknown;
  readonly isConnected: boolean;
  /** What keeps it from being told now; it goes on trying. */
  readonly trouble?: unknown;
  /** Why it is never told. */
  readonly problem?: unknown;
}

/** Who sits where at a match, as it changes. */
export function useTable(match: string): TableNews {
  const [news, setNews] = useState<TableNews>({ isConnected: true });
  useEffect(() => {
    const following = server.follow(match);
    const tell = async () => {
      for await (const { picture, isConnected, trouble } of following) {
        setNews({
          isConnected,
          trouble,
          ...(picture && { table: picture.table, view: picture.position.view }),
        });
      }
    };
    tell().catch(problem => setNews({ isConnected: false, problem }));
    return () => following.close();
  }, [match]);
  return news;
}
