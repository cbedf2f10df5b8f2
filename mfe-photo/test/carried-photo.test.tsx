import { photoHandoffKey, photoHandoffLifetimeMs } from '@datewright/contracts/photo/photo-handoff';
import { screen, waitFor } from '@testing-library/react';
import { standInForPictures } from './support/browser.ts';
import { button, freePlan, photoPage, text } from './support/photo-page.ts';

beforeAll(standInForPictures);

const picture = `data:image/jpeg;base64,${btoa('photo')}`;
const carry = (part: object) =>
  sessionStorage.setItem(photoHandoffKey, JSON.stringify({ name: 'me.jpg', picture, at: Date.now(), ...part }));
const carried = () => sessionStorage.getItem(photoHandoffKey);

test('A photo that was tried before signing in is added once, and stored nowhere else', async () => {
  carry({});
  const { open } = await photoPage(5);
  open();
  await button('Analyze 1 photo · 1 credit');
  expect(carried()).toBeNull();
});

test.each([
  ['is older than an hour', { at: Date.now() - photoHandoffLifetimeMs }],
  ['is no JPEG', { picture: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  ['is no base64', { picture: 'data:image/jpeg;base64,***' }],
])('What %s is deleted', async (_what, part) => {
  carry(part);
  const { open } = await photoPage(5);
  open();
  await waitFor(() => expect(carried()).toBeNull());
  expect(screen.queryByRole('button', { name: /^Analyze/ })).toBeNull();
});

test('A member without a credit finds it once there is one', async () => {
  carry({});
  const { open } = await photoPage(0, freePlan(0));
  open();
  await text(/Your free analysis is used up/);
  expect(carried()).not.toBeNull();
});
