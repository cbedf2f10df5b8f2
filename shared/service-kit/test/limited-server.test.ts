import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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
