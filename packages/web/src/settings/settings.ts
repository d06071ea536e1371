import type { Language } from '@starboard/kernel/text';
import { useSyncExternalStore } from 'react';

/** What a person has set on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'system';
  /** How what happens by itself is shown. */
  readonly speed: 'normal' | 'fast' | 'none';
  /** Every answer is confirmed, even a plain move. */
  readonly confirmsAll: boolean;
  readonly showsHints: boolean;
  /** Around one screen: the table is covered until the next person is there. */
  readonly coversSeats: boolean;
  /** What others call this person. */
  readonly name: string;
}

const storageKey = 'starboard.settings';

const usual: Settings = {
  language: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'normal',
  confirmsAll: false,
  showsHints: true,
  coversSeats: true,
  name: '',
};

const listeners = new Set<() => void>();
let settings = read();

function read(): Settings {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return usual; // A browser that keeps nothing, or something that is no setting.
  }
}

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed.
  }
  for (const tell of listeners) tell();
}

export function currentSettings(): Settings {
  return settings;
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
