import { saveBio } from '../fixtures/bio.ts';
import { createMatch, sampleMatch, savePlan } from '../fixtures/date-coach.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../fixtures/layout-shift.ts';
import { expect, asMember as test } from '../fixtures/test.ts';

/** Each page, and what shows that it is complete. */
const pages = [
  ['/chatpad?match=', 'Add to the chat'],
  ['/bioscanner', 'Your bio'],
  ['/photoanalyzer', 'Choose photos'],
  ['/datecoach', 'Your Matches'],
  ['/', 'Bio Scanner'],
  ['/profile', 'AI Tools & Boosts'],
  ['/pricing', 'Starter'],
] as const;

for (const width of [360, 1280]) {
  test(`Nothing on a page jumps while its services answer, one after the other, at ${width} px`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    const matchId = await createMatch(page, sampleMatch);
    await saveBio(page);
    await recordLayoutShifts(context);
    const jumps: unknown[] = [];
    for (const [path, words] of pages) {
      const main = page.locator('main');
      const busy = main.locator('[aria-busy="true"]').filter({ visible: true });
      const isWhole = async () =>
        (await main.getByText(words).filter({ visible: true }).count()) > 0 && (await busy.count()) === 0;
      const shifts = await readLayoutShifts(page, path.endsWith('=') ? path + matchId : path, isWhole);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum > 0.1) jumps.push({ path, sum, shifts });
    }
    expect(jumps).toEqual([]);
  });
}

for (const width of [360, 1280]) {
  test(`Nothing below the list at home moves when ChatPad answers late, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Anna', 'Maya']) await createMatch(page, { ...sampleMatch, name });
    const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await savePlan(page, { day, starts: '19:00', spotName: 'A bakery' });
    await recordLayoutShifts(context);
    const chatPad = await holdRequests(page, '**/v1/chatpad/next-step*');
    await page.goto('/');
    const list = page.getByRole('region', { name: 'Who’s next' });
    await expect(list.getByText('A bakery')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bio Scanner' })).toBeAttached();
    const below = page.getByRole('heading', { name: 'Bio Scanner' });
    const before = await below.boundingBox();
    chatPad.release();
    await expect(list).not.toHaveAttribute('aria-busy', 'true');
    await expect(list.getByText(/Anna|Maya/).first()).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    const shifts = await page.evaluate(() => window.shifts ?? []);
    expect(shifts.reduce((all, { value }) => all + value, 0)).toBeLessThan(0.1);
  });
}
