import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteCard } from '@datewright/contracts/registry/card';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { previewCookie } from '@datewright/contracts/registry/get-preview';
import { z } from '@datewright/contracts/zod';
import { sampleCard } from '@datewright/testkit/sample-remote';
import type { Request } from 'express';
import pino from 'pino';
import { createPreviews } from '../src/remotes/previews.ts';

const released: Composition = { compositionId: 'released', remotes: [] };

async function startRegistry(status = 200, shown: object = { remote: null }, isReadable = true) {
  let asked = 0;
  const server = createServer((_req, res) => {
    asked++;
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? shown : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const previews = createPreviews(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    { loadPreview: async () => isReadable },
    pino({ enabled: false }),
  );
  const ask = (token: string, ip = '192.0.2.1', composition = released) =>
    previews.apply({ get: () => `${previewCookie}=${token}`, ip } as unknown as Request, composition);
  function stop() {
    server.close();
    server.closeAllConnections();
  }
  return { ask, asked: () => asked, stop };
}
const tokenOf = (at: number) => String(at).padStart(32, 'x');

test('When made-up previews come from one address, then few of them reach the registry, and others still do', async () => {
  const registry = await startRegistry();
  for (let at = 0; at < 100; at++) expect(await registry.ask(tokenOf(at))).toEqual(released);
  expect(registry.asked()).toBe(60);
  await registry.ask(tokenOf(200), '192.0.2.2');
  expect(registry.asked()).toBe(61);
  registry.stop();
});

test('When the registry fails, then it is not asked again at once for the same preview', async () => {
  const registry = await startRegistry(500);
  for (let at = 0; at < 5; at++) expect(await registry.ask(tokenOf(1))).toEqual(released);
  expect(registry.asked()).toBe(1);
  registry.stop();
});

const toRemote = (name: string, more: Partial<ComposedRemote>): ComposedRemote => ({
  card: z.parse(remoteCard, sampleCard({ name })),
  base: `/remotes/${name}/1.0.0`,
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  integrity: {},
  preload: [],
  ...more,
});
const canaries = {
  compositionId: 'released',
  shell: { version: '1.1.0', watched: true },
  remotes: [toRemote('mfe_own', { watched: true }), toRemote('mfe_other', { watched: true })],
};

test('A page with a preview does not count for the canaries of its shell and of other remotes', async () => {
  const registry = await startRegistry(200, { remote: toRemote('mfe_own', { preview: true }) });
  expect(await registry.ask(tokenOf(1), '192.0.2.1', canaries)).toEqual({
    compositionId: 'preview',
    shell: { version: '1.1.0' },
    remotes: [toRemote('mfe_other', {}), toRemote('mfe_own', { preview: true })],
  });
  registry.stop();
});

const shownShell = { remote: null, shell: { version: '2.0.0', integrity: {} } };

test('A page with a preview of a shell has that shell, and counts for no canary', async () => {
  const registry = await startRegistry(200, shownShell);
  expect(await registry.ask(tokenOf(1), '192.0.2.1', canaries)).toEqual({
    compositionId: 'preview',
    shell: { version: '2.0.0', preview: true },
    remotes: [toRemote('mfe_own', {}), toRemote('mfe_other', {})],
  });
  registry.stop();
});

test('When a previewed shell can’t be read, then its browser gets the released one', async () => {
  const registry = await startRegistry(200, shownShell, false);
  expect(await registry.ask(tokenOf(1), '192.0.2.1', canaries)).toEqual(canaries);
  registry.stop();
});
