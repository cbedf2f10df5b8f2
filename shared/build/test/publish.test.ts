import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser, type ReadEntry } from 'tar';
import { publishRemote } from '../src/publish.ts';

const card = {
  name: 'mfe_try',
  owner: 'try',
  version: '1.0.0',
  routes: [{ path: '/try', title: 'Try', guard: 'open' }],
  needs: { sdk: '^1.0.0' },
  budget: { brotliKb: 60 },
};

function builtRemote(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mfe-test-'));
  mkdirSync(join(folder, 'dist/chunks'), { recursive: true });
  writeFileSync(join(folder, 'mfe.json'), JSON.stringify(card));
  writeFileSync(join(folder, 'dist/remoteEntry.js'), 'entry');
  writeFileSync(join(folder, 'dist/chunks/page.js'), 'page');
  return folder;
}

interface Asked {
  line: string;
  token: string | undefined;
  body: Buffer;
}

async function registry(...answers: { status: number; body: unknown }[]) {
  const asked: Asked[] = [];
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    asked.push({ line: `${req.method} ${req.url}`, token: req.headers.authorization, body: Buffer.concat(parts) });
    const answer = answers[asked.length - 1] ?? { status: 500, body: {} };
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, asked, stop: () => server.close() };
}

async function unpack(packed: Buffer | undefined): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const reading: Promise<void>[] = [];
  const keep = async (entry: ReadEntry) => {
    const content = (await entry.concat()).toString();
    if (entry.type !== 'Directory') files[entry.path] = content;
  };
  const parser = new Parser({ onReadEntry: (entry) => reading.push(keep(entry)) });
  const ended = new Promise<void>((resolve) => parser.on('end', resolve));
  parser.end(packed ?? Buffer.alloc(0));
  await ended;
  await Promise.all(reading);
  return files;
}

test('A team publishes its card under its own version, with everything in dist, and promotes it', async () => {
  const version = '1.0.1+abc';
  const live = { name: 'mfe_try', owner: 'try', stable: version, canary: null, withdrawn: [], decidedBy: 'person' };
  const published = { name: 'mfe_try', version, owner: 'try', publishedAt: '2026-01-01T00:00:00Z', files: [] };
  const { url, asked, stop } = await registry({ status: 201, body: published }, { status: 200, body: live });
  const done = await publishRemote({
    folder: builtRemote(),
    registryUrl: url,
    token: 't',
    version,
    promote: 'person',
    note: { by: 'ada' },
  });
  stop();
  expect(done).toEqual({ name: 'mfe_try', version, live: version, trial: 'none' });
  expect(asked.map(({ line }) => line)).toEqual([
    `PUT /registry/v1/remotes/mfe_try/versions/${encodeURIComponent(version)}?by=ada`,
    'POST /registry/v1/remotes/mfe_try/promote',
  ]);
  expect(asked.every(({ token }) => token === 'Bearer t')).toBe(true);
  expect(JSON.parse(asked[1]?.body.toString() ?? '')).toEqual({ version, decidedBy: 'person', by: 'ada' });
  const files = await unpack(asked[0]?.body);
  expect(Object.keys(files).sort()).toEqual(['dist/chunks/page.js', 'dist/remoteEntry.js', 'mfe.json']);
  expect(JSON.parse(files['mfe.json'] ?? '')).toMatchObject({ name: 'mfe_try', version });
});

test('When a card has fields that no card has, then each is named and nothing is sent', async () => {
  const folder = builtRemote();
  const routes = [{ path: '/try', title: 'Try', guard: 'open', prerendered: true }];
  writeFileSync(join(folder, 'mfe.json'), JSON.stringify({ ...card, routes, prelodFrom: ['/'] }));
  await expect(publishRemote({ folder, registryUrl: 'http://localhost:9', token: 't' })).rejects.toThrow(
    'mfe.json is not a valid card. routes.0.prerendered: is not a field of a card; prelodFrom: is not a field of a card',
  );
});

test('When the version was raised after the build, then nothing is sent, unless the team names the version itself', async () => {
  const folder = builtRemote();
  writeFileSync(join(folder, 'dist/mf-manifest.json'), JSON.stringify({ name: 'mfe_try', builtVersion: '0.9.0' }));
  const published = { name: 'mfe_try', version: '1.0.0', owner: 'try', publishedAt: '2026-01-01T00:00:00Z', files: [] };
  const { url, asked, stop } = await registry({ status: 201, body: published });
  const access = { folder, registryUrl: url, token: 't' };
  const refusal = await publishRemote(access).catch((error: Error) => error.message);
  await publishRemote({ ...access, version: '1.0.0' }).finally(stop);
  expect(refusal).toBe('dist is of 0.9.0, mfe.json of 1.0.0: run `mfe build` first.');
  expect(asked).toHaveLength(1);
});

test('When the registry refuses a version, then the team reads its message and each wrong field', async () => {
  const error = {
    code: 'invalid_card',
    message: 'The card is not valid.',
    requestId: 'r',
    fields: { owner: 'missing' },
  };
  const { url, stop } = await registry({ status: 422, body: { error } });
  const publishing = publishRemote({ folder: builtRemote(), registryUrl: url, token: 't' });
  await expect(publishing).rejects.toThrow('The card is not valid.\n  owner: missing');
  stop();
});

test('When no registry answers, then the team reads which URL was tried', async () => {
  const publishing = publishRemote({ folder: builtRemote(), registryUrl: 'http://localhost:9', token: 't' });
  await expect(publishing).rejects.toThrow('The registry at http://localhost:9 does not answer.');
});

test('A shell says in shell.json which version it is published as', async () => {
  const version = '1.0.0+abc';
  const folder = mkdtempSync(join(tmpdir(), 'mfe-test-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'mfe.json'), JSON.stringify({ ...card, name: 'mfe_shell', routes: [] }));
  writeFileSync(join(folder, 'dist/shell.json'), JSON.stringify({ version: '1.0.0+of-the-build', sdk: '1.2.0' }));
  const published = { name: 'mfe_shell', version, owner: 'try', publishedAt: '2026-01-01T00:00:00Z', files: [] };
  const { url, asked, stop } = await registry({ status: 201, body: published });
  await publishRemote({ folder, registryUrl: url, token: 't', version });
  stop();
  const packed = await unpack(asked[0]?.body);
  expect(JSON.parse(packed['dist/shell.json'] ?? '')).toEqual({ version, sdk: '1.2.0' });
});
