import { analyzePhoto } from '@datewright/contracts/photo/analyze-photo';
import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { previewPhoto } from '@datewright/contracts/photo/preview-photo';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFile, files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, findCards, freePlan, photoPage, press, text } from './support/photo-page.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

test('A member chooses photos, sees what the analysis costs, and reads what each one shows', async () => {
  const { page, open } = await photoPage(5);
  aService(page, (place) => ({ result: aResult({ score: [8, 5.95, 5.9][place] ?? 7 }) }), 2);
  const { hands } = open();
  await choose(hands, files(3));
  await text(/^What your photos show/);
  await analyze(hands, 3);
  await findCards(3);
  // The results get the space of the introduction.
  expect(screen.queryByText(/^What your photos show/)).toBeNull();
  expect(screen.getByRole('link', { name: /How it works/ }).isConnected).toBe(true);
  for (const score of ['8.0', '6.0', '5.9']) {
    expect(screen.getByRole('img', { name: `${score} out of 10` }).isConnected).toBe(true);
  }
  expect(screen.getAllByText('Written by AI: demo AI')).toHaveLength(1);
  await waitFor(() => expect(page.host.plan.get().credits.photoanalyzer.available).toBe(2));
  expect(page.tracked).toEqual([
    'photo_upload_started',
    'photo_upload_completed',
    'analysis_started',
    'analysis_finished',
  ]);
});

test('While the browser is offline, the page leaves the notice to the shell', async () => {
  const { open } = await photoPage(5);
  open();
  await text(/^What your photos show/);
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.queryByText(/offline/)).toBeNull();
  offline.mockRestore();
});

