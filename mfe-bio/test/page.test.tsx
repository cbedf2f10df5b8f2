import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { readBonus } from '@datewright/contracts/bio/read-bonus';
import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Remote from '../src/remote.tsx';

async function arrive() {
  const page = await createMemoryHost({ pages: ['/profile-analyzer'] });
  page.answer(readUserBio, () => ({ bio: '', version: 0, updatedAt: null, report: null }));
  page.answer(readVoice, () => ({ sample: '' }));
  page.answer(readBonus, () => ({ available: false }));
  page.answer(writeUserBio, ({ body }) => ({ bio: body.bio, version: 1, updatedAt: '2026-11-21T12:00:00Z' }));
  page.answer(measureBio, ({ body }) => {
    if (body.bio.startsWith('Me gusta')) throw apiRefusal('no_score_language');
    const findings = [{ rule: 'originalityCliche', start: 0, end: 8, points: -4 }];
    return {
      score: 41,
      language: 'en' as const,
      parts: [{ part: 'originality' as const, points: 1, most: 15, findings }],
    };
  });
  const { hands } = page.open(Remote, '/bioscanner');
  return { page, hands, field: await screen.findByLabelText('Your current bio') };
}

test('A member pastes a bio and saves it, with the mobile bar or the button beside the field', async () => {
  const { page, hands, field } = await arrive();
  expect(screen.getAllByRole('button', { name: 'Save Bio' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See examples' }).getAttribute('href')).toBe('/profile-analyzer');
  await hands.type(field, 'I bake rye bread.');
  const [, underThumb] = screen.getAllByRole('button', { name: 'Save Bio' });
  await hands.click(underThumb ?? field);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Bio' })).toBeNull());
  expect(screen.getByText('I bake rye bread.').isConnected).toBe(true);
  expect((await screen.findByText('Bio saved successfully.')).closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('Bio saved successfully.')).toBeNull(), { timeout: 4500 });
  expect(page.said).toEqual([]);
  expect(page.asked(writeUserBio)[0]?.body).toMatchObject({ bio: 'I bake rye bread.', baseVersion: 0 });
});

test('When the first save fails offline, then the page leaves it to the shell to say why, and the focus is on its section', async () => {
  const { page, hands, field } = await arrive();
  page.answer(writeUserBio, () => {
    throw networkError();
  });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await hands.type(field, 'I bake rye bread.');
  await hands.click(screen.getAllByRole('button', { name: 'Save Bio' })[0] ?? field);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start with what you have' })),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your current bio').value).toBe('I bake rye bread.');
  expect(page.said).toEqual([]);
  online.mockRestore();
});

test('While the browser is offline, the page leaves the notice to the shell', async () => {
  await arrive();
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.queryByText(/offline/)).toBeNull();
  offline.mockRestore();
});

test('The score and its findings are free and update while typing; a text in another language gets a reason instead', async () => {
  const { hands, field } = await arrive();
  expect(screen.queryByRole('radio')).toBeNull();
  await hands.type(field, 'Good vibes only.');
  await screen.findByText('41/100 right now');
  expect(screen.getByText(/−4 “Good vib”: /).isConnected).toBe(true);
  await hands.clear(field);
  await hands.type(field, 'Me gusta bailar y cocinar.');
  await screen.findByText(/English and Hungarian bios only/);
  expect(screen.queryByText('41/100 right now')).toBeNull();
});

test('A rewrite shows its result first, a failure is shown beside the button, and closing with Escape says where the rewrite is', async () => {
  const { page, hands, field } = await arrive();
  await hands.type(field, 'I bake.');
  await hands.click(screen.getAllByRole('button', { name: 'Save Bio' })[0] ?? field);
  await hands.click(await screen.findByRole('button', { name: 'Boost Me' }));
  const dialog = within(screen.getByRole('dialog'));
  page.answer(bioGenerator, () => Promise.reject(apiRefusal('ai_failed')));
  await hands.click(dialog.getByRole('button', { name: /Refresh my bio/ }));
  const alert = await dialog.findByRole('alert');
  expect(alert.parentElement?.contains(dialog.getByRole('button', { name: /Refresh my bio/ }))).toBe(true);

  const measured = (score: number) => ({ score, language: 'en' as const, parts: [] });
  const written = { explanation: [], writtenBy: 'demo AI', bonus: true, available: 0, toCheck: [] };
  page.answer(bioGenerator, () => ({ ...written, bio: 'I bake rye.', score: measured(78), before: measured(61) }));
  await hands.click(dialog.getByRole('button', { name: /Refresh my bio/ }));
  expect((await dialog.findByText('+17 points')).isConnected).toBe(true);
  expect(dialog.queryByRole('alert')).toBeNull();
  const notice = dialog.getByText('We unlocked a bonus preview so you can see what the upgrade delivers.');
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  const reads = dialog.getByText('How it reads');
  expect(dialog.getByText('+17 points').compareDocumentPosition(reads) & following).toBe(following);
  expect(reads.compareDocumentPosition(notice) & following).toBe(following);
  await hands.click(dialog.getByRole('button', { name: 'Close' }));
  expect(page.said.at(-1)).toBe('info: Your rewrite is in Earlier versions.');
});
