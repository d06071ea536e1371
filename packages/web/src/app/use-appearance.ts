import { useEffect } from 'react';
import { type Settings, useSettings } from '../settings/settings.ts';

const speeds: { readonly [S in Settings['speed']]: string } = { normal: '1', fast: '0.5', none: '0' };

/** Language, theme and speed hold for the whole document. */
export function useAppearance(): void {
  const { language, theme, speed } = useSettings();
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.style.setProperty('--speed', speeds[speed]);
  }, [language, speed]);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: light)');
    const show = () => {
      const isLight = theme === 'light' || (theme === 'system' && system.matches);
      document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
    };
    show();
    system.addEventListener('change', show);
    return () => system.removeEventListener('change', show);
  }, [theme]);
}
