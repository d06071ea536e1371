import { thinkFrom } from '@starboard/server/think';
import { shelf } from './relay.ts';

thinkFrom(shelf);
