import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import {
  editBio,
  fillDetails,
  mockBonus,
  mockCredits,
  mockSaveError,
  openWizardAtDetails,
  plainBio,
  sampleBio,
  saveBio,
  savedBio,
  scoreSavedBio,
} from '../fixtures/bio.ts';
import { creditsLeft } from '../fixtures/chatpad.ts';
import { signIn } from '../fixtures/member.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('When a member has no bio', () => {
  test('then the wizard writes one by keyboard alone, and starts again after it', async ({ page }) => {
    await page.goto('/bioscanner');
    await page.getByRole('button', { name: 'Create my bio' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('radio', { name: 'Guy' })).toBeFocused();
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /Flirty/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Interests')).toBeFocused();
    for (const interest of ['night trains', 'rye bread', 'chess']) {
      await page.keyboard.type(interest);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('2 spots left. 3-5 interests keep things focused.')).toBeVisible();
    const wanted = page.getByLabel("What you're looking for");
    for (let n = 0; n < 20 && !(await wanted.evaluate((field) => field === document.activeElement)); n++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Someone kind');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Your new bio is ready!')).toBeVisible();
    await expect(savedBio(page)).toContainText('Written by AI: demo AI');
    await expect(creditsLeft(page, 1)).toBeVisible();
    await page.reload();
    await expect(savedBio(page)).toContainText('Written by AI: demo AI');
    await page
      .getByRole('button', { name: /^Create (my bio|together)/ })
      .first()
      .click();
    await expect(dialog(page).getByText('I am a')).toBeVisible();
  });

  test('then the wizard says what is missing, keeps five interests, and is there again after a reload', async ({
    page,
  }) => {
    await openWizardAtDetails(page);
    await page.getByRole('button', { name: /Generate my bio/ }).click();
    await expect(page.getByText('Add at least 3 interests to give the AI enough detail to work with.')).toBeVisible();
    await expect(page.getByText("Please describe what you're looking for")).toBeVisible();
    await fillDetails(page);
    await page.getByRole('button', { name: 'art galleries' }).click();
    await page.getByRole('button', { name: 'weekend trips' }).click();
    await page.getByRole('button', { name: 'coffee tasting' }).click();
    await expect(page.getByText('You can add up to 5 interests. Try removing one to swap.')).toBeVisible();
    await page.getByLabel('Interests').fill('chess');
    await page.getByLabel('Interests').press('Enter');
    await expect(page.getByText('That looks great, but you already have 5 interests.')).toBeVisible();
    await page.reload();
    await expect(dialog(page).getByRole('button', { name: 'art galleries' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel("What you're looking for")).toHaveValue('Someone to share night trains with');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('then a reload during writing still brings it, for one credit', async ({ page }) => {
    await openWizardAtDetails(page);
    await fillDetails(page);
    await page.route('**/functions/v1/bio-generator', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => {});
    });
    await page.getByRole('button', { name: /Generate my bio/ }).click();
    await expect(page.getByText('You can reload the page without losing anything.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('You can reload the page without losing anything.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your new bio is ready!')).toBeVisible();
    await expect(savedBio(page)).toContainText('Written by AI: demo AI');
    await expect(creditsLeft(page, 1)).toBeVisible();
  });

  test('then an empty one can’t be saved, and what is typed survives a reload', async ({ page }) => {
    await page.goto('/bioscanner');
    const field = page.getByLabel('Your current bio');
    await expect(page.getByRole('button', { name: 'Save Bio' })).toBeDisabled();
    await field.press('Control+Enter');
    await expect(page.getByText('Please paste your current bio or open the creator to get started.')).toBeVisible();
    await page.getByRole('button', { name: 'Score It' }).click();
    await expect(page.getByText('Save a bio before running the scanner.')).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    await expect(page.getByText('Your current bio is empty, so there is nothing to polish yet.')).toBeVisible();
    await field.fill('Half a thought');
    await page.reload();
    await expect(field).toHaveValue('Half a thought');
  });
});

test.describe('When a member has a bio', () => {
  test('then its score shows its parts, the words, the study; and the suggestion goes into the editor', async ({
    page,
  }) => {
    await saveBio(page, plainBio);
    await scoreSavedBio(page);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await page.getByText('All eight parts of the score').click();
    await page.getByText(/parts? with full points/).click();
    await expect(page.getByRole('meter')).toHaveCount(8);
    const sum = await page
      .getByRole('meter')
      .evaluateAll((all) => all.reduce((n, one) => n + Number(one.getAttribute('aria-valuenow')), 0));
    await expect(page.locator('#bio-report').getByRole('img', { name: `${sum} out of 100` })).toBeVisible();
    const mark = page.locator('mark[role=button]').first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#bio-report [aria-expanded=true]')).toHaveCount(1);
    await expect(page.locator('#bio-report blockquote')).toContainText((await mark.textContent())?.trim() ?? '');
    await expect(page.getByText('The AI’s opinion')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Bio Report' })).toBeVisible();
    await page.getByRole('button', { name: 'Use this version' }).click();
    await expect(editBio(page)).not.toHaveValue(plainBio);
    await expect(page.getByText(/\/100 right now/)).toBeVisible();
    await page.getByRole('button', { name: 'Save edit' }).click();
    await expect(page.getByText('Bio saved successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bio Report' })).toHaveCount(0);
  });

  test('then a dismissed report is there again for free', async ({ page }) => {
    await saveBio(page);
    await scoreSavedBio(page);
    await page.getByRole('button', { name: 'Dismiss report' }).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
    await page.getByRole('button', { name: 'Show my report' }).first().click();
    await expect(page.getByRole('heading', { name: 'Bio Report' })).toBeVisible();
    await expect(creditsLeft(page, 1)).toBeVisible();
  });

  test('then two tones make two rewrites, each change can be refused, and a reload keeps the choice', async ({
    page,
  }) => {
    await saveBio(page);
    await page.getByRole('button', { name: 'Boost Me' }).click();
    await page.getByRole('radio', { name: /Thoughtful/ }).check();
    await page.getByRole('button', { name: /Refresh my bio/ }).click();
    const reads = dialog(page).locator('section', { hasText: 'How it reads' }).locator('p').first();
    await expect(reads).toBeVisible();
    const first = (await reads.textContent()) ?? '';
    await page.getByRole('radio', { name: /Bold/ }).check();
    await page.getByRole('button', { name: /Try another rewrite/ }).click();
    await expect(reads).toBeVisible();
    await expect(reads).not.toHaveText(first);
    const change = dialog(page).locator('[role=button][aria-pressed]').first();
    const second = (await reads.textContent()) ?? '';
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(change).toHaveAttribute('aria-pressed', 'false');
    await expect(reads).not.toHaveText(second);
    const chosen = (await reads.textContent()) ?? '';
    await page.reload();
    await expect(reads).toHaveText(chosen);
    await expect(change).toHaveAttribute('aria-pressed', 'false');
    await change.click();
    await expect(reads).toHaveText(second);
    await page.getByRole('button', { name: 'Save this bio' }).click();
    await expect(page.getByText('Bio saved successfully.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const earlier = dialog(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(sampleBio, { exact: true }) });
    await expect(earlier).toBeVisible();
    // The first rewrite was never saved, but it was paid for.
    await expect(dialog(page).getByText(first, { exact: true })).toBeVisible();
    await earlier.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Restored.')).toBeVisible();
    await expect(savedBio(page)).toContainText(sampleBio);
  });

  test('then a rewrite closed with Escape is among the earlier versions', async ({ page }) => {
    await saveBio(page);
    await page.getByRole('button', { name: 'Boost Me' }).click();
    await page.getByRole('button', { name: /Refresh my bio/ }).click();
    const reads = dialog(page).locator('section', { hasText: 'How it reads' }).locator('p').first();
    await expect(reads).toBeVisible();
    const rewrite = (await reads.textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your rewrite is in Earlier versions.')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const kept = dialog(page).getByRole('listitem').filter({ hasText: 'Written for you, not saved' });
    await expect(kept).toContainText('Written by AI: demo AI');
    await kept.getByRole('button', { name: 'Restore' }).click();
    await expect(savedBio(page)).toContainText(rewrite);
  });

  test('then starting fresh asks once, and the text stays in earlier versions', async ({ page }) => {
    await saveBio(page);
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await dialog(page).getByRole('button', { name: 'Start Fresh' }).click();
    await expect(page.getByText('Bio cleared.')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(dialog(page).getByText(sampleBio)).toBeVisible();
  });

  test('then it is copied, and says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await saveBio(page);
    await page.getByRole('button', { name: 'Copy Bio' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sampleBio);
    await expect(page.getByRole('button', { name: 'Copy Bio' })).toBeVisible({ timeout: 4000 });
  });
});

test.describe('When credits run out', () => {
  test('then the bonus comes once, and scoring says what to do', async ({ page }) => {
    await saveBio(page);
    await scoreSavedBio(page);
    await page.getByRole('button', { name: 'Dismiss report' }).click();
    await page.getByRole('button', { name: 'Boost Me' }).click();
    await page.getByRole('button', { name: /Refresh my bio · 1 credit/ }).click();
    await expect(page.getByText('How it reads')).toBeVisible();
    await page.getByRole('button', { name: /Try another rewrite · on us/ }).click();
    await expect(page.getByText('We unlocked a bonus preview so you can see what the upgrade delivers.')).toBeVisible();
    const notice = page.getByText("You've used this week's bio credits.");
    await expect(notice).toBeVisible();
    // The result comes first, notices after it.
    const result = await dialog(page).getByRole('img', { name: 'out of 100' }).last().elementHandle();
    expect(await notice.evaluate((text, ring) => Boolean(ring && text.compareDocumentPosition(ring) & 2), result)).toBe(
      true,
    );
    await expect(page.getByRole('button', { name: /Try another rewrite/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Save this bio' }).click();
    await expect(page.getByText('Bio saved successfully.')).toBeVisible();
    await page.getByRole('button', { name: 'Scan Now' }).click();
    await expect(page.getByText("You've used this week's analysis credits.")).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText("You've used this week's analysis credits.")).toHaveCount(0);
    await page.getByRole('button', { name: 'Scan Now' }).click();
    await page.getByRole('link', { name: 'Add more tries' }).last().click();
    await expect(page).toHaveURL(/\/upgrade-required/);
    await expect(page.getByText('Bio Scanner').first()).toBeVisible();
  });

  test('then the notice goes when credits come back', async ({ page }) => {
    await saveBio(page);
    await mockBonus(page, false);
    await mockCredits(page, 0);
    await page.reload();
    await expect(creditsLeft(page, 0)).toBeVisible();
    await page.getByRole('button', { name: 'Scan Now' }).click();
    await expect(page.getByText("You've used this week's analysis credits.")).toBeVisible();
    await page.unroute('**/functions/v1/user-profile');
    await creditsLeft(page, 0).click();
    await expect(creditsLeft(page, 2)).toBeVisible();
    await expect(page.getByText("You've used this week's analysis credits.")).toHaveCount(0);
  });
});

test.describe('When the service is down', () => {
  test('then a save is undone, and no text is lost', async ({ page, allowErrors }) => {
    allowErrors(/status of 503/, /503 \/rest\/v1\/user_bios/);
    await page.goto('/bioscanner');
    await mockSaveError(page);
    await page.getByLabel('Your current bio').fill(sampleBio);
    await page.getByRole('button', { name: 'Save Bio' }).click();
    await expect(page.getByText('Saving failed. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Your current bio')).toHaveValue(sampleBio);
    await page.unroute('**/rest/v1/user_bios');
    await page.getByRole('button', { name: 'Save Bio' }).click();
    await expect(page.getByText('Bio saved successfully.')).toBeVisible();
    await mockSaveError(page);
    await page.getByRole('button', { name: 'Edit Bio' }).click();
    await editBio(page).fill('Something else entirely.');
    await page.getByRole('button', { name: 'Save edit' }).click();
    await expect(page.getByText('We could not save your changes.')).toBeVisible();
    await expect(editBio(page)).toHaveValue('Something else entirely.');
    await page.reload();
    await expect(editBio(page)).toHaveValue('Something else entirely.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(savedBio(page)).toContainText(sampleBio);
  });

  test('then the page says so and loading can be retried', async ({ page, allowErrors }) => {
    allowErrors(/status of 503/, /503 \/rest\/v1\/user_bios/);
    await page.route('**/rest/v1/user_bios', (route) => route.fulfill({ status: 503, body: 'gone' }));
    await page.goto('/bioscanner');
    await expect(page.getByText('We could not load your saved bio.')).toBeVisible();
    await expect(page.getByText('We could not load your bio. Please retry.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('We could not load your bio. Please retry.')).toBeVisible();
    await page.unroute('**/rest/v1/user_bios');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('We could not load your saved bio.')).toHaveCount(0);
  });

  test('then a save that was running when the page closed still arrives', async ({ page }) => {
    await page.goto('/bioscanner');
    let lost = 0;
    await page.route('**/rest/v1/user_bios', (route) => {
      // The first save is lost.
      if (route.request().method() === 'PUT' && lost++ === 0) return;
      return route.fallback();
    });
    await page.getByLabel('Your current bio').fill(sampleBio);
    await page.getByRole('button', { name: 'Save Bio' }).click();
    await expect(page.getByText('Saving…')).toBeVisible();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.reload();
    await saved;
    await expect(savedBio(page)).toContainText(sampleBio);
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(savedBio(page)).toContainText(sampleBio);
  });
});

test('When the connection is gone, then the page says so, and what is typed is there when it comes back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/bioscanner');
  // The shell loads its toasts with the first of them.
  await page.getByRole('button', { name: 'Score It' }).click();
  await expect(page.getByText('Save a bio before running the scanner.')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you type is kept')).toBeVisible();
  await page.getByLabel('Your current bio').fill(sampleBio);
  await page.getByRole('button', { name: 'Save Bio' }).click();
  await expect(page.getByRole('heading', { name: 'Start with what you have' })).toBeFocused();
  await expect(page.getByLabel('Your current bio')).toHaveValue(sampleBio);
  await expect(page.getByText('Saving failed. Please try again.')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('You’re offline. What you type is kept')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Bio' }).click();
  await expect(savedBio(page)).toContainText(sampleBio);
  await expect(page.getByText('Bio saved successfully.')).toBeVisible();
});

test('When two devices edit at once, then the later one sees both and chooses', async ({
  page,
  member,
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 409/, /409 \/rest\/v1\/user_bios/);
  await saveBio(page);
  const phone = await browser.newContext();
  await signIn(phone, member);
  const other = await phone.newPage();
  await other.goto('/bioscanner');
  await other.getByRole('button', { name: 'Edit Bio' }).click();
  await editBio(other).fill('From the phone.');
  await other.getByRole('button', { name: 'Save edit' }).click();
  await expect(other.getByText('Bio saved successfully.')).toBeVisible();
  await phone.close();

  await page.getByRole('button', { name: 'Edit Bio' }).click();
  await editBio(page).fill('From the desk.');
  await page.getByRole('button', { name: 'Save edit' }).click();
  await expect(dialog(page)).toContainText('Which one do you want to keep?');
  await expect(dialog(page)).toContainText('From the phone.');
  await page.keyboard.press('Escape');
  await expect(editBio(page)).toHaveValue('From the desk.');
  await page.getByRole('button', { name: 'Save edit' }).click();
  await expect(savedBio(page)).toContainText('From the desk.');
  await page.reload();
  await expect(savedBio(page)).toContainText('From the desk.');
});

test('When a phone shows the empty page, then there is one way to create a bio, and a typed one is saved by one button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bioscanner');
  await expect(page.getByRole('button', { name: /create/i }).filter({ hasText: /bio|together/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Create my bio' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Your tools' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save Bio' })).toHaveCount(0);
  await page.getByLabel('Your current bio').fill(sampleBio);
  await expect(page.getByRole('button', { name: 'Save Bio' })).toHaveCount(1);
  // The keyboard of the phone is open.
  await page.setViewportSize({ width: 360, height: 440 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Save Bio' }).click();
  const title = page.getByRole('heading', { name: 'Your bio', exact: true });
  await expect(title).toBeFocused();
  const { height: headerHeight = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(headerHeight);
});

test('When the page is 360 px wide, then the next step stays within reach and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveBio(page, plainBio);
  const tools = page.getByRole('navigation', { name: 'Your tools' });
  await expect(tools).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Score My Bio · 1 credit' }).last().click();
  await expect(page.getByRole('heading', { name: 'Bio Report' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: /^(Apply best fix|Add a line, up to) \+\d+$/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View fixes' }).filter({ visible: true })).toBeInViewport();
  await expect(tools).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Use this version' }).click();
  await expectNoSidewaysScroll(page);
  await expect(editBio(page)).toBeInViewport();
});
