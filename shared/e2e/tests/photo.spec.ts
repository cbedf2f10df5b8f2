import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { buyPlan } from '../fixtures/checkout.ts';
import { signIn } from '../fixtures/member.ts';
import {
  analyzePhotos,
  choose,
  dropOrPastePhoto,
  expectResults,
  group,
  portrait,
  rotatedPortrait,
  tallPortrait,
  wall,
} from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('A member reads what their photo shows, separately what was measured, and has no credits left', async ({
  page,
  allowErrors,
}) => {
  // The photo without a credit.
  allowErrors(/status of 402/, /402 \/v1\/photo/);
  await analyzePhotos(page, [await portrait()]);
  await expectResults(page);
  await expect(page.getByText('Written by AI: demo AI')).toBeVisible();
  await expect(page.getByText(/can’t see photos: what it says is made from the measurements/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^0 credits? for/ })).toBeVisible();
  await page.getByText('How we measured').click();
  await page.getByText(/^(\d+ others are|1 other is|All \d+ are) good$/).click();
  await page.getByRole('button', { name: /^Size of your face/ }).click();
  await expect(page.getByText('House rule', { exact: true })).toBeVisible();
  await expect(page.locator('[data-mark]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add more photos' }).click();
  // The same picture is free, another one finds no credit.
  await choose(page, [await portrait('again.jpg'), await portrait('other.jpg', 1.2)]);
  // An analysis begins with the photos that have been read.
  await expect(page.getByRole('img', { name: 'Your photo other.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Analyze Photos' }).click();
  await page.getByText('Same shot as 1 other photo: keep this one').click();
  await expect(page.getByText('You had this picture analyzed before, so this cost nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Add more photos' }).click();
  await expect(page.getByText('No credit left for this photo.')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'See results' }).click();
  await page.getByRole('button', { name: 'Upload New Photos' }).click();
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Unlock More Photo Insights' })).toBeVisible();
  await expectAccessible(page);
});

test('On a phone, what brings a removed photo back stands beside the notice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/photoanalyzer');
  await choose(page, [await portrait()]);
  await page.getByRole('button', { name: /^Remove / }).click();
  const [text, button] = [page.getByText('1 photo removed.'), page.getByRole('button', { name: 'Bring back' })];
  const [textBox, buttonBox] = [await text.boundingBox(), await button.boundingBox()];
  expect(buttonBox?.y).toBeLessThan((textBox?.y ?? 0) + (textBox?.height ?? 0));
});

test('A tall photo is cropped around the face, and leaves its verdict and what to change on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await analyzePhotos(page, [await tallPortrait()]);
  await expectResults(page);
  const verdict = page.getByRole('heading', { level: 3 }).first();
  await expect(verdict).toBeInViewport();
  const change = page.getByText(/^(What to change:|Nothing to fix)/);
  const bar = page.getByRole('navigation', { name: 'Your tools' });
  const [{ bottom }, limit] = [await toBox(change), (await toBox(bar)).top];
  expect(bottom).toBeLessThan(limit);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  const photo = page.getByRole('img', { name: /tall\.jpg$/ });
  // The layout follows the width of the window in the next frame.
  await expect
    .poll(async () => {
      const { height, width } = await toBox(photo);
      return height / width;
    })
    .toBeCloseTo(1.25, 1);
  const [, y = ''] = (await photo.evaluate((image) => getComputedStyle(image).objectPosition)).split(' ');
  expect(Number.parseFloat(y)).toBeLessThan(25);
  expect((await toBox(page.getByRole('listitem').filter({ has: photo }))).height).toBeLessThan(520);
  // A marked area is shown on the whole photo.
  await page.getByText('How we measured').click();
  await page.getByText(/^(\d+ others are|1 other is|All \d+ are) good$/).click();
  await page.getByRole('button', { name: /^Size of your face/ }).click();
  const whole = await toBox(photo);
  expect(whole.height / whole.width).toBeGreaterThan(1.4);
  await expect(page.locator('[data-mark]')).toBeInViewport();
});

test('A member says which face is theirs, and only a photo with a result costs a credit', async ({ page }) => {
  await analyzePhotos(page, [await group()]);
  await page.getByRole('button', { name: 'Choose your face' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which one is you?' });
  await expect(dialog.getByText(/haven’t agreed to be uploaded/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^1 credits? for/ })).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Face 1, left/ })
    .first()
    .press('Enter');
  await expectResults(page);
  await expect(page.getByRole('button', { name: /^0 credits? for/ })).toBeVisible();
});

