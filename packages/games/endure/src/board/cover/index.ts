import radar from 'icon:radar-sweep';
import type { Cover } from '@starboard/board/shelf';
import { Scene } from './Scene.tsx';

export const cover: Cover = { Scene, icon: radar };
