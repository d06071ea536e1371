import { Icon } from '@starboard/board';
import type { SVGProps } from 'react';
import type { Post } from '../../types.ts';
import { stationDrawings } from './stations.ts';

interface StationIconProps extends SVGProps<SVGSVGElement> {
  readonly kind: Post;
  /** What it means, where no word stands beside it. */
  readonly title?: string;
}

/** The sign of a station or of another place aboard, as large as the letters around it. */
export function StationIcon({ kind, ...rest }: StationIconProps) {
  return <Icon of={stationDrawings[kind]} {...rest} />;
}
