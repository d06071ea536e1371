import tent from 'icon:barracks-tent';
import type { Cover } from '@starboard/board/shelf';
import { Scene } from './Scene.tsx';

export const cover: Cover = { Scene, icon: tent };
