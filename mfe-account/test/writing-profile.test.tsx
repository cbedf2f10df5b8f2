import { deleteWritingProfile } from '@datewright/contracts/account/delete-writing-profile';
import { getOwnProfile } from '@datewright/contracts/account/get-own-profile';
import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import { saveWritingProfile } from '@datewright/contracts/account/save-writing-profile';
import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writingProfile as copy } from '../src/copy/en/writing-profile.ts';
import Remote from '../src/remote.tsx';

const updatedAt = '2026-11-24T10:00:00Z';

/** The page of one's own data, with a service that stores this profile. */
async function openPage(profile: Partial<WritingProfile> = {}) {
  const page = await createMemoryHost();
  let stored: WritingProfile = { voice: '', about: [], updatedAt: null, ...profile };
  page.answer(getOwnProfile, () => ({ fullName: null, dateOfBirth: null, gender: null }));
  page.answer(getWritingProfile, () => stored);
  page.answer(saveWritingProfile, ({ body }) => {
    stored = { ...stored, ...body, updatedAt };
    return stored;
  });
  page.answer(deleteWritingProfile, () => {
    stored = { voice: '', about: [], updatedAt };
    return stored;
  });
  const { hands } = page.open(Remote, '/profile/data');
  await screen.findByLabelText(voiceLabel);
  return { page, hands };
}
const [voiceLabel, aboutLabel] = [new RegExp(copy.voice), new RegExp(copy.about)];
const field = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const section = () => within(screen.getByRole('region', { name: copy.title }));
const press = (name: string) => fireEvent.click(section().getByRole('button', { name }));

test('A member saves messages and one fact per line, and sees how much room is left', async () => {
  const { page } = await openPage();
  fill(voiceLabel, 'haha ok 😄');
  fill(aboutLabel, ' Győrben élek \n\nI’m a nurse');
  expect(screen.getByText(copy.voiceHint(10))).toBeTruthy();
  expect(screen.getByText(copy.aboutHint(2))).toBeTruthy();
  press(copy.save);
  await waitFor(() => expect(field(aboutLabel).value).toBe('Győrben élek\nI’m a nurse'));
  expect(page.asked(saveWritingProfile).map(({ body }) => body)).toEqual([
    { voice: 'haha ok 😄', about: ['Győrben élek', 'I’m a nurse'] },
  ]);
});

test('Text that is too long is refused at its field and not sent', async () => {
  const { page } = await openPage();
  fill(voiceLabel, 'a'.repeat(2001));
  fill(aboutLabel, 'a'.repeat(121));
  press(copy.save);
  expect(await screen.findByText(copy.voiceTooLong)).toBeTruthy();
  expect(screen.getByText(copy.factTooLong)).toBeTruthy();
  fill(voiceLabel, 'ok');
  fill(aboutLabel, 'fact\n'.repeat(13));
  press(copy.save);
  expect(await screen.findByText(copy.tooManyFacts)).toBeTruthy();
  expect(page.asked(saveWritingProfile)).toEqual([]);
});

test('When saving fails, then the member is told and keeps what they typed', async () => {
  const { page } = await openPage();
  page.answer(saveWritingProfile, () => {
    throw new Error('away');
  });
  fill(voiceLabel, 'haha ok');
  press(copy.save);
  expect(await screen.findByText(copy.saveFailed, undefined, { timeout: 5000 })).toBeTruthy();
  expect(field(voiceLabel).value).toBe('haha ok');
});

test('A member deletes all of it after one question', async () => {
  const { page, hands } = await openPage({ voice: 'haha', about: ['I’m a nurse'], updatedAt });
  press(copy.delete);
  await hands.click(within(await screen.findByRole('dialog')).getByRole('button', { name: copy.delete }));
  await waitFor(() => expect(field(voiceLabel).value).toBe(''));
  expect(page.asked(deleteWritingProfile)).toHaveLength(1);
  expect(section().queryByRole('button', { name: copy.delete })).toBeNull();
});
