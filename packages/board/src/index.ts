export * from './face.ts';
export { Icon, type IconDrawing } from './icon.tsx';
