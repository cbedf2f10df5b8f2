import { errors } from '@datewright/contracts/photo/errors';
import {
  answerFriendLink,
  openFriendLink,
  readFriendPhoto,
  reportFriendLink,
} from '@datewright/contracts/photo/friends';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import Remote from '../src/remote.tsx';

const token = 'a'.repeat(43);
const pairs = [
  [0, 1],
  [2, 0],
  [1, 2],
];

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => {};
});

/** The page in a friend's browser, for a link with three photos. */
async function openVote(path = `/photo-vote#${token}`) {
  const page = await createMemoryHost();
  page.answer(openFriendLink, () => ({ photos: 3, pairs, expiresAt: '2026-11-29T12:00:00Z' }));
  page.answer(readFriendPhoto, ({ body }) => ({ jpeg: btoa(`photo ${body.place}`) }));
  page.answer(answerFriendLink, () => ({}));
  page.answer(reportFriendLink, () => ({}));
  const sent = () =>
    page.asked(answerFriendLink).map(({ body }) => body.choices.map(({ better, other }) => `${better}>${other}`));
  return { page, sent, open: () => page.open(Remote, path) };
}
/** Waits for a pair with both photos; returns the button of the first. */
async function pair(at: number) {
  await screen.findByText(`Pair ${at} of 3`);
  await screen.findByRole('img', { name: 'Second photo' });
  await screen.findByRole('img', { name: 'First photo' });
  return screen.getByRole('button', { name: 'Choose the first photo' });
}

/** Answers all pairs by the keyboard. */
async function press(hands: { keyboard: (text: string) => Promise<void> }, keys: string) {
  for (const [at, key] of [...keys].entries()) {
    await pair(at + 1);
    await hands.keyboard(key);
  }
}

test('A friend chooses by tap and by key, skips, and the answer is sent after the last pair', async () => {
  const { page, sent, open } = await openVote();
  const { hands } = open();
  await hands.click(await pair(1));
  await pair(2);
  await hands.keyboard('2');
  await pair(3);
  await hands.click(screen.getByRole('button', { name: 'Can’t say, skip' }));
  await screen.findByText('Thank you! Your friend can see it now.');
  expect(sent()).toEqual([['0>1', '0>2']]);
  expect(
    page
      .asked(readFriendPhoto)
      .map(({ body }) => body.place)
      .sort(),
  ).toEqual([0, 1, 2]);
});

test('The token leaves the address at once, and a reload continues at the same pair', async () => {
  const { page, open } = await openVote();
  const shown = open();
  await pair(1);
  expect(location.href).not.toContain(token);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  await shown.hands.keyboard('{ArrowLeft}');
  await pair(2);
  await page.leave(shown);
  page.open(Remote, '/photo-vote');
  await pair(2);
});

test('The last choice can be undone, even after sending; the same friend answers again', async () => {
  const { sent, open } = await openVote();
  const { hands } = open();
  await press(hands, '111');
  await screen.findByText('Thank you! Your friend can see it now.');
  await hands.click(screen.getByRole('button', { name: 'Undo last' }));
  await pair(3);
  await hands.keyboard('2');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['0>1', '2>0', '1>2'],
      ['0>1', '2>0', '2>1'],
    ]),
  );
});

test.each([
  ['friend_link_gone', 'This link has ended'],
  ['friend_link_full', 'Enough friends have answered already'],
] as const)('A link that answers %s is explained kindly', async (code, title) => {
  const { page, open } = await openVote();
  page.answer(openFriendLink, () => {
    throw apiRefusal(code);
  });
  open();
  expect((await screen.findByRole('heading', { name: title })).isConnected).toBe(true);
});

test.each(['friend_network_full', 'friend_link_not_opened'] as const)(
  'An answer refused with %s says what helps',
  async (code) => {
    const { page, open } = await openVote();
    const refused = apiRefusal(code);
    page.answer(answerFriendLink, () => {
      throw refused;
    });
    const { hands } = open();
    await press(hands, '111');
    expect((await screen.findByText(errors[code].message)).isConnected).toBe(true);
  },
);

test('An address without a token, or with a broken one, sends no request', async () => {
  const { page, open } = await openVote('/photo-vote#not-a-token');
  open();
  await screen.findByRole('heading', { name: 'This link has ended' });
  expect(page.asked(openFriendLink)).toEqual([]);
});

test('An answer that could not be sent is stored, and can be sent again', async () => {
  const { page, sent, open } = await openVote();
  let reaches = false;
  page.answer(answerFriendLink, () => {
    if (!reaches) throw networkError();
    return {};
  });
  const { hands } = open();
  await press(hands, '111');
  const send = await screen.findByRole('button', { name: 'Send my answer' });
  reaches = true;
  await hands.click(send);
  await screen.findByText('Thank you! Your friend can see it now.');
  expect(sent().at(-1)).toEqual(['0>1', '2>0', '1>2']);
});

test('Nobody chooses a photo that has not loaded, and a failed one can be loaded again', async () => {
  const { page, open } = await openVote();
  let reaches = false;
  page.answer(readFriendPhoto, ({ body }) => {
    if (body.place === 1 && !reaches) throw apiRefusal('invalid_request');
    return { jpeg: btoa('photo') };
  });
  const { hands } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await hands.keyboard('1');
  await hands.click(screen.getByRole('button', { name: 'Choose the first photo' }));
  expect(screen.getByText('Pair 1 of 3').isConnected).toBe(true);
  reaches = true;
  await hands.click(retry);
  await hands.click(await pair(1));
  await pair(2);
});

test('A link that ends while a friend chooses is explained kindly', async () => {
  const { page, open } = await openVote();
  const { hands } = open();
  await pair(1);
  page.answer(readFriendPhoto, () => {
    throw apiRefusal('friend_link_gone');
  });
  page.answer(answerFriendLink, () => {
    throw apiRefusal('friend_link_gone');
  });
  await press(hands, '111');
  expect((await screen.findByRole('heading', { name: 'This link has ended' })).isConnected).toBe(true);
});

test('A friend who skips every pair sends nothing', async () => {
  const { page, open } = await openVote();
  const { hands } = open();
  await pair(1);
  for (const at of [1, 2, 3]) {
    await pair(at);
    await hands.click(screen.getByRole('button', { name: 'Can’t say, skip' }));
  }
  await screen.findByText('You skipped every pair.');
  expect(page.asked(answerFriendLink)).toEqual([]);
});

test('A friend who reports a photo ends the link after one confirmation; keys choose nothing meanwhile', async () => {
  const { page, open } = await openVote();
  const { hands } = open();
  await pair(1);
  await hands.click(await screen.findByRole('button', { name: 'Report a photo' }));
  await hands.keyboard('1');
  await pair(1);
  expect(page.asked(reportFriendLink)).toEqual([]);
  await hands.click(screen.getByRole('button', { name: 'End the link' }));
  await screen.findByRole('heading', { name: 'The link has ended' });
  expect(page.asked(reportFriendLink).map(({ body }) => body.token)).toEqual([token]);
});
