import { z } from '@datewright/contracts/zod';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { readPersisted, usePersistedState } from '../src/persisted-state.ts';

const key = 'test:u1:form';
const schema = z.object({ name: z.string(), age: z.string() });
const read = () => readPersisted('localStorage', key, schema) ?? { name: '', age: '' };
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

/** A page with one persisted form, shared by all tabs. */
async function openForm() {
  const page = await createMemoryHost();
  const form = () => page.hook(() => usePersistedState('localStorage', key, read));
  const shown = form();
  const change = (part: object) => act(async () => shown.result.current[1](part));
  return { page, form, shown, change };
}

/** Writes as another tab would; the browser fires a `storage` event for it if `tells` is true. */
function writeInAnotherTab(value: object, tells = true): void {
  localStorage.setItem(key, JSON.stringify(value));
  if (tells) window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('Typed text is there again after a reload', async () => {
  const { page, form, shown, change } = await openForm();
  await change({ name: 'Anna' });
  await page.leave(shown);
  expect(form().result.current[0]).toEqual({ name: 'Anna', age: '' });
});

test.each(['{', '7', '{"name":7}'])("A stored value that can't be read counts as empty: %s", async (broken) => {
  localStorage.setItem(key, broken);
  expect((await openForm()).shown.result.current[0]).toEqual({ name: '', age: '' });
});

test('Text written in another tab is shown here, and typing here does not overwrite it', async () => {
  const { shown, change } = await openForm();
  await act(async () => writeInAnotherTab({ name: 'Anna', age: '' }));
  expect(shown.result.current[0].name).toBe('Anna');
  writeInAnotherTab({ name: 'Bela', age: '' }, false);
  await change({ age: '30' });
  expect(shown.result.current[0]).toEqual({ name: 'Bela', age: '30' });
  expect(stored()).toEqual({ name: 'Bela', age: '30' });
});

test('A value deleted by another tab stays on this page', async () => {
  const { shown, change } = await openForm();
  await change({ name: 'Anna' });
  localStorage.removeItem(key);
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(shown.result.current[0].name).toBe('Anna');
});

test('Two changes before the next render are both stored and can be read at once', async () => {
  const { shown } = await openForm();
  await act(async () => {
    const [, change, now] = shown.result.current;
    change({ name: 'Anna' });
    change({ age: '30' });
    expect(now()).toEqual({ name: 'Anna', age: '30' });
  });
  expect(stored()).toEqual({ name: 'Anna', age: '30' });
});

test('Where storage is full, the page continues without it, and an older value does not come back', async () => {
  const { shown, change } = await openForm();
  await change({ name: 'Anna' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await change({ name: 'Bela' });
  await change({ age: '30' });
  expect(shown.result.current[0]).toEqual({ name: 'Bela', age: '30' });
  full.mockRestore();
  await change({ age: '31' });
  expect(stored()).toEqual({ name: 'Bela', age: '31' });
});
