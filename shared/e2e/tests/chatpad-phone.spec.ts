import type { Page } from '@playwright/test';
import { pasteField } from '../fixtures/chatpad.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const chat =
  'Maya: Of course my sourdough has a name: Gregory\nMe: Impressive. What does Gregory eat?\nMaya: Rye flour. What do you do on Sundays?';

/** Pastes into the focused field. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

const writeButton = (page: Page) =>
  page.getByRole('button', { name: /^(Write|Ask|Rewrite).*1 credit/ }).filter({ visible: true });
const lines = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true });

/** Presses and releases the middle of the button as a finger does, without waiting for it to come to rest. */
async function tap(page: Page, button: ReturnType<typeof writeButton>) {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not there.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function pasteChat(page: Page) {
  await page.goto('/chatpad');
  await pasteField(page).tap();
  await paste(page, chat);
  await expect(page.getByRole('button', { name: /^Maya wrote: Rye flour/ })).toBeVisible();
  await expect(pasteField(page)).toBeFocused();
}

test('When a member has pasted on a phone, then the first tap on Write writes', async ({ page }) => {
  await pasteChat(page);
  await tap(page, writeButton(page));
  await expect(lines(page)).toHaveCount(5);
});
