import { type Portrait, readPortraits } from '@datewright/testkit/photos/portraits';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { saveBio, scoreSavedBio } from '../fixtures/bio.ts';
import { pasteField } from '../fixtures/chatpad.ts';
import { buyPlan } from '../fixtures/checkout.ts';
import { createMatch, findSpots, writePlaybook } from '../fixtures/date-coach.ts';
import { analyzePhotos, type ChosenFile, expectResults } from '../fixtures/photos.ts';
import { expect, asMember as test } from '../fixtures/test.ts';
import { hideControls, saveCapture } from './save-capture.ts';

const maya = {
  name: 'Maya',
  age: 27,
  bio: 'My sourdough has a name. Ask me.',
  interests: ['hiking', 'baking', 'bad puns'],
  messages: [
    { sender: 'user', content: 'How was the hike?' },
    { sender: 'match', content: 'Two hours lost on a trail, but I had cake with me. No regrets.' },
  ],
};

const findLines = (page: Page) => page.locator('[data-copy-key]');

/** Lines as a match would read them, the first with the reason it works. */
async function writeLines(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Write.*1 credit/ }).click();
  const lines = findLines(page);
  await expect(lines.nth(2)).toBeVisible();
  await expect(lines.first().getByRole('button', { name: 'I sent this' })).toBeVisible();
  await lines.first().getByRole('button', { name: 'More', exact: true }).click();
  await hideControls(lines);
}

test('ChatPad: a conversation, and lines for it', async ({ page }) => {
  await page.goto(`/chatpad?match=${await createMatch(page, maya)}`);
  await expect(page.getByText('No regrets')).toBeVisible();
  await hideControls(page.getByRole('group', { name: 'What we know about them' }).locator('..'));
  await hideControls(page.getByRole('list', { name: 'Conversation' }));
  await saveCapture(page, 'conversation', page.getByRole('heading', { name: 'Maya' }), page.getByText('No regrets'));
  await writeLines(page);
  for (const [at, name] of (['reply', 'reply-second', 'reply-third'] as const).entries()) {
    await saveCapture(page, name, findLines(page).nth(at));
  }
});

test('ChatPad: a profile, and an opener for it', async ({ page }) => {
  await page.goto('/chatpad');
  await pasteField(page).fill(`${maya.name}, ${maya.age}\n${maya.bio}\n${maya.interests.join(', ')}`);
  await saveCapture(page, 'paste', page.getByText('Paste a chat or a profile'), page.getByText('Read a screenshot'));
  await page.goto(`/chatpad?match=${await createMatch(page, { ...maya, messages: [] })}`);
  await writeLines(page);
  await saveCapture(page, 'opener', findLines(page).first());
});

test('Bio Scanner: what three fixes are worth', async ({ page }) => {
  await saveBio(page, 'I like travel, food and music. Looking for someone fun. I bake rye bread on Sundays.');
  await scoreSavedBio(page);
  const fixes = page.getByRole('region', { name: 'Fixes worth the most points' });
  await expect(fixes.getByRole('button', { name: /^(Write it|Apply)$/ })).toHaveCount(3);
  await hideControls(fixes);
  await saveCapture(page, 'fixes', fixes);
});

/** One person on two photos that come with a published package under the MIT licence; the pages name it. */
async function examplePhotos(): Promise<ChosenFile[]> {
  const [, bar] = await readPortraits(3);
  const party = (await readPortraits(1)).at(-1);
  const toFile = async (portrait: Portrait | undefined, name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(portrait?.png).jpeg({ quality: 92 }).toBuffer(),
  });
  return [await toFile(party, 'party.jpg'), await toFile(bar, 'bar.jpg')];
}

test('Photo Analyzer: which photo goes first', async ({ page }) => {
  await buyPlan(page, 'starter');
  await analyzePhotos(page, await examplePhotos());
  await expectResults(page);
  const results = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const first = results.first();
  const measured = first.getByText('How we measured');
  await saveCapture(page, 'verdict', first, measured);
  const second = results.last();
  await saveCapture(page, 'second', second, second.getByText('How we measured'));
  await measured.click();
  await first.getByText(/others are good/).click();
  await saveCapture(page, 'measured', measured, first.getByRole('button', { expanded: false }).last());
  await page.getByRole('tab', { name: 'Optimal Order' }).click();
  const heading = page.getByRole('heading', { name: 'Recommended order' });
  await saveCapture(
    page,
    'order',
    heading,
    page
      .getByRole('list')
      .filter({ has: page.getByAltText(/party\.jpg/) })
      .last(),
  );
});

test('Date Coach: three ideas, and a plan', async ({ page }) => {
  await createMatch(page, maya);
  await findSpots(page, 'Maya');
  const plan = page.getByRole('button', { name: /^Plan this one: / });
  await expect(plan).toHaveCount(3);
  const spot = page.getByRole('article').filter({ has: plan });
  await saveCapture(page, 'spot', spot.first());
  await writePlaybook(page);
  await page.getByLabel('Place').fill('The bakery by the north gate');
  await page.getByText('More:').click();
  await page.getByLabel('Meeting point').fill('At the bench outside');
  await page.getByRole('button', { name: 'Save plan' }).click();
  const day = page.getByRole('article').filter({ hasText: 'bakery by the north gate' }).first();
  await day.waitFor();
  await hideControls(day);
  await saveCapture(page, 'plan', day);
});
