import { getEmailChange } from '@datewright/contracts/account/get-email-change';
import { listSessions } from '@datewright/contracts/account/list-sessions';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen, within } from '@testing-library/react';
import { security } from '../src/copy/en/security.ts';
import Remote from '../src/remote.tsx';

/** The page Security of a member who is signed in here only, and what "Sign out" of this device does. */
async function signOutHere() {
  const page = await createMemoryHost();
  const device = { browser: 'Firefox', system: 'Linux' };
  const at = '2026-11-23T12:00:00Z';
  page.answer(listSessions, () => ({
    sessions: [{ id: 's1', device, createdAt: at, seenAt: at, current: true }],
    ways: { password: true, google: false },
  }));
  page.answer(getEmailChange, () => ({ pending: null, needs: 'password' as const }));
  const { hands } = page.open(Remote, '/profile/security');
  await hands.click(await screen.findByRole('button', { name: /^Sign out Firefox on Linux/ }));
  return hands;
}

afterEach(() => localStorage.clear());

test('Signing out of this device asks first if unsent input would be lost', async () => {
  localStorage.setItem('chatpad:u1:new', JSON.stringify({ draft: 'See you at six?' }));
  const hands = await signOutHere();
  const question = within(await screen.findByRole('dialog', { name: security.clearsHereTitle }));
  expect(question.getByText(security.clearsHere)).toBeTruthy();
  await hands.click(question.getByRole('button', { name: security.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/profile/security');
});

test("Signing out of this device doesn't ask if nothing would be lost", async () => {
  await signOutHere();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/');
});
