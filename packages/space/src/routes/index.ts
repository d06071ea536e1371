export { routeGraph, routeNode, routeNodeIndex } from './graph.ts';
export { paretoFront, paretoRoutes, routeStates } from './pareto.ts';
export { costNamed, fewestEdgeRoutes, reachableNodes, routeTo, shortestRoutes } from './shortest.ts';
export type * from './types.ts';
