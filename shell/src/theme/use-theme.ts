import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();
const backgroundColors: Record<Theme, string> = { dark: '#0f0d14', light: '#fffaf6' };

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColors[theme]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = (event: StorageEvent) =>
    event.key === key && applyTheme(event.newValue === 'light' ? 'light' : 'dark');
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
  return {
    theme,
    toggle() {
      const next = theme === 'dark' ? 'light' : 'dark';
      applyTheme(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage is unavailable: the theme still changes but is not saved.
      }
    },
  };
}
