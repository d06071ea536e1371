import { memo } from 'react';
import { locations } from '../../field/tiles.ts';
import type { TileId } from '../../types.ts';
import { groundOfTile } from './ground/ground.ts';
import { DrawnGround } from './ground/SurfaceGround.tsx';
import { OrbitTile } from './orbit/OrbitGround.tsx';
import { square } from './square.ts';

interface TilePreviewProps {
  readonly tile: TileId;
  /** What it shows, where no word stands beside it. */
  readonly title?: string;
}

/** A tile by itself, as wide as its surroundings. */
export const TilePreview = memo(function TilePreview({ tile, title }: TilePreviewProps) {
  const ground = groundOfTile(tile);
  const margin = 10;
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  const width = ground.width * square + 2 * margin;
  const height = ground.height * square + 2 * margin;
  return (
    <svg viewBox={`${-margin} ${-margin} ${width} ${height}`} width="100%" {...naming}>
      {locations[tile]?.board === 'orbit' ? <OrbitTile ground={ground} /> : <DrawnGround ground={ground} />}
    </svg>
  );
});
