import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import { root } from '@datewright/platform/root';
import { publishChanged } from '@datewright/platform/system/publish-changed';
import { sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { startReleaseEnvironment, token } from './support/release-environment.ts';

let environment: Awaited<ReturnType<typeof startReleaseEnvironment>>;
let folder: string;

beforeAll(async () => {
  environment = await startReleaseEnvironment();
  folder = await mkdtemp(join(tmpdir(), 'start-releases-'));
  await mkdir(join(folder, 'dist'));
  const files = { 'mfe.json': JSON.stringify(sampleCard({ needs: { sdk: '^1.0.0' } })), ...sampleBuild() };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
});

afterAll(async () => {
  await environment?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What `npm start` does with a build of sources that have this hash; returns what it logs. */
async function start(hash: string): Promise<string[]> {
  const lines: string[] = [];
  const card = z.parse(remoteCard, sampleCard({ needs: { sdk: '^1.0.0' } }));
  await publishChanged({
    registryUrl: environment.registry.url,
    edgeUrl: environment.edgeUrl,
    remotes: [{ name: 'mfe-sample', folder, card }],
    hashes: new Map([[folder, hash]]),
    secret: () => token,
    log: (line) => lines.push(line),
  });
  return lines;
}

test('When the product starts again with changed sources, then their build is live at once, named after its hash', async () => {
  expect(await start('aaaa')).toEqual([]);
  expect(await environment.versionFor()).toBe('1.0.0+aaaa');
  expect((await environment.fetchEdge('/remotes/mfe_sample/1.0.0+aaaa/entry.js')).status).toBe(200);
  await start('bbbb');
  expect(await environment.versionFor()).toBe('1.0.0+bbbb');
});

test('When a person rolled back, then later starts leave that version live and say so', async () => {
  await environment.decide('rollback', {});
  for (const hash of ['bbbb', 'cccc']) {
    expect(await start(hash)).toEqual([
      `mfe_sample stays at 1.0.0+aaaa, which a person chose; 1.0.0+${hash} is published.`,
    ]);
  }
  const table = await (await fetch(`${environment.registry.url}/registry/v1/remotes`)).json();
  expect(table.remotes[0].release).toMatchObject({ stable: '1.0.0+aaaa', decidedBy: 'person' });
});

describe('The image of a remote', () => {
  let image: string;
  const card = sampleCard({ name: 'mfe_image', routes: [], needs: { sdk: '^1.0.0' } });

  beforeAll(async () => {
    image = await mkdtemp(join(tmpdir(), 'image-releases-'));
    await mkdir(join(image, 'dist'));
    const files = { 'mfe.json': JSON.stringify(card), ...sampleBuild('mfe_image') };
    for (const [path, text] of Object.entries(files)) await writeFile(join(image, path), text);
  });
  afterAll(() => rm(image, { recursive: true, force: true }));

  async function run(env: Record<string, string> = {}): Promise<string> {
    const script = join(root, 'shared/build/src/publish-current-folder.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      cwd: image,
      env: { PATH: process.env.PATH, REGISTRY_URL: environment.registry.url, PUBLISH_TOKEN: token, ...env },
    });
    return stdout.trim();
  }
  async function readState() {
    const { remotes } = await (await fetch(`${environment.registry.url}/registry/v1/remotes`)).json();
    const { release, versions } = remotes.find(
      (each: { release: { name: string } }) => each.release.name === 'mfe_image',
    );
    const answer = await fetch(`${environment.registry.url}/registry/v1/remotes/mfe_image/history`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { history } = await answer.json();
    return { stable: release.stable, versions, decisions: history.length };
  }

  test('publishes its content once and promotes it; a second start changes nothing', async () => {
    expect(await run()).toMatch(/^mfe_image 1\.0\.0\+[0-9a-f]{12} is live\.$/);
    const first = await readState();
    expect(first.versions).toEqual([first.stable]);
    await run();
    expect(await readState()).toEqual(first);
  });

  test('only publishes changed content when it is not asked to promote it', async () => {
    const before = await readState();
    await writeFile(join(image, 'dist/late.js'), 'export default 1;');
    expect(await run({ PROMOTE: 'false' })).toContain('what is live was not changed');
    const after = await readState();
    expect([after.stable, after.versions.length]).toEqual([before.stable, 2]);
    expect(await run()).toMatch(/is live\.$/);
    expect((await readState()).stable).not.toBe(before.stable);
  });
});
