import { serveTasks } from '../../src/processes/serve-tasks.ts';

const kept: Buffer[] = [];

/** A child that misbehaves on request. */
serveTasks(async (work: string, bytes) => {
  if (work === 'hang') await new Promise<void>(() => {});
  if (work === 'spin') for (;;);
  if (work === 'die') process.exit(3);
  if (work === 'fail') throw new TypeError('with a secret in its text');
  const grown = /^grow (\d+)$/.exec(work)?.[1];
  if (grown) kept.push(Buffer.alloc(Number(grown) * 1024 * 1024, 1));
  return {
    pid: process.pid,
    bytes: bytes.length,
    sum: bytes.reduce((all, one) => all + one, 0),
    environment: Object.keys(process.env),
  };
});
