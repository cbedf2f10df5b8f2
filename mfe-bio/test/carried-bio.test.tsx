import { bioHandoffKey, bioHandoffLifetimeMs } from '@datewright/contracts/bio/bio-handoff';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import Remote from '../src/remote.tsx';

async function arrive(text: string, at: number) {
  localStorage.setItem(bioHandoffKey, JSON.stringify({ text, at }));
  const page = await createMemoryHost();
  page.answer(readUserBio, () => ({ bio: '', version: 0, updatedAt: null, report: null }));
  page.answer(measureBio, () => ({ score: 40, language: 'en' as const, parts: [] }));
  page.answer(readVoice, () => ({ sample: '' }));
  page.open(Remote, '/bioscanner');
  return screen.findByLabelText<HTMLTextAreaElement>('Your current bio');
}

test('The text that a visitor typed before signing in is in the field, and is stored nowhere else', async () => {
  const field = await arrive('I bake rye bread.', Date.now());
  expect(field.value).toBe('I bake rye bread.');
  expect(localStorage.getItem(bioHandoffKey)).toBeNull();
});

test('Text that was typed on this device long ago is deleted', async () => {
  const field = await arrive('Somebody else was here.', Date.now() - bioHandoffLifetimeMs);
  expect(field.value).toBe('');
  expect(localStorage.getItem(bioHandoffKey)).toBeNull();
});
