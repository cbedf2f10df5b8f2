import { getDeletion } from '@datewright/contracts/account/get-deletion';
import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import { saveOwnProfile } from '@datewright/contracts/account/save-own-profile';
import { saveWritingProfile } from '@datewright/contracts/account/save-writing-profile';
import { memberDataCall } from '@datewright/contracts/member-data';
import { tools } from '@datewright/contracts/tools';
import { ApiError } from '@datewright/sdk/host';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { networkError } from '@datewright/sdk/testing/mock-api';
import { act, screen, waitFor } from '@testing-library/react';
import { ownData } from '../src/copy/en/own-data.ts';
import { writingProfile } from '../src/copy/en/writing-profile.ts';
import Remote from '../src/remote.tsx';

/** The page of one's own data; `newsletter` is what the marketing service answers. */
async function open(newsletter: () => Record<string, unknown>) {
  const page = await createMemoryHost();
  page.answer(getOwnProfile, () => ({ fullName: null, dateOfBirth: null, gender: null }));
  for (const service of ['account', ...tools.map((tool) => tool.service)] as const)
    page.answer(memberDataCall(service), () => ({ data: {} }));
  page.answer(memberDataCall('marketing'), () => ({ data: newsletter() }));
  const { hands } = page.open(Remote, '/profile/data');
  await hands.click(await screen.findByRole('button', { name: ownData.show }));
  return hands;
}

test('Save is a main button once there is something to save, and until it is saved', async () => {
  const page = await createMemoryHost();
  page.answer(getOwnProfile, () => ({ fullName: null, dateOfBirth: null, gender: null }));
  page.answer(getWritingProfile, () => ({ voice: '', about: [], updatedAt: null }));
  page.answer(saveOwnProfile, () => ({ fullName: 'Anna', dateOfBirth: null, gender: null }));
  page.answer(saveWritingProfile, () => ({ voice: 'haha ok', about: [], updatedAt: null }));
  const { hands } = page.open(Remote, '/profile/data');
  const isMain = (one: HTMLElement) => getComputedStyle(one).backgroundColor === 'var(--ember)';
  const main = () => screen.getAllByRole('button').filter(isMain);
  for (const [label, save] of [
    ['Name', ownData.save],
    [writingProfile.voice, writingProfile.save],
  ] as const) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    expect(main()).toEqual([]);
    await hands.type(field, label === 'Name' ? ' Anna ' : 'haha ok');
    expect(main()).toEqual([screen.getByRole('button', { name: save })]);
    await hands.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(main()).toEqual([]));
  }
});

test('What could not be read while the browser was offline is read once it is back online', async () => {
  const page = await createMemoryHost();
  page.answer(getOwnProfile, () => {
    throw networkError();
  });
  page.open(Remote, '/profile/data');
  dispatchEvent(new Event('offline'));
  await screen.findByText(networkError().message, undefined, { timeout: 4000 });
  page.answer(getOwnProfile, () => ({ fullName: 'Anna', dateOfBirth: null, gender: null }));
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByDisplayValue('Anna')).toBeTruthy();
});

test("A member sees the data stored under their email address beside the tools' data", async () => {
  await open(() => ({ newsletter: { state: 'confirmed' }, messages: [{ message: 'Where is my invoice?' }] }));
  expect(await screen.findByRole('heading', { name: 'Newsletter and messages' })).toBeTruthy();
  expect(screen.getByText('Where is my invoice?')).toBeTruthy();
});

test("A service that does not answer is named, so that the export never looks complete when it isn't", async () => {
  await open(() => {
    throw new Error('away');
  });
  expect(await screen.findByText(ownData.missing(['Newsletter and messages']))).toBeTruthy();
});

test('A service that is busy is asked again when it says', async () => {
  let refusals = 1;
  await open(() => {
    if (refusals-- > 0) throw new ApiError({ code: 'unavailable', message: 'Busy.', status: 503, retryAfter: 0.1 });
    return { messages: [{ message: 'Where is my invoice?' }] };
  });
  expect(await screen.findByText('Where is my invoice?')).toBeTruthy();
});

test('A long list is shown in parts', async () => {
  const hands = await open(() => ({ messages: Array.from({ length: 45 }, (_, index) => `Message ${index}`) }));
  expect(await screen.findByText('Message 19')).toBeTruthy();
  expect(screen.queryByText('Message 20')).toBeNull();
  const press = (hidden: number) => hands.click(screen.getByRole('button', { name: ownData.showMore(hidden) }));
  await press(25);
  await screen.findByText('Message 39');
  await press(5);
  expect(await screen.findByText('Message 44')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test('The page of one’s own data names everything that is kept after a deletion', async () => {
  await open(() => ({}));
  expect(screen.getByText(/The law requires us to keep invoices, withdrawals and consumer complaints\./)).toBeTruthy();
});

test('The proof lists the newsletter and messages as erased', async () => {
  const page = await createMemoryHost({ visitor: true });
  page.answer(getDeletion, () => ({
    ...{ reference: 'r', requestedAt: '2026-11-23T12:00:00Z', completedAt: '2026-11-23T12:20:00Z', waiting: [] },
    erased: ['marketing', 'account'].map((service) => ({ service, at: '2026-11-23T12:02:00Z' })),
  }));
  page.open(Remote, `/account-deleted?reference=${'r'.repeat(36)}`);
  expect(await screen.findByText('Newsletter and messages')).toBeTruthy();
  expect(screen.queryByText('marketing')).toBeNull();
});
