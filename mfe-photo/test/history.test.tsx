import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { followPhotos, type PhotoEvent } from '@datewright/contracts/photo/follow-photos';
import { listFriendLinks } from '@datewright/contracts/photo/friend-links';
import { listResults, type ResultSummary } from '@datewright/contracts/photo/list-results';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import Remote from '../src/remote.tsx';
import { files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, findCards, photoPage, press, text } from './support/photo-page.ts';
import { aResult, aService, toPrint } from './support/results.ts';

beforeAll(standInForPictures);

interface Kept {
  operationId: string;
  at: Date;
  result: PhotoResult;
}

const hourMs = 3_600_000;
const noon = () => new Date().setHours(12, 0, 0, 0);

/** Results of `count` photos, the last one `daysAgo` days ago at noon, a minute apart. */
const kept = (name: string, count: number, daysAgo: number, part: Partial<PhotoResult> = {}): Kept[] =>
  Array.from({ length: count }, (_, at) => {
    const result = aResult({ score: 7 - at / 10, ...part });
    return {
      operationId: `${name}-${at}-operation`,
      at: new Date(noon() - daysAgo * 24 * hourMs - at * 60_000),
      result: { ...result, measured: { ...result.measured, print: toPrint(at) } },
    };
  });

const toSummary = ({ operationId, at, result }: Kept): ResultSummary => ({
  operationId,
  at: at.toISOString(),
  type: result.type,
  score: result.score,
  print: result.measured.print,
});

