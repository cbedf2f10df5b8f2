import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import {
  containerScript,
  createPreview,
  decideRelease,
  publishOnly,
  publishScript,
} from '../fixtures/published-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { origin } from '../fixtures/urls.ts';

const name = 'mfe_staged';
const show = (text: string) => containerScript(name, `() => "${text}"`);

test('When a team runs a canary and rolls it back, then its visitor sees each, and everybody else the stable version', async ({
  page,
  browser,
  baseURL,
}) => {
  await publishScript(name, '1.0.0', show('The first version'));
  await publishOnly(name, '1.1.0', show('The second version'));
  const visitor = 'a-visitor-of-the-team';
  await page.context().addCookies([{ name: 'visitor_id', value: visitor, url: baseURL ?? '' }]);
  const content = async () => (await page.request.get(`/${name}`, { headers: { accept: 'text/html' } })).text();

  await decideRelease(name, 'canary', { version: '1.1.0', percent: 0, visitors: [visitor] });
  await expect.poll(content).toContain(`/remotes/${name}/1.1.0`);
  await page.goto(`/${name}`);
  await expect(page.getByText('The second version')).toBeVisible();
  const other = await browser.newPage();
  await other.goto(`${baseURL}/${name}`);
  await expect(other.getByText('The first version')).toBeVisible();
  await other.close();

  await decideRelease(name, 'rollback', { reason: 'the test says so' });
  await expect.poll(content).toContain(`/remotes/${name}/1.0.0`);
  await page.reload();
  await expect(page.getByText('The first version')).toBeVisible();
});

/** Good views of the stable version, as other visitors' pages report them. */
async function reportGoodViews(remote: string) {
  const views = Array.from({ length: 10 }, () => ({ name: remote, version: '1.0.0', outcome: 'ok' }));
  for (let sent = 0; sent < 2; sent++) {
    const answer = await fetch(`${origin()}/registry/v1/views`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: origin() },
      body: JSON.stringify({ views }),
    });
    expect(answer.status).toBe(200);
  }
}

const throwLate = '() => { setTimeout(() => { throw new Error("broken late"); }, 10000); return "late"; }';
const blockAtClick =
  '() => { addEventListener("click", () => { const end = Date.now() + 900; while (Date.now() < end); }); return "slow"; }';
const callService = '() => { fetch("/v1/a-failing-service"); return "calling"; }';
const brokenCanaries = [
  ['throws while it loads', 'mfe_atload', () => 'throw new Error("broken at load");'],
  ['throws while it renders', 'mfe_atrender', (at: string) => containerScript(at, '() => { throw new Error("no"); }')],
  ['throws after ten seconds', 'mfe_throwslate', (at: string) => containerScript(at, throwLate)],
  ['calls a service that fails', 'mfe_calling', (at: string) => containerScript(at, callService)],
  ['reacts late', 'mfe_slow', (at: string) => containerScript(at, blockAtClick)],
  ['never ends', 'mfe_hanging', (at: string) => containerScript(at, '() => { for (;;); }')],
] as const;

for (const [fault, baseName, toScript] of brokenCanaries) {
  test(`When a canary ${fault}, then it is ended without a person`, async ({ browser }, { retry }) => {
    // Versions never change, so a second attempt publishes a remote of its own.
    const remote = retry ? `${baseName}${retry}` : baseName;
    await publishScript(remote, '1.0.0', containerScript(remote, '() => "The first version"'));
    await publishOnly(remote, '1.1.0', toScript(remote));
    const visitor = `a-visitor-of-${remote}`;
    await decideRelease(remote, 'canary', { version: '1.1.0', percent: 0, visitors: [visitor] });
    await reportGoodViews(remote);
    const headers = { accept: 'text/html', cookie: `visitor_id=${visitor}` };
    const isOn = async (version: string) =>
      (await (await fetch(`${origin()}/${remote}`, { headers })).text()).includes(`/remotes/${remote}/${version}`);
    await expect.poll(() => isOn('1.1.0')).toBe(true);

    // On a busy machine a view may be missed, so visitors come until there were enough.
    await expect(async () => {
      const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
      try {
        for (const context of contexts) {
          await context.addCookies([{ name: 'visitor_id', value: visitor, url: origin() }]);
          await context.route('**/v1/a-failing-service', (route) => route.fulfill({ status: 503, body: '{}' }));
          const page = await context.newPage();
          await page.goto(`${origin()}/${remote}`, { waitUntil: 'commit' });
          if (baseName === 'mfe_slow') await page.getByText(/^(slow|The first version)$/).click();
        }
        await expect.poll(() => isOn('1.0.0'), { timeout: 30_000 }).toBe(true);
      } finally {
        for (const context of contexts) await context.close();
      }
    }).toPass({ timeout: 160_000 });
  });
}

