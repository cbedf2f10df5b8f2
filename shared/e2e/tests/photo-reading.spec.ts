import { buyPlan } from '../fixtures/checkout.ts';
import { phonePhotos } from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('Six photos of 12 megapixels are read in two workers, and Analyze begins with the first', async ({ page }) => {
  await buyPlan(page, 'starter');
  const photos = await phonePhotos(6);
  await page.goto('/photoanalyzer');
  // Every label that the button has while it can be pressed.
  await page.evaluate(() => {
    const labels: string[] = [];
    Object.assign(window, { labels });
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button:enabled')) {
        const label = button.textContent ?? '';
        if (/^Analyze \d/.test(label) && !labels.includes(label)) labels.push(label);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  await page.locator('input[data-photos]').setInputFiles(photos);
  await expect(page.getByRole('button', { name: 'Analyze 6 photos · 6 credits' })).toBeEnabled();
  expect(page.workers()).toHaveLength(2);
  expect(await page.evaluate(() => (window as unknown as { labels: string[] }).labels[0])).toBe(
    'Analyze 1 photo · 1 credit',
  );
});
