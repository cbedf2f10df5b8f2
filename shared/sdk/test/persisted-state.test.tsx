import { z } from '@datewright/contracts/zod';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { readPersisted, usePersistedState } from '../src/persisted-state.ts';

const key = 'test:u1:form';
const schema = z.object({ name: z.string(), age: z.string() });
const read = () => readPersisted('localStorage', key, schema) ?? { name: '', age: '' };
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

/** A page with one form that is kept, shared by all tabs. */
async function openForm() {
  const page = await createMemoryHost();
  const form = () => page.hook(() => usePersistedState('localStorage', key, read));
  const shown = form();
  const change = (part: object) => act(async () => shown.result.current[1](part));
  return { page, form, shown, change };
}

/** As a browser tells the other tabs of it. */
function writeInAnotherTab(value: object, tells = true): void {
  localStorage.setItem(key, JSON.stringify(value));
  if (tells) window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('What was typed is there again after a reload', async () => {
  const { page, form, shown, change } = await openForm();
  await change({ name: 'Anna' });
  await page.leave(shown);
  expect(form().result.current[0]).toEqual({ name: 'Anna', age: '' });
});

test.each(['{', '7', '{"name":7}'])('What is kept and can not be read any more is a beginning: %s', async (broken) => {
  localStorage.setItem(key, broken);
  expect((await openForm()).shown.result.current[0]).toEqual({ name: '', age: '' });
});

test('What another tab wrote shows here, and is not written over by what is typed here', async () => {
  const { shown, change } = await openForm();
  await act(async () => writeInAnotherTab({ name: 'Anna', age: '' }));
  expect(shown.result.current[0].name).toBe('Anna');
  writeInAnotherTab({ name: 'Bela', age: '' }, false);
  await change({ age: '30' });
  expect(shown.result.current[0]).toEqual({ name: 'Bela', age: '30' });
  expect(stored()).toEqual({ name: 'Bela', age: '30' });
});

test('What another tab forgot stays on this page', async () => {
  const { shown, change } = await openForm();
  await change({ name: 'Anna' });
  localStorage.removeItem(key);
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(shown.result.current[0].name).toBe('Anna');
});

test('Two changes before the page is drawn again are both kept, and can be asked for at once', async () => {
  const { shown } = await openForm();
  await act(async () => {
    const [, change, now] = shown.result.current;
    change({ name: 'Anna' });
    change({ age: '30' });
    expect(now()).toEqual({ name: 'Anna', age: '30' });
  });
  expect(stored()).toEqual({ name: 'Anna', age: '30' });
});

test('Where storage is full, the page goes on alone, and an older value does not come back', async () => {
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
