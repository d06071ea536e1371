export * from './checked.ts';
export * from './grid/index.ts';
export * from './lattice/index.ts';
export * from './routes/index.ts';
export * from './zones/index.ts';
