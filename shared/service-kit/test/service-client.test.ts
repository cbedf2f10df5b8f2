import { createServer, type Socket } from 'node:net';
import { defineCall } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { closingNotice } from '@datewright/service-kit/http/closing-notice';
import { createServiceClient } from '@datewright/service-kit/http/service-client';

const count = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/count',
  audience: 'service',
  summary: '',
  body: z.object({ by: z.number() }),
  response: z.object({ total: z.number() }),
});
const ok = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n{"total":7}';

let stop = () => {};
afterEach(() => stop());

/** A service that answers each connection with the next of these. */
async function startService(...answers: string[]) {
  const received: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('data', (chunk) => {
      received.push(String(chunk));
      socket.end(answers.shift() ?? ok);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { call: createServiceClient({ baseUrl, token: 'token' }), received };
}

test('A call that met the end of a process is sent once more, and reaches the next one', async () => {
  const { call, received } = await startService(closingNotice, ok);
  expect(await call(count, { by: 1 })).toEqual({ total: 7 });
  expect(received.map((text) => text.split('\r\n\r\n').at(-1))).toEqual(['{"by":1}', '{"by":1}']);
});

test('A call whose connection breaks may have been processed, so it is not repeated', async () => {
  const { call, received } = await startService('', ok);
  await expect(call(count, { by: 1 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(received).toHaveLength(1);
});
