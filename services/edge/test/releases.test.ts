import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startReleaseEnvironment } from './support/release-environment.ts';

let environment: Awaited<ReturnType<typeof startReleaseEnvironment>>;

beforeAll(async () => {
  environment = await startReleaseEnvironment();
  for (const version of ['1.0.0', '1.1.0']) await environment.publish(version);
});

afterAll(() => environment?.stop());

const waitForVersion = (version: string) => waitUntil(async () => (await environment.versionFor()) === version);

test('When a version is promoted, then every visitor gets it within about a second', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
    await environment.decide('promote', { version });
    const promotedAt = performance.now();
    await waitForVersion(version);
    // Half a second of polling; the rest is for a busy machine.
    expect(performance.now() - promotedAt).toBeLessThan(2500);
  }
});

test('When visitors come, then the registry is asked for none of them, and browsers can’t read its table', async () => {
  environment.registry.freeze();
  try {
    const versions = await Promise.all(Array.from({ length: 200 }, () => environment.versionFor()));
    expect(new Set(versions)).toEqual(new Set(['1.0.0']));
    const composition = await (await environment.fetchEdge('/registry/v1/composition')).json();
    expect(composition.remotes.map(({ base }: { base: string }) => base)).toEqual(['/remotes/mfe_sample/1.0.0']);
  } finally {
    environment.registry.thaw();
  }
  expect((await environment.fetchEdge('/registry/v1/release-table')).status).toBe(404);
});

test('When a page sets the visitor id, then it lasts 30 days', async () => {
  const page = await environment.fetchEdge('/sample', { headers: { accept: 'text/html' } });
  expect(page.headers.get('set-cookie')).toMatch(/^visitor_id=[\w-]{22}; Max-Age=2592000;/);
});

test('When the registry is dead, then an edge that restarts still composes pages and serves files', async () => {
  await waitForVersion('1.0.0');
  await environment.registry.kill();
  await environment.restartEdge();
  expect(await environment.versionFor()).toBe('1.0.0');
  expect((await environment.fetchEdge('/remotes/mfe_sample/1.0.0/entry.js')).status).toBe(200);
});
