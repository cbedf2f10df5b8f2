import { followPhotos, type PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { listFriendLinks } from '@datewright/contracts/photo/friend-links';
import { photoTypes } from '@datewright/contracts/photo/photo-type';
import { screen, waitFor, within } from '@testing-library/react';
import { files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, photoPage, press, text } from './support/photo-page.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

const names = ['Money Maker', 'Full Fit Check', 'Action Hero', 'Squad Goals', 'Wanderlust Flex', 'Furry Wingman'];
const titles = () =>
  within(screen.getByRole('list', { name: 'Your photos in order' }))
    .getAllByRole('img', { name: /\.jpg$/ })
    .map((image) => image.getAttribute('alt')?.split(': ')[0]);
const refused = { failure: { code: 'not_dating_ready', message: 'No.' } };

/** Opens the page with `count` results. */
async function withResults(count: number, endOf: Parameters<typeof aService>[1] = () => ({ result: aResult() })) {
  const { page, open } = await photoPage();
  aService(page, endOf);
  const view = open();
  await choose(view.hands, files(count));
  await analyze(view.hands, count);
  return { page, ...view };
}

test('Without photos, the page says which files, how many and of what, and links back', async () => {
  const { open } = await photoPage();
  const { container } = open();
  expect((await screen.findByRole('link', { name: 'How it works' })).getAttribute('href')).toBe('/photo-analyzer');
  expect((await text(/^JPG or PNG, max 10MB\./)).isConnected).toBe(true);
  const guide = screen.getByRole('region', { name: /^For the best results upload 4-6 pics covering the 6 types/ });
  expect([...guide.querySelectorAll('li > strong')].map(({ textContent }) => textContent)).toEqual(names);
  const [input, camera] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  expect([input?.accept, input?.multiple, camera?.accept]).toEqual(['image/*', true, 'image/*']);
});

test('During an analysis no other photo can be analyzed, and none can be removed', async () => {
  const { page, open } = await photoPage();
  aService(page, () => ({ result: aResult() }));
  page.answerLines(followPhotos, async function* (): AsyncGenerator<PhotoEvent> {
    await new Promise(() => {});
    yield { type: 'over', available: 0 };
  });
  const { hands } = open();
  await choose(hands, files(2));
  await analyze(hands, 2);
  await button('Stop');
  for (const name of [/^Analyze/, /^Remove/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('Each result has its type, what works, what does not, and what to do; a photo of no type comes last, with its cost', async () => {
  await withResults(7, (place) => ({ result: aResult({ type: photoTypes[place] ?? 'other' }) }));
  expect(titles()).toEqual(names);
  const leftOut = within(screen.getByRole('region', { name: 'Left out of your results' }));
  expect(leftOut.getByRole('img', { name: 'Mystery Shot: holiday-7.jpg' }).isConnected).toBe(true);
  leftOut.getByText('It doesn’t work as a profile photo.');
  leftOut.getByText('Step outside.');
  leftOut.getByText('It cost 1 credit.');
  expect(screen.getAllByText('Written by AI: demo AI')).toHaveLength(1);
  const [fold] = screen.getAllByText('1 thing works, 1 doesn’t');
  expect(fold?.closest('details')?.open).toBe(true);
  const [pros, cons] = [/What works$/, /against you/].map((name) => screen.getAllByRole('list', { name })[0]);
  within(pros as HTMLElement).getByText(/Clear light/);
  within(cons as HTMLElement).getByText(/The wall/);
  expect(screen.getAllByText('Step outside.')).toHaveLength(7);
});

test('Results open with the analysis, have the order beside it, and link to openers', async () => {
  const { page, hands } = await withResults(2);
  page.answer(listFriendLinks, () => ({ links: [] }));
  const tab = async () => (await screen.findByRole('tab', { selected: true })).textContent;
  expect(await tab()).toBe('Photo Analysis');
  expect(titles()).toEqual(['Money Maker', 'Money Maker']);
  await hands.click(screen.getByRole('tab', { name: 'Optimal Order' }));
  const order = screen.getByRole('list', { name: 'Photos in order' });
  const places = [...order.querySelectorAll('strong')].map(({ textContent }) => textContent);
  expect(places).toEqual(['1. Your first photo', '2. Fine as your second photo']);
  const openers = screen.getByRole('link', { name: 'Write openers' });
  expect(openers.getAttribute('href')).toBe('/chat-assistant');
});

test('Without a credit, a photo to add is not the main action', async () => {
  const { page, open } = await photoPage(1);
  aService(page, () => ({ result: aResult() }), 0);
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await screen.findByRole('heading', { name: 'What is missing' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a full-body photo' })).toBeNull());
});

test('Results open with the order: each photo of the strip leads to its card, and one button is the main one', async () => {
  Element.prototype.scrollIntoView ??= () => {};
  const { page, hands } = await withResults(2);
  page.answer(listFriendLinks, () => ({ links: [] }));
  const strip = within(screen.getByRole('region', { name: 'Use them in this order' }));
  await hands.click(strip.getByRole('button', { name: 'Photo 2: holiday-2.jpg' }));
  const card = within(document.activeElement as HTMLElement);
  expect(card.getByRole('button', { name: 'See holiday-2.jpg in full size' }).isConnected).toBe(true);
  const main = screen
    .getAllByRole('button')
    .filter((one) => getComputedStyle(one).backgroundColor.includes('--ember'))
    .map(({ textContent }) => textContent);
  expect(main).toEqual(['Add a full-body photo']);
  await hands.click(strip.getByRole('button', { name: 'Change the order' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Optimal Order');
});

test('A photo opens in full size over the page, shows the next one, and closes', async () => {
  const { hands } = await withResults(2);
  await press(hands, 'See holiday-1.jpg in full size');
  const viewer = within(screen.getByRole('dialog', { name: 'Photo in full size' }));
  expect(viewer.getByRole('status').textContent).toBe('Money Maker · 1 of 2');
  await hands.click(viewer.getByRole('button', { name: 'Next photo' }));
  expect(viewer.getByRole('img').getAttribute('alt')).toBe('Money Maker: holiday-2.jpg');
  await hands.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Photo in full size' })).toBeNull();
});

test('Without a result the page stays at the upload; new photos dismiss earlier errors', async () => {
  const { page, hands } = await withResults(1, () => refused);
  await text('Some photos had issues 😕');
  expect(screen.queryByRole('heading', { name: 'Your results' })).toBeNull();
  expect(page.tracked).toContain('analysis_failed');
  await choose(hands, files(1));
  await waitFor(() => expect(screen.queryByText('Some photos had issues 😕')).toBeNull());
});

test('New photos hide the results until the member returns to them', async () => {
  const { hands } = await withResults(2, (place) => (place === 1 ? refused : { result: aResult() }));
  await text('Your results');
  await press(hands, 'Add more photos');
  await choose(hands, files(1));
  expect(screen.queryByText('Some photos had issues 😕')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your results' })).toBeNull();
  await press(hands, 'See results');
  await text('Your results');
});
