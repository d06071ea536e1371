import type { Pace } from '@starboard/room';

/** In between, whatever else waits, a message for instance, has its turn. Unlike a timer it is not slowed down by the browser. */
export const pace: Pace = {
  sliceMillis: 4,
  uptime: () => performance.now(),
  pause: () =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
};
