import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { advanceTime } from '../fixtures/advance-time.ts';
import { collectEvents, listProperties } from '../fixtures/analytics.ts';
import { listPagePaths, mockPages, mockTool } from '../fixtures/composition.ts';
import { createMatch, sampleMatch, savePlan } from '../fixtures/date-coach.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { recordLayoutShifts } from '../fixtures/layout-shift.ts';
import { errorResponse, mockProfile } from '../fixtures/mock-billing.ts';
import { asMember, expect, test } from '../fixtures/test.ts';
import { origin } from '../fixtures/urls.ts';
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts';

async function readSlowly(page: Page): Promise<void> {
  for (const share of [0.3, 0.55, 0.8, 0.95, 0.2, 0.95]) {
    await page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          const from = scrollY;
          addEventListener('scrollend', () => resolve(), { once: true });
          scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight));
          // A page that is not tall enough yet does not scroll, and fires no `scrollend`.
          if (scrollY === from) resolve();
        }),
      share,
    );
  }
}

test.describe('When a visitor comes home', () => {
  test('then the hero leads to registering and signing in, and shows the same text at the next visit', async ({
    page,
  }) => {
    // A visitor to whom the edge shows the first variant of both experiments.
    const url = origin();
    await page.context().addCookies([{ name: 'visitor_id', value: 'e2e-visitor-number-4', url }]);
    await page.goto('/');
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    await page.getByRole('link', { name: 'Start Getting Matches' }).first().click();
    await expect(page).toHaveURL(/^[^?]*\/register/);
    await page.goto('/');
    await page.getByRole('link', { name: 'Already crushing it? Login' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('then the scroll depth is reported once for each mark, and only with their consent', async ({ page }) => {
    const events = await collectEvents(page);
    await page.goto('/');
    await waitUntilHydrated(page);
    await readSlowly(page);
    const depths = () => listProperties(events, 'scroll_depth').map(({ percent }) => percent);
    await expect.poll(depths).toEqual([25, 50, 75, 90]);
    expect(events.some(({ name }) => name === 'page_view')).toBe(true);

    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'none'));
    const before = events.length;
    await page.goto('/');
    await readSlowly(page);
    await advanceTime(page, 3);
    expect(events.slice(before).filter(({ name }) => name === 'scroll_depth')).toEqual([]);
  });

  test('then a section that they reach is counted, once', async ({ page }) => {
    const events = await collectEvents(page);
    const views = () => listProperties(events, 'section_view').map(({ section }) => section);
    const show = (section: string) =>
      page.locator(section).evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.goto('/');
    await waitUntilHydrated(page);
    for (const section of ['how-it-works', 'faq']) {
      // Each section hydrates separately, those below the hero last.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await show(`#${section}`);
          return views();
        })
        .toContain(section);
    }
    await show('#how-it-works');
    await page.goto('/help');
    await expect.poll(() => events.some(({ name, path }) => name === 'page_view' && path === '/help')).toBe(true);
    expect(views().filter((section) => section === 'how-it-works')).toHaveLength(1);
  });

  test('then the page is short on a phone, and each step can be brought into view by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await waitUntilHydrated(page);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
    const steps = page.getByRole('list', { name: 'How It Works' });
    const last = steps.getByRole('heading', { name: 'Ask Them Out' });
    await expect(last).not.toBeInViewport();
    await steps.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(last).toBeInViewport({ ratio: 1, timeout: 300 });
    }).toPass();
  });

  test('then no tool is loaded ahead: they are for members', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const ahead = page.waitForResponse(/\/remotes\/mfe_account\//);
    await page.goto('/');
    await ahead;
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /mfe_(chatpad|bio|photo|datecoach)/.test(path))).toEqual([]);
  });

  test('then the call to action floats once most of the page was read', async ({ page }) => {
    await page.goto('/');
    const floating = page.locator('a[href*="source=floating"]');
    await expect(floating).toBeHidden();
    await readSlowly(page);
    await expect(floating).toHaveAttribute('href', '/pricing?source=floating');
  });

  test('then it floats above a notice', async ({ page, context, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await readSlowly(page);
    const floating = page.locator('a[href*="source=floating"]');
    await expect(floating).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const notice = page
      .getByText(/^You’re offline/)
      .filter({ visible: true })
      .last();
    await expect(notice).toBeVisible();
    const bottomOf = async () => {
      const { y = 0, height = 0 } = (await floating.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(bottomOf).toBeLessThan((await notice.boundingBox())?.y ?? 0);
  });
});

/** The plan, what other tools have left, and the ways into each tool. */
async function expectRestOfHome(page: Page) {
  await expect(page.getByText('AI messages left today: 5/5')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you have left' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Level Up Your Profile' })).toBeVisible();
  for (const name of ['ChatPad', 'Bio Scanner', 'Photo Analyzer', 'Date Coach'])
    await expect(page.getByRole('region', { name: 'Your tools' }).getByRole('link', { name })).toBeVisible();
}

