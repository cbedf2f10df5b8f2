import {
  addFriendPhoto,
  createFriendLink,
  endFriendLink,
  type FriendLink,
  listFriendLinks,
} from '@datewright/contracts/photo/friend-links';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { AskFriends } from '../src/features/friends/components/ask-friends.tsx';
import { rankPhotos } from '../src/features/friends/lib/rank-photos.ts';
import { analyzed } from './support/analyzed.ts';

const file = new Blob(['a photo'], { type: 'image/jpeg' });
const photos = [
  analyzed('beach', { score: 8, file }),
  analyzed('dog', { score: 6, file }),
  analyzed('lost', { score: 7, file: null }),
  analyzed('copy', { score: 7, file, isCopy: true }),
];
const token = 'b'.repeat(43);
const linkOf = (part: Partial<FriendLink> = {}): FriendLink => ({
  id: 'l'.repeat(16),
  createdAt: '2026-11-22T12:00:00Z',
  expiresAt: '2026-11-29T12:00:00Z',
  isOpen: true,
  answers: 0,
  photos: photos.slice(0, 2).map(({ operationId }) => ({ operationId, shown: 0, chosen: 0 })),
  ...part,
});

async function openFriends(...links: FriendLink[]) {
  const page = await createMemoryHost();
  page.answer(listFriendLinks, () => ({ links }));
  page.answer(createFriendLink, () => {
    links.push(linkOf());
    return { link: linkOf({ isOpen: false }), token };
  });
  page.answer(addFriendPhoto, () => linkOf());
  page.answer(endFriendLink, ({ params }) => {
    links.splice(0, links.length, ...links.filter(({ id }) => id !== params.id));
    return {};
  });
  const open = async () => {
    const shown = page.open(() => <AskFriends photos={photos} />, '/photoanalyzer');
    await shown.hands.click(await screen.findByRole('button', { name: /^Ask your friends/ }));
    return shown;
  };
  return { page, open, ...(await open()) };
}
const make = () => screen.getByRole('button', { name: 'Make the link' });

test('A link needs chosen photos and both confirmations, and can then be copied', async () => {
  const { page, hands } = await openFriends();
  await hands.click(make());
  expect(screen.getByText('Choose at least 2 photos first.').isConnected).toBe(true);
  expect(screen.getAllByRole('button', { name: /^Ask about/ })).toHaveLength(2);
  expect(screen.getByText(/^2 photos are no longer in this browser/).isConnected).toBe(true);
  await hands.click(screen.getByRole('button', { name: 'Choose all' }));
  await hands.click(make());
  expect(screen.getByText('Tick both boxes first.').isConnected).toBe(true);
  expect(page.asked(createFriendLink)).toEqual([]);

  for (const box of screen.getAllByRole('checkbox')) await hands.click(box);
  await hands.click(make());
  const address = await screen.findByDisplayValue(`http://localhost/photo-vote#${token}`);
  expect(address.isConnected).toBe(true);
  expect(page.asked(createFriendLink).map(({ body }) => body)).toEqual([
    { photos: ['operation-beach', 'operation-dog'], mayKeep: true, allAgreed: true },
  ]);
  expect(page.asked(addFriendPhoto).map(({ params }) => params.operationId)).toEqual([
    'operation-beach',
    'operation-dog',
  ]);
});

test('A photo that failed to upload is named, and only the missing photos are sent again', async () => {
  const { page, hands } = await openFriends();
  page.answer(addFriendPhoto, ({ params }) => {
    if (params.operationId === 'operation-dog') throw apiRefusal('unavailable');
    return linkOf();
  });
  await hands.click(screen.getByRole('button', { name: 'Choose all' }));
  for (const box of screen.getAllByRole('checkbox')) await hands.click(box);
  await hands.click(make());
  expect((await screen.findByText('dog.jpg did not arrive')).isConnected).toBe(true);
  expect(screen.getByText('1 of 2 photos have arrived').isConnected).toBe(true);

  page.answer(addFriendPhoto, () => linkOf());
  await hands.click(screen.getByRole('button', { name: 'Send the rest' }));
  await screen.findByText('Your link is ready');
  expect(page.asked(addFriendPhoto).map(({ params }) => params.operationId)).toEqual([
    'operation-beach',
    'operation-dog',
    'operation-dog',
  ]);
});

