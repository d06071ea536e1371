export { Client, type ClientOptions, type FollowOptions } from './client.ts';
export type { Followed, Following, Patience } from './following.ts';
export { Refused } from './refused.ts';
export type * from './types.ts';
