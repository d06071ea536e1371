export { networkAddresses, urlsOf } from './addresses.ts';
export type { Offered, Shelf } from './offered.ts';
export { type RunningServer, startServer } from './server.ts';
export * from './settings.ts';
export { StoreError } from './store/index.ts';
