import { useEffect } from 'react';
import { type Speed, slowness } from './speed.ts';

/** The speed of the replay holds for everything that moves, until the page is left. */
export function useMotion(speed: Speed): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const usual = style.getPropertyValue('--speed');
    style.setProperty('--speed', String(slowness[speed]));
    return () => style.setProperty('--speed', usual);
  }, [speed]);
}