test('After a reload the link can be copied again; once it has ended its token is deleted', async () => {
  const { page, hands, open, unmount } = await openFriends();
  await hands.click(screen.getByRole('button', { name: 'Choose all' }));
  for (const box of screen.getAllByRole('checkbox')) await hands.click(box);
  await hands.click(make());
  await screen.findByText('Your link is ready');
  await page.leave({ unmount });
  await open();
  expect((await screen.findByDisplayValue(`http://localhost/photo-vote#${token}`)).isConnected).toBe(true);
  await hands.click(screen.getByRole('button', { name: 'End link' }));
  expect(page.asked(endFriendLink)).toEqual([]);
  await hands.click(screen.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End link' })).toBeNull());
  expect(page.said).toEqual(['success: The link has ended. Its photos are deleted.']);
  expect(JSON.stringify({ ...localStorage })).not.toContain(token);
});

test('A link that could not be ended says so in the dialog that asked, and stays', async () => {
  const { page, hands } = await openFriends(linkOf());
  page.answer(endFriendLink, () => {
    throw apiRefusal('invalid_request');
  });
  await hands.click(await screen.findByRole('button', { name: 'End link' }));
  await hands.click(screen.getByRole('button', { name: 'End it' }));
  expect((await screen.findByRole('alert')).closest('dialog')?.textContent).toContain('End this link?');
  expect(page.said).toEqual([]);
  await hands.click(screen.getByRole('button', { name: 'Keep it' }));
  await hands.click(screen.getByRole('button', { name: 'End link' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('The row says how many friends have answered, and what was chosen stays while the dialog is closed', async () => {
  const { hands } = await openFriends(linkOf({ answers: 3 }));
  await screen.findByText('1 link · 3 answers');
  await hands.click(screen.getByRole('button', { name: 'Ask about beach.jpg' }));
  await hands.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await hands.click(screen.getByRole('button', { name: /^Ask your friends/ }));
  expect(screen.getByRole('button', { name: 'Ask about beach.jpg', pressed: true }).isConnected).toBe(true);
});

test('The friends’ choices are shown beside the AI’s ranking, and a small number of friends is called small', async () => {
  const counts = [
    { operationId: 'operation-beach', shown: 9, chosen: 2 },
    { operationId: 'operation-dog', shown: 9, chosen: 7 },
  ];
  await openFriends(linkOf({ answers: 3, photos: counts }));
  expect((await screen.findByText('3 of 20 friends answered')).isConnected).toBe(true);
  expect(screen.getByText('chosen 7 of 9 times · AI’s place: 2 of 2').isConnected).toBe(true);
  expect(screen.getByText('chosen 2 of 9 times · AI’s place: 1 of 2').isConnected).toBe(true);
  expect(screen.getByText('Only 3 friends so far: a hint, not a result.').isConnected).toBe(true);
  expect(screen.getByText('This link was made in another browser, and can be copied only there.').isConnected).toBe(
    true,
  );
});

test('A photo that was in no pair comes last, and one that is no longer known has no AI rank', () => {
  const counts = [
    { operationId: 'operation-beach', shown: 0, chosen: 0 },
    { operationId: 'operation-dog', shown: 4, chosen: 0 },
    { operationId: 'forgotten', shown: 4, chosen: 4 },
  ];
  const ranked = rankPhotos(linkOf({ photos: counts }), photos);
  expect(ranked.map(({ operationId, aiPlace }) => [operationId, aiPlace])).toEqual([
    ['forgotten', null],
    ['operation-dog', null],
    ['operation-beach', null],
  ]);
});
