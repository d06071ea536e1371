import planet from 'icon:ringed-planet';
import type { Cover } from '@starboard/board/shelf';
import { Scene } from './Scene.tsx';

export const cover: Cover = { Scene, icon: planet };
