import { screen, waitFor, within } from '@testing-library/react';
import { aFile, files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, photoPage, text } from './support/photo-page.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(standInForPictures);

test('An AI that can’t see claims no type: photos have numbers, and the member checks what is missing', async () => {
  const { page, open } = await photoPage();
  aService(page, () => ({ result: aResult({ sees: false, type: 'full_body' }) }));
  const { hands } = open();
  await choose(hands, files(2));
  await analyze(hands, 2);
  for (const name of ['Photo 1: holiday-1.jpg', 'Photo 2: holiday-2.jpg']) await screen.findByRole('img', { name });
  const missing = within(screen.getByRole('region', { name: 'What is missing' }));
  expect(missing.getByText(/^The demo AI can’t see photos, so check for yourself/).isConnected).toBe(true);
});

test.each([
  ['open', true],
  ['folded', false],
])('What works and what does not is %s for an AI that saw the photo: %s', async (_state, sees) => {
  const { page, open } = await photoPage();
  aService(page, () => ({ result: aResult({ sees }) }));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  expect((await text(/things? works?/)).closest('details')?.open).toBe(sees);
});

test('What could not be measured is neither good nor bad', async () => {
  const { page, open } = await photoPage();
  const measured = aResult().measured;
  const unsure = { id: 'tilt', value: 0, verdict: 'unsure', area: null } as const;
  aService(page, () => ({ result: aResult({ measured: { ...measured, facts: [...measured.facts, unsure] } }) }));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await hands.click(await text('How we measured'));
  const tilt = await button(/^Head tilt/);
  expect(tilt.textContent).toContain('Not measurable here');
  expect(tilt.textContent).toContain('Unsure');
});

test('What is not good is listed, and what is good is folded in one line', async () => {
  const { page, open } = await photoPage();
  aService(page, () => ({ result: aResult() }));
  const { hands } = open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await hands.click(await text('How we measured'));
  const good = (await text('3 others are good')).closest('details');
  expect(good?.open).toBe(false);
  expect((await button(/^Busy background/)).closest('details')).not.toBe(good);
  await hands.click(await text('3 others are good'));
  expect(good?.open).toBe(true);
  expect((await button(/^Blur/)).closest('details')).toBe(good);
});

test('A GIF is refused at choosing, and its message goes with the next photos', async () => {
  const { open } = await photoPage();
  const { hands } = open();
  await choose(hands, [aFile('party.gif', 'photo', 'image/gif')]);
  expect((await text('Photo 1: GIFs don’t work as profile photos. Choose a JPG or PNG.')).isConnected).toBe(true);
  await choose(hands, files(1));
  await waitFor(() => expect(screen.queryByText(/GIFs don’t work as profile photos/)).toBeNull());
  expect(screen.queryByText('Some photos had issues 😕')).toBeNull();
});
