import { expectAccessible } from '../fixtures/accessibility.ts';
import { pasteField } from '../fixtures/chatpad.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const fact = 'Győrben élek, a Rába mellett';

test('A gap in a line leads to where a member fills it in once, and every later request carries it', async ({
  page,
}) => {
  await page.goto('/chatpad');
  await pasteField(page).fill('Anna: Szia!\nÉn: Szia, milyen volt a túra?\nAnna: Szuper! És te hol laksz?');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('button', { name: /Write replies/ }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(5);
  await page.getByRole('link', { name: 'About me' }).first().click();

  const section = page.getByRole('region', { name: 'How you write' });
  await expect(section.getByRole('heading', { name: 'How you write' })).toBeInViewport();
  await section.getByLabel('Messages you’ve sent').fill('haha jó 😄\nszombat oké, de csak ha van süti');
  await section.getByLabel('About me').fill(`${fact}\n`);
  await expect(section.getByText('1 of 12 facts.')).toBeVisible();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.goBack();
  const request = page.waitForRequest((one) => one.url().endsWith('/suggestions'));
  await page.getByRole('button', { name: /Write again/ }).click();
  expect((await request).postDataJSON()).toMatchObject({ about: [fact], voice: expect.stringContaining('süti') });
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(10);
});

for (const width of [360, 1280]) {
  test(`How you write fits a screen of ${width} px, in both themes, and deletes everything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/profile/data#how-you-write');
    const section = page.getByRole('region', { name: 'How you write' });
    await section.getByLabel('Messages you’ve sent').fill('árvíztűrő tükörfúrógép '.repeat(30));
    await section.getByLabel('About me').fill('a'.repeat(121));
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Each fact can have up to 120 characters.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);

    await section.getByLabel('About me').fill(fact);
    await section.getByRole('button', { name: 'Save' }).click();
    await section.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(section.getByLabel('About me')).toHaveValue('');
    await page.reload();
    await expect(section.getByLabel('Messages you’ve sent')).toHaveValue('');
  });
}
