import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

export const themeKey = 'theme';
const listeners = new Set<() => void>();
const backgroundColors: Record<Theme, string> = { dark: '#0f0d14', light: '#fffaf6' };

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** The theme for what is stored: a theme, or `system` for that of the device. */
const toTheme = (stored: string | null): Theme =>
  stored === 'light' || (stored === 'system' && matchMedia('(prefers-color-scheme: light)').matches) ? 'light' : 'dark';

/** Shows and saves a theme, or `system`. */
export function chooseTheme(choice: Theme | 'system'): void {
  applyTheme(toTheme(choice));
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is unavailable: the theme still changes but is not saved.
  }
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColors[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = (event: StorageEvent) => event.key === themeKey && applyTheme(toTheme(event.newValue));
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherTab);
  };
}

/** Returns the theme of the page and a toggle that saves the choice in this browser. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'dark' as const);
  return { theme, toggle: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
}
