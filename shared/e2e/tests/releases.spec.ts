import { containerScript, decideRelease, publishOnly, publishScript } from '../fixtures/published-remote.ts';
import { expect, test } from '../fixtures/test.ts';

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
