import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findLocalAi } from '../src/find-local-ai.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function listen(answer: string | undefined): Promise<number> {
  const server = createServer((req, res) => {
    if (answer !== undefined) res.end(req.url === '/v1/models' ? answer : 'x');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('When a local AI answers, then one line says how to use it, and slow or unusual servers do not delay that', async () => {
  const [silent, page, tricky, ai] = [
    await listen(undefined),
    await listen('<html>'),
    await listen('{"data":[{"id":"a; rm -rf ~"}]}'),
    await listen('{"data":[{"id":"llama3.2:3b"},{"id":"other"}]}'),
  ];
  const places = [silent, page, tricky, ai].map((port, index) => ({ name: `Server ${index}`, port }));
  expect(await findLocalAi(places, [])).toBe(
    `Server 3 answers on this machine. To write with it: OPENAI_BASE_URL=http://127.0.0.1:${ai}/v1 OPENAI_MODEL=llama3.2:3b OPENAI_API_KEY=local npm start`,
  );
  expect(await findLocalAi(places, [ai])).toBeUndefined();
});
