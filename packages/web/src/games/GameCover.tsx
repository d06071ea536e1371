import { CoverFrame } from '@starboard/board';
import { useCover } from './use-cover.ts';

export function GameCover({ game }: { readonly game: string }) {
  return <CoverFrame scene={useCover(game)?.Scene} />;
}
