import { fileURLToPath } from 'node:url';
import { startChild } from '@datewright/platform/child-process';
import { findFreePort } from '@datewright/platform/free-port';

/** Starts a baseline as a process of its own, on the database of a service. It prints "listening" once it serves. */
export async function startBareProcess(
  main: URL,
  { MONGODB_URI, MONGODB_DB, NODE_ENV }: Record<string, string | undefined>,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = String(await findFreePort());
  const bare = await startChild(process.execPath, [fileURLToPath(main)], {
    name: 'The bare route',
    seconds: 100,
    until: /listening/,
    env: { PATH: process.env.PATH, MONGODB_URI, MONGODB_DB, NODE_ENV, ...settings, PORT: port },
  });
  return { url: `http://127.0.0.1:${port}`, stop: bare.stop };
}
