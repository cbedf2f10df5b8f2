import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { files, standInForPictures } from './support/browser.ts';
import { analyze, button, choose, findCards, photoPage, press } from './support/photo-page.ts';
import { aResult, aService } from './support/results.ts';

beforeAll(() => {
  standInForPictures();
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  Object.assign(window, { createImageBitmap: async () => ({ width: 1000, height: 1000, close() {} }) });
});

const suggestedCrop = { x: 0.05, y: 0, width: 0.8, height: 0.9 };

/** Opens the page with the result of one photo. */
async function openResult(result = aResult({ suggestedCrop })) {
  const hands = userEvent.setup();
  const { page, open } = await photoPage();
  aService(page, () => ({ result }));
  open();
  await choose(hands, files(1));
  await analyze(hands, 1);
  await findCards(1);
  return hands;
}

/** Width and height of the part of the photo that the dialog shows, a whole one being 1000 x 1000. */
async function findFrame(dialog: HTMLElement) {
  const canvas = await within(dialog).findByRole<HTMLCanvasElement>('img', { name: 'After' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [canvas.width, canvas.height];
}

test('One press shows the crop that the AI suggests; the member can change it, and comes back to it', async () => {
  const hands = await openResult();
  (await button('Show this crop')).focus();
  await hands.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Better version' });
  expect(await findFrame(dialog)).toEqual([800, 900]);
  expect(within(dialog).getByText('This is the crop that the AI suggests.').isConnected).toBe(true);
  expect(within(dialog).queryByRole('button', { name: 'Show this crop' })).toBeNull();

  // Moving it is seen too, and the crop is one press away again.
  const position = within(dialog).getByLabelText<HTMLInputElement>('Position of the crop');
  const suggested = Number(position.value);
  fireEvent.change(position, { target: { value: '1' } });
  await hands.click(within(dialog).getByRole('button', { name: 'Show this crop' }));
  expect(Number(position.value)).toBeCloseTo(suggested);

  await hands.click(within(dialog).getByRole('radio', { name: 'Hinge' }));
  expect(await findFrame(dialog)).toEqual([1000, 1000]);
  await hands.click(within(dialog).getByRole('button', { name: 'Show this crop' }));
  expect(await findFrame(dialog)).toEqual([800, 900]);
});

test('Each press shows the crop again, and an edit without it starts with the whole photo', async () => {
  const hands = await openResult();
  await press(hands, 'Show this crop');
  const first = await screen.findByRole('dialog', { name: 'Better version' });
  await hands.click(await within(first).findByRole('button', { name: 'Reset' }));
  expect(await findFrame(first)).toEqual([1000, 1000]);
  await hands.click(within(first).getByRole('button', { name: 'Close' }));

  await press(hands, 'Show this crop');
  const again = await screen.findByRole('dialog', { name: 'Better version' });
  expect(await findFrame(again)).toEqual([800, 900]);
  await hands.click(within(again).getByRole('button', { name: 'Close' }));

  await press(hands, 'Edit this photo');
  expect(await findFrame(await screen.findByRole('dialog', { name: 'Better version' }))).toEqual([1000, 1000]);
});

test('Without a crop there is no such button, in the card or in the dialog', async () => {
  const hands = await openResult(aResult());
  expect(screen.queryByRole('button', { name: 'Show this crop' })).toBeNull();
  await press(hands, 'Edit this photo');
  const dialog = await screen.findByRole('dialog', { name: 'Better version' });
  expect(await findFrame(dialog)).toEqual([1000, 1000]);
  expect(within(dialog).queryByText(/the AI suggests/)).toBeNull();
});