test('A photo without a person is refused with a reason, for free', async ({ page }) => {
  await analyzePhotos(page, [await wall()]);
  await expect(page.getByText(/^Photo 1: This doesn’t look like a dating-ready photo/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 credits? for/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'We got this wrong' }).click();
  await expect(page.getByText(/Thank you\. We look/)).toBeFocused();
});

test('A page that was closed during an analysis is complete in another tab, on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await buyPlan(page, 'starter');
  const photos = await Promise.all([1, 1.1, 1.2].map((light, place) => portrait(`holiday-${place}.jpg`, light)));
  await analyzePhotos(page, photos);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.setViewportSize({ width: 360, height: 740 });
  await again.goto('/photoanalyzer');
  await expectResults(again);
  await expect(again.locator('[data-score]')).toHaveCount(3);
  await expect(again.getByRole('button', { name: /^12 credits? for/ })).toBeVisible();
  await expectNoSidewaysScroll(again);
  await expectAccessible(again);
  await again.getByRole('button', { name: /^See holiday-0/ }).click();
  const viewer = again.getByRole('dialog', { name: 'Photo in full size' });
  await expect(viewer.getByText(/1 of 3$/)).toBeVisible();
  // On a wide screen too the whole photo is seen, not its top.
  await again.setViewportSize({ width: 1280, height: 720 });
  expect((await viewer.getByRole('img').boundingBox())?.height).toBeLessThan(720);
  await again.setViewportSize({ width: 360, height: 740 });
  await again.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/2 of 3$/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await again.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await again.getByRole('tab', { name: 'Optimal Order' }).click();
  await expectAccessible(again);
});

test('Results are found again on another device, without their pictures, until everything is deleted', async ({
  page,
  member,
  browser,
}) => {
  await buyPlan(page, 'starter');
  await analyzePhotos(page, [await portrait()]);
  await expectResults(page);
  const score = await page.locator('[data-score]').getAttribute('data-score');
  const device = await browser.newContext({ baseURL: process.env.DATEWRIGHT_ORIGIN });
  await signIn(device, member);
  const other = await device.newPage();
  await other.goto('/photoanalyzer');
  await other.getByRole('button', { name: new RegExp(`^Today.*1 photo.*best ${score}`) }).click();
  await expect(other.getByRole('heading', { name: 'Results: Today' })).toBeFocused();
  await expect(other.locator('[data-score]')).toHaveAttribute('data-score', score ?? '');
  await expect(other.getByText(/^The picture is no longer on this device/)).toBeVisible();
  await expectAccessible(other);
  await other.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(other);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Results: Today' })).toBeVisible();
  // The same picture is free, and shows itself.
  await other.getByRole('button', { name: 'Back' }).click();
  await analyzePhotos(other, [await portrait()]);
  await expectResults(other);
  await expect(other.getByText('You had this picture analyzed before, so this cost nothing.')).toBeVisible();
  await expect(other.getByText('Earlier results')).toBeHidden();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  await other.getByRole('button', { name: 'Upload New Photos' }).click();
  await other.reload();
  await expect(other.getByText('Add your photos')).toBeVisible();
  await expect(other.getByText('Earlier results')).toBeHidden();
  await device.close();
});

test('Everything is deleted after one confirmation, in the browser and on the server', async ({ page }) => {
  await analyzePhotos(page, [await portrait()]);
  await expectResults(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Drop photos here')).toBeVisible();
});

test('Photos are dropped and pasted, stand upright, and are there after a reload without a connection', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/photoanalyzer');
  await dropOrPastePhoto(page, 'drop', await rotatedPortrait());
  const photo = page.getByRole('img', { name: 'Your photo turned.jpg' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(true);
  await page.getByRole('button', { name: 'Remove turned.jpg' }).click();
  await dropOrPastePhoto(page, 'paste', await portrait('pasted.jpg'));
  const pasted = page.getByRole('img', { name: 'Your photo pasted.jpg' });
  await expect(pasted).toBeVisible();
  await page.reload();
  await expect(pasted).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Analyze 1 photo · 1 credit' }).click();
  await expect(page.getByText('No connection. We’ll continue when it’s back.')).toBeVisible();
  await context.setOffline(false);
  await expectResults(page);
});

const toBox = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
