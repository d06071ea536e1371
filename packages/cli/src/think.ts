import { thinkFrom } from '@starboard/server/think';
import { shelves } from './games.ts';

thinkFrom({ places: shelves.games.map(({ id, rules }) => ({ id, load: rules })) });
