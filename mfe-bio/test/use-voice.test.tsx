import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import { saveWritingProfile } from '@datewright/contracts/account/save-writing-profile';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { saveVoice } from '@datewright/contracts/bio/save-voice';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { act, waitFor } from '@testing-library/react';
import { useVoice } from '../src/hooks/use-voice.ts';

const savedAt = '2026-11-24T10:00:00Z';

/**
 * A member for whom Bio Scanner stored a sample before there was a writing profile, which they saved at this time
 * (`unavailable`: the account service does not answer).
 */
async function openWith(updatedAt: string | null) {
  const page = await createMemoryHost();
  let former = 'i write like this';
  const profile = { voice: updatedAt ? 'haha ok' : '', about: ['I’m a nurse'], updatedAt };
  page.answer(readVoice, () => ({ sample: former }));
  page.answer(saveVoice, ({ body }) => {
    former = body.sample;
    return body;
  });
  page.answer(getWritingProfile, () => {
    if (updatedAt === 'unavailable') throw apiRefusal('unavailable');
    return profile;
  });
  page.answer(saveWritingProfile, ({ body }) => ({ ...profile, ...body, updatedAt: savedAt }));
  const { result } = page.hook(() => useVoice(page.member.id));
  return { page, voice: () => result.current, former: () => former };
}

test('A former sample of this tool is used until the member saves the profile, and stays with this tool', async () => {
  const { page, voice, former } = await openWith(null);
  await waitFor(() => expect(voice().sample).toBe('i write like this'));
  await act(async () => voice().saveIfChosen());
  expect(page.asked(saveWritingProfile)).toEqual([]);
  expect(former()).toBe('i write like this');
});

test('A former sample is deleted once the member has saved the profile, which is used from then on', async () => {
  const { voice, former } = await openWith(savedAt);
  await waitFor(() => expect(voice().sample).toBe('haha ok'));
  await waitFor(() => expect(former()).toBe(''));
  expect(voice().about).toEqual(['I’m a nurse']);
});

test('A member who keeps another sample saves it in the profile, and the former one is deleted', async () => {
  const { page, voice, former } = await openWith(null);
  await waitFor(() => expect(voice().isKept).toBe(true));
  await act(async () => voice().setSample('new sample'));
  await act(async () => voice().saveIfChosen());
  expect(page.asked(saveWritingProfile).map(({ body }) => body)).toEqual([{ voice: 'new sample' }]);
  await waitFor(() => expect(former()).toBe(''));
});

test('When the account service does not answer, then the former sample is still used', async () => {
  const { voice } = await openWith('unavailable');
  await waitFor(() => expect(voice().sample).toBe('i write like this'));
  expect(voice().about).toEqual([]);
});
