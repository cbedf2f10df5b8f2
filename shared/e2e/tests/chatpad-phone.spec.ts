import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { pasteField } from '../fixtures/chatpad.ts';
import { createMatch } from '../fixtures/date-coach.ts';
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

const firstLine = (page: Page) => page.locator('article li p').first();

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

test('When a pasted chat does not say who is who, then the question is in view, and one tap answers it', async ({
  page,
}) => {
  await page.goto('/chatpad');
  await pasteField(page).tap();
  const name = 'Nagy-Szentgyörgyvölgyi Anna Mária Erzsébet';
  await paste(page, `${name}: Szia!\nKiss Bence: Szia, mizu?\n${name}: Semmi. És veled?`);
  const answer = page.getByRole('button', { name: 'I’m Kiss Bence' });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await answer.tap();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^You wrote: Szia, mizu/ })).toBeVisible();
});

/** The elements of the page that reach over the screen's right edge. */
const findCutOff = (page: Page) =>
  page
    .locator('main button:visible, main a:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth)
        .map(({ textContent }) => textContent),
    );

test('When lines were written for a match, then the bar of a phone leads to them, also without credits', async ({
  page,
}) => {
  await pasteChat(page);
  await tap(page, writeButton(page));
  await expect(lines(page)).toHaveCount(5);
  await page.reload();
  await expect(lines(page).first()).toBeHidden();
  await page.getByRole('button', { name: 'See 5 lines' }).tap();
  await expect(firstLine(page)).toBeInViewport();
  for (let n = 2; n <= 5; n++) {
    await page
      .getByRole('region', { name: 'Suggestions' })
      .getByRole('button', { name: /^Write.*1 credit/ })
      .last()
      .tap();
    await expect(lines(page)).toHaveCount(5 * n);
  }
  await page.getByRole('button', { name: 'Back to the chat' }).tap();
  await expect(writeButton(page)).toHaveCount(0);
  const bar = page.getByRole('status').filter({ hasText: 'You’ve used today’s messages', visible: true });
  await expect(bar.getByRole('link', { name: 'See plans' })).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeLessThan(150);
  await bar.getByRole('button', { name: 'See 25 lines' }).tap();
  await expect(firstLine(page)).toBeInViewport();
});

test('When home leads to a message with lines, then they are in view: two whole ones and the beginning of the third', async ({
  page,
}) => {
  await pasteChat(page);
  await tap(page, writeButton(page));
  await expect(lines(page)).toHaveCount(5);
  await page.goto('/');
  await page.getByRole('link', { name: 'See 5 lines: Maya asked you a question' }).tap();
  await expect(page.getByRole('heading', { name: 'Suggestions' })).toBeFocused();
  await expect(lines(page).nth(1)).toBeInViewport({ ratio: 1 });
  const third = await page.locator('article li').nth(2).locator('p').first().boundingBox();
  // A line and a half of its text.
  expect(third?.y).toBeLessThan(740 - 36);
});

test('When text is twice as large, then the bar leaves the conversation the room below the header', async ({
  page,
}) => {
  // A phone of 360 by 740 pixels at 200%.
  await page.setViewportSize({ width: 180, height: 370 });
  await pasteChat(page);
  const [chatBox, bar] = [page.getByRole('region', { name: 'Maya' }), writeButton(page)];
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await chatBox.getByText('Rye flour.').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});

test('When text is twice as large, then nothing of ChatPad is cut off on a phone', async ({ page }) => {
  await page.goto('/chatpad');
  await pasteField(page).fill('Maya: Rye flour. What do you do on Sundays?');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => findCutOff(page)).toEqual([]);
  const [tone, write] = [page.getByRole('button', { name: /Change$/ }), writeButton(page)];
  const [toneBox, writeBox] = [await tone.boundingBox(), await write.boundingBox()];
  expect((toneBox?.y ?? 0) + (toneBox?.height ?? 0)).toBeLessThanOrEqual(writeBox?.y ?? 0);
});

test('A long Hungarian name in text twice as large cuts nothing off, and the newest message is in view', async ({
  page,
}) => {
  const name = 'Kovácsné Nagy-Szentmiklósi Annamária';
  const messages = Array.from({ length: 8 }, (_, at) => ({
    sender: at % 3 === 0 ? 'user' : 'match',
    content: `Számozott üzenet, a ${at + 1}. a nyolcból`,
  }));
  const match = await createMatch(page, { name, age: 31, bio: '', interests: [], messages });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );
  await page.goto(`/chatpad?match=${match}`);
  await expect(page.getByRole('button', { name: /wrote: Számozott üzenet, a 8\./ })).toBeInViewport();
  await expect.poll(() => findCutOff(page)).toEqual([]);
  await expectAccessible(page);
});
