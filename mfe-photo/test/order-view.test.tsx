import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen, within } from '@testing-library/react';
import { OrderView } from '../src/features/order/components/order-view.tsx';
import { useOrder } from '../src/features/order/hooks/use-order.ts';
import type { AnalyzedPhoto } from '../src/lib/photo.ts';
import { analyzed } from './support/analyzed.ts';

const three = [
  analyzed('beach', { type: 'travel', score: 7.2 }),
  analyzed('face', { score: 8.4 }),
  analyzed('dog', { type: 'pet', score: 6 }),
];

async function openOrder(photos: AnalyzedPhoto[]) {
  const page = await createMemoryHost();
  const shown = page.open(() => <OrderView order={useOrder(photos)} />, '/photoanalyzer');
  const rows = () => within(screen.getByRole('list', { name: 'Photos in order' })).getAllByRole('listitem');
  const names = () =>
    rows().map((row, at) => {
      const place = row.querySelector('strong')?.textContent?.startsWith(`${at + 1}. `);
      return place && `${at + 1}. ${within(row).getByRole('img').getAttribute('alt')}`;
    });
  return { page, names, rows, ...shown };
}

test('With fewer than two photos, the page says how to unlock the order', async () => {
  await openOrder([analyzed('one'), analyzed('blur', { type: 'other' })]);
  expect(screen.getByText('Add at least two analyzed photos to unlock your recommended order.').isConnected).toBe(true);
});

test('The order is shown as a profile and as a list, each photo with one reason', async () => {
  const { names } = await openOrder(three);
  expect(names()).toEqual(['1. face.jpg', '2. beach.jpg', '3. dog.jpg']);
  expect(screen.getByText('Lead with your most magnetic photo: it has your highest score.').isConnected).toBe(true);
  expect(screen.getByText('A lifestyle shot comes second: your travel photo.').isConnected).toBe(true);
  const profile = within(screen.getByRole('list', { name: 'Your profile in this order' }));
  expect(profile.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Photo 1: face.jpg',
    'Photo 2: beach.jpg',
    'Photo 3: dog.jpg',
  ]);
});

test('Another shot of a photo before it is advised against, with no other reason', async () => {
  const cropHashes = Array(16).fill('0'.repeat(36));
  const deepCrop = Array(16).fill('f'.repeat(10) + '0'.repeat(26));
  const photos = [analyzed('one', { score: 9, cropHashes }), analyzed('deep crop', { score: 8, cropHashes: deepCrop })];
  const { rows } = await openOrder(photos);
  expect(rows()[1]?.textContent).toBe('2. Looks like photo\u00A01: keep one');
});

test('Where the AI sees no photo, each place has a reason that was measured, and how the order is made is folded', async () => {
  const unseen = (name: string, score: number, flaw?: Parameters<typeof analyzed>[1]) => {
    const photo = analyzed(name, { score, sees: false, ...flaw });
    photo.result.measured.facts.push({ id: 'sharpness', value: 0.3, verdict: 'good', area: null });
    return photo;
  };
  const { rows } = await openOrder([
    unseen('suit', 9.9),
    unseen('talk', 9.8),
    unseen('leaning', 8.9, { flaw: { id: 'tilt', verdict: 'careful' } }),
    unseen('view', 8, { faces: 0 }),
    unseen('dusk', 7, { flaw: { id: 'light', verdict: 'bad' } }),
    unseen('night', 6, { flaw: { id: 'light', verdict: 'bad' } }),
  ]);
  expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Sharp and bright, your face is easy to see.',
    'Like photo 1: sharp and bright, your face is easy to see.',
    'Sharp and bright, your face is easy to see, but your head leans.',
    'Sharp and bright, but your face is not in it.',
    'No higher, until you brighten it.',
    'Last, until you brighten it.',
  ]);
  expect(screen.getByText(/House rules, not a study/).closest('details')?.open).toBe(false);
});

test('When a photo is moved by keyboard, the focus stays on its arrow, a screen reader hears its position, and the reasons follow', async () => {
  const { hands, names } = await openOrder(three);
  const up = screen.getByRole('button', { name: 'Move dog.jpg up' });
  up.focus();
  await hands.keyboard('{Enter}');
  expect(names()).toEqual(['1. face.jpg', '2. dog.jpg', '3. beach.jpg']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move dog.jpg up' }));
  expect(screen.getByRole('status').textContent).toBe('dog.jpg is now 2 of 3.');
  expect(screen.getByText('A lifestyle shot comes second: your photo with a pet.').isConnected).toBe(true);

  const down = screen.getByRole('button', { name: 'Move face.jpg down' });
  down.focus();
  await hands.keyboard('{Enter}{Enter}{Enter}');
  expect(names()).toEqual(['1. dog.jpg', '2. beach.jpg', '3. face.jpg']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move face.jpg down' }));
});

test('The member’s own order survives a reload, and one click restores the recommended one', async () => {
  const { page, hands, names, unmount } = await openOrder(three);
  await hands.click(screen.getByRole('button', { name: 'Move dog.jpg up' }));
  await page.leave({ unmount });
  const newer = analyzed('new', { type: 'hobby', score: 9, faces: 0 });
  page.open(() => <OrderView order={useOrder([...three, newer])} />, '/photoanalyzer');
  expect(names()).toEqual(['1. face.jpg', '2. dog.jpg', '3. beach.jpg', '4. new.jpg']);
  await hands.click(screen.getByRole('button', { name: 'Back to recommended' }));
  expect(names()).toEqual(['1. new.jpg', '2. face.jpg', '3. beach.jpg', '4. dog.jpg']);
  expect(screen.queryByRole('button', { name: 'Back to recommended' })).toBeNull();
});

test('The order is copied as text', async () => {
  const { hands } = await openOrder(three);
  await hands.click(screen.getByRole('button', { name: 'Copy order' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      '1. face.jpg – Lead with your most magnetic photo: it has your highest score; One clear face',
      '2. beach.jpg – A lifestyle shot comes second: your travel photo',
      '3. dog.jpg – Adds personality and variety: your first photo with a pet',
    ].join('\n'),
  );
});