test.describe('When a member comes home', () => {
  asMember(
    'then the plan is shown once, with remaining credits, their reset and the next higher plan',
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your Dating Command Center is Live' })).toBeVisible();
      await expect(page.getByText('You’re on Free.')).toBeVisible();
      await expect(page.getByText('AI messages left today: 5/5')).toBeVisible();
      await expect(page.getByText(/^Next refresh in \d+[mhd]$/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Unlock Starter perks' })).toHaveAttribute(
        'href',
        /checkout=starter/,
      );
      await page.reload();
      await expect(page.getByText('AI messages left today: 5/5')).toBeVisible();
      await expect(page.getByText('You’re on Free.')).toBeHidden();
    },
  );

  asMember('then the next move is on a phone’s first screen, and the page ends soon below', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await createMatch(page, sampleMatch);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Who’s next' }).getByRole('link').first()).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
    const field = await page.getByLabel('Who are you writing to?').evaluate((area) => area.clientHeight);
    // On a busy machine a tool is slow, and the field fills what was kept for it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1310 + field);
    await expectNoSidewaysScroll(page);
  });

  asMember('then they go on with the match that they left last', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Craft Fire Messages' })).toBeVisible();
    await createMatch(page, { ...sampleMatch, messages: [] });
    await page.reload();
    await page.getByRole('link', { name: 'Continue with Anna' }).click();
    await expect(page).toHaveURL(/\/chatpad\?match=/);
  });

  asMember('then a tool outside of the plan is grey and no link, and Pro is offered', async ({ page }) => {
    await mockTool(page, 'dateCoach', '/datecoach');
    await mockProfile(page, 'weekly');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Go Pro monthly' }).first()).toHaveAttribute('href', /checkout=pro/);
    const tools = page.getByRole('region', { name: 'Your tools' });
    const locked = tools.getByRole('article').filter({ hasText: 'Available on Pro plan' });
    await expect(locked).toHaveCount(1);
    await expect(locked.getByRole('heading', { name: 'Date Coach' })).toBeVisible();
    await expect(locked.getByRole('link')).toHaveCount(0);
    await expect(locked.locator('div').first()).toHaveCSS('filter', 'grayscale(1)');
    await expect(tools.getByRole('link', { name: 'ChatPad' })).toBeVisible();
  });

  asMember('then on the highest plan nothing is sold, however far they read', async ({ page }) => {
    await mockProfile(page, 'monthly');
    await page.goto('/');
    await expect(page.getByText('Pro', { exact: true })).toBeVisible();
    await readSlowly(page);
    await expect(page.locator('a[href*="/pricing?checkout"]')).toHaveCount(0);
    const assistant = (await listPagePaths(page)).includes('/chat-assistant');
    await expect(page.getByRole('link', { name: 'Open app' })).toHaveCount(assistant ? 1 : 0);
  });

  asMember('then the highest plan has “Open app” in the header, once its page exists', async ({ page }) => {
    await mockPages(page, '/chat-assistant');
    await mockProfile(page, 'monthly');
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Open app' })).toHaveAttribute(
      'href',
      '/chat-assistant?source=header-cta',
    );
  });

  asMember(
    'then a plan that can not be read is said, with the numbers of the free one',
    async ({ page, allowErrors }) => {
      test.slow();
      allowErrors(/503/);
      await page.route('**/functions/v1/user-profile', (route) => route.fulfill(errorResponse(503, 'unavailable')));
      await page.goto('/');
      await expect(page.getByText('We couldn’t load your plan.')).toBeVisible();
      await expect(page.getByText('AI messages left today: 5/5')).toBeVisible();
      await mockProfile(page, 'monthly');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('We couldn’t load your plan.')).toBeHidden();
    },
  );

  asMember(
    'then a slow ChatPad costs only its own place, in which nothing jumps or is left blank',
    async ({ page, context }) => {
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await savePlan(page, { day: tomorrow, starts: '19:00', spotName: 'A bakery' });
      await recordLayoutShifts(context);
      await page.setViewportSize({ width: 360, height: 740 });
      const chatpad = await holdRequests(page, '**/v1/chatpad/next-step');
      await page.goto('/');
      const next = page.getByRole('region', { name: 'Who’s next' });
      await expect(next.getByRole('link', { name: /A bakery/ })).toBeVisible();
      const bio = page.getByRole('link', { name: 'Level Up Your Profile' });
      await expectRestOfHome(page);
      await expect(next).toHaveAttribute('aria-busy', 'true');
      chatpad.release();
      const field = next.getByLabel('Who are you writing to?');
      await expect(field).toBeVisible();
      const [fieldBox, actionBox] = [await field.boundingBox(), await bio.locator('..').boundingBox()];
      expect((actionBox?.y ?? 0) - (fieldBox?.y ?? 0) - (fieldBox?.height ?? 0)).toBeLessThan(24);
      const shifts = await page.evaluate(() => window.shifts ?? []);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect(sum < 0.02 ? [] : shifts).toEqual([]);
    },
  );

  asMember(
    'then a dead ChatPad is named in its own place, and one tap asks it again',
    async ({ page, allowErrors }) => {
      allowErrors(/v1\/chatpad\/|ERR_FAILED/);
      await createMatch(page, sampleMatch);
      await page.route('**/v1/chatpad/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByText('ChatPad isn’t answering. Nothing is lost.')).toBeVisible();
      await expectRestOfHome(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Reply: Anna asked you a question' })).toBeVisible();
      await expect(page.getByText(/isn’t answering/)).toHaveCount(0);
    },
  );

  asMember('then a slow plan shows its waiting lines, and the page after 0.8 seconds', async ({ page }) => {
    const plan = await holdRequests(page, '**/functions/v1/user-profile');
    // It is visible for less than a second: polling may miss it on a busy machine.
    await page.addInitScript(() => {
      const look = () => {
        if (document.body?.textContent?.includes('Warming up your wingman…'))
          document.documentElement.dataset.seen = 'warming';
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto('/');
    await expect(page.locator('html[data-seen="warming"]')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Your Dating Command Center is Live' })).toBeVisible();
    await expect(page.getByText('AI messages left today')).toHaveCount(0);
    plan.release();
    await expect(page.getByText('AI messages left today: 5/5')).toBeVisible();
  });

  asMember('then a slow session shows one waiting line after the other, each for two seconds', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
    await page.clock.install();
    const session = await holdRequests(page, '**/v1/account/session');
    await page.goto('/');
    const line = (text: string) => page.getByRole('main').getByText(text, { exact: true });
    await expect(line('Warming up your wingman…')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const lines = [
      'Warming up your wingman…',
      'Polishing pick-up lines…',
      'Counting your messages…',
      'Lighting a candle…',
    ];
    const shown = await page.getByRole('main').locator('p[aria-hidden]').textContent();
    const from = lines.indexOf(shown ?? '');
    expect(from).toBeGreaterThanOrEqual(0);
    for (const turn of [1, 2, 3, 4]) {
      await page.clock.runFor(2000);
      await expect(line(lines[(from + turn) % lines.length] ?? '')).toBeVisible();
    }
    session.release();
  });
});