test('When a new version was released while a page was open, then the page offers it, and a reload shows it', async ({
  page,
}) => {
  const open = 'mfe_open';
  const script = (text: string) => containerScript(open, `() => "${text}"`);
  await publishScript(open, '1.0.0', script('The version of the morning'));
  await page.clock.install();
  await expect.poll(async () => (await page.request.get('/registry/v1/composition')).text()).toContain(open);
  await page.goto(`/${open}`);
  await expect(page.getByText('The version of the morning')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const asked = () => page.waitForResponse('**/registry/v1/composition');

  // Other tests release too: this answer is what the page has.
  const own = (await page.locator('#composition').textContent()) ?? '';
  await page.route(
    '**/registry/v1/composition',
    (route) => route.fulfill({ body: own, contentType: 'application/json' }),
    {
      times: 1,
    },
  );
  await page.clock.fastForward('11:00');
  let answer = asked();
  await comeBack();
  await answer;
  await expect(page.getByText('A new version is ready')).toBeHidden();

  await publishScript(open, '1.1.0', script('The version of the evening'));
  await expect
    .poll(async () => (await page.request.get('/registry/v1/composition')).text())
    .toContain(`/remotes/${open}/1.1.0`);
  await page.clock.fastForward('11:00');
  answer = asked();
  await comeBack();
  await answer;
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('The version of the evening')).toBeVisible();
});

test('When a team previews a version, then its toolbar makes a remote slow, blocked or crash in that tab, and stops the preview', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/preview toolbar/);
  const tested = 'mfe_tested';
  await publishScript(tested, '1.0.0', containerScript(tested, '() => "The released version"'));
  await publishOnly(tested, '1.1.0', containerScript(tested, '() => "The previewed version"'));
  await page.goto(await createPreview(tested, '1.1.0'));
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await expect(page.getByText('The previewed version')).toBeVisible();
  const toolbar = page.getByRole('complementary', { name: 'Preview' });
  const remotes = toolbar.getByRole('button', { name: 'Remotes' });
  await remotes.press('Enter');
  await expect(toolbar.getByRole('listitem').filter({ hasText: `${tested} 1.1.0` })).toContainText(/Loaded in \d/);
  const simulate = async (fault: string) => {
    await toolbar.getByLabel(`Simulate a failure of ${tested}`).selectOption(fault);
    await toolbar.getByRole('button', { name: 'Apply and reload' }).press('Enter');
    await expect(toolbar).toContainText(`${tested}: ${fault}`);
    await remotes.click();
  };
  for (const fault of ['blocked', 'crash']) {
    await simulate(fault);
    await expect(page.locator('main').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText('The previewed version')).toBeHidden();
  }
  // The card in place of the remote has the heading that this page lacks otherwise.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await simulate('slow');
  await expect(toolbar.getByRole('listitem').filter({ hasText: tested })).toContainText(/Loaded in [3-9]\.\d s/);
  await expect(page.getByText('The previewed version')).toBeVisible();

  await toolbar.getByRole('button', { name: 'End the preview' }).click();
  await page.waitForURL('/');
  await page.goto(`/${tested}`);
  await expect(page.getByText('The released version')).toBeVisible();
  await expect(toolbar).toBeHidden();
});
