import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../src/browser-args.ts';
import { createTool, ToolNameError } from '../src/create-tool/create-tool.ts';
import { findHeadlessShell } from '../src/find-chromium.ts';
import { findFreePort } from '../src/free-port.ts';
import { root } from '../src/root.ts';
import { testMongoUri, uniqueDatabaseName } from '../src/testing/test-mongo.ts';
import { waitUntil } from '../src/testing/wait-until.ts';
import { copyWorkspace } from './support/copy-workspace.ts';

// Limits a test that hangs: each of these checks, builds and starts a whole product.
jest.setTimeout(900_000);

let workspace: Awaited<ReturnType<typeof copyWorkspace>>;
beforeAll(async () => {
  workspace = await copyWorkspace();
  await createTool(workspace.house, 'advice', 'Second Opinion');
  await workspace.linkOwn();
  await workspace.run('node', [join(workspace.house, 'shared/platform/src/commands/generate.ts')]);
});
afterAll(() => workspace.remove());

test.each(['', 'Advice', 'two words', '../up', 'chatpad', 'a', 'shell', 'mongo', 'new', 'login', 'blog', 'assets'])(
  'When a new tool is named %j, then nothing is written',
  async (name) => {
    const before = await readdir(root);
    await expect(createTool(root, name, '')).rejects.toThrow(ToolNameError);
    expect(await readdir(root)).toEqual(before);
  },
);

test('A generated tool passes every check and its own tests', async () => {
  const check = await workspace.run('node', [join(workspace.house, 'shared/platform/src/commands/check.ts')]);
  expect(check.output).not.toContain('NOT CLEAN');
  expect(check.code).toBe(0);
  // What is built and started from the deployment has no part that knows a tool.
  const paths = ['services/advice', 'mfe-advice', 'shared/deploy/test/(?!start|image-builds)'];
  const tests = await workspace.run('jest', paths, { TEST_MONGODB_URI: testMongoUri() });
  expect(tests.output).toMatch(/^Tests: +\d+ passed/m);
});

test('A new tool is listed in menu, home, dashboard, pricing and credits, and a credit can be spent in it', async () => {
  const port = await findFreePort();
  const product = spawn(
    join(workspace.house, 'node_modules/.bin/node'),
    [join(workspace.house, 'shared/platform/test/support/start-copied-system.ts')],
    {
      env: {
        ...process.env,
        HOUSE_PORT: String(port),
        HOUSE_DATA: join(workspace.house, '.data'),
        HOUSE_DATABASE: testMongoUri(),
        HOUSE_PREFIX: uniqueDatabaseName('house'),
      },
    },
  );
  let output = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (output += chunk));
  let browser: Browser | undefined;
  try {
    await waitUntil(async () => output.includes('The house is ready.') || product.exitCode !== null, 600);
    expect(output).toContain('The house is ready.');
    browser = await chromium.launch({ executablePath: await findHeadlessShell(() => {}), args: browserArgs });
    const page = await browser.newPage({ baseURL: `http://localhost:${port}`, locale: 'en-GB' });
    // Ends what hangs: three products may be starting beside this one.
    page.setDefaultTimeout(300_000);
    await openAndSpend(page);
  } finally {
    await browser?.close();
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
  }
});

async function openAndSpend(page: Page) {
  await page.goto('/pricing');
  await page.getByText('What’s in each plan').click();
  await page.getByRole('row', { name: 'Second Opinion: Second Opinion answers' }).waitFor();

  await page.goto('/login');
  await page.getByLabel('Email').fill('free@datewright.test');
  await page.getByLabel('Password', { exact: true }).fill('date-me-maybe');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('region', { name: 'Your tools' }).getByRole('link', { name: 'Second Opinion' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Second Opinion' }).click();

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
