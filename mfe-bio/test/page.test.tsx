import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { screen, waitFor } from '@testing-library/react';
import Remote from '../src/remote.tsx';

test('A member pastes a bio and saves it', async () => {
  const page = await memoryHost();
  page.answer(readUserBio, () => ({ bio: '', version: 0, updatedAt: null }));
  page.answer(readVoice, () => ({ sample: '' }));
  page.answer(writeUserBio, ({ body }) => ({ bio: body.bio, version: 1, updatedAt: '2026-11-21T12:00:00Z' }));
  const { hands } = page.open(Remote, '/bioscanner');
  await hands.type(await screen.findByLabelText('Your current bio'), 'I bake rye bread.');
  await hands.click(screen.getByRole('button', { name: 'Save Bio' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Bio' })).toBeNull());
  expect(screen.getByText('I bake rye bread.').isConnected).toBe(true);
  expect(page.said).toEqual(['success: Bio saved successfully.']);
  expect(page.asked(writeUserBio)[0]?.body).toMatchObject({ bio: 'I bake rye bread.', baseVersion: 0 });
});