describe('When the member chooses more photos than they have credits for', () => {
  test('then all of them stay, and the upgrade dialog says how many can be analyzed', async () => {
    const { page, open } = await photoPage(3);
    const { hands } = open();
    await choose(hands, files(10));
    const gate = await screen.findByRole('dialog', { name: 'Need More Analysis Credits?' });
    const said = 'You have 3 credits for 10 photos. All are here: choose the 3 to analyze.';
    expect(within(gate).getByText(said).isConnected).toBe(true);
    expect(within(gate).queryByRole('button', { name: /^Analyze/ })).toBeNull();
    expect(within(gate).getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe(
      '/pricing?checkout=pro&source=photoanalyzer-limit',
    );
    await press(hands, 'Maybe later');
    await button('Analyze 3 of 10 photos · 3 credits');
    expect(page.tracked).toContain('credit_gate_shown');
  });

  test('then the free plan sees another title', async () => {
    const { open } = await photoPage(1, freePlan(1));
    const { hands } = open();
    await choose(hands, files(2));
    await screen.findByRole('dialog', { name: 'Unlock More Photo Insights' });
    await press(hands, 'Maybe later');
    await button('Analyze 1 of 2 photos · 1 credit');
  });

  test('then the member chooses which are analyzed, and is not asked again', async () => {
    const { page, open } = await photoPage(2);
    const known = aService(page, () => ({ result: aResult() }), 0);
    const { hands } = open();
    await choose(hands, files(4));
    await press(hands, 'Maybe later');
    await text('You have 2 credits for 4 photos. Choose the 2 to analyze.');
    const chosen = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'));
    expect(chosen()).toEqual(['Choose holiday-1.jpg', 'Choose holiday-2.jpg']);
    await press(hands, 'Choose holiday-4.jpg');
    await press(hands, 'Choose holiday-3.jpg');
    expect(chosen()).toEqual(['Choose holiday-3.jpg', 'Choose holiday-4.jpg']);
    await press(hands, 'Analyze 2 of 4 photos · 2 credits');
    await findCards(2);
    expect(screen.getByRole('button', { name: 'See holiday-4.jpg in full size' }).isConnected).toBe(true);
    expect(known).toHaveLength(2);
  });

  test('then without credits the upgrade dialog opens before the file picker', async () => {
    const { open } = await photoPage(0, freePlan(0));
    const { hands } = open();
    await text(/Your free analysis is used up — a paid plan includes more\./);
    await press(hands, 'Choose photos');
    await screen.findByRole('dialog', { name: 'Unlock More Photo Insights' });
  });

  test('then a plan without credits is named with its period', async () => {
    const { open } = await photoPage(0);
    open();
    await text(/You reached your weekly plan limit\./);
  });

  test('then photos without a credit wait, and the others are analyzed after a confirmation', async () => {
    const { page, open } = await photoPage(3);
    aService(page, () => ({ result: aResult() }), 1);
    const { hands } = open();
    await choose(hands, files(3));
    await button('Analyze 3 photos · 3 credits');
    act(() => page.host.plan.setCredits('photoanalyzer', 2));
    await press(hands, 'Analyze 2 of 3 photos · 2 credits');
    const gate = await screen.findByRole('dialog', { name: 'Need More Analysis Credits?' });
    await hands.click(within(gate).getByRole('button', { name: 'Analyze 2 now' }));
    await findCards(2);
    expect(page.asked(analyzePhoto).length).toBe(2);
  });
});

describe('When the member adds photos without a credit', () => {
  const out = { failure: { code: 'out_of_credits', message: '' } } as const;

  test('then a picture that was analyzed before is free, and the others say that no credit is left', async () => {
    const { page, open } = await photoPage(1, freePlan(1));
    const ends = [{ result: aResult() }, { result: aResult(), isRepeat: true as const }, out];
    aService(page, (place) => ends[place] ?? out, 0);
    const { hands } = open();
    await choose(hands, files(1));
    await analyze(hands, 1);
    await findCards(1);
    await press(hands, 'Add more photos');
    await press(hands, 'Add more');
    expect(screen.queryByRole('dialog')).toBeNull();
    await choose(hands, [aFile('same.jpg'), aFile('other.jpg')]);
    await text('You have no credits left. Photos that you had analyzed before are free; the others stay here.');
    await press(hands, 'Analyze Photos');
    await findCards(2);
    expect(screen.getAllByText('You had this picture analyzed before, so this cost nothing.')).toHaveLength(1);
    await text('You ran out of credits: 1 photo is still waiting here.');
    await press(hands, 'Add more photos');
    const tile = (await text('No credit left for this photo.')).closest('li') as HTMLElement;
    expect(within(tile).getByRole('img', { name: 'Your photo other.jpg' }).isConnected).toBe(true);
    await press(hands, 'Got it');
    expect(screen.queryByText('No credit left for this photo.')).toBeNull();
  });

  test('then photos that were all refused stay where they are', async () => {
    const { page, open } = await photoPage(2);
    aService(page, () => out, 0);
    const { hands } = open();
    await choose(hands, files(2));
    await button('Analyze 2 photos · 2 credits');
    act(() => page.host.plan.setCredits('photoanalyzer', 0));
    await press(hands, 'Analyze Photos');
    await waitFor(() => expect(screen.getAllByText('No credit left for this photo.')).toHaveLength(2));
    await text('You ran out of credits: 2 photos are still waiting here.');
  });
});

describe("When a file can't be used", () => {
  test('then that photo says why, and the others continue', async () => {
    const { page, open } = await photoPage();
    page.answer(previewPhoto, () => {
      throw apiRefusal('not_a_photo');
    });
    const { hands } = open();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
    const huge = aFile('huge.png', 'photo 30000x30000', 'image/png');
    await choose(hands, [aFile('fine.jpg'), aFile('text.jpg', 'hello'), large, huge]);
    await text('Photo 4: This picture has more than 40 megapixels.');
    await text('Photo 2: We couldn’t read this file. Choose a JPG, PNG, WebP, HEIC or AVIF.');
    await text('Photo 3: This file is larger than 10 MB.');
    await button('Analyze 1 photo · 1 credit');
    await press(hands, 'Remove Error Photos');
    expect(screen.getAllByRole('img').length).toBe(1);
    await press(hands, 'Bring back');
    await text('Photo 3: This file is larger than 10 MB.');
  });

  test("then a format that the browser can't show becomes a JPEG of the service", async () => {
    const { page, open } = await photoPage();
    page.answer(previewPhoto, () => ({ jpeg: btoa('photo 900x1200'), width: 900, height: 1200 }));
    const { hands } = open();
    await choose(hands, [aFile('from-a-phone.heic', 'ftypheic', 'image/heic')]);
    await button('Analyze 1 photo · 1 credit');
  });

  test('then the page says when no file could be loaded', async () => {
    const { page, open } = await photoPage();
    page.answer(previewPhoto, () => {
      throw apiRefusal('not_a_photo');
    });
    const { hands } = open();
    await choose(hands, [aFile('text.jpg', 'hello')]);
    await text('We could not load your photos. Please try again.');
    expect(screen.queryByRole('button', { name: /^Analyze/ })).toBeNull();
  });
});

test('New photos replace the old ones, which can be brought back', async () => {
  const { page, open } = await photoPage();
  const refused = { failure: { code: 'not_dating_ready', message: 'No.' } } as const;
  aService(page, (place) => (place === 2 ? refused : { result: aResult() }));
  const { hands } = open();
  await choose(hands, files(3));
  await analyze(hands, 3);
  await text('Some photos had issues 😕');
  expect(screen.getByRole('tab', { name: 'Optimal Order' }).isConnected).toBe(true);
  await press(hands, 'Upload New Photos');
  await button('Choose photos');
  expect(screen.queryByRole('heading', { name: 'Your results' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Optimal Order' })).toBeNull();
  expect(screen.queryByText('Some photos had issues 😕')).toBeNull();
  expect(screen.queryAllByRole('img').length).toBe(0);
  await press(hands, 'Bring back');
  await screen.findByRole('heading', { name: 'Your results' });
});

describe('When a member deletes everything', () => {
  test('then they are asked once, and it is deleted in the browser and on the service', async () => {
    const { page, open } = await photoPage();
    page.answer(deleteAllPhotos, () => ({ photos: 1, links: 0 }));
    const view = open();
    await choose(view.hands, files(1));
    await button(/^Analyze 1/);
    await press(view.hands, 'Delete everything');
    const sure = await screen.findByRole('dialog', { name: 'Delete everything about your photos?' });
    await view.hands.click(within(sure).getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(page.said).toEqual(['success: Everything is deleted.']));
    expect(page.asked(deleteAllPhotos).length).toBe(1);
    await page.leave(view);
    open();
    await text('Drop photos here');
  });

  test('then nothing is reported as deleted when the service could not delete it', async () => {
    const { page, open } = await photoPage();
    page.answer(deleteAllPhotos, () => {
      throw apiRefusal('unavailable');
    });
    const { hands } = open();
    await choose(hands, files(1));
    await press(hands, 'Delete everything');
    const sure = await screen.findByRole('dialog', { name: 'Delete everything about your photos?' });
    await hands.click(within(sure).getByRole('button', { name: 'Delete everything' }));
    await text('We couldn’t reach our servers, so nothing has been deleted yet. Please try again.');
    await hands.click(within(sure).getByRole('button', { name: 'Keep everything' }));
    await button(/^Analyze 1/);
  });
});

describe('With a keyboard, the focus', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  test('moves to the next photo after one is removed, and to the file picker after the last', async () => {
    const { open } = await photoPage(5);
    const { hands } = open();
    await choose(hands, files(2));
    await button('Analyze 2 photos · 2 credits');
    await press(hands, 'Remove holiday-1.jpg');
    expect(focused()).toBe('Remove holiday-2.jpg');
    await hands.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Choose photos'));
    await press(hands, 'Bring back');
    await waitFor(() => expect(focused()).toBe('Add more'));
  });

  test('moves to the progress of the analysis, and from there to its results', async () => {
    const { page, open } = await photoPage(5);
    aService(page, () => ({ result: aResult() }), 1);
    const { hands } = open();
    await choose(hands, files(1));
    const seen: unknown[] = [];
    document.addEventListener('focusin', () => seen.push(focused()));
    await analyze(hands, 1);
    await text('Your results');
    await waitFor(() => expect(focused()).toBe('Your results'));
    expect(seen).toContain('0 of 1 photo read');
    expect(seen).not.toContain('Choose photos');
  });
});
