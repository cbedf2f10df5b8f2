import { pasteField } from '../fixtures/chatpad.ts';
import { createMatch } from '../fixtures/date-coach.ts';
import { pressControl, signInByKeyboard, tabTo } from '../fixtures/keyboard.ts';
import { tallPortrait } from '../fixtures/photos.ts';
import { asMember, expect } from '../fixtures/test.ts';

const screens = [
  { screen: 'a small phone', viewport: { width: 360, height: 740 }, isPhone: true },
  { screen: 'a wide screen', viewport: { width: 1280, height: 900 }, isPhone: false },
];

for (const { screen, viewport, isPhone } of screens) {
  asMember.describe(`By keyboard alone on ${screen}`, () => {
    asMember.use({ viewport, actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

    asMember(
      'a member signs in, has replies written, sends one and deletes the match',
      async ({ context, page, member }) => {
        await context.grantPermissions(['clipboard-write']);
        await signInByKeyboard(page, member, '/chatpad');
        await tabTo(page, pasteField(page));
        await page.keyboard.type('Maya: Do you hike too?\nMe: Every Sunday.\nMaya: Which trail do you like best?');
        await pressControl(page, page.getByRole('button', { name: /^Write replies/ }));
        const heading = page.getByRole('heading', { name: 'Suggestions' });
        await expect(heading).toBeFocused();
        const copy = page.getByRole('button', { name: 'Copy', exact: true });
        await expect(copy.first()).toBeVisible();
        // The end of an answer takes "Copied!" back, and Escape stops a running request first.
        await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
        await pressControl(page, copy.first());
        await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused();
        if (isPhone) {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('button', { name: /^See \d lines$/ })).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(heading).toBeFocused();
        }
        await pressControl(page, page.getByRole('button', { name: 'I sent this' }));
        await expect(page.locator('li:focus')).toContainText('You');
        const remove = page.getByRole('button', { name: 'Delete match' });
        await pressControl(page, remove);
        await page.keyboard.press('Escape');
        await expect(remove).toBeFocused();
        await page.keyboard.press('Enter');
        await pressControl(page, page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
        await expect(page.getByRole('heading', { name: 'Who are you writing to?' })).toBeVisible();
        await tabTo(page, pasteField(page));
      },
    );

    asMember('a member signs in, saves a bio, has it scored and takes the better version', async ({ page, member }) => {
      await signInByKeyboard(page, member, '/bioscanner');
      await tabTo(page, page.getByLabel('Your current bio'));
      await page.keyboard.type('I love to travel and have fun. Looking for someone nice. I bake bread on Sundays.');
      await pressControl(page, page.getByRole('button', { name: 'Save Bio' }));
      const title = page.getByRole('heading', { name: 'Your bio', exact: true });
      await expect(title).toBeFocused();
      const versions = page.getByRole('button', { name: 'Earlier versions' });
      await pressControl(page, versions);
      await page.keyboard.press('Escape');
      await expect(versions).toBeFocused();
      const editor = page.getByLabel('Edit your bio');
      await pressControl(page, page.getByRole('button', { name: 'Edit Bio' }), 'Shift+Tab');
      await expect(editor).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(title).toBeFocused();
      await pressControl(
        page,
        page.getByRole('button', { name: /^Score My Bio · 1 credit$/ }).filter({ visible: true }),
      );
      await expect(page.getByRole('region', { name: 'Bio Report' })).toBeFocused();
      await pressControl(page, page.getByRole('button', { name: 'Dismiss report' }));
      await expect(page.getByRole('heading', { name: 'What next?' })).toBeFocused();
      await pressControl(page, page.getByRole('button', { name: 'Show my report' }).filter({ visible: true }));
      await expect(page.getByRole('region', { name: 'Bio Report' })).toBeFocused();
      await pressControl(page, page.getByRole('button', { name: 'Use this version' }));
      await expect(editor).toBeFocused();
      await pressControl(page, page.getByRole('button', { name: 'Save edit' }));
      await expect(title).toBeFocused();
    });

    asMember('a member signs in, has a photo analyzed and reads its results', async ({ page, member }) => {
      await signInByKeyboard(page, member, '/photoanalyzer');
      const add = page.getByRole('button', { name: 'Choose photos' });
      await tabTo(page, add);
      // Chromium doesn't report every file picker, so the press is watched at its input.
      const input = page.locator('input[data-photos]');
      await input.evaluate((element) => {
        const note = (event: Event) => {
          event.preventDefault();
          element.setAttribute('data-pressed', '');
        };
        element.addEventListener('click', note, { once: true });
      });
      await page.keyboard.press('Enter');
      await expect(input).toHaveAttribute('data-pressed', '');
      await input.setInputFiles([await tallPortrait()]);
      await pressControl(page, page.getByRole('button', { name: 'Remove tall.jpg' }));
      await pressControl(page, page.getByRole('button', { name: 'Bring back' }));
      await pressControl(page, page.getByRole('button', { name: /^Analyze 1 photo · / }));
      const results = page.getByRole('heading', { name: 'Your results' });
      await expect(results).toBeFocused({ timeout: 30_000 });
      const open = page.getByRole('button', { name: 'See tall.jpg in full size' });
      await pressControl(page, open);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
      await tabTo(page, page.getByRole('tab', { name: 'Photo Analysis' }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Optimal Order' })).toBeFocused();
      await pressControl(page, page.getByRole('button', { name: 'Upload New Photos' }));
      await expect(add).toBeFocused();
    });

    asMember('a member signs in, plans a date and has its playbook written', async ({ page, member }) => {
      await createMatch(page);
      await signInByKeyboard(page, member, '/datecoach');
      await tabTo(page, page.getByLabel('Your Matches', { exact: true }));
      await page.keyboard.type('Anna');
      await pressControl(page, page.getByRole('button', { name: 'Find date spots' }));
      await expect(page.getByRole('heading', { name: 'Hot Date Spots' })).toBeFocused();
      await pressControl(page, page.getByRole('button', { name: /^Plan this one: / }).first());
      await expect(page.locator('h2:focus')).toBeVisible();
      await pressControl(page, page.getByRole('button', { name: 'Save plan' }));
      await expect(page.locator('h3:focus')).toBeVisible();
      await pressControl(page, page.getByRole('button', { name: 'Write my playbook · 1 credit' }));
      await expect(page.getByRole('heading', { name: 'Smooth exit' })).toBeVisible({ timeout: 30_000 });
      await pressControl(page, page.getByRole('button', { name: 'Back to spots' }), 'Shift+Tab');
      await expect(page.getByRole('heading', { name: 'Hot Date Spots' })).toBeVisible();
    });
  });
}
