import { buyPlan } from '../fixtures/checkout.ts';
import { analyzePhotos, expectResults, portrait, sidewaysPortrait } from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('A photo that lies on its side is turned by one tap, for free, and scores more', async ({ page }) => {
  await analyzePhotos(page, [await sidewaysPortrait()]);
  await expectResults(page);
  await expect(page.getByText('This photo lies on its side.')).toBeVisible();
  const score = page.locator('[data-score]').first();
  const before = Number(await score.getAttribute('data-score'));
  await page.getByRole('button', { name: 'Turn it upright' }).click();
  await expect(page.getByText('This photo lies on its side.')).toBeHidden();
  expect(Number(await score.getAttribute('data-score'))).toBeGreaterThan(before + 2);
  const photo = page.getByRole('img', { name: /sideways\.jpg$/ }).first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
});

test('A subscriber saves a report of all photos: their order, what is missing, every number, and no button', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printing', '');
  });
  await buyPlan(page, 'starter');
  const photos = [await portrait('noon.jpg', 1.3), await portrait('dusk.jpg', 0.5), await sidewaysPortrait()];
  await analyzePhotos(page, photos);
  await expectResults(page);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.locator('body[data-printing]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Your photo report');
  await expect(report.getByRole('row')).toHaveCount(3 * 16);
  for (const name of ['noon.jpg', 'dusk.jpg', 'sideways.jpg']) await expect(report.getByText(name)).toBeVisible();
  await expect(report.getByText(/^1\. /)).toBeVisible();
  await expect(page.getByRole('button').or(page.getByRole('navigation')).filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({
    path: process.env.PDF ?? testInfo.outputPath('report.pdf'),
    format: 'A4',
    margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
  });
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(5);
  // The page is the member's again once the dialog is closed.
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-report]')).toHaveCount(0);
});
