import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { collectEvents } from '../fixtures/analytics.ts';
import { recordLayoutShifts } from '../fixtures/layout-shift.ts';
import { type ChosenFile, group, portrait, wall } from '../fixtures/photos.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  '/',
  '/pricing',
  '/chat-assistant',
  '/tinder-openers',
  '/profile-analyzer',
  '/photo-analyzer',
  '/photo-analyzer/examples',
  '/date-prep',
  '/use-cases/tinder',
  '/use-cases/bumble',
  '/use-cases/hinge',
  '/features',
  '/help',
  '/help/credits',
  '/case-studies/anna-tinder-success',
  '/case-studies/mark-tinder-success',
  '/case-studies/julia-tinder-success',
  '/blog',
  '/blog/tinder-opening-lines',
  '/contact',
];

for (const path of pages) {
  test(`${path} has one main heading, a title of its own, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.{10,} - Datewright$/);
    await expectNoSidewaysScroll(page);
  });
}

test('Every page has its own title', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of pages) {
    await expect
      .poll(async () => {
        const html = await (await request.get(path)).text();
        titles.set(path, /<title>([^<]*)/.exec(html)?.[1] ?? '');
        return html.includes('<h1');
      })
      .toBe(true);
  }
  expect(new Set(titles.values()).size).toBe(pages.length);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // The first visitor may get the client-rendered page; the next one gets the server-rendered one. The client-rendered
  // page has a heading too, outside its main part.
  const openRendered = (page: Page, path: string) =>
    expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 });
    }).toPass();

  // The browser reports each script that the policy blocks.
  test.beforeEach(({ allowErrors }) => allowErrors(/csp$/));

  for (const path of pages) {
    test(`${path} reads: its heading, its way on`, async ({ page }) => {
      await openRendered(page, path);
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /.+/);
    });
  }

  test('a message to support goes out, and the page says so', async ({ page }) => {
    await openRendered(page, '/contact?sent=yes');
    await openRendered(page, '/contact');
    await page.getByLabel('Your name').fill('No Script');
    await page.getByLabel('Your email').fill('no-script@example.com');
    await page.getByLabel('What is it about?').selectOption('billing');
    await page.getByRole('textbox', { name: 'Message' }).fill('Sent without any script.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=yes/);
    await openRendered(page, page.url());
    await expect(page.getByText(/Thanks! We will get back to you within 24 hours/)).toBeVisible();
  });

  test('an answer opens, and another closes it', async ({ page }) => {
    await openRendered(page, '/chat-assistant');
    await page.getByText('Will my match notice?').click();
    await expect(page.getByText(/They’ll notice if it doesn’t sound like you/)).toBeVisible();
    await page.getByText('What does it cost?').click();
    await expect(page.getByText(/They’ll notice if it doesn’t sound like you/)).toBeHidden();
  });
});

test('Browsers and feed readers find the icons and the feed of every page', async ({ page, request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /image\/png/],
    ['/blog/rss.xml', /rss\+xml/],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(type)]);
  }
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/blog/rss.xml',
    );
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png');
  }
});

test('The home page links to every case study', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Anna: a list', 'Mark: “no drama”', 'Júlia: “not sure']) {
    const link = page.getByRole('link', { name });
    const path = await link.getAttribute('href');
    await expect.poll(async () => (await page.request.get(path ?? '')).status()).toBe(200);
  }
});

test('The server’s home page has its screenshots, and the one of the page’s theme is shown', async ({
  page,
  request,
}) => {
  const sources = async () => [...(await (await request.get('/')).text()).matchAll(/<img src="([^"]+\.avif)"/g)];
  await expect.poll(async () => (await sources()).length).toBeGreaterThanOrEqual(12);
  for (const [, path = ''] of await sources()) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/avif']);
  }
  await page.goto('/');
  const shot = (theme: string): Locator => page.locator(`img[src*="reply-second-${theme}"]`);
  await expect(shot('dark')).toBeVisible();
  await expect(shot('light')).toBeHidden();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(shot('light')).toBeVisible();
  await expect(shot('dark')).toBeHidden();
});

/** Records when each element of a picture stands still, in milliseconds from the start of its animation. */
const recordPictureMotions = (page: Page) =>
  page.addInitScript(() => {
    const motions: number[] = [];
    Object.assign(window, { motions });
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement && target.closest('figure'))) return;
      const { animationDelay, animationDuration } = getComputedStyle(target);
      motions.push((Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)) * 1000);
    });
  });
const readPictureMotions = (page: Page) => page.evaluate(() => (window as unknown as { motions: number[] }).motions);
/** The lowest of the three replies. */
const lastReply = (page: Page): Locator => page.locator('img[src*="reply-third-dark"]');

test.describe('With motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('the three replies in the home page’s picture land one after the other within 300 ms, and nothing jumps', async ({
    page,
    context,
  }) => {
    await recordPictureMotions(page);
    await recordLayoutShifts(context);
    await page.goto('/');
    await expect.poll(() => readPictureMotions(page)).toHaveLength(3);
    await expect(lastReply(page)).toBeVisible();
    const ends = await readPictureMotions(page);
    expect(new Set(ends).size).toBe(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(300);
    const shifts = await page.evaluate(() => window.shifts ?? []);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });
});

test('With reduced motion the home page’s picture stands still', async ({ page }) => {
  await recordPictureMotions(page);
  await page.goto('/');
  await expect(lastReply(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await readPictureMotions(page)).toEqual([]);
});

test('Old addresses redirect to the current pages', async ({ page }) => {
  for (const [from, to] of [
    ['/bioexample', '/profile-analyzer'],
    ['/photoanalyzerlanding', '/photo-analyzer'],
    ['/picperfect', '/photo-analyzer'],
    ['/datecoachlanding', '/date-prep'],
    ['/chatpadlanding', '/chat-assistant'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('Unknown pages answer 404, and offer people a way on', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  for (const [path, leadsTo] of [
    ['/blog/no-such-post', '/blog'],
    ['/case-studies/nobody', '/'],
  ] as const) {
    // The first visitors after a start may get it before it is rendered.
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('The sign-up bar appears after the first screen and disappears at the end', async ({ page }) => {
  await page.goto('/chat-assistant');
  const offer = page.getByRole('link', { name: 'Create Free Account' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(offer).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(offer).not.toBeInViewport();
});

/** A photo drawn in the page: dark on the left, light on the right. */
async function shadedPhoto(page: Page) {
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 1500);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const light = context.createLinearGradient(0, 0, 1200, 0);
    light.addColorStop(0, 'black');
    light.addColorStop(1, 'white');
    context.fillStyle = light;
    context.fillRect(0, 0, 1200, 1500);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) };
}

test('A photo is measured in the browser and never uploaded', async ({ page }) => {
  const sent: string[] = [];
  // A page asks for its visitor's id by HEAD, which has no body.
  page.on('request', (request) => !['GET', 'HEAD'].includes(request.method()) && sent.push(request.url()));
  await page.goto('/photo-analyzer');
  await page.getByRole('button', { name: 'Check one photo here' }).click();
  await expectAccessible(page);
  const file = await shadedPhoto(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Bright enough', { exact: true })).toBeVisible();
  await expect(page.getByText('Large enough', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(sent.filter((url) => !url.includes('/events'))).toEqual([]);
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('no picture at all') });
  await expect(page.getByText(/can’t open that file/)).toBeVisible();
});

test('Faces are detected in the browser, on request, and the picture is never uploaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const ofDetector = () => asked.filter((line) => line.includes('/workers/'));
  await page.goto('/photo-analyzer');
  await page.getByRole('button', { name: 'Check one photo here' }).click();
  const look = async (photo: ChosenFile) => {
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: 'Look for faces too' }).click();
  };
  await page.locator('input[type=file]').setInputFiles(await wall());
  await expect(page.getByRole('button', { name: 'Look for faces too' })).toBeVisible();
  expect(ofDetector()).toEqual([]);
  await look(await portrait());
  await expect(page.getByText('One, so nobody has to guess')).toBeVisible();
  await expectAccessible(page);
  expect(ofDetector()).not.toEqual([]);
  await look(await group());
  await expect(page.getByText(/so a stranger may have to guess/)).toBeVisible();
  await look(await wall());
  await expect(page.getByText('None found. Lead with a photo that shows yours.')).toBeVisible();
  expect(asked.filter((line) => !/^(GET|HEAD) /.test(line) && !line.includes('/events'))).toEqual([]);
  // A detector that fails to load costs only its own line.
  await page.route('**/workers/**', (route) => route.abort());
  await look(await portrait());
  await expect(page.getByText(/We can’t look for faces here right now/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What we can measure here' })).toBeVisible();
});

test('A photo tried before signing in is in the Photo Analyzer afterwards', async ({ page, member }) => {
  await page.goto('/photo-analyzer');
  await page.getByRole('button', { name: 'Check one photo here' }).click();
  await page.locator('input[type=file]').setInputFiles(await shadedPhoto(page));
  await expect(page.getByText('Bright enough', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to analyzer' }).click();
  await expect(page.getByRole('button', { name: 'Analyze 1 photo · 1 credit' })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Analyze 1 photo · 1 credit' })).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.getItem('photo-carried'))).toBeNull();
  expect(member.email).toBeTruthy();
});

test('A bio typed before signing in is in the Bio Scanner afterwards', async ({ page, member }) => {
  await page.goto('/profile-analyzer');
  await page.getByLabel('Score your bio now').fill('I grow chilli on my balcony. What do you grow?');
  await expect(page.getByText(/^\+\d+ “What do you grow\?”$/)).toBeVisible();
  await page.getByRole('link', { name: 'Fix it in the Bio Scanner' }).click();
  await expect(page.getByLabel('Your current bio')).toHaveValue('I grow chilli on my balcony. What do you grow?');
  expect(member.email).toBeTruthy();
});

test('A message to support arrives once, with its number, and the page offers a next step', async ({ page }) => {
  const events = await collectEvents(page);
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Kim');
  await page.getByLabel('Your email').fill('kim@example.com');
  await page.getByLabel('What is it about?').selectOption('technical');
  await page.getByLabel('Message', { exact: true }).fill('The page is lovely.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(
    page.getByText(/Thanks! We will get back to you within 24 hours\. Your reference number is/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'While you wait: try a first message' }).click();
  await expect(page).toHaveURL(/chat-assistant\?ref=contact_success/);
  const sent = () => events.map(({ name }) => name).filter((name) => name.startsWith('contact_'));
  await expect.poll(sent).toEqual(['contact_view', 'contact_submit', 'contact_success', 'contact_success_cta_click']);
});

test('A visitor subscribes below a post list, and reads that a mail is on its way', async ({ page }) => {
  await page.goto('/blog');
  const form = page.getByRole('region', { name: 'Openers and dating ideas by email' });
  await form.getByLabel('Your email').fill('reader@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/^Please confirm your address: /)).toBeVisible();
});

test('A post shows the reading progress, and a link leads back to the top', async ({ page }) => {
  await page.goto('/blog/tinder-opening-lines');
  await expect(page.getByRole('complementary', { name: /^Quick win/ })).toHaveCount(2);
  await page.mouse.wheel(0, 2000);
  const up = page.getByRole('button', { name: 'Back to the top' });
  await expect(up).toBeVisible();
  await expectAccessible(page);
  const bar = page.getByRole('progressbar', { name: 'Reading progress' });
  const progress = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
  const read = await progress();
  await up.click();
  await expect(up).toBeHidden();
  await expect.poll(progress).toBeLessThan(read);
});

test('Content behind tabs is accessible too', async ({ page }) => {
  for (const [path, tab] of [
    ['/profile-analyzer', 'Pro Tips'],
    ['/photo-analyzer', 'Optimal Order'],
    ['/photo-analyzer/examples', 'Pro Photo Tips'],
    ['/date-prep', 'Success Tips'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectAccessible(page);
  }
});
