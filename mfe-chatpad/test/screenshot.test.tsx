import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Message } from '@datewright/contracts/chatpad/match';
import { readScreenshot } from '@datewright/contracts/chatpad/read-screenshot';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReaderResponse } from '../src/features/screenshot/lib/reader-worker.ts';
import Remote from '../src/remote.tsx';
import { installFakeReader, noText, removeFakeReader } from './support/fake-reader.ts';

afterEach(removeFakeReader);

const messages: Message[] = [
  { sender: 'match', content: 'We capsized twice before breakfast.' },
  { sender: 'user', content: 'Who was steering?' },
];
const chat: ReaderResponse = { kind: 'read', text: { ...noText, messages, name: 'Sophie', app: 'Tinder' } };

async function openChatpad() {
  const host = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  host.answer(getWritingProfile, () => ({ voice: '', about: [], updatedAt: null }));
  host.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
  const shown = host.open(Remote, '/chatpad');
  await screen.findByLabelText('Name');
  const choose = async (...names: string[]) => {
    const input = shown.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a picture.');
    const pictures = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    await shown.hands.upload(input, pictures);
  };
  return { host, shown, hands: shown.hands, choose };
}
const lines = () =>
  within(screen.getByRole('region', { name: 'Conversation' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('When a screenshot is read on the device, then its messages and name are added and nothing is sent', async () => {
  const reader = installFakeReader((answer) => {
    answer({ kind: 'progress', share: 0.5 });
    answer(chat);
  });
  const { host, choose } = await openChatpad();
  await choose('chat.png');
  await screen.findByText('2 messages read on your device from Tinder.');
  expect(lines()).toEqual(['We capsized twice before breakfast.', 'Who was steering?']);
  expect(fieldValue('Name')).toBe('Sophie');
  expect(host.asked(readScreenshot)).toEqual([]);
  expect(reader).toEqual({ started: 1, terminated: 1 });
  await choose('chat.png');
  await screen.findByText('The messages in this picture are already in the chat.');
  expect(lines()).toHaveLength(2);
});

test('When the screenshot shows a profile, then it fills name, age, bio and interests', async () => {
  const profile = ['Zoe, 27', '4 km away', 'About me', 'Nurse by night.', 'Interests', 'Baking', 'Night trains'];
  installFakeReader((answer) => answer({ kind: 'read', text: { ...noText, lines: profile } }));
  const { choose } = await openChatpad();
  await choose('profile.png');
  await screen.findByText('Read on your device as Zoe’s profile. The picture wasn’t sent.');
  expect([fieldValue('Name'), fieldValue('Age'), fieldValue('Their bio')]).toEqual(['Zoe', '27', 'Nurse by night.']);
  expect(screen.getAllByText('Night trains')).not.toEqual([]);
});

test('When the picture has other text, then the text waits in the field', async () => {
  installFakeReader((answer) => answer({ kind: 'read', text: { ...noText, lines: ['so when do we go then'] } }));
  const { choose } = await openChatpad();
  await choose('note.png');
  await screen.findByText('Read on your device. Check the text, then add it.');
  expect(screen.getByDisplayValue('so when do we go then')).toBeTruthy();
});

test('When little could be read, then the member is asked before the picture is sent', async () => {
  installFakeReader((answer) => answer({ kind: 'read', text: { ...noText, isUnclear: true } }));
  const { host, hands, choose } = await openChatpad();
  await choose('photo.png');
  await screen.findByText('We couldn’t read much of this picture.');
  expect(screen.getByText('Send the picture itself to the AI? Names in it can’t be masked.')).toBeTruthy();
  await hands.click(screen.getByRole('button', { name: 'Don’t send it' }));
  expect(screen.queryByRole('button', { name: 'Send the picture' })).toBeNull();
  expect(host.asked(readScreenshot)).toEqual([]);
});

test('When the browser has no workers or the reader fails, then the member is asked the same', async () => {
  const { host, choose } = await openChatpad();
  await choose('chat.png');
  await screen.findByText('We couldn’t read this picture on your device.');
  installFakeReader((answer) => answer({ kind: 'failed', reason: 'reader' }));
  await choose('chat.png');
  await screen.findByRole('button', { name: 'Send the picture' });
  expect(host.asked(readScreenshot)).toEqual([]);
});

test('When the device is offline and the reader is not on it, then it says so and tries again on request', async () => {
  const responses: ReaderResponse[] = [{ kind: 'failed', reason: 'reader' }, chat];
  installFakeReader((answer) => answer(responses.shift() ?? chat));
  const { hands, choose } = await openChatpad();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await choose('chat.png');
  await screen.findByText(/^You’re offline/);
  online.mockRestore();
  await act(async () => void dispatchEvent(new Event('online')));
  await hands.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
});

test('When the member cancels, then the reader ends and nothing is added', async () => {
  const reader = installFakeReader((answer) => answer({ kind: 'progress', share: 0.42 }));
  const { hands, choose } = await openChatpad();
  await choose('chat.png');
  await screen.findByText('42%');
  await hands.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Reading the picture on your device…')).toBeNull();
  await waitFor(() => expect(reader.terminated).toBe(1));
  expect(lines()).toEqual([]);
});
