import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { closingNotice, isNotProcessed } from '@datewright/service-kit/http/closing-notice';
import { createLimitedServer } from '@datewright/service-kit/http/limited-server';

test('a stopping server cuts a response that takes longer than its settings allow', async () => {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { server, finish } = createLimitedServer(() => arrive?.(), 1);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = fetch(`http://127.0.0.1:${port}`).then(
    () => 'answered',
    () => 'cut',
  );
  await arrived;
  // Without the setting it would be cut after ten seconds.
  const stopped = finish().then(() => 'stopped');
  expect(await Promise.race([stopped, wait(8000, 'still waiting', { ref: false })])).toBe('stopped');
  expect(await outcome).toBe('cut');
});

describe('When a server stops', () => {
  const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

  /** A server whose responses are in the hands of the test, and connections to it as raw bytes. */
  async function startHeld() {
    const responses: ServerResponse[] = [];
    const { server, finish } = createLimitedServer((_req, res) => void responses.push(res));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const openConnection = async () => {
      let received = '';
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('data', (chunk) => (received += chunk));
      await once(socket, 'connect');
      return { socket, received: () => received, ended: once(socket, 'end') };
    };
    /** A connection on which a response has begun and is not complete. */
    const beginResponse = async () => {
      const connection = await openConnection();
      connection.socket.write(request);
      await waitUntil(() => responses.length === 1);
      responses[0]?.write('one');
      await waitUntil(() => connection.received().includes('one'));
      return connection;
    };
    return { responses, finish, openConnection, beginResponse };
  }

  test('then a request that meets the close of its idle connection reads that nothing was done with it', async () => {
    const { responses, finish, openConnection } = await startHeld();
    const { socket, received, ended } = await openConnection();
    socket.write(request);
    await waitUntil(() => responses.length === 1);
    responses[0]?.end('done');
    await waitUntil(() => received().endsWith('done'));
    const stopped = finish();
    await ended;
    expect(received().endsWith(`done${closingNotice}`)).toBe(true);
    socket.end(request);
    await stopped;
    expect(responses).toHaveLength(1);
  });

  test('then a connection that is not closed by its client is cut', async () => {
    const { finish, openConnection } = await startHeld();
    const { socket, ended } = await openConnection();
    const stopped = finish();
    await ended;
    // With the limit of the whole stop it would take ten seconds.
    const outcome = stopped.then(() => 'stopped');
    expect(await Promise.race([outcome, wait(8000, 'still waiting', { ref: false })])).toBe('stopped');
    socket.destroy();
  });

  test('then a running request is answered on a connection that says it closes, also when it came after the signal', async () => {
    const { responses, finish, openConnection } = await startHeld();
    const [running, late] = [await openConnection(), await openConnection()];
    running.socket.write(request);
    await waitUntil(() => responses.length === 1);
    const stopped = finish();
    late.socket.write(request);
    await waitUntil(() => responses.length === 2);
    for (const res of responses) res.end('done');
    for (const { socket, received, ended } of [running, late]) {
      await ended;
      expect(received()).toMatch(/\r\nConnection: close\r\n/);
      expect(received().endsWith('done')).toBe(true);
      socket.end();
    }
    await stopped;
  });

  test('then a request that arrives in time is answered, also when the event loop lags behind', async () => {
    const { responses, finish, openConnection } = await startHeld();
    const { socket, received, ended } = await openConnection();
    const stopped = finish();
    socket.write(request);
    const lagging = performance.now() + 400;
    while (performance.now() < lagging);
    await waitUntil(() => responses.length === 1);
    responses[0]?.end('done');
    await ended;
    expect(received().endsWith('done')).toBe(true);
    socket.end();
    await stopped;
  });

  test('then the next request on a connection is answered, if it comes at once', async () => {
    const { responses, finish, beginResponse } = await startHeld();
    const { socket, received, ended } = await beginResponse();
    const stopped = finish();
    responses[0]?.end();
    socket.write(request);
    await waitUntil(() => responses.length === 2);
    responses[1]?.end('two');
    await ended;
    expect(received()).toMatch(/\r\nConnection: close\r\n[\s\S]*two$/);
    socket.end();
    await stopped;
  });

  test('then a stream that has begun is completed, and the notice follows it', async () => {
    const { responses, finish, openConnection, beginResponse } = await startHeld();
    const { socket, received, ended } = await beginResponse();
    const idle = await openConnection();
    const stopped = finish();
    await idle.ended;
    idle.socket.end();
    responses[0]?.end('two');
    await ended;
    expect(received().endsWith(`two\r\n0\r\n\r\n${closingNotice}`)).toBe(true);
    socket.end();
    await stopped;
  });
});

test('Only the notice means that nothing was done, not every 408', () => {
  const headers = new Headers({ 'x-not-processed': 'stopping' });
  expect(isNotProcessed(408, (name) => headers.get(name))).toBe(true);
  expect(isNotProcessed(408, () => undefined)).toBe(false);
  expect(isNotProcessed(200, (name) => headers.get(name))).toBe(false);
});
