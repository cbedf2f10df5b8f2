import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { buyPlan } from '../fixtures/checkout.ts';
import { createFriendLink, openFriendLinks } from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test('A friend votes on two photos by phone, the member reads the result, and the link stops working once it is ended', async ({
  page,
  browser,
}) => {
  await buyPlan(page, 'starter');
  const address = await createFriendLink(page);
  await expectAccessible(page);

  const friend = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await friend.goto(address);
  await friend.getByRole('button', { name: 'Choose the second photo' }).waitFor();
  await expect(friend.getByRole('img', { name: 'Second photo' })).toBeVisible();
  expect(friend.url()).not.toContain('#');
  await expectNoSidewaysScroll(friend);
  await expectAccessible(friend);
  await friend.reload();
  await expect(friend.getByRole('img', { name: 'First photo' })).toBeVisible();
  await friend.getByRole('img', { name: 'Second photo' }).click();
  await expect(friend.getByText('Thank you! Your friend can see it now.')).toBeVisible();

  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await openFriendLinks(page);
  await expect(page.getByText('1 of 20 friends answered')).toBeVisible();
  await expect(page.getByText(/^chosen 1 of 1 time · AI’s place: /)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'End link' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The link has ended. Its photos are deleted.')).toBeVisible();
  await friend.goto('/photo-vote');
  await friend.goto(address);
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await friend.context().close();
});
