import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { previewCookie } from '@datewright/contracts/registry/get-preview';
import type { Request } from 'express';
import pino from 'pino';
import { createPreviews } from '../src/remotes/previews.ts';

const released = { compositionId: 'released', remotes: [] };

async function startRegistry(status = 200) {
  let asked = 0;
  const server = createServer((_req, res) => {
    asked++;
    res.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{"remote":null}' : '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const previews = createPreviews(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pino({ enabled: false }),
  );
  const ask = (token: string, ip = '192.0.2.1') =>
    previews.apply({ get: () => `${previewCookie}=${token}`, ip } as unknown as Request, released);
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
