import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findServiceEnvironment } from './data/environments.ts';
import { compileCacheEnv, root } from './root.ts';

/**
 * Runs a script of one service to its end, in the environment of that service: the one of the system that runs on this
 * machine, or, if `MONGODB_URI` is set, the current one. Exits with the exit code of the script.
 */
export async function runServiceScript(service: string, script: string, args: string[]): Promise<never> {
  const beside = process.env.MONGODB_URI
    ? process.env
    : await findServiceEnvironment(resolve(root, process.env.DATA_DIR ?? '.data'), service);
  if (!beside) {
    console.error('Start Datewright first (`npm start`), or set MONGODB_URI and what else the service reads.');
    process.exit(1);
  }
  const env = { PATH: process.env.PATH, ...compileCacheEnv, ...beside };
  const child = spawn(process.execPath, [join(root, 'services', service, 'src', script), ...args], {
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number | null>((end) => child.once('close', end));
  process.exit(code ?? 1);
}
