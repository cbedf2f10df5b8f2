import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { closingNotice } from '@datewright/service-kit/http/closing-notice';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createUpstream } from '../src/proxy/upstream.ts';

const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\ndone';
let stop = () => {};
afterEach(() => stop());

/** A service that answers each connection with the next of these. */
async function startService(...answers: string[]) {
  let requests = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      requests += 1;
      socket.end(answers.shift() ?? ok);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const upstream = createUpstream('chatpad', url, { connections: 4, waiting: 4 }, createLogger('edge', 'silent'));
  const post = async (body: Buffer | Readable) => {
    const answer = await upstream.request({ method: 'POST', path: '/', body });
    return answer.body.text();
  };
  return { post, requests: () => requests };
}

test('A request that met the end of a process is sent to the next one, also when it changes something', async () => {
  const { post, requests } = await startService(closingNotice, closingNotice, ok);
  expect(await post(Buffer.from('{}'))).toBe('done');
  expect(requests()).toBe(3);
});

test('A streamed upload can’t be sent again, so its sender is told', async () => {
  const { post, requests } = await startService(closingNotice, ok);
  await expect(post(Readable.from(['bytes']))).rejects.toMatchObject({ code: 'unavailable' });
  expect(requests()).toBe(1);
});

test('A change whose connection breaks may have been processed, so it is not repeated', async () => {
  const { post, requests } = await startService('', ok);
  await expect(post(Buffer.from('{}'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(requests()).toBe(1);
});
