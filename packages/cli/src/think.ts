import { thinkFrom } from '@starboard/server/think';
import { shelf } from './games.ts';

thinkFrom(shelf);
