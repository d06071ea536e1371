import { Icon } from '@starboard/board';
import { useCover } from './use-cover.ts';

export function GameIcon({ game }: { readonly game: string }) {
  const cover = useCover(game);
  return cover && <Icon of={cover.icon} />;
}
