export { routeGraph, routeNode, routeNodeIndex } from './graph.ts';
export { paretoFront, paretoRoutes, routeStates } from './pareto.ts';
export type * from './types.ts';
