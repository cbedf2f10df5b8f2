import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { savePlan } from '../fixtures/date-coach.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('A friend follows a date by its link without an account, until the member ends the link', async ({
  page,
  browser,
}) => {
  const day = addDays(new Date().toISOString().slice(0, 10));
  await savePlan(page, { day, starts: '19:00', spotName: 'Árvíztűrő kávézó' });
  await page.goto('/datecoach');
  await page.getByRole('button', { name: 'Tell a friend' }).click();
  await page.getByRole('button', { name: 'Add a link to the plan' }).click();
  await expect(page.getByRole('button', { name: 'End the link' })).toBeVisible();
  await expectAccessible(page);
  const text = await page.getByLabel('For your friend').inputValue();
  const [address = ''] = /http\S+$/.exec(text) ?? [];

  const friend = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await friend.goto(address);
  await expect(friend.getByRole('heading', { level: 1, name: 'Your friend has a date' })).toBeVisible();
  await expect(friend.getByText('7 PM')).toBeVisible();
  await expectNoSidewaysScroll(friend);
  await expectAccessible(friend);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('From', { exact: true }).fill('20:30');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await friend.reload();
  await expect(friend.getByText('8:30 PM')).toBeVisible();

  await page.getByRole('button', { name: 'Tell a friend' }).click();
  await expect(page.getByLabel('For your friend')).toHaveValue(new RegExp(address));
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Add a link to the plan' })).toBeVisible();
  await expect(page.getByLabel('For your friend')).not.toHaveValue(/http/);
  await friend.reload();
  await expect(friend.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  await friend.context().close();
});
