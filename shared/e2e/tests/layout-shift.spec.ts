import { saveBio } from '../fixtures/bio.ts';
import { createMatch, sampleMatch } from '../fixtures/date-coach.ts';
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
