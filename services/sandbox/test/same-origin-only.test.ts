import { request } from 'node:http';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

function ask(method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(sandbox.url + path, { method, headers }, (res) => resolve(res.resume().statusCode ?? 0));
    outgoing.on('error', reject).end();
  });
}

test('When it is called by a name that is not its own, then the sandbox answers nothing', async () => {
  const { port } = new URL(sandbox.url);
  for (const host of ['evil.test', `evil.test:${port}`, 'localhost', `localhost.evil.test:${port}`]) {
    expect([host, await ask('GET', '/inbox.json', { host })]).toEqual([host, 403]);
  }
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    expect([host, await ask('GET', '/inbox.json', { host })]).toEqual([host, 200]);
  }
});

test('When another site asks, then nothing of the sandbox changes', async () => {
  const { port } = new URL(sandbox.url);
  const host = `localhost:${port}`;
  const paths = ['/inbox.json', '/ai/requests'];
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: `http://localhost:${Number(port) + 1}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    for (const path of paths) expect(await ask('DELETE', path, { host, ...(headers as object) })).toBe(403);
  }
  expect(await ask('DELETE', '/inbox.json', { host })).toBe(204);
  expect(await ask('DELETE', '/inbox.json', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(
    204,
  );
});
