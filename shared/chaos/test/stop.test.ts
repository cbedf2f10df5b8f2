import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { Browser } from '../src/members/browser.ts';
import { startByNpm } from './support/start-by-npm.ts';

let product: Awaited<ReturnType<typeof startByNpm>>;
beforeEach(async () => {
  product = await startByNpm();
});
afterEach(() => product.forget());

/** Fran’s browser, signed in, with a match. */
async function member() {
  const { demoPassword } = await import(join(root, 'services/account/src/use-cases/operations/demo-members.ts'));
  const browser = new Browser(product.origin, 'free@datewright.test', demoPassword);
  await browser.signIn();
  const { body } = await browser.as('chatpad', 'POST', '/v1/chatpad/matches', { name: 'Anna', bio: 'Night trains.' });
  return { browser, matchId: (body as { id: string }).id };
}

test('When Ctrl-C comes while suggestions stream, then they end whole, and the database ends last', async () => {
  const { browser, matchId } = await member();
  const { code, lines } = await browser.suggest(matchId, undefined, ({ type }) => {
    if (type === 'started') process.kill(-product.pid, 'SIGINT');
  });
  expect([code, lines.at(-1)?.type]).toEqual(['', 'done']);
  await product.ended;
  expect(product.left()).toEqual([]);
  expect(await readFile(join(product.dataDir, 'services.log'), 'utf8')).not.toMatch(/ECONNREFUSED|MongoNetworkError/);
});

test.each([
  ['npm', 'SIGTERM', 'npm start'],
  ['npm', 'SIGKILL', 'npm start'],
  ['the runner', 'SIGKILL', 'run.mjs start'],
  ['the supervisor', 'SIGKILL', 'commands/start.ts'],
] as const)('When %s alone gets %s, then every process ends by itself', async (_who, signal, command) => {
  process.kill(product.find(command), signal);
  await waitUntil(async () => product.left().length === 0).catch(() => {});
  expect(product.left()).toEqual([]);
});
