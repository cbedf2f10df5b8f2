import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { scrollDelayMs, scrollToLater } from '../src/lib/scroll-to.ts';
import { aBio, aReport, aScore, bioPage, button, noButton } from './support/bio-page.ts';

const region = (name: string) => screen.queryByRole('region', { name });
const isMain = (one: HTMLElement) => getComputedStyle(one).backgroundColor === 'var(--ember)';
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

/** Collects the ids that the page scrolled to. */
function scrolledTo(): string[] {
  const ids: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    ids.push(this.id);
  });
  return ids;
}
afterEach(() => void jest.restoreAllMocks());

describe('Without a saved bio', () => {
  test("a field of five rows takes one, and blank text can't be saved", async () => {
    const { hands } = await bioPage();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your current bio');
    expect([field.rows, progress()]).toEqual([5, '33']);
    await hands.type(field, '  ');
    expect((await button('Save Bio')).hasAttribute('disabled')).toBe(true);
    expect([region('Your bio'), region('What next?')]).toEqual([null, null]);
  });

  test('the score of what is typed comes below the buttons, which stay where they are', async () => {
    const { hands } = await bioPage();
    await hands.type(screen.getByLabelText('Your current bio'), 'I bake.');
    const score = await screen.findByText('50/100 right now');
    const save = within(region('Start with what you have') as HTMLElement).getByRole('button', { name: 'Save Bio' });
    expect(save.compareDocumentPosition(score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('creating a bio is the main action until one is typed', async () => {
    const { hands } = await bioPage();
    const header = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
    const ground = () => getComputedStyle(header.getByRole('button', { name: 'Create my bio' })).backgroundColor;
    expect(ground()).toBe('var(--ember)');
    await hands.type(screen.getByLabelText('Your current bio'), 'Hi');
    expect(ground()).toBe('var(--surface-raised)');
  });

  test('help is offered while the field is empty, and opens the wizard over the page', async () => {
    const { hands, press } = await bioPage();
    const field = screen.getByLabelText('Your current bio');
    await hands.type(field, 'Hi');
    expect(noButton("Need help? Let's create together")).toBe(true);
    await hands.clear(field);
    await press("Need help? Let's create together");
    expect(within(screen.getByRole('dialog')).getByText('I am a').isConnected).toBe(true);
    expect(location.pathname).toBe('/bioscanner');
  });
});

test('When the bio can’t be loaded, then the page says so once, and a retry that fails is answered', async () => {
  const { page, press } = await bioPage({ isDown: true });
  await screen.findByText('We could not load your saved bio.');
  expect(page.said).toEqual([]);
  await press('Retry');
  await waitFor(() => expect(page.said).toEqual(['error: We could not load your bio. Please retry.']));
});

test('When the bio can’t be loaded because the browser is offline, then no retry is offered until it is back', async () => {
  await bioPage({ isDown: true });
  await button('Retry');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(noButton('Retry')).toBe(true);
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  // It is read again by itself, and fails again.
  await button('Retry');
});

describe('With a saved bio', () => {
  test('it is shown with Edit, Copy and Score, and the next steps below', async () => {
    await bioPage({ bio: aBio });
    expect(screen.queryByLabelText('Your current bio')).toBeNull();
    const saved = within(region('Your bio') as HTMLElement);
    for (const name of ['Edit Bio', 'Copy Bio', 'Score My Bio · 1 credit']) saved.getByRole('button', { name });
    const next = within(region('What next?') as HTMLElement);
    for (const name of ['Level Up Your Bio', 'Score My Bio', 'Create new']) next.getByRole('heading', { name });
    for (const name of ['Boost Me', 'Scan Now', 'Create together', 'Start Fresh']) next.getByRole('button', { name });
    // The bio's own button on a wide page, and the bar's on a phone.
    const main = screen.getAllByRole('button', { hidden: true }).filter(isMain);
    expect(main.map(({ textContent }) => textContent)).toEqual(['Score My Bio · 1 credit', 'Score My Bio · 1 credit']);
    expect(progress()).toBe('66');
  });

  test('the fixes that bring most points are applied by a tap and undone by another; a line to write goes into the editor, its gap selected', async () => {
    const fix = { kind: 'cut' as const, words: 'Just ask.', bio: aBio, points: 6 };
    const hook = { part: 'hook' as const, points: 0, most: 12, findings: [] };
    const { page, press, hands } = await bioPage({
      bio: `${aBio} Just ask.`,
      measure: (bio) => ({
        // A gap counts once it is filled in.
        ...aScore(/best \p{L}/u.test(bio) ? 59 : 50),
        parts: [hook],
        fixes: bio.includes('Just') ? [fix] : [],
      }),
    });
    expect((await screen.findByText(/Cut “Just ask.”/)).textContent).toContain('+6');
    await press('Apply');
    await screen.findByText(/Your earlier text is under Earlier versions/);
    await waitFor(() => expect(page.asked(writeUserBio).map(({ body }) => body.bio)).toEqual([aBio]));
    await press('Undo');
    await waitFor(() =>
      expect(page.asked(writeUserBio).map(({ body }) => body.bio)).toEqual([aBio, `${aBio} Just ask.`]),
    );
    // The line brings more than the cut, so it comes first.
    const fixes = within(await screen.findByRole('region', { name: 'Fixes worth the most points' }));
    await waitFor(() =>
      expect(fixes.getAllByText(/^(?:up to )?\+\d+$/).map(({ textContent }) => textContent)).toEqual([
        'up to +9',
        '+6',
      ]),
    );
    await press('Write it');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Edit your bio');
    expect(field.value).toBe(`${aBio}\nWhat’s the best […] you’ve ever had?\nJust ask.`);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[…]');
    // A gap is neither scored nor saved.
    expect(page.asked(measureBio).filter(({ body }) => String(body.bio).includes('[…]'))).toEqual([]);
    expect((await button('Save edit')).hasAttribute('disabled')).toBe(true);
    await hands.keyboard('ramen');
    expect(field.value).toContain('What’s the best ramen you’ve ever had?');
    expect((await button('Save edit')).hasAttribute('disabled')).toBe(false);
    // The editor says what to write, and what the text has for it.
    await screen.findByText(/end with a question that a stranger can answer/);
    await screen.findByText('0 of 12 points now.');
  });

  test('a paid version stays in view after a free fix, until the bio scores as high', async () => {
    const text = `${aBio} Just ask.`;
    const fix = { kind: 'cut' as const, words: 'Just ask.', bio: aBio, points: 6 };
    const better = 'A better bio that the AI wrote for a text of mine.';
    const report = { ...aReport(50), bio: text };
    const analysis = { ...report.analysis, improvedVersion: better, improvedScore: aScore(76) };
    const { press, page, hands } = await bioPage({
      bio: text,
      report: { ...report, analysis },
      measure: (bio) => ({ ...aScore(bio === text ? 50 : bio === aBio ? 56 : 80), fixes: bio === text ? [fix] : [] }),
    });
    const offers = () => screen.queryAllByRole('button', { name: 'Use this version' });
    // The one main button: the phone's bar steps back.
    const main = () => screen.getAllByRole('button', { hidden: true }).filter(isMain);
    await waitFor(() => expect(offers()).toHaveLength(1));
    expect(main()).toEqual(offers());
    await press('Apply');
    await waitFor(() => expect(page.asked(writeUserBio)).toHaveLength(1));
    await screen.findByText(/^Your last report: 50\/100/);
    await waitFor(() => expect(screen.getByText(better).closest('details')?.open).toBe(true));
    expect(offers()).toHaveLength(1);
    expect(main()).toEqual(offers());
    await press('Edit Bio');
    await hands.type(screen.getByLabelText('Edit your bio'), ' And I swim.');
    await press('Save edit');
    await waitFor(() => expect(page.asked(writeUserBio)).toHaveLength(2));
    await waitFor(() =>
      expect(main().map(({ textContent }) => textContent)).toEqual([
        'Score My Bio · 1 credit',
        'Score My Bio · 1 credit',
      ]),
    );
  });

  test.each([
    ['the same language is offered', 'en', true],
    ['another language is not', 'hu', false],
  ] as const)('a better version of an earlier text in %s', async (_title, language, isOffered) => {
    const better = 'A better bio that the AI wrote for a text of mine.';
    const report = { ...aReport(50), bio: 'An earlier text.' };
    const analysis = { ...report.analysis, improvedVersion: better, improvedScore: aScore(76) };
    await bioPage({ bio: aBio, report: { ...report, analysis }, measure: () => ({ ...aScore(60), language }) });
    await screen.findAllByRole('img', { name: '60 out of 100', hidden: true });
    await waitFor(() => expect(screen.getByText(better).closest('details')?.open).toBe(isOffered));
  });

  test('a line that brings no points on balance is not offered', async () => {
    const hook = { part: 'hook' as const, points: 0, most: 12, findings: [] };
    const { page } = await bioPage({ bio: aBio, measure: () => ({ ...aScore(50), parts: [hook], fixes: [] }) });
    await waitFor(() => expect(page.asked(measureBio)).toHaveLength(2));
    await waitFor(() => expect(region('Fixes worth the most points')).toBeNull());
  });

  test('the score beside it follows what is typed', async () => {
    const { hands, press } = await bioPage({ bio: aBio, measure: (bio) => aScore(bio === aBio ? 50 : 58) });
    const beside = () => within(screen.getAllByRole('region', { name: 'Bio score', hidden: true })[0] as HTMLElement);
    await waitFor(() => beside().getByRole('img', { name: '50 out of 100', hidden: true }));
    await press('Edit Bio');
    await hands.type(screen.getByLabelText('Edit your bio'), ' And I swim.');
    await waitFor(() => beside().getByRole('img', { name: '58 out of 100', hidden: true }));
    beside().getByText('As you type');
    await press('Cancel');
    await waitFor(() => beside().getByRole('img', { name: '50 out of 100', hidden: true }));
  });

  test('its marks are one Tab stop, and arrow keys move between them', async () => {
    const finding = (start: number, end: number) => ({ rule: 'concreteThing', start, end, points: 3 });
    const parts = [{ part: 'concrete' as const, points: 6, most: 15, findings: [finding(2, 6), finding(7, 10)] }];
    const report = aReport(72);
    const { hands } = await bioPage({ bio: aBio, report: { ...report, analysis: { ...report.analysis, parts } } });
    const marks = () =>
      within(screen.getByRole('group', { name: /^Your bio, with 2 marked places/ })).getAllByRole('button');
    expect(marks().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    act(() => marks()[0]?.focus());
    await hands.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(marks()[1]);
    expect(marks().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    await hands.keyboard('{Enter}');
    expect(marks()[1]?.getAttribute('aria-pressed')).toBe('true');
    await hands.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(marks()[0]);
  });

  test('while it is scored a skeleton stands in the place of the next steps, and then its report has the focus', async () => {
    const { page, press } = await bioPage({ bio: aBio });
    let answer = () => {};
    page.answer(bioAnalyzer, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { analysis: aReport(72).analysis, available: 1 };
    });
    await press('Scan Now');
    const waiting = await screen.findByRole('region', { name: 'Bio Report' });
    expect([waiting.getAttribute('aria-busy'), region('What next?')]).toEqual(['true', null]);
    expect(document.activeElement).toBe(waiting);
    await waitFor(() => expect(page.asked(bioAnalyzer)).toHaveLength(1));
    answer();
    await screen.findByRole('heading', { name: 'Bio Report' });
    await waitFor(() => expect(document.activeElement?.id).toBe('bio-report'));
  });

  test('the editor has seven rows, saves nothing blank, and Cancel keeps the bio', async () => {
    const { hands, press, page } = await bioPage({ bio: aBio });
    await press('Edit Bio');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Edit your bio');
    expect([field.rows, field.value, region('What next?')]).toEqual([7, aBio, null]);
    await hands.clear(field);
    await hands.type(field, '   ');
    expect((await button('Save edit')).hasAttribute('disabled')).toBe(true);
    await press('Cancel');
    expect(screen.getByText(aBio).isConnected).toBe(true);
    expect(page.said).toEqual([]);
  });

  test('Save edit saves the change and closes the editor', async () => {
    const { hands, press, kept, page } = await bioPage({ bio: aBio });
    await press('Edit Bio');
    await hands.type(screen.getByLabelText('Edit your bio'), ' And I swim.');
    await press('Save edit');
    await waitFor(() => expect(screen.queryByLabelText('Edit your bio')).toBeNull());
    expect([kept.bio, page.said]).toEqual([`${aBio} And I swim.`, []]);
    await screen.findByText('Bio saved successfully.');
    await press('Edit Bio');
    expect(screen.queryByText('Bio saved successfully.')).toBeNull();
  });

  test('a report replaces the next steps, with its score out of 100 and a link to its fixes', async () => {
    const ids = scrolledTo();
    const { hands } = await bioPage({ bio: aBio, report: aReport(72) });
    await screen.findByRole('heading', { name: 'Bio Report' });
    expect([progress(), region('What next?')]).toEqual(['100', null]);
    expect(screen.queryAllByRole('button', { name: /^Score My Bio/ })).toEqual([]);
    // Beside a wide page, and in the bar on a phone.
    const [beside, atThumb] = screen.getAllByRole('region', { name: 'Bio score', hidden: true }) as HTMLElement[];
    within(beside as HTMLElement).getByRole('img', { name: '72 out of 100', hidden: true });
    within(atThumb as HTMLElement).getByRole('img', { name: '72 out of 100' });
    for (const card of [beside, atThumb]) await hands.click(within(card as HTMLElement).getByText('View fixes'));
    await waitFor(() => expect(ids).toEqual(['bio-report', 'bio-report']));
    // A check beside one step only would say that the others were left out.
    expect(screen.queryByRole('img', { name: 'done' })).toBeNull();
  });
});

describe('The progress strip', () => {
  const stage = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Your progress' })).getByRole('button', { name: RegExp(`${name}$`) });

  test('saves what was typed before it leads on', async () => {
    const ids = scrolledTo();
    const { hands, page } = await bioPage();
    await hands.type(screen.getByLabelText('Your current bio'), aBio);
    await hands.click(stage('Score It'));
    await screen.findByRole('region', { name: 'Your bio' });
    expect(page.asked(writeUserBio).map(({ body }) => body.bio)).toEqual([aBio]);
    expect(page.said).not.toContain('info: Save a bio before running the scanner.');
    await waitFor(() => expect(ids).toEqual(['score-section']));
  });

  test('says once that what was typed could not be saved', async () => {
    const { hands, page } = await bioPage();
    page.answer(writeUserBio, () => {
      throw apiRefusal('unavailable');
    });
    await hands.type(screen.getByLabelText('Your current bio'), aBio);
    await hands.click(stage('Score It'));
    await waitFor(() => expect(page.said).toEqual(['error: Saving failed. Please try again.']));
  });

  test('is at the report in the frame that shows it', async () => {
    const ids = scrolledTo();
    const { page, press } = await bioPage({ bio: aBio });
    page.answer(bioAnalyzer, () => ({ analysis: aReport(72).analysis, available: 1 }));
    await press('Scan Now');
    await screen.findByRole('heading', { name: 'Bio Report' });
    expect(ids.at(-1)).toBe('bio-report');
  });

  test('leads with Upgrade past the report, and with Score It back to it', async () => {
    const ids = scrolledTo();
    const { hands } = await bioPage({ bio: aBio, report: aReport(72) });
    await screen.findByRole('heading', { name: 'Bio Report' });
    await hands.click(stage('Upgrade'));
    expect(screen.queryByRole('heading', { name: 'Bio Report' })).toBeNull();
    await waitFor(() => expect(ids).toEqual(['upgrade-section']));
    await hands.click(stage('Score It'));
    await screen.findByRole('heading', { name: 'Bio Report' });
    await waitFor(() => expect(ids).toEqual(['upgrade-section', 'bio-report']));
  });

  test('starts over with Create, after a confirmation, at the empty field', async () => {
    const ids = scrolledTo();
    const { hands, kept } = await bioPage({ bio: aBio });
    await hands.click(stage('Create'));
    await hands.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start Fresh' }));
    await waitFor(() => expect(ids).toEqual(['create-section']));
    expect([kept.bio, progress()]).toEqual(['', '33']);
    await hands.click(stage('Create'));
    await waitFor(() => expect(ids).toEqual(['create-section', 'create-section']));
  });
});

test('At zero credits Later dismisses the notice, and Add more tries tells the upgrade page what for', async () => {
  const { hands, press } = await bioPage({ bio: aBio, left: 0 });
  const out = "You've used every credit for this week. Let's top you up so you can keep going.";
  await screen.findByText((said) => said.startsWith(out));
  await press('Scan Now');
  await screen.findByText(/^You've used this week's analysis credits\./);
  await press('Later');
  await waitFor(() => expect(screen.queryByText(/analysis credits/)).toBeNull());
  const [more] = await screen.findAllByRole('link', { name: 'Add more tries' });
  await hands.click(more as HTMLElement);
  expect(location.pathname).toBe('/upgrade-required');
  const source = 'bioscanner-action-card';
  expect(history.state.usr).toEqual({ feature: 'bioScanner', reason: 'credits', current: 2, max: 2, source });
});

test('The page says when the clipboard refuses', async () => {
  const { page, press } = await bioPage({ bio: aBio });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await press('Copy Bio');
  await waitFor(() => expect(page.said).toEqual(['error: Copy failed. Try again.']));
});

test('Scrolling waits for the layout: 150 ms for a new bio, 300 ms for an improved one', () => {
  jest.useFakeTimers();
  const ids = scrolledTo();
  document.body.innerHTML = '<p id="create-section"></p><p id="upgrade-section"></p>';
  scrollToLater('create-section', scrollDelayMs.create);
  scrollToLater('upgrade-section', scrollDelayMs.improve);
  jest.advanceTimersByTime(149);
  expect(ids).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ids).toEqual(['create-section']);
  jest.advanceTimersByTime(149);
  expect(ids).toEqual(['create-section']);
  jest.advanceTimersByTime(1);
  expect(ids).toEqual(['create-section', 'upgrade-section']);
  jest.useRealTimers();
});
