import type { Page } from '@playwright/test';
import { drawChatScreenshot, drawPicture } from '../fixtures/chat-screenshot.ts';
import { creditsLeft } from '../fixtures/chatpad.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const choose = (page: Page, ...pictures: Buffer[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(pictures.map((buffer, at) => ({ name: `chat-${at}.png`, mimeType: 'image/png', buffer })));

/** Collects the requests that could carry a picture: every upload to the screenshot route, and every large body. */
function watchUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.context().on('request', (request) => {
    const size = request.postDataBuffer()?.length ?? 0;
    if (request.url().includes('/screenshots') || size > 5000) uploads.push(`${request.method()} ${request.url()}`);
  });
  return uploads;
}

test.describe('When a member brings a screenshot', () => {
  test('then it is read on the device into messages with sides, and no request carries it', async ({
    page,
    context,
  }) => {
    const [first, second] = [
      await drawChatScreenshot(context, 'Sophie', [
        { side: 'own', text: 'The photo with the canoe needs a story.' },
        { side: 'theirs', text: 'We capsized twice before breakfast.' },
      ]),
      await drawChatScreenshot(context, 'Sophie', [
        { side: 'theirs', text: 'We capsized twice before breakfast.' },
        { side: 'own', text: 'Who was steering the boat?' },
      ]),
    ];
    await page.goto('/chatpad');
    const uploads = watchUploads(page);
    await choose(page, first, second);
    await expect(page.getByText('3 messages read on your device from Tinder.')).toBeVisible();
    const chat = page.getByRole('list', { name: 'Conversation' });
    await expect(chat.locator('p')).toHaveText([
      'The photo with the canoe needs a story.',
      'We capsized twice before breakfast.',
      'Who was steering the boat?',
    ]);
    await expect(page.getByLabel('Name')).toHaveValue('Sophie');
    await chat.getByRole('button', { name: /^You wrote: Who was steering/ }).click();
    await chat.getByRole('button', { name: 'Sophie wrote this' }).click();
    await expect(chat.getByRole('button', { name: /^Sophie wrote: Who was steering/ })).toBeVisible();
    await expect(creditsLeft(page, 5)).toBeVisible();
    expect(uploads).toEqual([]);
  });

  test('then a picture with little text is sent to the AI only when the member says so', async ({ page, context }) => {
    const picture = await drawPicture(context);
    await page.goto('/chatpad');
    const uploads = watchUploads(page);
    await choose(page, picture);
    await expect(page.getByText('We couldn’t read much of this picture.')).toBeVisible();
    await expect(page.getByText('Send the picture itself to the AI? Names in it can’t be masked.')).toBeVisible();
    await page.getByRole('button', { name: 'Don’t send it' }).click();
    expect(uploads).toEqual([]);
    await choose(page, picture);
    await page.getByRole('button', { name: 'Send the picture' }).click();
    await expect(page.getByText('A made-up sample, not your picture')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await page.getByRole('button', { name: 'Try it with the sample' }).click();
    await expect(page.getByLabel('Name')).not.toHaveValue('');
  });

  test('then the reading can be cancelled while the reader loads', async ({ page, context }) => {
    const picture = await drawChatScreenshot(context, 'Sophie', [{ side: 'theirs', text: 'Four words are here.' }]);
    await page.goto('/chatpad');
    await context.route(/traineddata/, () => {});
    await choose(page, picture);
    await expect(page.getByText('Reading the picture on your device…')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Reading the picture on your device…')).toHaveCount(0);
    await expect(page.getByRole('button', { name: / wrote: / })).toHaveCount(0);
    await context.unroute(/traineddata/);
  });

  test('then a reader that does not load leads to the same question', async ({ page, context, allowErrors }) => {
    allowErrors(/traineddata/);
    const picture = await drawChatScreenshot(context, 'Sophie', [{ side: 'theirs', text: 'Four words are here.' }]);
    await page.goto('/chatpad');
    await context.route(/traineddata/, (route) => route.abort());
    await choose(page, picture);
    await expect(page.getByText('We couldn’t read this picture on your device.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the picture' })).toBeVisible();
  });

  test('then a file that is no picture, or a broken one, is refused with a reason', async ({ page }) => {
    await page.goto('/chatpad');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Send a PNG, JPEG or WebP screenshot.')).toBeVisible();
    await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(page.getByText('We could not read that picture.')).toBeVisible();
    await expect(creditsLeft(page, 5)).toBeVisible();
  });
});
