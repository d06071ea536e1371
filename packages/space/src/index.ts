export * from './grid/index.ts';
export * from './zones/index.ts';
