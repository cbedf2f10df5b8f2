import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { ThemeToggle } from '../src/header/theme-toggle.tsx';
import { ThemeChoice } from '../src/theme/theme-choice.tsx';

const shown = () => document.documentElement.dataset.theme;
const kept = () => localStorage.getItem('theme');
const ground = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

/** Runs the script in the page's head that sets the theme before the first paint. */
const boot = () => new Function(readFileSync(join(__dirname, '../src/theme/init-theme.js'), 'utf8'))();

async function openPage() {
  document.head.innerHTML = '<meta name="theme-color" content="#0f0d14">';
  boot();
  return (await createMemoryHost()).open(ThemeToggle, '/');
}

test('A page is dark by default, changes with the switch, and keeps the choice for the next visit', async () => {
  const { hands, unmount } = await openPage();
  expect([shown(), kept()]).toEqual(['dark', null]);
  await hands.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect([shown(), kept(), ground()]).toEqual(['light', 'light', '#fffaf6']);
  unmount();
  await openPage();
  expect(shown()).toBe('light');
  await hands.click(screen.getByRole('button', { name: 'Switch to the dark theme' }));
  expect([shown(), kept(), ground()]).toEqual(['dark', 'dark', '#0f0d14']);
});

test('The theme of the device counts only where the member chose it, and is followed when it changes', async () => {
  const listeners = new Set<() => void>();
  const system = {
    matches: true,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const before = window.matchMedia;
  window.matchMedia = (() => system) as unknown as typeof window.matchMedia;
  localStorage.clear();
  boot();
  expect(shown()).toBe('dark');
  const { hands } = (await createMemoryHost()).open(ThemeChoice, '/');
  await hands.click(screen.getByRole('radio', { name: 'System' }));
  expect([shown(), kept()]).toEqual(['light', 'system']);
  system.matches = false;
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(shown()).toBe('dark');
  system.matches = true;
  boot();
  expect(shown()).toBe('light');
  window.matchMedia = before;
  localStorage.clear();
});

test('A choice in another tab applies here too', async () => {
  await openPage();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  expect(shown()).toBe('light');
  expect(screen.getByRole('button', { name: 'Switch to the dark theme' }).isConnected).toBe(true);
});

test('Where storage is blocked the switch still works', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { hands } = await openPage();
  await hands.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(shown()).toBe('light');
  jest.restoreAllMocks();
});