/** The page of a member for whom the service keeps results, as on a device without their pictures. */
async function withKept(all: Kept[]) {
  const { page, open } = await photoPage();
  const service = { kept: all };
  page.answer(listResults, ({ query }) => {
    const from = Number(query.before ?? 0);
    const to = from + Number(query.limit);
    const sorted = service.kept.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    return { results: sorted.slice(from, to).map(toSummary), earlier: to < sorted.length ? String(to) : null };
  });
  const follow = () =>
    page.answerLines(followPhotos, async function* ({ query }): AsyncGenerator<PhotoEvent> {
      for (const operationId of query.photos.split(',')) {
        const found = service.kept.find((one) => one.operationId === operationId);
        if (found) yield { type: 'analyzed', operationId, result: found.result };
        else yield { type: 'unknown', operationId };
      }
      yield { type: 'over', available: 5 };
    });
  follow();
  return { page, service, follow, open, openAt: (id: string) => page.open(Remote, `/photoanalyzer?results=${id}`) };
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Earlier results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('Earlier results are listed by day, newest first, with their number and best score', async () => {
  const lunch = kept('lunch', 2, 0).map((one) => ({ ...one, at: new Date(one.at.getTime() + 2 * hourMs) }));
  const { open } = await withKept([
    ...lunch,
    ...kept('morning', 3, 0, { score: 8.2 }),
    ...kept('old', 1, 40),
    ...kept('day', 12, 1),
    ...kept('mystery', 1, 2, { type: 'other' }),
  ]);
  const { hands } = open();
  expect(await rows()).toEqual([
    'Today, 1:59 PM2 photosbest 7.0',
    'Today, 11:58 AM3 photosbest 8.2',
    'Yesterday, 11:59 AM2 photosbest 7.0',
  ]);
  await press(hands, 'Show all 6');
  const all = await rows();
  expect(all[3]).toMatch(/^Yesterday, .*10 photosbest 6\.8$/);
  expect(all[4]).toMatch(/1 photo$/);
  expect(all).toHaveLength(6);
});

test('An earlier day opens as a whole results page, with drawings for its pictures, and back again', async () => {
  const { open } = await withKept(kept('old', 3, 1));
  const { hands } = open();
  await press(hands, /^Yesterday/);
  await screen.findByRole('heading', { name: 'Results: Yesterday' });
  await waitFor(() => expect(screen.getAllByRole('img', { name: /out of 10$/ })).toHaveLength(3));
  expect(document.activeElement?.textContent).toBe('Results: Yesterday');
  expect(location.search).toBe('?results=old-2-operation');
  await text(/^The pictures are no longer on this device: the drawings show/);
  expect(screen.getAllByText('Step outside.')).toHaveLength(3);
  const [first] = screen.getAllByRole('img', { name: /Picture 3$/ });
  expect(first?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  // Nothing that needs the picture is offered.
  for (const name of [/ in full size$/, 'Edit this photo', 'Upload New Photos'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await press(hands, 'Back');
  await button('Choose photos');
  expect(location.search).toBe('');
  expect(screen.queryByRole('heading', { name: 'Results: Yesterday' })).toBeNull();
});

test('The photos of the page are no earlier results; those that are taken away come back as such', async () => {
  const { page, service, open } = await withKept(kept('old', 1, 3));
  const { hands } = open();
  await rows();
  const sent: string[] = aService(page, (at) => {
    const result = aResult({ score: 9 - at });
    const operationId = sent[at] as string;
    if (!service.kept.some((one) => one.operationId === operationId))
      service.kept.push({ operationId, at: new Date(noon()), result });
    return { result };
  });
  await choose(hands, files(2));
  await press(hands, 'Analyze 2 photos · up to 2 credits');
  await findCards(2);
  expect(await rows()).toHaveLength(1);
  await press(hands, 'Upload New Photos');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect((await rows())[0]).toBe('Today2 photosbest 9.0');
});

test('Of photos that are nearly the same, the member can use another than the best, also after a reload', async () => {
  const [best, worse, other] = kept('old', 3, 1) as [Kept, Kept, Kept];
  worse.result.measured.print = best.result.measured.print;
  const { page, openAt } = await withKept([best, worse, other]);
  page.answer(listFriendLinks, () => ({ links: [] }));
  const { hands, unmount } = openAt(best.operationId);
  const scores = () =>
    [...document.querySelectorAll('[id^=result-] h3')].map((title) =>
      title.closest('li')?.querySelector('[aria-label$="out of 10"]')?.getAttribute('aria-label'),
    );
  await waitFor(() => expect(scores()).toEqual(['7.0 out of 10', '6.8 out of 10']));
  await hands.click(screen.getByText('Same shot as 1 other photo: keep this one'));
  await press(hands, 'Use this one instead: Picture 2');
  expect(scores()).toEqual(['6.9 out of 10', '6.8 out of 10']);
  expect(document.activeElement?.id).toBe(`result-${worse.operationId}`);
  await hands.click(screen.getByRole('tab', { name: 'Optimal Order' }));
  await press(hands, 'Move Picture 2 down');
  await hands.click(screen.getByRole('tab', { name: 'Photo Analysis' }));
  expect(scores()).toEqual(['6.8 out of 10', '6.9 out of 10']);

  await page.leave({ unmount });
  openAt(best.operationId);
  await waitFor(() => expect(scores()).toEqual(['6.8 out of 10', '6.9 out of 10']));
  await hands.click(screen.getByText('Same shot as 1 other photo: you chose this one'));
  await press(hands, 'Use this one instead: Picture 3');
  expect(scores()).toEqual(['6.8 out of 10', '7.0 out of 10']);
});

test('A picture that is on this device is shown, also when it was sent again, and any other is a sketch', async () => {
  const { page, follow, open } = await withKept(kept('first', 2, 2, { score: 7.4 }));
  const { hands } = open();
  await rows();
  aService(page, () => ({ result: aResult(), isRepeat: true as const }));
  await choose(hands, files(1));
  await analyze(hands, 1);
  await findCards(1);
  follow();
  await press(hands, /^(?!See).*2 photos/);
  await text(/^1 of 2 photos is no longer on this device/);
  const [here] = screen.getAllByRole('img', { name: /holiday-1\.jpg$/ });
  expect(here?.getAttribute('src')).toMatch(/^data:image\/jpeg/);
  await press(hands, 'Back to current photos');
  await screen.findByRole('heading', { name: 'Your results' });
});

test('An address of results that are deleted, too old or another member’s says so, above the page', async () => {
  const { openAt } = await withKept(kept('mine', 1, 1));
  const { hands } = openAt('someone-elses-operation');
  await text(/^These results are no longer here: they were deleted, or are older than 30 days\.$/);
  await button('Choose photos');
  await press(hands, 'Got it');
  expect(screen.queryByText(/no longer here/)).toBeNull();
  expect(location.search).toBe('');
});

test('Results that another tab deleted meanwhile are said to be gone', async () => {
  const { service, open } = await withKept(kept('old', 2, 1));
  const { hands } = open();
  await rows();
  service.kept = [];
  await press(hands, /^Yesterday/);
  await text(/^These results are no longer here/);
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('Deleting everything from an earlier day empties the list too', async () => {
  const { page, service, openAt } = await withKept(kept('old', 2, 1));
  page.answer(deleteAllPhotos, () => {
    service.kept = [];
    return { photos: 2, links: 0 };
  });
  const { hands } = openAt('old-0-operation');
  await screen.findByRole('heading', { name: 'Results: Yesterday' });
  await press(hands, 'Delete everything');
  const sure = await screen.findByRole('dialog', { name: 'Delete everything about your photos?' });
  await hands.click(within(sure).getByRole('button', { name: 'Delete everything' }));
  await button('Choose photos');
  await waitFor(() => expect(screen.queryByText('Earlier results')).toBeNull());
  expect(location.search).toBe('');
});

test('A member deletes the results of one day, and a failure leaves none of them hidden', async () => {
  const { page, service, open } = await withKept([...kept('new', 2, 1), ...kept('old', 2, 3)]);
  let isUp = false;
  page.answer(cancelPhoto, ({ params: { operationId } }) => {
    if (!isUp && operationId === 'new-1-operation') throw networkError();
    const left = service.kept.filter((one) => one.operationId !== operationId);
    if (left.length === service.kept.length) throw apiRefusal('not_found');
    service.kept = left;
    return {};
  });
  const { hands } = open();
  await press(hands, /^Yesterday/);
  await press(hands, 'Delete');
  const sure = within(await screen.findByRole('dialog', { name: 'Delete these results?' }));
  await hands.click(sure.getByRole('button', { name: 'Delete results' }));
  await text('We couldn’t delete all of them. Please try again.');
  isUp = true;
  await hands.click(sure.getByRole('button', { name: 'Delete results' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Results: Yesterday' })).toBeNull());
  expect(page.said).toEqual(['success: These results are deleted.']);
  expect(await rows()).toEqual([expect.stringMatching(/2 photosbest 7\.0$/)]);
  expect(service.kept.map(({ operationId }) => operationId)).toEqual(['old-0-operation', 'old-1-operation']);
  expect(location.search).toBe('');
  expect(document.activeElement).not.toBe(document.body);
});

test('Deleting earlier results takes their photos off the page, and they can’t be brought back', async () => {
  const { page, service, follow, open } = await withKept(kept('first', 2, 2, { score: 7.4 }));
  const { hands } = open();
  await rows();
  aService(page, () => ({ result: aResult({ score: 7.4 }), isRepeat: true as const }));
  await choose(hands, files(1));
  await analyze(hands, 1);
  await findCards(1);
  follow();
  page.answer(cancelPhoto, ({ params }) => {
    service.kept = service.kept.filter(({ operationId }) => operationId !== params.operationId);
    return {};
  });
  await press(hands, /^(?!See).*2 photos/);
  await press(hands, 'Delete');
  const sure = within(await screen.findByRole('dialog', { name: 'Delete these results?' }));
  await hands.click(sure.getByRole('button', { name: 'Delete results' }));
  await button('Choose photos');
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
  await findCards(0);
});

test('A list that does not load says so, and is tried again', async () => {
  const { page, open } = await photoPage();
  let isUp = false;
  page.answer(listResults, () => {
    if (!isUp) throw apiRefusal('invalid_request');
    return { results: kept('old', 1, 1).map(toSummary), earlier: null };
  });
  const { hands } = open();
  await text('We couldn’t load your earlier results.');
  isUp = true;
  await press(hands, 'Try again');
  expect(await rows()).toEqual(['Yesterday1 photobest 7.0']);
});

test('A list of any length is read in pages, and folded', async () => {
  const many = Array.from({ length: 25 }, (_, day) => kept(`day-${day}`, 10, day)).flat();
  const { page, open } = await withKept(many);
  open();
  expect(await rows()).toHaveLength(3);
  await button('Show all 25');
  expect(page.asked(listResults).map(({ query }) => query)).toEqual([
    { limit: '99' },
    { limit: '99', before: '99' },
    { limit: '99', before: '198' },
  ]);
});
