import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { root } from '@datewright/platform/root';
import { startByNpm } from '@datewright/platform/testing/start-by-npm';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { Browser } from '../src/members/browser.ts';

let dataDir: string;
let origin: string;
let product: Awaited<ReturnType<typeof startByNpm>>;
/** The whole product, with a database and data of its own. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'datewright-npm-'));
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  origin = `http://localhost:${port}`;
  const { MONGODB_URI: _not, ...own } = process.env;
  product = await startByNpm({
    cwd: root,
    env: { ...own, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir },
    readyText: 'Ctrl-C stops everything.',
  });
});
afterEach(async () => {
  product.end();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** Fran’s browser, signed in, with a match. */
async function member() {
  const { demoPassword } = await import(join(root, 'services/account/src/use-cases/operations/demo-members.ts'));
  const browser = new Browser(origin, 'free@datewright.test', demoPassword);
  await browser.signIn();
  const { body } = await browser.as('chatpad', 'POST', '/v1/chatpad/matches', { name: 'Anna', bio: 'Night trains.' });
  return { browser, matchId: (body as { id: string }).id };
}

test('When Ctrl-C comes while suggestions stream, then they end whole, and the database ends last', async () => {
  const { browser, matchId } = await member();
  let isStopping = false;
  const { code, lines } = await browser.suggest(matchId, undefined, ({ type }) => {
    // Not at the start: what is left has ten seconds, which a busy machine needs for much less than a whole answer.
    if (type !== 'suggestion' || isStopping) return;
    isStopping = true;
    process.kill(-product.pid, 'SIGINT');
  });
  expect([code, lines.at(-1)?.type]).toEqual(['', 'done']);
  await product.ended;
  expect(product.left()).toEqual([]);
  expect(await readFile(join(dataDir, 'services.log'), 'utf8')).not.toMatch(/ECONNREFUSED|MongoNetworkError/);
});

test('When the supervisor alone is killed, then every process ends by itself', async () => {
  process.kill(product.find('commands/start.ts'), 'SIGKILL');
  await waitUntil(async () => product.left().length === 0).catch(() => {});
  expect(product.left()).toEqual([]);
});
