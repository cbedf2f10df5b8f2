import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { buyPlan } from '../fixtures/checkout.ts';
import { analyzePhotos, expectResults, portrait, tallPortrait } from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('A member straightens, crops and lifts a photo by keyboard on a phone, and takes home a picture without metadata', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await analyzePhotos(page, [await portrait()]);
  await expectResults(page);
  await page.getByRole('button', { name: 'Edit this photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Better version' });
  await expect(dialog.getByRole('img', { name: 'After' })).toBeVisible();
  await dialog.getByText('Hinge', { exact: true }).click();
  await dialog.getByLabel('Straighten').press('ArrowRight');
  await dialog.getByLabel('Light').press('ArrowRight');
  await expect(dialog.getByText('+0.5°')).toBeVisible();
  await dialog.getByLabel('Before and after').press('End');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('portrait-better.jpg');
  const { format, width, height, exif } = await sharp(await readFile(await download.path())).metadata();
  expect([format, exif, width]).toEqual(['jpeg', undefined, height]);
  expect(width).toBeGreaterThan(580);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByText('0.0°')).toBeVisible();
});

test('A dark photo has one verdict, one score and one fix, which fills a wide editor', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await analyzePhotos(page, [await portrait('dusk.jpg', 0.3)]);
  await expectResults(page);
  await expect(page.getByRole('heading', { name: 'Too dark to lead' })).toBeVisible();
  await expect(page.getByText('Money Maker')).toHaveCount(0);
  await expect(page.locator('[data-score]')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'After' })).toBeVisible();
  await page.getByRole('button', { name: 'Brighten it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Better version' });
  await expect(dialog.getByText(/^\+\d\.\d\d stops$/)).toBeVisible();
  const after = await dialog.getByRole('img', { name: 'After' }).boundingBox();
  expect(after?.height).toBeGreaterThan(500);
  await expectAccessible(page);
});

test('A photo is dragged to another place by the mouse, and moved back by the keyboard', async ({ page }) => {
  await buyPlan(page, 'starter');
  await analyzePhotos(page, [await portrait('evening.jpg'), await tallPortrait('noon.jpg')]);
  await expectResults(page);
  await page.getByRole('tab', { name: 'Optimal Order' }).click();
  const rows = page
    .getByRole('list', { name: 'Photos in order' })
    .getByRole('listitem')
    .filter({ has: page.getByTitle(/^Drag/) });
  await expect(rows).toHaveCount(2);
  const name = (await rows.first().getByRole('img').getAttribute('alt')) ?? '';
  await page.getByTitle(`Drag ${name}`).hover();
  await page.mouse.down();
  await rows.last().hover();
  await rows.last().hover({ position: { x: 40, y: 60 } });
  await page.mouse.up();
  await expect(rows.last().getByRole('img', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your own order' })).toBeVisible();
  await page.getByRole('button', { name: `Move ${name} up` }).press('Enter');
  await expect(rows.first().getByRole('img', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: `Move ${name} up` })).toBeFocused();
  const places = page.getByRole('list', { name: 'Your profile in this order' }).getByRole('listitem');
  await places.first().hover();
  await page.mouse.down();
  await places.last().hover({ position: { x: 20, y: 20 } });
  await page.mouse.up();
  await expect(rows.last().getByRole('img', { name })).toBeVisible();
  await expectAccessible(page);
});
