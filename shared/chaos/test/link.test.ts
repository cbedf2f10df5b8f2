import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Link, type LinkFaultKind, startLink } from '../src/network/link.ts';

let server: Server;
let link: Link;
beforeEach(async () => {
  server = createServer((req, res) => {
    res.setHeader('x-host', req.headers.host ?? '');
    req.pipe(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  link = await startLink(typeof address === 'object' && address ? address.port : 0);
});
afterEach(async () => {
  await link.stop();
  server.closeAllConnections();
  server.close();
});

const call = async (body = 'hello') => {
  const answer = await fetch(`http://127.0.0.1:${link.port}/`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
};

test('Without a fault a link passes a large body on in its order', async () => {
  const body = Array.from({ length: 200_000 }, (_, at) => at).join();
  expect((await call(body)).text).toBe(body);
});

test('A service behind a link is called by its own address', async () => {
  const answer = await fetch(`http://127.0.0.1:${link.port}/`);
  const address = server.address();
  expect(answer.headers.get('x-host')).toBe(`127.0.0.1:${typeof address === 'object' && address?.port}`);
});

function disturb(kind: LinkFaultKind) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = link.disturb(kind, promise);
  return async () => {
    resolve();
    await over;
  };
}

test('A cut link ends connections and refuses new ones, and works again', async () => {
  await call();
  const repair = disturb('cut');
  await expect(call()).rejects.toThrow();
  await repair();
  expect(await call()).toEqual({ status: 200, text: 'hello' });
});

test('A frozen link passes nothing until it continues, and then everything', async () => {
  const repair = disturb('freeze');
  const answer = call();
  const first = await Promise.race([answer, pause(200).then(() => 'nothing')]);
  expect(first).toBe('nothing');
  await repair();
  expect((await answer).text).toBe('hello');
});

test.each([
  ['fail', 500],
  ['limit', 429],
] as const)('A link that should %s answers %i in place of the service', async (kind, status) => {
  const repair = disturb(kind);
  expect((await call()).status).toBe(status);
  await repair();
  expect((await call()).status).toBe(200);
});
