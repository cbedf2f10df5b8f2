import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase, testMongoUri } from '@datewright/testkit/service-process';
import { until } from '@datewright/testkit/until';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../src/browser.ts';
import { browserArgs } from '../src/browser-args.ts';
import { createTool, ToolNameError } from '../src/create-tool/create-tool.ts';
import { freePort } from '../src/free-port.ts';
import { root } from '../src/root.ts';
import { copyHouse } from './support/copied-house.ts';

// Ends what hangs: each of these checks, builds and starts a whole house.
jest.setTimeout(900_000);

let house: Awaited<ReturnType<typeof copyHouse>>;
beforeAll(async () => {
  house = await copyHouse();
  await createTool(house.house, 'advice', 'Second Opinion');
  await house.linkOwn();
  await house.run('node', [join(house.house, 'shared/platform/src/commands/generate.ts')]);
});
afterAll(() => house.remove());

test.each(['', 'Advice', 'two words', '../up', 'chatpad', 'a'])(
  'When a tool is to be named %j, then nothing is written',
  async (name) => {
    const before = await readdir(root);
    await expect(createTool(root, name, '')).rejects.toThrow(ToolNameError);
    expect(await readdir(root)).toEqual(before);
  },
);

test('A new tool passes every check as it is written, and its own tests', async () => {
  const check = await house.run('node', [join(house.house, 'shared/platform/src/commands/check.ts')]);
  expect(check.output).not.toContain('NOT CLEAN');
  expect(check.code).toBe(0);
  const tests = await house.run('jest', ['services/advice', 'mfe-advice', 'shared/deploy'], {
    TEST_MONGODB_URI: testMongoUri(),
  });
  expect(tests.output).toMatch(/^Tests: +\d+ passed/m);
});

test('A new tool stands in menu, home, dashboard, pricing and credits, and a credit is spent in it', async () => {
  const port = await freePort();
  const product = spawn(
    join(house.house, 'node_modules/.bin/node'),
    [join(house.house, 'shared/platform/test/support/start-house.ts')],
    {
      env: {
        ...process.env,
        HOUSE_PORT: String(port),
        HOUSE_DATA: join(house.house, '.data'),
        HOUSE_DATABASE: testMongoUri(),
        HOUSE_PREFIX: freshDatabase('house'),
      },
    },
  );
  let output = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (output += chunk));
  let browser: Browser | undefined;
  try {
    await until(async () => output.includes('The house is ready.') || product.exitCode !== null, 600);
    expect(output).toContain('The house is ready.');
    browser = await chromium.launch({ executablePath: await findChromium(() => {}), args: browserArgs });
    const page = await browser.newPage({ baseURL: `http://localhost:${port}`, locale: 'en-GB' });
    page.setDefaultTimeout(120_000);
    await seeAndSpend(page);
  } finally {
    await browser?.close();
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
  }
});

async function seeAndSpend(page: Page) {
  await page.goto('/pricing');
  await page.getByRole('row', { name: 'Second Opinion: Second Opinion answers' }).waitFor();

  await page.goto('/login');
  await page.getByLabel('Email').fill('free@datewright.test');
  await page.getByLabel('Password', { exact: true }).fill('date-me-maybe');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('region', { name: 'Your tools' }).getByRole('link', { name: 'Second Opinion' }).waitFor();
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Second Opinion' }).first().click();

  await page.getByLabel('Your question').fill('What do I say after a good first date?');
  await page.getByRole('button', { name: 'Ask · 1 credit' }).click();
  await page.getByText('You asked: What do I say after a good first date?').waitFor();
  await page.getByText('Written by demo AI').waitFor();

  await page.goto('/profile');
  const tile = page.getByRole('article').filter({ hasText: 'Second Opinion' }).first();
  await tile.getByText('2 of 3 left').waitFor();
  await page.getByRole('link', { name: 'Ask Second Opinion' }).waitFor();
  await page.getByRole('cell', { name: 'Used: an answer' }).waitFor();
}
